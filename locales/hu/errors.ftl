# Amit a program magáról mond: hibák és a `verify` összegzése.

## Paraméterek

all-of = { $head } és { $last }
one-of = { $head } vagy { $last }
error = hiba
warning = figyelmeztetés
help = teendő
tip = tipp
more-information = Bővebben: { $help }
unknown-argument = ismeretlen kapcsoló vagy fölösleges szó: „{ $argument }”
value-missing = hiányzik az érték: „{ $argument }”
value-wrong = érvénytelen érték: „{ $value }” („{ $argument }”)
value-wrong-because = érvénytelen érték: „{ $value }” („{ $argument }”); { $why }
value-too-many = fölösleges érték: „{ $value }” („{ $argument }”)
argument-twice = csak egyszer adható meg: „{ $argument }”
argument-conflict = nem adható meg együtt: „{ $argument }” és „{ $other }”
argument-conflict-with = más megadott paraméterrel nem fér össze: „{ $argument }”
conflicting-arguments = nem fér össze ezekkel: { $arguments }
argument-missing = hiányzó paraméter: { $arguments }
arguments-wrong = a paraméterek nem illenek össze
not-unicode = az egyik paraméter nem UTF-8-szöveg
possible-values = [lehetséges értékek: { $values }]
similar = erre gondolt: { $words }?
command-without-dashes = a parancs kötőjelek nélkül írandó: „{ $command }”
as-a-word = a „{ $word }” szó kereséséhez ezt kell írni: „{ $typed }”
known-languages = a nyelvek: { $codes }
not-a-number-between = { $least } és { $most } közötti egész szám kell

## Parancsok

did-you-mean-id = erre gondolt: `{ $id }`?
no-command = nincs ilyen parancs: `{ $word }`
is-a-path = `{ $word }` útvonal
path-behind = `{ $word }` nem parancs, és útvonal áll mögötte
meant-command = erre gondolt: `ruling { $command }`? Ha a szavakat keresi, írjon eléjük `query`-t
known-commands = a parancsok: { $commands }; ha a szavakat keresi, írjon eléjük `query`-t
index-unreadable = a keresőindex nem olvasható: { $error }
output-unwritable = a kimenet nem írható: { $error }
built-without-mcp = ez a `ruling` `mcp` nélkül készült
build-with-mcp = fordítsa így: `--features mcp`
built-without-pdf = ez a `ruling` `pdf` nélkül készült
build-with-pdf = fordítsa így: `--features pdf`, vagy használjon kiadott változatot

## Beállítások

no-house = nincs ilyen szabályzat: `{ $house }`
known-houses = a szabályzatok: { $houses }; a sajátot a fájlja útvonalával kell megnevezni
no-rules-in = nincsenek szabályok ebben a mappában: { $folder }
name-rules-folder = olyan mappa kell, amelynek a felépítése a `rules/` mappáéval egyezik: fejezetek, szabályonként egy fájllal, és `houses`
language-in-environment = a RULING_LANG ismeretlen nyelvet kér: `{ $code }`
language-in-configuration = a beállítófájl ismeretlen nyelvet kér: `{ $code }`
configuration-wrong = a beállítófájl hibás ({ $path }): { $error }
configuration-may-set = `house`, `lang` és `log` állítható benne, például `house: pslive`
no-record = nincs napló, amelybe a megjegyzés kerülhetne
name-a-record = a fájlját a `--log`, a RULING_LOG vagy a beállítófájl `log` kulcsa adja meg
record-unwritable = az eset nem jegyezhető fel ide: { $path }: { $error }
name-another-record = írható fájl kell a `--log` után; a mappájának léteznie kell
record-of-one-house = egy eset egyetlen szabályzat döntésével kerül a naplóba
name-one-house = a `--all-houses` és a `--log` közül az egyik elhagyandó

## verify

house-not-published = ez a szabályzat nincs közzétéve, ezért nem volna mit igazolni benne: `{ $house }`
publish-house = törölje a fájljából a `published: false` sort
proved-no-rules = nincsenek szabályok, így nem volt mit igazolni
see-folder = a mappa felépítése a `rules/` mappáéval egyezzen
proved-no-houses = egyetlen szabályzat sincs közzétéve, így egyetlen döntést sem lehetett igazolni
add-house = tegyen egy szabályzatfájlt a `houses` mappába
proved-nothing = semmi sem lett ellenőrizve
select-others = válasszon más megállapításokat; a helyesírás csak `--dictionaries` mellett ellenőrizhető
no-rule-called = nincs ilyen szabály: `{ $rule }`
rule-by-id = a szabályt az azonosítója nevezi meg; a `ruling SZAVAK` megkeresi
no-finding = nincs ilyen megállapítás: `{ $finding }`
list-findings = az összeset a `ruling verify --list` sorolja fel
reading-rules = szabályok beolvasása
checks-of = { $count } ellenőrzés

## A verify összegzése

errors = { $count } hiba
warnings = { $count } figyelmeztetés
rules-do-not-load = a szabályok nem tölthetők be: { $found }
checked-rules = { $count } szabály
checked-clauses = { $count } rendelkezés
checked-houses = { $count } szabályzat
checked-scenarios = { $count } lejátszott helyzet
checked-examples = { $count } példa
checked-contradictions = { $count } ellentmondás
told-apart = { $count } értékpárból { $told } megkülönböztetve
silenced = { $count } elnémítva

## Saját klub

is-a-house-already = `{ $house }` néven már van szabályzat
name-club-otherwise = adjon más nevet a klub fájljának
club-misnamed = klub fájlját nem lehet így nevezni: `{ $path }`
letters-of-club = kisbetű, számjegy és kötőjel állhat benne: `ruling init my-club`
no-role = nincs ilyen döntéshozó: `{ $word }` (`--floor`)
known-roles = ezek közül választhat: { $words }
file-is-there = { $path } már létezik, és érintetlen maradt
go-on-with-file = válasszon más nevet, vagy folytassa azt a fájlt: a `ruling verify { $path }` megmondja, mi hiányzik belőle
file-unwritten = { $path } nem írható: { $error }
choose-folder-there = létező mappát adjon meg

## Összevetés, kiadás, visszajátszás

neither-has-rule = egyikben sincs ilyen szabály: `{ $rule }`
rule-in-one-of-two = adja meg a szabály azonosítóját vagy a számát a kettő egyikében
page-unrendered = az oldal nem állítható elő: { $error }
no-glyph = a PDF betűkészleteiben nincs jel ehhez: `{ $sign }`
leave-out-or-html = hagyja ki, vagy adja ki így: `--format html`
book-unwritten = a könyv nem írható ide: { $folder }: { $error }
choose-folder = új vagy üres mappa kell, vagy olyan, amelyben korábbi könyv van
one-language-at-a-time = több nyelven csak könyv adható ki
name-one-language = egy nyelv adható meg: `--lang hu`
card-in-one-language = az asztali segédlet egyetlen nyelven készül
card-for-each = nyelvenként külön segédlet készíthető
card-is-a-page = az asztali segédlet egyetlen oldal, se webhely, se e-könyv nem lehet
card-formats = a formája lehet { $formats }
two-languages-at-most = legfeljebb két nyelv állhat egymás mellett
site-in-any-number = tetszőleges számú nyelvet fogad el: { $formats }
watched-in-browser = írás közben csak oldal vagy webhely követhető
watched-formats = a formája lehet { $formats }
port-unheard = a 127.0.0.1 cím { $port }. portja nem nyitható meg: { $error }
choose-port = adjon meg másik portot, vagy egyet se: akkor egy szabad portot kap
watch-follows = a könyv ezen a címen látható, és követi a fájljait; a Ctrl-C leállítja
watch-renewed = elkészült az új könyv
watch-kept = amíg a hiba megvan, az utolsó jó könyv látható
no-hands-in = nincsenek leosztások itt: { $folder }: { $why }
no-hands-no-file = egyik fájl sem végződik így: .phh vagy .phhs
name-hands = leosztásfájlokat adjon meg, vagy olyan mappát, amelyben .phh vagy .phhs végű fájlok vannak

## mcp

waiting-for-assistant = Várakozás az asszisztensre, amely maga indítja a `ruling mcp` parancsot. Befejezés: Ctrl-D.
not-mcp = az asszisztens nem a Model Context Protocol szerint szól: { $error }
mcp-begins = az `initialize` kéréssel kell kezdenie, soronként egy üzenettel
no-language = nincs ilyen nyelv: `{ $code }`
houses-are = a szabályzatok: { $houses }
meant-house = erre gondolt: `{ $id }`? A szabályzatok: { $houses }
house-by-starter = a szabályzatok: { $houses }; fájlt a program indítója nevezhet meg: `ruling mcp --house FÁJL`
nothing-to-look-for = nincs mit keresni
give-words = adja meg a `words` értékét, a `limit` pedig 1 és 100 közé essen
meant-rule = erre gondolt: `{ $id }`? Szavakat a find_rule keres
find-rule-looks = szavakat a find_rule keres, és megnevezi a találatok azonosítóját és számát
no-rule-no-term = nincs ilyen szabály vagy fogalom: `{ $rule }` ({ $house })
no-lines = nincsenek sorok
describe-table = először az asztal, azután az események, soronként egy
no-option = egyik beállítás kulcsában sincs ez: `{ $part }`
leave-out-option = az összes kulcs a paraméter elhagyásával kérhető

## Elmondott helyzetek

telling-too-long = túl hosszú a leírás
telling-one-hand = egyszerre egy leosztást meséljen el
telling-not-understood = ezt nem értettem: `{ $words }`
telling-say-who = írja le, ki mit csinál, például: `A emel 1200-ra`
telling-deal-not-understood = az osztásról szóló részből ezt nem értettem: `{ $words }`
telling-say-deal = írja le, melyik lappal mit csinált az osztó vagy a játékos, például: `az osztó a 7. lapot képpel felfelé osztja`
telling-missing = { $what }: `{ $words }`
telling-nobody = nem derül ki, ki csinálja: `{ $words }`
telling-name-player = nevezze meg a játékost: `A`, `3-as szék`, `CO` vagy egy név
telling-or-ask = vagy kérdezzen `decide` nélkül: a szavak megtalálják a szabályt
telling-unreal = ez a szó azt mondja, hogy ebből semmi sem történt meg: `{ $words }`
telling-tell-deeds = írja le, ki mit tett az asztalnál
telling-how-much = nem derül ki, mennyit: `{ $words }`
telling-tell-amount = írja le az összeget vagy a zsetonokat: `1200`, `2x1000`
telling-which-card = nem derül ki, melyik lap volt az
telling-which-card-help = írja le, az osztás hányadik lapja volt, például: `az osztó a 7. lapot képpel felfelé osztja`, vagy azt, kié: `a nagyvak első lapja`
telling-which-cards = nem derül ki, melyik lapok voltak
telling-which-cards-help = írja le, az osztás hányadik lapjai voltak, például: `az osztó felfedi a harmadik és az ötödik lapot`
telling-which-player = nem derül ki, ki volt az
telling-which-street = nem derül ki, melyik lap előtt
telling-which-street-help = nevezze meg az utcát, például: `turn 5c égetés nélkül`
telling-name-card = nem derül ki, melyik lap van meg kétszer
telling-name-card-help = nevezze meg a lapot, például: `az osztó egy második Jh lapot talál`
telling-shown-card = nem derül ki, melyik lapot mutatta meg
telling-shown-card-help = nevezze meg a lapot, például: `A megmutatja: Kd`; a terítéshez minden lap kell: `A teríti a lapjait`
telling-name-cards = nem derül ki, milyen lapok jöttek
telling-name-cards-help = nevezze meg a lapokat, például: `turn 5c 9d`
telling-where = nem derül ki, hol kellene lennie a gombnak
telling-where-help = nevezze meg a játékost, például: `a gomb D-nél van, E-nél kellene lennie`
telling-drawn = nem derül ki, ki milyen lapot húzott
telling-drawn-help = írja le az összes lapot, például: `húzás a gombért: A 7c, B Kd`
telling-seats = nem derül ki, hányan játszanak, és hol van a gomb
telling-seats-help = írja le a székeket és a gombot, például: `székek A B C D E, gomb E`, vagy azt, az osztás hányadik lapja volt
telling-understood-as = a szavakat így értettem: { $lines }
