# A felület és a nyomtatott szabálykönyv szavai.

## Válaszok

rule = Szabály
rules = Szabályok
clause = Rendelkezés
example = Példa
examples = Példák
elsewhere = Más szabályzatokban
precedents = Saját esetek
see-also = Lásd még
other-languages = Más nyelveken
defined-in = Meghatározza
used-in = Előfordul
why = Alapja
ruling = Döntés
situation = Helyzet
play = A játék menete
in-this-house = Ebben a szabályzatban
no-rule = Ebben a szabályzatban erről nincs szabály
silent-note = Amiről ez a szabályzat hallgat, arról { -floor(case: "nominative") } dönt.
no-sanction = Külön büntetést erre a szabályzat nem ír elő.
nothing-to-rule-on = Egyelőre nincs miről dönteni. Írja le, mi történik.
assumptions = Feltételezve
understood = Így értem
left-out = Figyelmen kívül maradt
quoted = „{ $words }”
dialogue-begin = Mesélje el a helyzetet soronként, a saját szavaival. A `-` visszavonja az utolsó sort, az üres sor befejezi.
dialogue-end = Az egész egyetlen parancsként:
to-act = Soron van
may = Lehetőségei
must = Kötelező
if-so = Ha igen
otherwise = Ha nem
answer-for = { $house } szerint
results = { $count } találat
nothing-found = Nincs találat erre: „{ $query }”
own-rule = Saját szabály, saját szavakkal; a program a helyzetekre nem alkalmazza.
own-instead = Helyette saját szabály
own-beside = Saját szabály erről
only-written-in = Csak ezen a nyelven: { $languages }
missing-in-language = Ezen a nyelven nem készült el, ezért az eredeti nyelvén áll itt ({ $languages }): { $items }.
did-you-mean = Erre gondolt: { $words }?
more = Tovább
closest = Legközelebb ez áll
number = Szám
note = Megjegyzés
source = Forrás
since = bekerülésének éve: { $editions }
since-at-latest = bekerülésének éve: legkésőbb { $editions }

## Szabályzatok és beállításaik

houses = Szabályzatok
based-on = Alapja: { $house }
option = Beállítás
options = Beállítások
option-value = Érték
not-set = nincs megadva
used-by = Hol érvényes
decides-here = Ki dönt
differences = { $count } eltérés
compare = { $left } és { $right } összevetése
only-in = Csak itt: { $house }
same-ruling = Mindkettő szerint ugyanaz a döntés
no-witness = Egyetlen kipróbált helyzetben sem mutatkozik meg
otherwise-same = Egyebekben ugyanaz
nothing-more = Ugyanaz, csak enélkül
ruled-alike = A döntés mindkettőben ugyanaz, bár csak az egyik írja le
unruled = Döntés nem múlik rajta
rules-new = Új szabályok: { $count }; bemutatott helyzetben másképp dől el: { $shown }
rules-changed = Módosult szabályok: { $count }; bemutatott helyzetben másképp dől el: { $shown }
rules-dropped = Elhagyott szabályok: { $count }; bemutatott helyzetben másképp dől el: { $shown }
smallest-situation = A legkisebb helyzet, amelyben eltérnek

## Ellentmondások

conflict = Ellentmondás
conflicts = Ellentmondások
departures = Eltérések az alapul szolgáló szabályzattól
conflict-holds = Ez érvényes
conflict-loses = Ez nem érvényes
conflict-because = Indok
conflict-kind-option = A szabályzat ugyanazt kétféleképpen rendezi
conflict-kind-scope = Két szabály hatálya ütközik
conflict-kind-together = Két szabály egyszerre nem tartható be
conflict-kind-self = Egy szabály kétféleképpen érthető
conflict-kind-example = A példa a saját szabályának mond ellent
conflict-kind-translation = A fordítások eltérnek
conflict-kind-unrecorded = Két pont másként dönt, és az ellentmondás nincs felvéve
conflict-kind-base = A saját szabály az alapszabály helyén áll
conflict-kind-wording = A szöveg eltér, a döntés nem
reason-more-specific = a különös szabály megelőzi az általánost
reason-worked-example = a kidolgozott példa mutatja meg az értelmét
reason-later = a későbbi szabály megelőzi a korábbit
reason-source-language = az eredeti nyelv az irányadó
reason-safer-for-play = ez árt kevesebbet a játéknak

## Súgó

notation-help = Hogyan írjuk le a helyzetet
usage-hint = Először az asztal, azután soronként, ami történik.
seats-hint = Az játszik, akit megnevez, más senki. A `seats` az elsőként cselekvőtől az óramutató járása szerint sorolja fel a játékosokat. A vakokat az SB és a BB vagy a `button` jelöli; különben két másik játékos tette be, és már dobott.

## A könyv

contents = Tartalom
chapter = Fejezet
edition = Kiadás
date = Kelt
languages = Nyelvek
language = Nyelv
search = Keresés
search-placeholder = Keresés a szabályokban
search-results = Találatok
search-unavailable = Ebben a böngészőben a keresés nem működik. A tartalomjegyzékben minden szabály megtalálható.
rule-number = { $number }. szabály
printed-on = Nyomtatva: { $date }
page = Oldal
back-to-top = Vissza a lap tetejére
previous = Előző
next = Következő
menu = Menü
print = Nyomtatás
index = Tárgymutató
glossary = Szójegyzék
glossary-note = Ezek a magyarázatok az olvasást segítik, szabályt nem állapítanak meg. A szó melletti hivatkozás oda vezet, ahol maga a szabályzat mondja meg, mit jelent.
contact = Elérhetőség
theme = Világos vagy sötét
pot = Pot
floor-card = Asztali segédlet
changes = Változások
changes-since = Ami megváltozott ehhez képest: { $house }
no-changes = Semmi sem változott
change-new = Új
change-changed = Módosult
change-dropped = Már nem érvényes
formerly = korábban
before = Korábban
now = Most
source-example = Amit a szabályzat saját példája közöl
source-example-differs = A szabályzat saját példája mást közöl
generated = A könyv minden példája a benne foglalt szabályokból következik

same-as = Azonos ezzel
filter-nothing = Egyetlen szabályban sincsenek meg ezek a szavak
permalink = Hivatkozás erre a szabályra
skip-to-rules = Ugrás a szabályokhoz

## Fejezetek

chapter-general = Általános szabályok
chapter-seating = Ültetés
chapter-procedure = A játék rendje
chapter-betting = Licit
chapter-showdown = Mutatás
chapter-dealing = Osztás
chapter-conduct = Magatartás
chapter-cash = Készpénzes játék
chapter-reference = Függelék

## Miről szól a döntés

question-meaning = Minek számít a cselekvés
question-binding = Kötelező-e
question-term = Mit ér a szó
question-chips = Hová kerülnek a zsetonok
question-hand = Élő-e a kéz
question-show = Ki mutat és mikor
question-value = Milyen kéz ez
question-award = Kié a pot
question-positions = Kié a gomb
question-tables = Melyik asztal játszik
question-mover = Kit ültetnek át
question-seat = Ki hol ül
question-stack = Kinek mennyi zsetonja van
question-stage = Hol tart a verseny
question-place = Ki hányadik lesz
question-prize = Mennyi a nyeremény
question-deck = Hibátlan-e a pakli
question-deal = Áll-e az osztás
question-cards = Hová kerülnek a lapok
question-answer = Mit szabad megkérdezni
question-order = Mi az osztó dolga
question-breach = Melyik kötelesség sérült
question-penalty = Mi a büntetés
question-substantial = Történt-e lényeges cselekvés
question-pot = Mekkora a pot
question-turn = Ki következik
question-may = Mit tehet

grade-is = Döntés
grade-must = Kötelező
grade-may = Lehetséges
grade-advised = Ajánlott
grade-silent = Szokás szerint

kind-norm = Szabály
kind-power = Jogkör
kind-duty = Kötelesség
kind-definition = Meghatározás
kind-advice = Ajánlás
kind-statement = Közlés

## A játék

structure-no-limit = No limit
structure-pot-limit = Pot limit
structure-limit = Fix limit
game-holdem = Hold'em
game-omaha = Omaha
game-omaha-eight = Omaha hi-lo
game-stud = Stud
game-stud-eight = Stud hi-lo
game-razz = Razz
street-preflop = flop előtt
street-flop = flop
street-turn = turn
street-river = river
street-third-street = harmadik utca
street-fourth-street = negyedik utca
street-fifth-street = ötödik utca
street-sixth-street = hatodik utca
street-seventh-street = hetedik utca

judgement-deliberate = szándékos
judgement-tiny = elenyésző zseton
judgement-contradictory = a szó és a zsetonok ellentmondása
judgement-unusual = rendkívüli körülmények
judgement-misinformed = téves tájékoztatás
judgement-separate = elkülönülő lapok
judgement-identifiable = azonosítható lapok
judgement-grounds = megalapozott indok
judgement-needless = indokolatlan késlekedés
judgement-gross = durva szabálysértés
judgement-correctable = helyrehozható hiba
judgement-restorable = helyreállítható sorrend

## Mennyiségek és büntetések

unit-percent = { $count }%
unit-actions = { $count } cselekvés
unit-raises = { $count } emelés
unit-big-blinds = { $count } nagyvak
unit-cards = { $count } lap
unit-chips = { $count } zseton
unit-days = { $count } nap
unit-hands = { $count } leosztás
unit-minutes = { $count } perc
unit-money = { $count } pénzegység
unit-players = { $count } játékos
unit-rounds = { $count } kör
unit-seats = { $count } hely
unit-seconds = { $count } másodperc
sanction-warning = figyelmeztetés
sanction-rounds = kiültetés { $count } körre
sanction-hands = kiültetés { $count } leosztásra
tariff-first = első alkalommal
tariff-second = második alkalommal
tariff-later = minden további alkalommal

## Rögzített leosztások

replay-hand = { $hand }. leosztás
replay-not-played = Ezt a játékot a program nem játssza le: { $variant }.
replay-out-of-turn = soron kívül, { $player } következik
replay-round-over = a licitkör lezárult
replay-skipped = jön a következő lap, pedig még { $player } van soron
replay-owes-bring-in = előbb be kell tenni a bring-int, összege { $amount }
replay-call-too-small = a megadás összege { $amount }
replay-raising-closed = mióta ez a játékos cselekedett, nem volt sem teljes nyitás, sem teljes emelés
replay-capped = ebben a licitkörben elfogytak az emelések
replay-too-small = a megengedett legkisebb összeg { $amount }
replay-too-large = a megengedett legnagyobb összeg { $amount }
replay-put-all-in = annyi van feljegyezve, amennyije { $player } játékosnak van, aki ezzel all-in; a teljes emelés { $amount } volna, de ez semmin sem változtat
replay-stack = { $player } zsetonkészlete a végén: { $has }, a feljegyzés szerint: { $recorded }.
replay-to-act = A feljegyzés véget ér, pedig még { $player } van soron.
replay-to-deal = A feljegyzés az utolsó lap előtt véget ér.
replay-unknown-cards = { $player } lapjai sehol sem szerepelnek, ezért a pot nem ítélhető oda.
replay-hands = { $count } leosztás visszajátszva
replay-agree = { $count } leosztás egyezik
replay-forbidden = { $count } cselekvés, amelyet ez a szabályzat nem enged
replay-by-custom = { $count } cselekvés, amelyet a szokás nem enged, a szabályzat pedig hallgat róla
replay-notes = { $count } emelésnél annyi van feljegyezve, amennyije az utolsó ellenfélnek volt
replay-stacks = { $count } zsetonkészlet eltér a feljegyzettől
replay-open = { $count } feljegyzés a leosztás vége előtt megszakad
replay-left-out = { $count } leosztás más játékból, kihagyva
replay-errors = { $count } feljegyzés nem játszható vissza

## Nyelvek

lang-en = angol
lang-hu = magyar
lang-sk = szlovák
lang-hr = horvát
lang-is = izlandi
lang-ru = orosz

## A new club

init-chapter = Házszabályok
init-title = Mi érvényes nálunk
init-text = Elsősorban ezek a szabályok érvényesek. Amit nem rendeznek, abban az alapul vett szabályzat az irányadó.
init-name = A klub neve, ahogy a szabályzatban áll
init-languages = Nyelvei, az elsővel kezdve
init-base = Az alapul vett szabályzat
init-floor = Ki dönt
init-about = Egy klub szabályzata. Amiről nem szól, abban ez irányadó: `{ $base }`.
init-verify = igazolás
init-ask = keresés
init-publish = kiadás
init-same-name = Minden nyelven ugyanaz; írja át, ahol máshogy hívják.
init-in-languages = Ezeken a nyelveken ír; más nyelvű szöveget a program nem kér.
init-date = A kiadás napja, nem a nyomtatásé.
init-houses = A többit a `ruling houses` sorolja fel.
init-written-for = A szabályok kiadása, amelyhez a fájl készült. Frissítés után a `ruling verify` felsorolja, mi dől el azóta másként.
init-numbering = A szabályok számozása: "1.1", "1", "1. §", "1. cikk", "A 1" vagy "I". A saját `number:` megelőzi.
init-logo = Kép a fájl mellett; az oldal részévé válik.
init-lines = Tetszőleges számú sor, `|` után.
init-figures = Saját adatok; ezt egy szöveg így írja ki: {"{"} $late-minutes {"}"}.
init-drops = Ami az alapból itt nem érvényes: egy rendelkezés, vagy egy egész szabálypont a jelével; a `drops_chapters_of:` egész fejezet, egyik pontjának jelével. Mindkettőt a `ruling rule` mutatja.
init-own = Szabály a klub saját szavaival. A `ref` az azonosítója, erre mutatnak a hivatkozások; nem változik soha.
init-sets = Amiből a program dönt: a ház adatai és választásai (`ruling options`).
init-instead = Saját szabály az alap egyik szabálya helyett: nevezzen meg egy rendelkezést vagy egy szabálypont jelét.
init-take = Az alap egyik szabálypontja, ide áthelyezve.
init-chapter-of = Az alap egy egész fejezete, ide áthelyezve: az, amelyikben ez a szabálypont áll. A többi a maga sorrendjében követi.
init-closing = Oldalak a szabályok után.
