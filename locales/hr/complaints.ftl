# Što ne valja u pravilu ili pravilniku. Pravila su u engleskoj datoteci.

## Ključevi i oblici

no-key = `{ $key }` ovdje nije ključ ({ $what })
needs-key = nedostaje ključ `{ $key }` ({ $what })
option-conflict = proturječje vrste `option` navodi svoju postavku (`option`)
is-mapping = ovamo idu ključevi s vrijednostima ({ $what })
is-list = ovamo ide popis ({ $what })
is-text = ovamo ide tekst ({ $what })
flag = ovdje može stajati samo `true` ili `false`
date-form = datum se piše godina, mjesec, dan: `2026-03-01`
figure-is-option = `{ $name }` je postavka: određuje je članak, `sets: { "{" } { $key }: ... { "}" }`
no-id = `{ $id }` nije oznaka: čine je mala slova bez kvačica, znamenke i crtice
did-you-mean = jeste li mislili `{ $id }`?
yaml = ne može se čitati kao YAML: { $why }
yaml-twice = ne može se čitati kao YAML: ključ `{ $id }` naveden je dvaput
yaml-colon = ne može se čitati kao YAML: ovdje ne može stajati dvotočka
yaml-behind-quote = ne može se čitati kao YAML: tekst se nastavlja iza završnog navodnika
yaml-behind-brace = ne može se čitati kao YAML: tekst se nastavlja iza završne vitičaste zagrade
cannot-read = ne može se čitati { $file }: { $why }
longer-than = dulja je od { $size }
no-such-length = takva datoteka nije tako duga; provjerite je li prava
no-utf8 = nije tekst u UTF-8
save-utf8 = spremite datoteku kao UTF-8
name-file-or-query = navedite datoteku pravilnika; ako tražite riječi, stavite ispred njih `query`
hidden = ovaj znak nitko ne vidi: { $character }
take-hidden-out = izbrišite ga; što bez njega izgleda ispravno, ispravno je

## Čega nema

no-house = nema pravilnika `{ $id }`
no-rule = nema pravila `{ $id }`
provision-without-text = to je odredba bez vlastitog teksta: navedite pravilo njezinih klauzula, `{ $rule }`
no-clause = nema odredbe `{ $id }`
no-provision = nema članka `{ $id }`
no-base-provision = u temeljnom pravilniku nema članka `{ $id }`
no-scenario = nema situacije `{ $id }`
no-chapter = nema poglavlja `{ $id }`
no-option = nema postavke `{ $id }`
behind-a-comma = zarez počinje novi unos: postavka je cijeli broj, a svaki drugi ide u navodnike, `"2,5"`
no-role = nema uloge `{ $id }`
figure-with-sign = napišite `{ "{" } ${ $name } { "}" }`: ispred brojke stoji `$`
nobody-decides = među onima koji odlučuju nema `{ $id }`
no-structure = nema strukture ulaganja `{ $id }`
no-finding = nema nalaza `{ $id }`
no-kind = nema vrste `{ $kind }` ({ $what })
first-number = napišite koji broj ima prvo pravilo: { $numbers }
no-language = `{ $code }` nije među jezicima
languages-are = jezici: { $languages }
say-language = recite na kojem su jeziku tekstovi: `languages: [hr]`
deciders-are = odlučivati mogu: { $words }
languages-or-quotes = tekst sa zarezom ili dvotočkom ide u navodnike; jezici: { $languages }
not-in-language = nedostaje `{ $what }` ({ $language })
add-language = dodajte `{ $code }:` ispod `{ $what }:`
english = engleski
hungarian = mađarski
slovak = slovački
croatian = hrvatski
icelandic = islandski
russian = ruski
another = `{ $id }` već postoji ({ $what })
first-at = prvi je put ovdje: { $place }

## Članci

carries-nothing = ovaj članak ništa ne sadržava i ne kaže zašto
add-carried = dodajte `text:` vlastitim riječima, `clauses:`, `terms:`, `sets:`, `restates:`, `example-of:` ili `nothing:` s razlogom
each-its-own = od svakoga načinite posebnu odredbu
does-one-thing = članak čini jedno: sadržava odredbe, određuje pojmove, ponavlja, primjer je ili ne sadržava ništa
circle = `{ $house }` izravno ili preko drugih temelji se na samome sebi
nothing-to-drop = nijedan temeljni pravilnik ne sadržava `{ $id }`: nema se što izostaviti
shows-at = vidi se u { $place }
number-twice = broj { $number } imaju dva pravila
number-also-of = isti broj ima `{ $id }`
stands-no-more = `{ $id }` više nije u temeljnom pravilniku
in-its-place = na njegovu mjestu stoji { $heirs }
none-of-sides = `{ $id }` nije strana u ovom proturječju

## Tekstovi

two-texts = `{ $clause }` ima dva teksta za `{ $house }`
both-cases = odgovaraju oba slučaja: { $values }
no-text-for = `{ $clause }` nema tekst za ono što određuje `{ $house }`
write-case = napišite slučaj za { $values }
choose-otherwise = za { $values } teksta nema; odredite drugu vrijednost ili izostavite `{ $clause }`
settled-and-gone = { $options } određivala je `{ $provision }`, koje time nestaje; izostavite i `{ $clause }` ili to odredite u vlastitoj odredbi
not-fluent = ne može se čitati kao Fluent uzorak: { $why }
no-html = u tekstu ne smije biti HTML
write-markdown = pišite Markdown; iza `<` koji nije oznaka stoji razmak
no-meaning = pojmovnik ne kaže što znači `{ $id }`
add-meaning = dodajte `meaning:` pojmu ovdje: { $place }
no-term = u pojmovniku nema pojma `{ $id }`
add-term = dodajte ga u `rules/glossary.yaml`
quote-colon = tekst s dvotočkom stavite u navodnike ili ispod `|`
quote-apostrophe = tekst s apostrofom stavite u dvostruke navodnike ili ispod `|`
quote-brace = tekst koji počinje zagradom stavite u navodnike ili ispod `|`
key-once = svaki ključ napišite jednom; svaka nova stavka popisa počinje s `- `
look-above = pogledajte ovaj redak i onaj iznad: nedostaje zagrada, zarez, navodnik ili uvlaka
links-only = tekst upućuje samo na pravila, a `{ $id }` to nije
no-address = `{ $to }` nije ni pravilo ni adresa
begin-address = pravilo navedite njegovom oznakom ili adresu počnite s { $schemes }
role-not-filled = ovaj pravilnik ne popunjava ulogu `{ $role }`
not-printable = tekst ne može ispisati `{ $name }`
meaning-is-plain = značenje ne ispisuje ni brojke ni uloge
meaning-is-common = u svim je pravilnicima isto: razlike pripadaju pravilima
unused-figure = nijedan tekst ne ispisuje `{ $name }`
print-figure = napišite `{ "{" } ${ $name } { "}" }` tamo kamo pripada ili ga izbrišite
lacks-variables = u tekstu nedostaje ({ $language }): { $names }
adds-variables = samo ovaj tekst rabi ({ $language }): { $names }
same-in-all = svaki jezik kaže isto
prints-nothing = nijedna se postavka ne ispisuje kao `{ $name }`
not-a-figure = `{ $key }` nije brojka: napišite slučaj za svaku vrijednost
figure-not-set = brojku `{ $name }` ovaj pravilnik ne određuje
logo-unreadable = logotip se ne može pročitati: { $why }
no-such-file = takve datoteke nema
may-not-read = odavde je nitko ne smije čitati
is-folder = to je mapa
over-a-megabyte = veća je od megabajta
logo-looked-for = slika se traži ovdje: { $path }
logo-no-picture = logotip nije slika koju stranica može prikazati
logo-use = upotrijebite PNG, JPEG, WebP ili SVG

## Postavke

unsettled = `{ $key }` određeno je dvojako: { $one } i { $other }
other-on-line = druga je u retku { $line }; dodajte proturječje vrste `option` koje kaže što vrijedi
no-value = `{ $value }` nije vrijednost za `{ $key }`; moguće su { $values }
no-figure = `{ $value }` nije brojka za `{ $key }`; moguće je od 1 do { $most } ({ $unit })
number-alone = napišite samo broj: `{ $number }`
no-tariff = `{ $value }` nije ljestvica za `{ $key }`; navode se stupnjevi poput [warning, must 1 round]
nothing-follows = iz `{ $key }` ništa ne slijedi
carry-or-unset = navedite pravilo kojem pripada ili je nemojte određivati
gap = ništa se ne odlučuje, iako je `{ $clause }` ondje ({ $house })
set-its-options = odredite postavke o kojima ovisi; šuti ovdje: { $lines }
falls-silent = jedno njegovo pravilo šuti jer nema `{ $clause }` ({ $house })
carry-or-silent = navedite odredbu ili recite da knjiga ovdje šuti: { $lines }
can-only-fold = igrač na redu može samo foldati ({ $house })
nothing-else-left = ništa drugo ne preostaje ovdje: { $lines }
overlap = `{ $one }` i `{ $other }` odlučuju različito, a nije zapisano što je jače ({ $house })
say-stronger = recite koje je od dvaju pravila jače; sudaraju se ovdje: { $lines }

## Izdanja

ruled-otherwise = od { $edition } drukčije je `{ $rule }` ({ $house }): { $by }
keep-or-agree = zadržite vlastitom postavkom ili prihvatite i napišite `written_for: { $edition }`; ovdje: { $situation } / odluka je bila: { $before }; sada: { $now }
agree = nije nađena situacija koja to pokazuje; prihvatite i napišite `written_for: { $edition }`
edition-not-told = ne može se reći što se drukčije odlučuje od { $edition }
compare-books = usporedite tiskane knjige: `ruling book --since`
edition-unknown = izdanje pravila { $edition } ovdje nije poznato
editions-known = ovaj program zna za { $editions }

## Primjeri i odluke

unexpected = tako se ne odlučuje: `{ $verdict }` ({ $where })
here-by = ovdje, { $house }
in-by = { $scenario }, { $house }
it-rules = odluka je: { $rulings }
example-otherwise = vlastiti primjer knjige ({ $provision }) odlučuje se drukčije nego `{ $verdict }`
expected-twice = ova se odluka očekuje dvaput
out-or-meant = izbrišite je ili napišite što ste mislili
event-in-table = u opisu stola stoji događaj
state-after-event = stanje stoji iza događaja
state-first = najprije stanje, zatim događaji
ruling-among-events = očekivana odluka stoji među događajima
rulings-in-scenarios = retci s `!` idu u situacije
sides-alike = strane ovog proturječja odlučuju jednako
play-or-wording = nađite igru u kojoj se razlikuju ili neka bude proturječje vrste `wording`

## Izražavanje

role-unnamed = ulogu `{ $role }` ne imenuje nijedan tekst
roles-named = tekstovi imenuju { $names }
title-too-long = naslov ima znakova { $length }, a stane ih { $most }
name-subject = imenujte predmet, a pravilo prepustite odredbama
typed-figure = brojka `{ $figure }` je upisana, a ne ispisana iz postavke
mixed-scripts = `{ $word }` miješa latinicu i ćirilicu
no-silence = nema se što utišati: `{ $finding }`
no-silence-at = nema se što utišati: `{ $finding }` kod `{ $place }`
take-silence-away = izbrišite utišavanje: sakrilo bi sljedeći nalaz

## Što je što

a-house = pravilnik
a-rule = pravilo
own-rule = pravilo vlastitim riječima kluba
a-provision = članak
a-clause = odredba
a-case = slučaj
a-chapter = poglavlje
a-page = stranica
a-conflict = proturječje
a-side = strana proturječja
a-silence = utišavanje
a-scenario = situacija
an-example = primjer
a-ruling = odluka
a-term = pojam
a-figure = brojka
a-role = uloga
an-option = postavka
option-value = vrijednost postavke
options-set = postavke
a-tariff = ljestvica
a-source = izvor
the-reason = razlog
kind-house = pravilnik
kind-rule = pravilo
kind-clause = odredba
kind-provision = članak
kind-scenario = situacija
kind-term = pojam
kind-conflict = proturječje
kind-numbering = numeriranje

## Datoteke i tekstovi

lies-in-file = `{ $id }` leži u datoteci imena `{ $file }`
call-file = datoteku nazovite `{ $file }` ili stvar po njezinoj datoteci
text-and-cases = odredba `{ $clause }` ima i tekst i slučajeve
too-many-lines = najviše { $lines } ({ $what })
not-glossary-word = `{ $word }` nije riječ iz pojmovnika
glossary-says = u pojmovniku stoji `{ $word }`
cannot-hold = u tekstu ne može biti { $what }
write-plainly = pišite odlomke, isticanje i poveznice na pravila
heading = naslov
quotation = navod
code = kod
list = popis
image = slika
line-break = prisilni prijelom retka
ruled-line = crta
option-is-figure = brojka je postavka: pravilnik je određuje, tekst je ispisuje
print-option = ispišite postavku: { $options }
option-unset = nijedan pravilnik ne određuje `{ $key }`
set-or-take-out = odredite je u članku koji to propisuje ili izbrišite slučaj
## Što se broji
of-percent = %
of-actions = akcije
of-big-blinds = veliki blindovi
of-cards = karte
of-chips = čipovi
of-days = dani
of-hands = ruke
of-minutes = minute
of-money = novac
of-players = igrači
of-raises = raiseovi
of-rounds = runde
of-seats = mjesta
of-seconds = sekunde
