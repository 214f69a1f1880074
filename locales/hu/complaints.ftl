# Mi a baj egy szabállyal vagy szabályzattal. A szabályok az angol fájlban állnak.

## Kulcsok és alakok

no-key = `{ $key }` itt nem kulcs ({ $what })
needs-key = hiányzik a kulcs: `{ $key }` ({ $what })
option-conflict = az `option` fajtájú ellentmondás megnevezi a beállítását (`option`)
is-mapping = ide kulcsok és értékek valók ({ $what })
is-list = ide lista való ({ $what })
is-text = ide szöveg való ({ $what })
flag = itt csak `true` vagy `false` állhat
date-form = a dátum alakja év, hónap, nap: `2026-03-01`
figure-is-option = `{ $name }` beállítás: egy pont állítja be, `sets: { "{" } { $key }: ... { "}" }`
no-id = `{ $id }` nem jó azonosító: csak ékezet nélküli kisbetű, számjegy és kötőjel lehet benne
did-you-mean = erre gondolt: `{ $id }`?
yaml = YAML-ként nem olvasható: { $why }
yaml-twice = YAML-ként nem olvasható: kétszer szerepel ez a kulcs: `{ $id }`
yaml-colon = YAML-ként nem olvasható: itt nem állhat kettőspont
yaml-behind-quote = YAML-ként nem olvasható: a szöveg a záró idézőjel után folytatódik
yaml-behind-brace = YAML-ként nem olvasható: a szöveg a záró kapcsos zárójel után folytatódik
cannot-read = nem olvasható: { $file }: { $why }
longer-than = hosszabb, mint { $size }
no-such-length = ilyen fájl nem szokott ekkora lenni; nézze meg, jót adott-e meg
no-utf8 = nem UTF-8 kódolású szöveg
save-utf8 = mentse a fájlt UTF-8 kódolással
name-file-or-query = egy szabályzat fájlját nevezze meg; ha szavakat keres, írjon eléjük `query`-t
hidden = ezt a karaktert senki sem látja: { $character }
take-hidden-out = törölje; ami nélküle jól fest, az jó

## Ami nincs

no-house = nincs ilyen szabályzat: `{ $id }`
no-rule = nincs ilyen szabály: `{ $id }`
provision-without-text = ez saját szöveg nélküli pont: a benne lévő rendelkezések szabályát nevezze meg, `{ $rule }`
no-clause = nincs ilyen rendelkezés: `{ $id }`
no-provision = nincs ilyen pont: `{ $id }`
no-base-provision = az alapul vett szabályzatban nincs ilyen pont: `{ $id }`
no-scenario = nincs ilyen helyzet: `{ $id }`
no-chapter = nincs ilyen fejezet: `{ $id }`
no-option = nincs ilyen beállítás: `{ $id }`
behind-a-comma = a vessző új bejegyzést kezd: a beállítás egész szám, minden más szám idézőjelbe kerül, `"2,5"`
no-role = nincs ilyen szerep: `{ $id }`
figure-with-sign = így kell írni: `{ "{" } ${ $name } { "}" }`, a szám neve elé `$` kerül
nobody-decides = nincs ilyen döntéshozó: `{ $id }`
no-structure = nincs ilyen tétstruktúra: `{ $id }`
no-finding = nincs ilyen megállapítás: `{ $id }`
no-kind = nincs ilyen fajta: `{ $kind }` ({ $what })
first-number = írja oda, milyen számú legyen az első szabály: { $numbers }
no-language = `{ $code }` nincs a nyelvek között
languages-are = a nyelvek: { $languages }
say-language = mondja meg, milyen nyelvűek a szövegek: `languages: [hu]`
deciders-are = a döntéshozó ezek egyike: { $words }
languages-or-quotes = a vesszőt vagy kettőspontot tartalmazó szöveg idézőjelbe való; a nyelvek: { $languages }
not-in-language = hiányzik: `{ $what }` ({ $language })
add-language = írja be a `{ $code }:` kulcsot a `{ $what }:` alá
english = angol
hungarian = magyar
slovak = szlovák
croatian = horvát
icelandic = izlandi
russian = orosz
another = már van ilyen: `{ $id }` ({ $what })
first-at = az első itt áll: { $place }

## Pontok

carries-nothing = ez a pont semmit sem tartalmaz, és nem mondja meg, miért
add-carried = kell bele saját szavakkal `text:`, vagy `clauses:`, `terms:`, `sets:`, `restates:`, `example-of:`, esetleg indokkal `nothing:`
each-its-own = mindegyikből legyen külön pont
does-one-thing = egy pont egy dolgot tesz: rendelkezést tartalmaz, fogalmat határoz meg, ismétel, példa, vagy semmit sem tartalmaz
circle = közvetlenül vagy mások révén önmagán alapul: `{ $house }`
nothing-to-drop = az alapul vettek közül egyik sem tartalmazza ezt: `{ $id }`; nincs mit elhagyni
shows-at = itt látszik: { $place }
number-twice = két szabálynak is ez a száma: { $number }
number-also-of = ugyanez a száma ennek: `{ $id }`
stands-no-more = `{ $id }` már nem áll az alapul vett szabályzatban
in-its-place = a helyén ez áll: { $heirs }
none-of-sides = `{ $id }` nem oldala ennek az ellentmondásnak

## Szövegek

two-texts = két szövege is van ennek: `{ $clause }` ({ $house })
both-cases = mindkét eset illik rá: { $values }
no-text-for = nincs szövege ennek: `{ $clause }`, arra, amit ez beállít: `{ $house }`
write-case = írjon esetet ehhez: { $values }
choose-otherwise = ehhez nincs: { $values }; állítson be más értéket, vagy hagyja el ezt: `{ $clause }`
settled-and-gone = ezt a(z) `{ $provision }` rendezte, és ezzel elmarad: { $options }; hagyja el ezt is: `{ $clause }`, vagy állítsa be saját pontban
not-fluent = Fluent-mintaként nem olvasható: { $why }
no-html = szövegben nem lehet HTML
write-markdown = Markdownt írjon; ahol a `<` nem jelölő, szóköz álljon utána
no-meaning = a szójegyzék nem mondja meg, mit jelent: `{ $id }`
add-meaning = írjon `meaning:` kulcsot a fogalomhoz itt: { $place }
no-term = nincs ilyen fogalom a szójegyzékben: `{ $id }`
add-term = vegye föl ide: `rules/glossary.yaml`
quote-colon = a kettőspontot tartalmazó szöveget tegye idézőjelbe, vagy a `|` alá
quote-apostrophe = az aposztrófot tartalmazó szöveget tegye kettős idézőjelbe, vagy a `|` alá
quote-brace = a zárójellel kezdődő szöveget tegye idézőjelbe, vagy a `|` alá
key-once = minden kulcsot egyszer írjon le; a lista minden új eleme így kezdődik: `- `
look-above = nézze meg ezt a sort és a fölötte lévőt: zárójel, vessző, idézőjel vagy a behúzás hiányzik
links-only = a szöveg csak szabályra hivatkozhat, és ez nem az: `{ $id }`
no-address = `{ $to }` nem szabály, és nem is cím
begin-address = szabályt az azonosítójával nevezzen meg, vagy így kezdje a címet: { $schemes }
role-not-filled = ebben a szabályzatban senki sem tölti be ezt a szerepet: `{ $role }`
not-printable = ezt szöveg nem tudja kiírni: `{ $name }`
meaning-is-plain = a meghatározásban nem állhat se szám, se szerep
meaning-is-common = minden szabályzatban ugyanaz; amiben különböznek, az a szabályokba való
unused-figure = egyetlen szöveg sem írja ki: `{ $name }`
print-figure = írja oda, ahová való: `{ "{" } ${ $name } { "}" }`, vagy törölje
lacks-variables = ebből a szövegből hiányzik ({ $language }): { $names }
adds-variables = csak ebben a szövegben van ({ $language }): { $names }
same-in-all = minden nyelv ugyanazt mondja
prints-nothing = egyetlen beállítás sem írható ki így: `{ $name }`
not-a-figure = `{ $key }` nem szám: írjon esetet mindegyik értékéhez
figure-not-set = ezt a számot ez a szabályzat nem állítja be: `{ $name }`
logo-unreadable = az embléma nem olvasható: { $why }
no-such-file = nincs ilyen fájl
may-not-read = innen senki sem olvashatja
is-folder = ez mappa
over-a-megabyte = nagyobb egy megabájtnál
logo-looked-for = a program itt keresi a képet: { $path }
logo-no-picture = az embléma nem olyan kép, amelyet egy lap mutatni tud
logo-use = PNG, JPEG, WebP vagy SVG legyen

## Beállítások

unsettled = `{ $key }` kétfélére is be van állítva: { $one } és { $other }
other-on-line = a másik helye: { $line }. sor; írjon `option` fajtájú ellentmondást, amely megmondja, melyik érvényes
no-value = `{ $value }` nem értéke ennek: `{ $key }`; lehet: { $values }
no-figure = `{ $value }` nem jó szám ehhez: `{ $key }`; lehet: 1–{ $most } ({ $unit })
number-alone = csak a számot írja: `{ $number }`
no-tariff = `{ $value }` nem fokozatsor ehhez: `{ $key }`; ilyen fokozatok kellenek: [warning, must 1 round]
nothing-follows = ebből semmi sem következik: `{ $key }`
carry-or-unset = vegye föl a szabályt, amelyhez tartozik, vagy ne állítsa be
gap = nincs döntés, pedig ez a rendelkezés benne van: `{ $clause }` ({ $house })
set-its-options = állítsa be, amitől függ; itt hallgat: { $lines }
falls-silent = egy saját szabálya hallgat, mert hiányzik: `{ $clause }` ({ $house })
carry-or-silent = vegye föl a rendelkezést, vagy jelentse ki, hogy a könyv itt hallgat: { $lines }
can-only-fold = a soron lévő játékos csak dobhat ({ $house })
nothing-else-left = mást nem tehet itt: { $lines }
overlap = `{ $one }` és `{ $other }` másként dönt, és nincs leírva, melyik erősebb ({ $house })
say-stronger = mondja meg, melyik szabály az erősebb; itt ütköznek: { $lines }

## Kiadások

ruled-otherwise = { $edition } óta más ez: `{ $rule }` ({ $house }): { $by }
keep-or-agree = tartsa meg saját beállítással, vagy fogadja el, és írja be: `written_for: { $edition }`; ebben: { $situation } / a döntés ez volt: { $before }; most ez: { $now }
agree = nem akadt helyzet, amely megmutatná; fogadja el, és írja be: `written_for: { $edition }`
edition-not-told = nem mutatható ki, mi más a döntés { $edition } óta
compare-books = hasonlítsa össze a nyomtatott könyveket: `ruling book --since`
edition-unknown = nem ismert ilyen kiadása a szabályoknak: { $edition }
editions-known = ez a program ezeket ismeri: { $editions }

## Példák és döntések

unexpected = nem ez a döntés: `{ $verdict }` ({ $where })
here-by = itt, { $house }
in-by = { $scenario }, { $house }
it-rules = a döntés: { $rulings }
example-otherwise = a könyv saját példájában ({ $provision }) a döntés nem ez: `{ $verdict }`
expected-twice = ez a döntés kétszer szerepel
out-or-meant = törölje, vagy írja a helyébe, amit írni akart
event-in-table = az asztal leírásában esemény áll
state-after-event = állapotleírás esemény után áll
state-first = előbb az asztal állapota, aztán az események
ruling-among-events = a várt döntés az események között áll
rulings-in-scenarios = a `!` kezdetű sorok a helyzetekbe valók
sides-alike = az ellentmondás két oldala ugyanúgy dönt
play-or-wording = keressen játékot, amelyben eltérnek, vagy legyen az ellentmondás `wording` fajtájú

## Szóhasználat

role-unnamed = egyetlen szöveg sem nevezi meg ezt a szerepet: `{ $role }`
roles-named = a szövegekben ezek szerepelnek: { $names }
title-too-long = a cím { $length } karakter, pedig legfeljebb ennyi fér ki: { $most }
name-subject = csak a tárgyat nevezze meg, a szabályt a rendelkezések mondják ki
typed-figure = ez a szám be van gépelve, nem beállításból való: `{ $figure }`
mixed-scripts = latin és cirill betűk keverednek benne: `{ $word }`
no-silence = nincs mit elnémítani: `{ $finding }`
no-silence-at = nincs mit elnémítani: `{ $finding }` itt: `{ $place }`
take-silence-away = törölje az elnémítást: elrejtené a következőt

## Mi micsoda

a-house = szabályzat
a-rule = szabály
own-rule = a klub saját szavaival írt szabály
a-provision = pont
a-clause = rendelkezés
a-case = eset
a-chapter = fejezet
a-page = oldal
a-conflict = ellentmondás
a-side = az ellentmondás oldala
a-silence = elnémítás
a-scenario = helyzet
an-example = példa
a-ruling = döntés
a-term = fogalom
a-figure = szám
a-role = szerep
an-option = beállítás
option-value = egy beállítás értéke
options-set = beállítások
a-tariff = fokozatok
a-source = forrás
the-reason = az indok
kind-house = szabályzat
kind-rule = szabály
kind-clause = rendelkezés
kind-provision = pont
kind-scenario = helyzet
kind-term = fogalom
kind-conflict = ellentmondás
kind-numbering = számozás

## Fájlok és szövegek

lies-in-file = `{ $id }` más nevű fájlban van: `{ $file }`
call-file = legyen a fájl neve `{ $file }`, vagy igazodjon az azonosító a fájlhoz
text-and-cases = szövege is, esete is van ennek: `{ $clause }`
too-many-lines = legfeljebb ennyi lehet: { $lines } ({ $what })
not-glossary-word = `{ $word }` nem a szójegyzék szava
glossary-says = a szójegyzékben ez áll: `{ $word }`
cannot-hold = szövegben nem lehet ilyen: { $what }
write-plainly = bekezdést, kiemelést és szabályra mutató hivatkozást írjon
heading = cím
quotation = idézet
code = kód
list = lista
image = kép
line-break = kényszerített sortörés
ruled-line = elválasztó vonal
option-is-figure = a szám beállítás: a szabályzat állítja be, a szöveg kiírja
print-option = írjon ki beállítást: { $options }
option-unset = egyetlen szabályzat sem állítja be: `{ $key }`
set-or-take-out = állítsa be abban a pontban, amely előírja, vagy törölje az esetet
## Amit számolnak
of-percent = %
of-actions = cselekvés
of-big-blinds = nagyvak
of-cards = lap
of-chips = zseton
of-days = nap
of-hands = leosztás
of-minutes = perc
of-money = pénz
of-players = játékos
of-raises = emelés
of-rounds = kör
of-seats = hely
of-seconds = másodperc
