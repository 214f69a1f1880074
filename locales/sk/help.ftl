# Na čo slúžia príkazy a ich argumenty: `ruling --help`.

## Nadpisy

help-frame =
    .usage = Použitie
    .commands = Príkazy
    .command = PRÍKAZ
    .arguments = Argumenty
    .options = Prepínače
    .any-options = PREPÍNAČE
    .default = predvolené
    .values = možné hodnoty
    .print-help = Vypíše pomoc
    .print-help-more = Vypíše pomoc (podrobnejšie: '--help')
    .print-help-brief = Vypíše pomoc (stručne: '-h')
    .print-version = Vypíše verziu
help-value =
    .words = SLOVÁ
    .house = PRAVIDLÁ
    .lang = JAZYK
    .dir = PRIEČINOK
    .n = N
    .rule-or-number = PRAVIDLO|ČÍSLO
    .line = RIADOK
    .file = SÚBOR
    .rule = PRAVIDLO
    .path = SÚBOR
    .ids = IDENTIFIKÁTORY
    .id = IDENTIFIKÁTOR
    .format = FORMA
    .shell = SHELL
    .club = KLUB
    .name = NÁZOV
    .langs = JAZYKY
    .role = FUNKCIA
    .old = SKORŠIE

## Príkazy

help-ruling = Pravidlá pokrových herní: vyhľadanie pravidla, rozhodnutie situácie, vydanie súboru pravidiel a dôkaz, že si neodporuje
    .after =
        Návratový kód: 0 nájdené alebo bez chýb, 1 nič sa nenašlo alebo je čo opraviť, 2 nedalo sa vykonať.
        Premenné prostredia: RULING_HOUSE, RULING_LANG, NO_COLOR.
        Všetky ostatné slová sú hľadaním: `ruling veľký žetón`, `ruling oversized chip`, `ruling TDA 39`.
    .words = Hľadané slová v ktoromkoľvek zo šiestich jazykov
    .house = Podľa ktorých pravidiel: identifikátor zo zoznamu `ruling houses` alebo cesta k súboru pravidiel klubu
    .lang = Jazyk odpovede: { $codes }; pre knihu aj viac jazykov oddelených čiarkou
    .rules = Načíta pravidlá z tohto priečinka namiesto vstavaných
    .json = Vypíše JSON
    .limit = Najviac toľko pravidiel a pojmov
help-query = Vyhľadá pravidlo aj podľa slov, ktoré by inak boli príkazom
help-rule = Jedno pravidlo celé: každé ustanovenie, čo platí v ktorom klube, každý príklad; alebo jeden pojem
    .rule = Identifikátor pravidla alebo jeho číslo v pravidlách klubu: `oversized-chip`, `4.10`, `TDA 39`; alebo pojem: `kicker`
help-decide = Rozhodne situáciu; bez riadkov ukáže, ako ju zapísať
    .lines = Stôl a udalosti, každá na svojom riadku: `200/400` `A raises to 1200` `B pushes 2x1000`
    .file = Načíta riadky zo súboru, s `-` zo štandardného vstupu
    .all-houses = Podľa všetkých pravidiel vedľa seba
help-compare = V čom sa líšia dvoje pravidlá; každý rozdiel s najmenšou situáciou, v ktorej sa prejaví
    .left = Prvé pravidlá
    .right = Druhé pravidlá
    .rule = Iba toto pravidlo: identifikátor alebo číslo v jedných z nich
    .brief = Iba pravidlá, v ktorých sa líšia, a ich nastavenia; situácie sa nehľadajú
help-init = Založí vlastné pravidlá klubu: súbor na doplnenie a schému, podľa ktorej ho editor dopĺňa
    .club = Názov súboru: malé písmená, číslice a spojovníky
    .name = Názov klubu, ako sa má vytlačiť
    .languages = Jazyky klubu, hlavný ako prvý: `sk,en`
    .base = Pravidlá, z ktorých vychádza: identifikátor zo zoznamu `ruling houses`
    .floor = Kto rozhoduje: `floor-person`, `tournament-director`, `floor-manager`, ...
help-book = Vydá pravidlá s príkladmi pre hráčov, aj v dvoch jazykoch vedľa seba
    .out = Cieľový priečinok; čo tam zapísala skoršia kniha, sa nahradí, všetko ostatné zostane
    .format = Čo sa vydá [predvolené: html]
    .format-html = Jedna stránka so všetkým, na obrazovku, telefón aj papier
    .format-site = Každé pravidlo na vlastnej stránke, s obsahom a vyhľadávaním, na webový server alebo do priečinka
    .format-epub = Súbor pre čítačky a čítacie aplikácie
    .format-pdf = Súbor na tlač a archív s obsahom a záložkami
    .annotated = Vydanie s poznámkami pre floormana: aj zdroj každého pravidla, rozpory a ich riešenie a znenie ostatných pravidiel
    .card = Iba karta pre floormana: dva listy s odpoveďami na otázky každého večera
    .since = Vyznačí a vypíše, čo sa zmenilo oproti skoršiemu vydaniu, každú zmenu so situáciou, ktorá sa teraz rozhodne inak; identifikátor zo zoznamu `ruling houses` alebo cesta k súboru pravidiel klubu
    .all-houses = Všetky pravidlá, každé vo vlastnom priečinku
help-verify = Dokáže, že si pravidlá neodporujú; so SÚBOROM aj vlastné pravidlá klubu
    .path = Súbor pravidiel klubu
    .select = Iba zistenia, ktorých identifikátor sa takto začína
    .ignore = Bez zistení, ktorých identifikátor sa takto začína; čo bráni načítaniu pravidiel, sa vypíše vždy
    .rule = Iba toto pravidlo a čo k nemu patrí: texty, situácie podľa všetkých pravidiel, dôkaz ustanovení, hodnoty nastavení, na ktoré sa pýta; možno zadať viackrát
    .dictionaries = Skontroluje pravopis podľa slovníkov hunspell v tomto priečinku, napríklad /usr/share/hunspell
    .format = Podoba výpisu [predvolené: human]
    .format-human = Podčiarknutý riadok a čo s ním
    .format-sarif = SARIF 2.1.0 na kontrolu kódu
    .format-junit = JUnit XML, ako ho čítajú servery CI
    .format-github = Príkazy pracovného postupu pre GitHub
    .explain = Vysvetlí zistenie: čo hlási, prečo na tom záleží, príklad a ako to opraviť
    .list = Vypíše všetky zistenia
    .conflicts = Ukáže zaznamenané rozpory všetkých alebo zvolených pravidiel, každý v najmenšej situácii, na ktorej záleží
    .explore = S `--conflicts`: v okolí každej situácie hľadá ustanovenia, ktoré rozhodujú odlišne; chvíľu to trvá
help-replay = Prehrá zaznamenané rozdania: čo by pravidlá nedovolili a ktoré žetóny skončili inde
    .files = Súbory vo formáte PHH alebo PHHS, prípadne priečinky s nimi; `-` je štandardný vstup
help-houses = Súbory pravidiel a ktorý z nich platí, ak sa žiadny nezvolí
help-options = Všetky nastavenia, v ktorých sa pravidlá líšia, ich hodnoty a kde ktorá platí
help-schema = Schéma JSON pre editory, ktoré pri písaní dopĺňajú a vysvetľujú
    .schema = Druh súboru
    .schema-rule = Pravidlo: názov, ustanovenia a situácie, ktoré ich dokazujú
    .schema-house = Pravidlá klubu alebo to, v čom sa klub líši od iného
    .schema-glossary = Slovník: ako sa pojmy hry volajú v každom jazyku
help-mcp = Obslúži asistenta: Model Context Protocol cez štandardný vstup a výstup
help-completions = Dopĺňanie príkazov pre shell
    .shell = Shell
