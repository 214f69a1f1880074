# Čo program hovorí o sebe: chyby a súhrn príkazu `verify`.

## Argumenty

all-of = { $head } a { $last }
one-of = { $head } alebo { $last }
error = chyba
warning = varovanie
help = rada
tip = rada
more-information = Viac: { $help }
unknown-argument = neznámy prepínač alebo slovo navyše: „{ $argument }“
value-missing = chýba hodnota: „{ $argument }“
value-wrong = neplatná hodnota: „{ $value }“ („{ $argument }“)
value-wrong-because = neplatná hodnota: „{ $value }“ („{ $argument }“); { $why }
value-too-many = hodnota navyše: „{ $value }“ („{ $argument }“)
argument-twice = možno zadať iba raz: „{ $argument }“
argument-conflict = nemožno zadať spolu: „{ $argument }“ a „{ $other }“
argument-conflict-with = nedá sa spojiť s iným zadaným argumentom: „{ $argument }“
conflicting-arguments = nemožno spolu s: { $arguments }
argument-missing = chýbajúci argument: { $arguments }
arguments-wrong = argumenty k sebe nepasujú
not-unicode = jeden z argumentov nie je text v UTF-8
possible-values = [možné hodnoty: { $values }]
similar = mysleli ste { $words }?
command-without-dashes = príkaz sa píše bez pomlčiek: „{ $command }“
as-a-word = ako slovo sa „{ $word }“ píše takto: „{ $typed }“
known-languages = jazyky sú { $codes }
not-a-number-between = musí to byť celé číslo od { $least } do { $most }

## Príkazy

did-you-mean-id = mysleli ste `{ $id }`?
no-command = príkaz `{ $word }` neexistuje
is-a-path = `{ $word }` je cesta
path-behind = `{ $word }` nie je príkaz a stojí za ním cesta
meant-command = mysleli ste `ruling { $command }`? Ak chcete slová vyhľadať, napíšte pred ne `query`
known-commands = príkazy sú { $commands }; ak chcete slová vyhľadať, napíšte pred ne `query`
index-unreadable = index hľadania sa nedá prečítať: { $error }
output-unwritable = výstup sa nedá zapísať: { $error }
built-without-mcp = tento `ruling` je zostavený bez `mcp`
build-with-mcp = zostavte ho s `--features mcp`
built-without-pdf = tento `ruling` je zostavený bez `pdf`
build-with-pdf = zostavte ho s `--features pdf` alebo použite vydanú verziu

## Nastavenia

no-house = pravidlá `{ $house }` neexistujú
known-houses = súbory pravidiel sú { $houses }; vlastné pravidlá sa zadávajú cestou k súboru
no-rules-in = v priečinku { $folder } nie sú žiadne pravidlá
name-rules-folder = zadajte priečinok usporiadaný ako `rules/`: kapitoly so súborom na každé pravidlo a `houses`
language-in-environment = RULING_LANG žiada neznámy jazyk `{ $code }`
language-in-configuration = konfigurácia žiada neznámy jazyk `{ $code }`
configuration-wrong = chybná konfigurácia ({ $path }): { $error }
configuration-may-set = nastaviť možno `house`, `lang` a `log`, napríklad `house: pslive`
no-record = chýba záznam, do ktorého by sa poznámka uložila
name-a-record = jeho súbor zadajte cez `--log`, v RULING_LOG alebo ako `log` v konfigurácii
record-unwritable = prípad sa nedá zapísať do { $path }: { $error }
name-another-record = zadajte cez `--log` súbor, do ktorého sa dá zapisovať; jeho priečinok musí existovať
record-of-one-house = prípad sa zapisuje tak, ako ho rozhodujú jediné pravidlá
name-one-house = vynechajte `--all-houses` alebo `--log`

## verify

house-not-published = pravidlá `{ $house }` nie sú zverejnené, nič z nich by sa nedokázalo
publish-house = odstráňte z jeho súboru `published: false`
proved-no-rules = nie sú tu pravidlá, nič sa nedokázalo
see-folder = priečinok má byť usporiadaný ako `rules/`
proved-no-houses = žiadne pravidlá nie sú zverejnené, nedokázalo sa žiadne rozhodnutie
add-house = pridajte súbor pravidiel do `houses`
proved-nothing = nič sa neskontrolovalo
select-others = zvoľte iné zistenia; pravopis sa kontroluje iba s `--dictionaries`
no-rule-called = pravidlo `{ $rule }` neexistuje
rule-by-id = pravidlo sa zadáva identifikátorom; nájde ho `ruling SLOVÁ`
no-finding = zistenie `{ $finding }` neexistuje
list-findings = všetky vymenuje `ruling verify --list`
reading-rules = načítavajú sa pravidlá
checks-of = { $count ->
    [one] { $count } kontrola
    [few] { $count } kontroly
   *[other] { $count } kontrol
}

## Súhrn príkazu verify

errors = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chýb
}
warnings = { $count ->
    [one] { $count } varovanie
    [few] { $count } varovania
   *[other] { $count } varovaní
}
rules-do-not-load = pravidlá sa nedajú načítať: { $found }
checked-rules = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidlá
   *[other] { $count } pravidiel
}
checked-clauses = { $count ->
    [one] { $count } ustanovenie
    [few] { $count } ustanovenia
   *[other] { $count } ustanovení
}
checked-houses = { $count ->
    [one] { $count } súbor pravidiel
    [few] { $count } súbory pravidiel
   *[other] { $count } súborov pravidiel
}
checked-scenarios = { $count ->
    [one] { $count } prehraná situácia
    [few] { $count } prehrané situácie
   *[other] { $count } prehraných situácií
}
checked-examples = { $count ->
    [one] { $count } príklad
    [few] { $count } príklady
   *[other] { $count } príkladov
}
checked-contradictions = { $count ->
    [one] { $count } rozpor
    [few] { $count } rozpory
   *[other] { $count } rozporov
}
told-apart = rozlíšené dvojice hodnôt: { $told } z { $count }
silenced = potlačené: { $count }

## Vlastný klub

is-a-house-already = pravidlá `{ $house }` už existujú
name-club-otherwise = pomenujte súbor klubu inak
club-misnamed = súbor klubu sa nemôže volať `{ $path }`
letters-of-club = použite malé písmená, číslice a spojovníky: `ruling init my-club`
no-role = nikto taký nerozhoduje: `{ $word }` (`--floor`)
known-roles = vybrať možno z týchto: { $words }
file-is-there = { $path } už existuje a neprepisuje sa
go-on-with-file = zvoľte iný názov alebo pokračujte v tom súbore: čo mu chýba, povie `ruling verify { $path }`
file-unwritten = { $path } sa nedá zapísať: { $error }
choose-folder-there = zvoľte priečinok, ktorý existuje

## Porovnanie, vydanie, prehranie

neither-has-rule = ani jedny z nich nemajú pravidlo `{ $rule }`
rule-in-one-of-two = zadajte identifikátor pravidla alebo jeho číslo v jedných z nich
page-unrendered = stránku sa nepodarilo vytvoriť: { $error }
no-glyph = písma v PDF nemajú znak `{ $sign }`
leave-out-or-html = vynechajte ho alebo vydajte knihu s `--format html`
book-unwritten = kniha sa nedá zapísať do { $folder }: { $error }
choose-folder = zvoľte nový alebo prázdny priečinok, prípadne taký, v ktorom je skoršia kniha
one-language-at-a-time = vo viacerých jazykoch sa vydáva iba kniha
name-one-language = uveďte jeden jazyk: `--lang hu`
card-in-one-language = karta pre floormana sa vydáva v jednom jazyku
card-for-each = pre každý jazyk vydajte samostatnú kartu
card-is-a-page = karta pre floormana je jedna stránka, nie web ani elektronická kniha
card-formats = vydajte ju s { $formats }
two-languages-at-most = vedľa seba môžu stáť najviac dva jazyky
site-in-any-number = { $formats } prijme ľubovoľný počet jazykov
watched-in-browser = pri písaní možno sledovať iba stránku alebo web
watched-formats = vydajte ju s { $formats }
port-unheard = na adrese 127.0.0.1 sa nedá otvoriť port { $port }: { $error }
choose-port = zvoľte iný port alebo žiaden, potom sa použije niektorý voľný
watch-follows = kniha je na tejto adrese a sleduje svoje súbory; ukončí ju Ctrl-C
watch-renewed = kniha je zostavená nanovo
watch-kept = kým sa chyba neopraví, zostáva posledná dobrá kniha
no-hands-in = v priečinku { $folder } nie sú rozdania: { $why }
no-hands-no-file = žiadny súbor sa nekončí na .phh ani .phhs
name-hands = zadajte súbory rozdaní alebo priečinok so súbormi .phh či .phhs

## mcp

waiting-for-assistant = Čaká sa na asistenta, ktorý `ruling mcp` spúšťa sám. Koniec: Ctrl-D.
not-mcp = asistent nehovorí protokolom Model Context Protocol: { $error }
mcp-begins = musí začať požiadavkou `initialize`, na každom riadku jedna správa
no-language = jazyk `{ $code }` neexistuje
houses-are = súbory pravidiel sú { $houses }
meant-house = mysleli ste `{ $id }`? Súbory pravidiel sú { $houses }
house-by-starter = súbory pravidiel sú { $houses }; súbor zadáva ten, kto program spúšťa: `ruling mcp --house SÚBOR`
nothing-to-look-for = niet čo hľadať
give-words = zadajte `words` a `limit` od 1 do 100
meant-rule = mysleli ste `{ $id }`? Slová hľadá find_rule
find-rule-looks = slová hľadá find_rule a uvedie identifikátory a čísla toho, čo nájde
no-rule-no-term = { $house } nemá pravidlo ani pojem `{ $rule }`
no-lines = nie sú tu riadky
describe-table = najprv opíšte stôl, potom udalosti, každú na svojom riadku
no-option = žiadne nastavenie nemá v kľúči `{ $part }`
leave-out-option = všetky kľúče sa vypíšu bez tohto argumentu

## Vyrozprávané situácie

telling-too-long = text je príliš dlhý
telling-one-hand = opíšte naraz iba jedno rozdanie
telling-not-understood = tomuto nerozumiem: `{ $words }`
telling-say-who = napíšte, kto čo robí, napríklad `A navýši na 1200`
telling-deal-not-understood = v opise rozdávania nerozumiem tomuto: `{ $words }`
telling-say-deal = napíšte, čo dealer alebo hráč urobil s ktorou kartou, napríklad `dealer rozdá 7. kartu lícom nahor`
telling-missing = { $what }: `{ $words }`
telling-nobody = nie je jasné, kto to robí: `{ $words }`
telling-name-player = uveďte hráča: `A`, `miesto 3`, `CO` alebo meno
telling-or-ask = alebo sa pýtajte bez `decide`: slová nájdu pravidlo
telling-unreal = `{ $words }` hovorí, že z tohto sa nič nestalo
telling-tell-deeds = opíšte, čo kto pri stole urobil
telling-how-much = nie je jasné koľko: `{ $words }`
telling-tell-amount = uveďte sumu alebo žetóny: `1200`, `2x1000`
telling-which-card = nie je jasné, ktorá karta to bola
telling-which-card-help = napíšte, koľká karta rozdania to bola, napríklad `dealer rozdá 7. kartu lícom nahor`, alebo komu patrila: `prvá karta veľkého blindu`
telling-which-cards = nie je jasné, ktoré karty to boli
telling-which-cards-help = napíšte, koľké karty rozdania to boli, napríklad `dealer odkryje tretiu a piatu kartu`
telling-which-player = nie je jasné, kto to bol
telling-which-street = nie je jasné, pred ktorou kartou
telling-which-street-help = pomenujte ulicu, napríklad `turn 5c bez spálenia`
telling-name-card = nie je jasné, ktorá karta je tam dvakrát
telling-name-card-help = pomenujte kartu, napríklad `dealer nájde druhú Jh`
telling-shown-card = nie je jasné, ktorú kartu ukázal
telling-shown-card-help = pomenujte kartu, napríklad `A ukáže Kd`; ruka je vyložená, až keď ležia všetky karty: `A vyloží karty`
telling-name-cards = nie je jasné, aké karty prišli
telling-name-cards-help = pomenujte karty, napríklad `turn 5c 9d`
telling-where = nie je jasné, kde mal byť button
telling-where-help = pomenujte hráča, napríklad `button je na D, má byť na E`
telling-drawn = nie je jasné, kto si vytiahol ktorú kartu
telling-drawn-help = uveďte všetky karty, napríklad `losovanie o button: A 7c, B Kd`
telling-seats = nie je jasné, koľkí hrajú a kde je button
telling-seats-help = uveďte miesta a button, napríklad `miesta A B C D E, button E`, alebo koľká karta rozdania to bola
telling-understood-as = slová som pochopil takto: { $lines }
