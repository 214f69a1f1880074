# Što program govori o sebi: pogreške i sažetak naredbe `verify`.

## Argumenti

all-of = { $head } i { $last }
one-of = { $head } ili { $last }
error = pogreška
warning = upozorenje
help = savjet
tip = savjet
more-information = Više: { $help }
unknown-argument = nepoznata opcija ili suvišna riječ: „{ $argument }”
value-missing = nedostaje vrijednost: „{ $argument }”
value-wrong = neispravna vrijednost: „{ $value }” („{ $argument }”)
value-wrong-because = neispravna vrijednost: „{ $value }” („{ $argument }”); { $why }
value-too-many = suvišna vrijednost: „{ $value }” („{ $argument }”)
argument-twice = smije se navesti samo jednom: „{ $argument }”
argument-conflict = ne smije se navesti zajedno: „{ $argument }” i „{ $other }”
argument-conflict-with = ne može uz drugi navedeni argument: „{ $argument }”
conflicting-arguments = ne može zajedno s: { $arguments }
argument-missing = nedostaje argument: { $arguments }
arguments-wrong = argumenti se ne slažu
not-unicode = jedan argument nije tekst u UTF-8
possible-values = [moguće vrijednosti: { $values }]
similar = jeste li mislili: { $words }?
command-without-dashes = naredba se piše bez crtica: „{ $command }”
as-a-word = kao riječ se „{ $word }” piše ovako: „{ $typed }”
known-languages = jezici su { $codes }
not-a-number-between = mora biti cijeli broj od { $least } do { $most }

## Naredbe

did-you-mean-id = jeste li mislili: `{ $id }`?
no-command = nema naredbe `{ $word }`
is-a-path = `{ $word }` je putanja
path-behind = `{ $word }` nije naredba, a iza njega stoji putanja
meant-command = jeste li mislili: `ruling { $command }`? Za pretragu riječi stavite ispred njih `query`
known-commands = naredbe su { $commands }; za pretragu riječi stavite ispred njih `query`
index-unreadable = kazalo pretrage ne može se pročitati: { $error }
output-unwritable = izlaz se ne može zapisati: { $error }
built-without-mcp = ovaj `ruling` izgrađen je bez `mcp`
build-with-mcp = izgradite ga s `--features mcp`
built-without-pdf = ovaj `ruling` izgrađen je bez `pdf`
build-with-pdf = izgradite ga s `--features pdf` ili uzmite objavljenu inačicu

## Postavke

no-house = nema pravilnika `{ $house }`
known-houses = pravilnici su { $houses }; vlastiti se navodi putanjom svoje datoteke
no-rules-in = u mapi { $folder } nema pravila
name-rules-folder = navedite mapu uređenu kao `rules/`: poglavlja s datotekom za svako pravilo i `houses`
language-in-environment = RULING_LANG traži nepoznat jezik `{ $code }`
language-in-configuration = konfiguracija traži nepoznat jezik `{ $code }`
configuration-wrong = neispravna konfiguracija ({ $path }): { $error }
configuration-may-set = mogu se zadati `house`, `lang` i `log`, na primjer `house: pslive`
no-record = nema evidencije u koju bi se upisala bilješka
name-a-record = njezinu datoteku navedite uz `--log`, u RULING_LOG ili kao `log` u konfiguraciji
record-unwritable = slučaj se ne može upisati u { $path }: { $error }
name-another-record = uz `--log` navedite datoteku u koju se smije pisati; njezina mapa mora postojati
record-of-one-house = slučaj se upisuje onako kako o njemu odlučuje jedan pravilnik
name-one-house = izostavite `--all-houses` ili `--log`

## verify

house-not-published = pravilnik `{ $house }` nije objavljen pa se ništa iz njega ne bi dokazalo
publish-house = uklonite `published: false` iz njegove datoteke
proved-no-rules = nema pravila pa ništa nije dokazano
see-folder = mapa mora biti uređena kao `rules/`
proved-no-houses = nijedan pravilnik nije objavljen pa nije dokazana nijedna odluka
add-house = dodajte datoteku pravilnika u `houses`
proved-nothing = ništa nije provjereno
select-others = odaberite druge nalaze; pravopis se provjerava samo uz `--dictionaries`
no-rule-called = nema pravila `{ $rule }`
rule-by-id = pravilo se navodi oznakom; nalazi je `ruling RIJEČI`
no-finding = nema nalaza `{ $finding }`
list-findings = sve ih nabraja `ruling verify --list`
reading-rules = čitaju se pravila
checks-of = { $count ->
    [one] { $count } provjera
    [few] { $count } provjere
   *[other] { $count } provjera
}

## Sažetak naredbe verify

errors = { $count ->
    [one] { $count } pogreška
    [few] { $count } pogreške
   *[other] { $count } pogrešaka
}
warnings = { $count ->
    [one] { $count } upozorenje
    [few] { $count } upozorenja
   *[other] { $count } upozorenja
}
rules-do-not-load = pravila se ne mogu učitati: { $found }
checked-rules = { $count ->
    [one] { $count } pravilo
    [few] { $count } pravila
   *[other] { $count } pravila
}
checked-clauses = { $count ->
    [one] { $count } odredba
    [few] { $count } odredbe
   *[other] { $count } odredaba
}
checked-houses = { $count ->
    [one] { $count } pravilnik
    [few] { $count } pravilnika
   *[other] { $count } pravilnika
}
checked-scenarios = { $count ->
    [one] { $count } odigrana situacija
    [few] { $count } odigrane situacije
   *[other] { $count } odigranih situacija
}
checked-examples = { $count ->
    [one] { $count } primjer
    [few] { $count } primjera
   *[other] { $count } primjera
}
checked-contradictions = { $count ->
    [one] { $count } proturječje
    [few] { $count } proturječja
   *[other] { $count } proturječja
}
told-apart = razlučeni parovi vrijednosti: { $told } od { $count }
silenced = utišano: { $count }

## Vlastiti klub

is-a-house-already = pravilnik `{ $house }` već postoji
name-club-otherwise = drukčije nazovite datoteku kluba
club-misnamed = datoteka kluba ne može se zvati `{ $path }`
letters-of-club = dopuštena su mala slova, znamenke i crtice: `ruling init my-club`
no-role = nitko pod tim imenom ne odlučuje: `{ $word }` (`--floor`)
known-roles = može se odabrati: { $words }
file-is-there = { $path } već postoji i ne prepisuje se
go-on-with-file = odaberite drugo ime ili nastavite s tom datotekom: što joj nedostaje, kaže `ruling verify { $path }`
file-unwritten = { $path } ne može se zapisati: { $error }
choose-folder-there = odaberite mapu koja postoji

## Usporedba, objava, ponavljanje

neither-has-rule = nijedan od njih nema pravilo `{ $rule }`
rule-in-one-of-two = navedite oznaku pravila ili njegov broj u jednom od njih
page-unrendered = stranica se ne može izraditi: { $error }
no-glyph = pisma u PDF-u nemaju znak `{ $sign }`
leave-out-or-html = izostavite ga ili objavite s `--format html`
book-unwritten = knjiga se ne može zapisati u { $folder }: { $error }
choose-folder = odaberite novu ili praznu mapu, ili onu u kojoj je ranija knjiga
one-language-at-a-time = samo se knjiga izdaje na više jezika
name-one-language = navedite jedan jezik: `--lang hu`
card-in-one-language = podsjetnik za floor izdaje se na jednom jeziku
card-for-each = za svaki jezik izdajte zaseban podsjetnik
card-is-a-page = podsjetnik za floor jedna je stranica, a ne mrežno mjesto ni e-knjiga
card-formats = objavite ga s { $formats }
two-languages-at-most = usporedno mogu stajati najviše dva jezika
site-in-any-number = { $formats } prima koliko god jezika
watched-in-browser = dok se piše, pratiti se može samo stranica ili mrežno mjesto
watched-formats = objavite je s { $formats }
port-unheard = na adresi 127.0.0.1 ne mogu se otvoriti vrata { $port }: { $error }
choose-port = odaberite druga vrata ili nijedna, pa će se uzeti neka slobodna
watch-follows = knjiga je na toj adresi i prati svoje datoteke; završava se s Ctrl-C
watch-renewed = knjiga je izrađena iznova
watch-kept = dok se to ne ispravi, prikazuje se posljednja ispravna knjiga
no-hands-in = u mapi { $folder } nema ruku: { $why }
no-hands-no-file = nijedna datoteka ne završava na .phh ni .phhs
name-hands = navedite datoteke ruku ili mapu s datotekama .phh ili .phhs

## mcp

waiting-for-assistant = Čeka se asistent, koji sam pokreće `ruling mcp`. Kraj: Ctrl-D.
not-mcp = asistent ne govori protokolom Model Context Protocol: { $error }
mcp-begins = mora početi zahtjevom `initialize`, jedna poruka po retku
no-language = nema jezika `{ $code }`
houses-are = pravilnici su { $houses }
meant-house = jeste li mislili: `{ $id }`? Pravilnici su { $houses }
house-by-starter = pravilnici su { $houses }; datoteku navodi onaj tko pokreće program: `ruling mcp --house DATOTEKA`
nothing-to-look-for = nema se što tražiti
give-words = navedite `words` i `limit` od 1 do 100
meant-rule = jeste li mislili: `{ $id }`? Riječi traži find_rule
find-rule-looks = riječi traži find_rule i navodi oznake i brojeve onoga što nađe
no-rule-no-term = { $house } nema pravilo ni pojam `{ $rule }`
no-lines = nema redaka
describe-table = najprije opišite stol, zatim događaje, svaki u svojem retku
no-option = nijedna postavka nema u ključu `{ $part }`
leave-out-option = bez tog argumenta ispisuju se svi ključevi

## Ispričane situacije

telling-too-long = opis je predugačak
telling-one-hand = opišite ruke jednu po jednu
telling-not-understood = ovo nije jasno: `{ $words }`
telling-say-who = napišite tko što radi, na primjer `A diže na 1200`
telling-deal-not-understood = u opisu dijeljenja ovo nije jasno: `{ $words }`
telling-say-deal = napišite što je diler ili igrač učinio s kojom kartom, na primjer `diler podijeli 7. kartu licem prema gore`
telling-missing = { $what }: `{ $words }`
telling-nobody = nije rečeno tko to radi: `{ $words }`
telling-name-player = imenujte igrača: `A`, `mjesto 3`, `CO` ili imenom
telling-or-ask = ili pitajte bez `decide`: riječi nalaze pravilo
telling-unreal = `{ $words }` kaže da se od ovoga ništa nije dogodilo
telling-tell-deeds = opišite što je tko učinio za stolom
telling-how-much = nije rečeno koliko: `{ $words }`
telling-tell-amount = navedite iznos ili čipove: `1200`, `2x1000`
telling-which-card = nije rečeno koja je to karta bila
telling-which-card-help = napišite koja je to karta dijeljenja bila, na primjer `diler podijeli 7. kartu licem prema gore`, ili čija: `prva karta velikog blinda`
telling-which-cards = nije rečeno koje su to karte bile
telling-which-cards-help = napišite koje su to karte dijeljenja bile, na primjer `diler otkrije treću i petu kartu`
telling-which-player = nije rečeno tko je to bio
telling-which-street = nije rečeno prije koje karte
telling-which-street-help = imenujte ulicu, na primjer `turn 5c bez spaljivanja`
telling-name-card = nije rečeno koja se karta pojavila dvaput
telling-name-card-help = imenujte kartu, na primjer `diler nađe drugi Jh`
telling-shown-card = nije rečeno koja je karta pokazana
telling-shown-card-help = imenujte kartu, na primjer `A pokaže Kd`; ruka je otvorena tek sa svim kartama: `A otvori karte`
telling-name-cards = nije rečeno koje su karte došle
telling-name-cards-help = imenujte karte, na primjer `turn 5c 9d`
telling-where = nije rečeno gdje bi button trebao biti
telling-where-help = imenujte igrača, na primjer `button D, button bi trebao biti kod E`
telling-drawn = nije rečeno tko je izvukao koju kartu
telling-drawn-help = navedite sve karte, na primjer `izvlačenje za button: A 7c, B Kd`
telling-seats = nije rečeno koliko ih igra i gdje je button
telling-seats-help = navedite mjesta i button, na primjer `mjesta A B C D E, button E`, ili koja je to karta dijeljenja bila
telling-understood-as = riječi su shvaćene ovako: { $lines }
