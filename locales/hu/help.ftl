# Mire valók a parancsok és a paramétereik: `ruling --help`.

## Címsorok

help-frame =
    .usage = Használat
    .commands = Parancsok
    .command = PARANCS
    .arguments = Paraméterek
    .options = Kapcsolók
    .any-options = KAPCSOLÓK
    .default = alapérték
    .values = lehetséges értékek
    .print-help = Súgó
    .print-help-more = Súgó (bővebben: '--help')
    .print-help-brief = Súgó (röviden: '-h')
    .print-version = A program verziója
help-value =
    .words = SZAVAK
    .house = SZABÁLYZAT
    .lang = NYELV
    .dir = MAPPA
    .n = N
    .rule-or-number = SZABÁLY|SZÁM
    .line = SOR
    .file = FÁJL
    .rule = SZABÁLY
    .path = FÁJL
    .ids = AZONOSÍTÓK
    .id = AZONOSÍTÓ
    .format = FORMA
    .shell = SHELL
    .club = KLUB
    .name = NÉV
    .langs = NYELVEK
    .role = SZEREP
    .old = KORÁBBI

## Parancsok

help-ruling = Pókertermek szabályai: keresés, döntés leírt helyzetről, szabályzat kiadása és ellentmondás-mentességének igazolása
    .after =
        Kilépési kód: 0 van eredmény, illetve nincs hiba; 1 nincs eredmény, illetve van mit javítani; 2 nem futott le.
        Környezeti változók: RULING_HOUSE, RULING_LANG, NO_COLOR.
        Minden más szó keresés: `ruling nagy zseton`, `ruling oversized chip`, `ruling TDA 39`.
    .words = A keresett szavak a hat nyelv bármelyikén
    .house = Az irányadó szabályzat: azonosító a `ruling houses` listájából, vagy egy szabályzat fájljának útvonala
    .lang = A válasz nyelve: { $codes }; könyvhöz több is megadható, vesszővel elválasztva
    .rules = A szabályok ebből a mappából, nem a programban lévők
    .json = JSON kimenet
    .limit = Legfeljebb ennyi szabály és fogalom
help-query = Szabály keresése olyan szavakkal is, amelyek különben parancsnak számítanának
help-rule = Egy szabály teljes egészében: minden rendelkezés, minden szabályzat eltérése, minden példa; vagy egy fogalom
    .rule = A szabály azonosítója vagy száma a szabályzatban: `oversized-chip`, `4.10`, `TDA 39`; vagy egy fogalom: `kicker`
help-decide = Döntés egy helyzetről; sorok nélkül a leírás módja
    .lines = Az asztal és az események, soronként egy: `200/400` `A raises to 1200` `B pushes 2x1000`
    .file = A sorok fájlból, vagy `-` esetén a szabványos bemenetről
    .all-houses = Minden szabályzat szerint, egymás mellett
help-compare = Miben tér el két szabályzat; minden eltérés a legkisebb helyzettel, amelyben kiütközik
    .left = Az egyik szabályzat
    .right = A másik szabályzat
    .rule = Csak ez a szabály: az azonosítója, vagy a száma a kettő egyikében
    .brief = Csak az eltérő szabályok és beállításaik, helyzetek keresése nélkül
help-init = Egy klub saját szabályzatának elkezdése: kitölthető fájl, és a séma, amelyből a szerkesztő kiegészíti
    .club = A fájl neve: kisbetűk, számjegyek és kötőjelek
    .name = A klub neve, ahogy a szabályzatban áll
    .languages = A klub nyelvei, az elsővel kezdve: `hu,en`
    .base = Az alapul vett szabályzat: azonosító a `ruling houses` listájából
    .floor = Aki dönt: `floor-person`, `tournament-director`, `floor-manager`, ...
help-book = Szabályzat kiadása: szabályok és példák a játékosoknak, két nyelven egymás mellett is
    .out = A célmappa; amit korábbi könyv írt oda, azt felülírja, minden mást meghagy
    .format = A kiadás formája [alapérték: html]
    .format-html = Egyetlen oldal, képernyőre, telefonra és papírra
    .format-site = Szabályonként egy oldal, tartalomjegyzékkel és keresővel, webkiszolgálóra vagy mappába
    .format-epub = Egy fájl e-könyv-olvasókra és olvasóalkalmazásokba
    .format-pdf = Nyomtatható, eltehető fájl tartalomjegyzékkel és könyvjelzőkkel
    .annotated = Jegyzetekkel ellátott kiadás a teremfőnöknek: a szabályok forrása, az ellentmondások és feloldásuk, valamint a többi szabályzat eltérései
    .card = Csak az asztali segédlet: két lapon a szabályzat válaszai az esténként visszatérő kérdésekre
    .since = Megjelöli és felsorolja, ami egy korábbi kiadáshoz képest változott, minden változást egy olyan helyzettel, amelyben most más a döntés; azonosító a `ruling houses` listájából, vagy egy szabályzat fájljának útvonala
    .all-houses = Minden szabályzat, mindegyik külön mappában
help-verify = A szabályok ellentmondás-mentességének igazolása; FÁJL megadásával a klub saját szabályzatáé is
    .path = Egy szabályzat fájlja
    .select = Csak az így kezdődő azonosítójú megállapítások
    .ignore = Az így kezdődő azonosítójú megállapítások nélkül; ami miatt a szabályok nem tölthetők be, az mindig látszik
    .rule = Csak ez a szabály és ami hozzá tartozik: szövegei, helyzetei minden szabályzatban, rendelkezéseinek igazolása, az általa kért beállítások értékei; többször is megadható
    .dictionaries = Helyesírás-ellenőrzés az e mappában lévő hunspell-szótárakkal, például /usr/share/hunspell
    .format = A jelentés formája [alapérték: human]
    .format-human = A sor aláhúzva, és a teendő
    .format-sarif = SARIF 2.1.0, kódellenőrző rendszereknek
    .format-junit = JUnit XML, ahogy a CI-kiszolgálók olvassák
    .format-github = A GitHub munkafolyamat-utasításai
    .explain = Egy megállapítás magyarázata: mit jelez, miért számít, példa, és a javítás módja
    .list = Az összes megállapítás felsorolása
    .conflicts = A szabályzatok, illetve a megnevezett szabályzat felvett ellentmondásai, mindegyik a legkisebb helyzetben, amelyben számít
    .explore = A `--conflicts` mellett: eltérően döntő rendelkezések keresése minden helyzet környezetében; eltart egy ideig
help-replay = Rögzített leosztások visszajátszása: mit nem engedett volna a szabályzat, és mely zsetonok kerültek máshová
    .files = PHH vagy PHHS formátumú leosztásfájlok, vagy ilyenek mappái; `-` a szabványos bemenet
help-houses = A szabályzatok, és melyik az irányadó, ha egyet sem nevezünk meg
help-options = Minden beállítás, amelyben a szabályzatok eltérnek, az értékei, és hogy melyik hol érvényes
help-schema = Egy fájlfajta JSON-sémája szerkesztőknek, amelyek gépelés közben kiegészítenek és magyaráznak
    .schema = A fájl fajtája
    .schema-rule = Szabály: címe, rendelkezései és az ezeket igazoló helyzetek
    .schema-house = Szabályzat, vagy amiben egy klub eltér egy másiktól
    .schema-glossary = Szójegyzék: a játék fogalmainak nevei minden nyelven
help-mcp = Asszisztens kiszolgálása: Model Context Protocol a szabványos be- és kimeneten
help-completions = Parancskiegészítés egy shellhez
    .shell = A shell
