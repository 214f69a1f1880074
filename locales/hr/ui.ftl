# Riječi sučelja i objavljene knjige pravila.

## Odgovori

rule = Pravilo
rules = Pravila
clause = Odredba
example = Primjer
examples = Primjeri
elsewhere = U drugim pravilnicima
precedents = Vlastiti slučajevi
see-also = Vidi i
other-languages = Na drugim jezicima
defined-in = Gdje je određeno
used-in = Gdje se pojavljuje
why = Temelji se na
ruling = Odluka
situation = Situacija
play = Tijek igre
in-this-house = U ovom pravilniku
no-rule = U ovom pravilniku o tome nema pravila
silent-note = Kad u ovom pravilniku nema pravila, odlučuje { -floor(case: "nominative") }.
no-sanction = Posebnu kaznu za to ovaj pravilnik ne navodi.
nothing-to-rule-on = Zasad se nema o čemu odlučiti. Napišite što se dogodilo.
assumptions = Pretpostavljeno
understood = Shvaćeno ovako
left-out = Nije uzeto u obzir
quoted = „{ $words }”
dialogue-begin = Opišite situaciju redak po redak, svojim riječima. `-` poništava zadnji redak, prazan redak završava.
dialogue-end = Sve kao jedna naredba:
to-act = Na redu
may = Smije
must = Mora
if-so = Ako da
otherwise = Ako ne
answer-for = Prema pravilniku: { $house }
results = { $count ->
    [one] nađeno { $count } pravilo
    [few] nađena { $count } pravila
   *[other] nađeno { $count } pravila
}
nothing-found = Za „{ $query }” nema rezultata
own-rule = Vlastito pravilo, vlastitim riječima; program ga ne primjenjuje na situacije.
own-instead = Umjesto toga vlastito pravilo
own-beside = Vlastito pravilo o tome
only-written-in = Samo na jeziku: { $languages }
missing-in-language = Na ovom jeziku ne postoji pa se donosi u izvorniku ({ $languages }): { $items }.
did-you-mean = Jeste li mislili: { $words }?
more = Više
closest = Najbliže tomu
number = Br.
note = Napomena
source = Izvor
since = od izdanja { $editions }
since-at-latest = najkasnije od izdanja { $editions }

## Pravilnici i njihove postavke

houses = Pravilnici
based-on = Temelji se na: { $house }
option = Postavka
options = Postavke
option-value = Vrijednost
not-set = nije određeno
used-by = Gdje vrijedi
decides-here = Tko odlučuje
differences = { $count ->
    [one] { $count } razlika
    [few] { $count } razlike
   *[other] { $count } razlika
}
compare = Usporedba: { $left } i { $right }
only-in = Samo ovdje: { $house }
same-ruling = Odluka je ista u oba pravilnika
no-witness = Ne vidi se ni u jednoj isprobanoj situaciji
otherwise-same = Ostalo je isto
nothing-more = Isto, samo bez toga
ruled-alike = Odluka je u oba ista, premda je napisana samo u jednom
unruled = O tome ne ovisi nijedna odluka
rules-new = Nova pravila: { $count }; s prikazanom situacijom u kojoj je odluka drukčija: { $shown }
rules-changed = Izmijenjena pravila: { $count }; s prikazanom situacijom u kojoj je odluka drukčija: { $shown }
rules-dropped = Izostavljena pravila: { $count }; s prikazanom situacijom u kojoj je odluka drukčija: { $shown }
smallest-situation = Najmanja situacija u kojoj se razlikuju

## Proturječja

conflict = Proturječje
conflicts = Proturječja
departures = Razlike prema temeljnom pravilniku
conflict-holds = Vrijedi
conflict-loses = Ne vrijedi
conflict-because = Razlog
conflict-kind-option = Pravilnik istu stvar uređuje na dva načina
conflict-kind-scope = Područja primjene dvaju pravila preklapaju se
conflict-kind-together = Dva pravila ne mogu se poštovati istodobno
conflict-kind-self = Jedno pravilo može se čitati na dva načina
conflict-kind-example = Primjer je u suprotnosti s vlastitim pravilom
conflict-kind-translation = Prijevodi se razlikuju
conflict-kind-unrecorded = Dva članka odlučuju različito, a proturječje nije zabilježeno
conflict-kind-base = Vlastito pravilo zamjenjuje pravilo temeljnog pravilnika
conflict-kind-wording = Razlikuje se tekst, ali ne i odluka
reason-more-specific = posebno pravilo ide ispred općega
reason-worked-example = razrađeni primjer pokazuje smisao
reason-later = kasnije pravilo ide ispred ranijega
reason-source-language = mjerodavan je izvorni jezik
reason-safer-for-play = tako se igri manje šteti

## Pomoć

notation-help = Kako zapisati situaciju
usage-hint = Prvo stol, zatim redak po redak ono što se događa.
seats-hint = Igra onaj koga imenujete i nitko drugi. `seats` nabraja igrače u smjeru kazaljke na satu od onoga tko je prvi na potezu. Blindove određuju SB i BB u popisu ili `button`; inače su ih stavila druga dvojica i već foldala.

## Knjiga

contents = Sadržaj
chapter = Poglavlje
edition = Izdanje
date = Datum
languages = Jezici
language = Jezik
search = Traži
search-placeholder = Traži u pravilima
search-results = Rezultati
search-unavailable = U ovom pregledniku pretraga ne radi. Sva su pravila u sadržaju.
rule-number = Pravilo { $number }
printed-on = Tiskano { $date }
page = Stranica
back-to-top = Natrag na vrh
previous = Prethodno
next = Sljedeće
menu = Izbornik
print = Ispis
index = Kazalo
glossary = Pojmovnik
glossary-note = Ova objašnjenja pomažu pri čitanju i sama nisu pravila. Uputnica uz pojam vodi na mjesto na kojem sam pravilnik kaže što taj pojam znači.
contact = Kontakt
theme = Svijetlo ili tamno
pot = Pot
floor-card = Podsjetnik za floor
changes = Promjene
changes-since = Što se promijenilo u odnosu na: { $house }
no-changes = Ništa se nije promijenilo
change-new = Novo
change-changed = Promijenjeno
change-dropped = Više ne vrijedi
formerly = ranije
before = Prije
now = Sada
source-example = Što navodi vlastiti primjer pravilnika
source-example-differs = Vlastiti primjer pravilnika navodi drukčije
generated = Svaki primjer u ovoj knjizi izveden je iz njezinih pravila

same-as = Isto kao
filter-nothing = Nijedno pravilo nema te riječi
permalink = Poveznica na ovo pravilo
skip-to-rules = Prijeđi na pravila

## Poglavlja

chapter-general = Opća pravila
chapter-seating = Raspored sjedenja
chapter-procedure = Tijek igre
chapter-betting = Ulaganje
chapter-showdown = Showdown
chapter-dealing = Dijeljenje
chapter-conduct = Ponašanje
chapter-cash = Cash game
chapter-reference = Pregledi

## Na što odluka odgovara

question-meaning = O kojoj je akciji riječ
question-binding = Obvezuje li
question-term = Što riječ znači
question-chips = Kamo idu čipovi
question-hand = Je li ruka živa
question-show = Tko i kada pokazuje karte
question-value = Koja je to kombinacija
question-award = Kome pripada pot
question-positions = Tko ima button
question-tables = Koji stol igra
question-mover = Tko se premješta
question-seat = Tko gdje sjedi
question-stack = Koliko tko ima čipova
question-stage = U kojoj je fazi turnir
question-place = Tko završava na kojem mjestu
question-prize = Što se isplaćuje
question-deck = Je li špil ispravan
question-deal = Vrijedi li dijeljenje
question-cards = Kamo idu karte
question-answer = Što se smije pitati
question-order = Što čini diler
question-breach = Koja je dužnost prekršena
question-penalty = Koja kazna slijedi
question-substantial = Je li nastala značajna akcija
question-pot = Koliko je u potu
question-turn = Tko je na redu
question-may = Što smije učiniti

grade-is = Odlučeno
grade-must = Obvezno
grade-may = Moguće
grade-advised = Preporučeno
grade-silent = Prema običaju

kind-norm = Pravilo
kind-power = Ovlast
kind-duty = Dužnost
kind-definition = Definicija
kind-advice = Preporuka
kind-statement = Napomena

## Igra

structure-no-limit = No-limit
structure-pot-limit = Pot-limit
structure-limit = Fiksni limit
game-holdem = Hold'em
game-omaha = Omaha
game-omaha-eight = Omaha hi-lo
game-stud = Stud
game-stud-eight = Stud hi-lo
game-razz = Razz
street-preflop = prije flopa
street-flop = flop
street-turn = turn
street-river = river
street-third-street = treća ulica
street-fourth-street = četvrta ulica
street-fifth-street = peta ulica
street-sixth-street = šesta ulica
street-seventh-street = sedma ulica

judgement-deliberate = namjerno
judgement-tiny = neznatan čip
judgement-contradictory = proturječje riječi i čipova
judgement-unusual = izvanredne okolnosti
judgement-misinformed = pogrešno obaviješten
judgement-separate = karte odvojene od mucka
judgement-identifiable = prepoznatljive karte
judgement-grounds = opravdani razlozi
judgement-needless = nepotrebno odugovlačenje
judgement-gross = grub prekršaj
judgement-correctable = ispravljiva pogreška
judgement-restorable = redoslijed koji se može uspostaviti

## Brojevi i kazne

unit-percent = { $count } %
unit-actions = { $count ->
    [one] { $count } akcija
    [few] { $count } akcije
   *[other] { $count } akcija
}
unit-raises = { $count ->
    [one] { $count } raise
    [few] { $count } raisea
   *[other] { $count } raiseova
}
unit-big-blinds = { $count ->
    [one] { $count } veliki blind
    [few] { $count } velika blinda
   *[other] { $count } velikih blindova
}
unit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
unit-chips = { $count ->
    [one] { $count } čip
    [few] { $count } čipa
   *[other] { $count } čipova
}
unit-days = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana
}
unit-hands = { $count ->
    [one] { $count } ruka
    [few] { $count } ruke
   *[other] { $count } ruku
}
unit-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minute
   *[other] { $count } minuta
}
unit-money = { $count } u novcu
unit-players = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}
unit-rounds = { $count ->
    [one] { $count } krug
    [few] { $count } kruga
   *[other] { $count } krugova
}
unit-seats = { $count ->
    [one] { $count } mjesto
    [few] { $count } mjesta
   *[other] { $count } mjesta
}
unit-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekunde
   *[other] { $count } sekundi
}
sanction-warning = opomena
sanction-rounds = { $count ->
    [one] { $count } krug izvan igre
    [few] { $count } kruga izvan igre
   *[other] { $count } krugova izvan igre
}
sanction-hands = { $count ->
    [one] { $count } ruka izvan igre
    [few] { $count } ruke izvan igre
   *[other] { $count } ruku izvan igre
}
tariff-first = prvi put
tariff-second = drugi put
tariff-later = svaki sljedeći put

## Zabilježene ruke

replay-hand = ruka { $hand }
replay-not-played = Igru { $variant } program ne podržava.
replay-out-of-turn = preko reda, na redu je { $player }
replay-round-over = runda ulaganja je završena
replay-skipped = dolazi sljedeća karta, a na redu je još { $player }
replay-owes-bring-in = prvo treba postaviti bring-in od { $amount }
replay-call-too-small = call mora iznositi { $amount }
replay-raising-closed = od posljednje akcije ovog igrača nije bilo ni punog beta ni punog raisea
replay-capped = u ovoj rundi ulaganja iskorišteni su svi dopušteni raiseovi
replay-too-small = najmanji dopušteni iznos: { $amount }
replay-too-large = najveći dopušteni iznos: { $amount }
replay-put-all-in = zapisano je onoliko koliko ima { $player }, koji je time all-in; puni raise bio bi do { $amount }, ali to ništa ne mijenja
replay-stack = { $player } na kraju ima { $has }, a prema zapisu { $recorded }.
replay-to-act = Zapis završava dok je { $player } na redu.
replay-to-deal = Zapis završava prije posljednje karte.
replay-unknown-cards = Karte igrača { $player } nigdje nisu navedene pa se pot ne može dodijeliti.
replay-hands = { $count ->
    [one] { $count } ruka odigrana prema zapisu
    [few] { $count } ruke odigrane prema zapisu
   *[other] { $count } ruku odigrano prema zapisu
}
replay-agree = { $count ->
    [one] { $count } ruka se slaže
    [few] { $count } ruke se slažu
   *[other] { $count } ruku se slaže
}
replay-forbidden = { $count ->
    [one] { $count } akcija koju ova pravila ne dopuštaju
    [few] { $count } akcije koje ova pravila ne dopuštaju
   *[other] { $count } akcija koje ova pravila ne dopuštaju
}
replay-by-custom = { $count ->
    [one] { $count } akcija koju običaj ne dopušta, a ovaj je pravilnik ne uređuje
    [few] { $count } akcije koje običaj ne dopušta, a ovaj ih pravilnik ne uređuje
   *[other] { $count } akcija koje običaj ne dopušta, a ovaj ih pravilnik ne uređuje
}
replay-notes = { $count ->
    [one] { $count } raise zapisan kao stack posljednjeg protivnika
    [few] { $count } raisea zapisana kao stack posljednjeg protivnika
   *[other] { $count } raiseova zapisano kao stack posljednjeg protivnika
}
replay-stacks = { $count ->
    [one] { $count } stack na kraju nije kao u zapisu
    [few] { $count } stacka na kraju nisu kao u zapisu
   *[other] { $count } stackova na kraju nije kao u zapisu
}
replay-open = { $count ->
    [one] { $count } zapis završava prije ruke
    [few] { $count } zapisa završavaju prije ruke
   *[other] { $count } zapisa završava prije ruke
}
replay-left-out = { $count ->
    [one] { $count } ruka druge igre izostavljena
    [few] { $count } ruke drugih igara izostavljene
   *[other] { $count } ruku drugih igara izostavljeno
}
replay-errors = { $count ->
    [one] { $count } zapis nije bilo moguće odigrati
    [few] { $count } zapisa nije bilo moguće odigrati
   *[other] { $count } zapisa nije bilo moguće odigrati
}

## Jezici

lang-en = engleski
lang-hu = mađarski
lang-sk = slovački
lang-hr = hrvatski
lang-is = islandski
lang-ru = ruski

## A new club

init-chapter = Kućna pravila
init-title = Što kod nas vrijedi
init-text = Prednost imaju ova pravila. Što njima nije uređeno, vrijedi prema pravilniku na kojem se temelje.
init-name = Ime kluba, kako će biti otisnuto
init-languages = Jezici, najprije glavni
init-base = Pravilnik na kojem se temelji
init-floor = Tko odlučuje
init-about = Pravilnik kluba. Što ovdje ne piše, vrijedi prema `{ $base }`.
init-verify = dokazati ga
init-ask = pretražiti ga
init-publish = objaviti ga
init-same-name = Isto na svim jezicima; promijenite ga gdje se zove drukčije.
init-in-languages = Na ovim jezicima pišete; tekst na drugima od vas se ne traži.
init-date = Dan izdanja, a ne tiskanja.
init-houses = Ostale nabraja `ruling houses`.
init-written-for = Izdanje pravila za koje je datoteka pisana. Nakon nadogradnje `ruling verify` nabraja o čemu se otad odlučuje drukčije.
init-numbering = Kako se pravila numeriraju: "1.1", "1", "§ 1", "Članak 1", "A 1" ili "I". Vlastiti `number:` ima prednost.
init-logo = Slika uz ovu datoteku; postaje dio stranice.
init-lines = Koliko god redaka, iza znaka `|`.
init-figures = Vlastiti podaci; ovaj se u tekstu ispisuje kao {"{"} $late-minutes {"}"}.
init-drops = Što iz temeljnog pravilnika ovdje ne vrijedi: odredba, ili cijeli članak prema oznaci; `drops_chapters_of:` cijelo poglavlje, prema jednom od njegovih članaka. Oboje pokazuje `ruling rule`.
init-own = Pravilo vašim riječima. `ref` je njegova oznaka, na nju vode poveznice; nikad se ne mijenja.
init-sets = Prema čemu program odlučuje: podaci i odabiri vašeg kluba (`ruling options`).
init-instead = Vlastito pravilo umjesto temeljnoga: navedite odredbu ili oznaku članka.
init-take = Članak temeljnog pravilnika, premješten ovamo.
init-chapter-of = Cijelo poglavlje temeljnog pravilnika, premješteno ovamo: ono u kojem je ovaj članak. Ostala slijede svojim redom.
init-closing = Stranice iza pravila.
