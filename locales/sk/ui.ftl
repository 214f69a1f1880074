# Slová rozhrania a vydanej knihy pravidiel.

## Odpovede

rule = Pravidlo
rules = Pravidlá
clause = Ustanovenie
example = Príklad
examples = Príklady
elsewhere = V iných pravidlách
precedents = Vlastné prípady
see-also = Pozri aj
other-languages = V iných jazykoch
defined-in = Definícia
used-in = Výskyt
why = Opiera sa o
ruling = Rozhodnutie
situation = Situácia
play = Priebeh hry
in-this-house = V týchto pravidlách
no-rule = Tieto pravidlá to neupravujú
silent-note = O tom, čo tieto pravidlá neupravujú, rozhoduje { -floor(case: "nominative") }.
no-sanction = Osobitný trest za to tieto pravidlá neuvádzajú.
nothing-to-rule-on = Zatiaľ nie je o čom rozhodnúť. Napíšte, čo sa stalo.
assumptions = Predpokladá sa
understood = Rozumiem tomu takto
left-out = Nebralo sa do úvahy
quoted = „{ $words }“
dialogue-begin = Opíšte situáciu riadok po riadku vlastnými slovami. `-` zruší posledný riadok, prázdny riadok skončí.
dialogue-end = Celé ako jeden príkaz:
to-act = Na rade
may = Smie
must = Musí
if-so = Ak áno
otherwise = Ak nie
answer-for = Podľa pravidiel: { $house }
results = { $count ->
    [one] { $count } nájdené pravidlo
    [few] { $count } nájdené pravidlá
   *[other] { $count } nájdených pravidiel
}
nothing-found = Pre „{ $query }“ sa nič nenašlo
own-rule = Vlastné pravidlo vlastnými slovami; program ho na situácie nepoužíva.
own-instead = Namiesto neho vlastné pravidlo
own-beside = Vlastné pravidlo k tomu
only-written-in = Len v jazyku: { $languages }
missing-in-language = V tomto jazyku chýba a uvádza sa v pôvodnom znení ({ $languages }): { $items }.
did-you-mean = Mysleli ste { $words }?
more = Viac
closest = Najbližšie k tomu
number = Č.
note = Poznámka
source = Zdroj
since = od vydania { $editions }
since-at-latest = najneskôr od vydania { $editions }

## Pravidlá klubov a ich nastavenia

houses = Súbory pravidiel
based-on = Vychádza z: { $house }
option = Nastavenie
options = Nastavenia
option-value = Hodnota
not-set = neurčené
used-by = Kde platí
decides-here = Kto rozhoduje
differences = { $count ->
    [one] { $count } rozdiel
    [few] { $count } rozdiely
   *[other] { $count } rozdielov
}
compare = Porovnanie: { $left } a { $right }
only-in = Iba tu: { $house }
same-ruling = Oba súbory pravidiel rozhodujú rovnako
no-witness = Neukazuje sa v žiadnej z vyskúšaných situácií
otherwise-same = Inak rovnako
nothing-more = To isté, len bez tohto
ruled-alike = Rozhoduje sa rovnako v oboch, hoci napísané je to len v jedných
unruled = Nezávisí od toho žiadne rozhodnutie
rules-new = Nové pravidlá: { $count }; s ukázanou situáciou, v ktorej sa rozhoduje inak: { $shown }
rules-changed = Zmenené pravidlá: { $count }; s ukázanou situáciou, v ktorej sa rozhoduje inak: { $shown }
rules-dropped = Vypustené pravidlá: { $count }; s ukázanou situáciou, v ktorej sa rozhoduje inak: { $shown }
smallest-situation = Najmenšia situácia, v ktorej sa líšia

## Rozpory

conflict = Rozpor
conflicts = Rozpory
departures = Rozdiely oproti základným pravidlám
conflict-holds = Platí
conflict-loses = Neplatí
conflict-because = Dôvod
conflict-kind-option = Pravidlá určujú tú istú vec dvojako
conflict-kind-scope = Dve pravidlá sa prekrývajú
conflict-kind-together = Dve pravidlá sa nedajú dodržať naraz
conflict-kind-self = Jedno pravidlo sa dá čítať dvojako
conflict-kind-example = Príklad odporuje vlastnému pravidlu
conflict-kind-translation = Preklady sa líšia
conflict-kind-unrecorded = Dva články rozhodujú odlišne a rozpor nie je zaznamenaný
conflict-kind-base = Vlastné pravidlo nahrádza základné
conflict-kind-wording = Líši sa znenie, nie rozhodnutie
reason-more-specific = osobitné pravidlo má prednosť pred všeobecným
reason-worked-example = zmysel ukazuje vypracovaný príklad
reason-later = neskoršie pravidlo má prednosť pred skorším
reason-source-language = rozhoduje pôvodný jazyk
reason-safer-for-play = hre to škodí menej

## Pomoc

notation-help = Ako zapísať situáciu
usage-hint = Najprv stôl, potom po riadkoch to, čo sa deje.
seats-hint = Hrá, koho pomenujete, a nikto iný. `seats` vymenúva hráčov v smere hodinových ručičiek od toho, kto koná prvý. Blindy určí SB a BB v zozname alebo `button`; inak ich vložili dvaja ďalší, ktorí už zložili.

## Kniha

contents = Obsah
chapter = Kapitola
edition = Vydanie
date = Dátum
languages = Jazyky
language = Jazyk
search = Hľadať
search-placeholder = Hľadať v pravidlách
search-results = Výsledky
search-unavailable = V tomto prehliadači vyhľadávanie nefunguje. Všetky pravidlá sú v obsahu.
rule-number = Pravidlo { $number }
printed-on = Vytlačené { $date }
page = Strana
back-to-top = Späť na začiatok
previous = Predchádzajúce
next = Nasledujúce
menu = Ponuka
print = Tlačiť
index = Register
glossary = Slovník pojmov
glossary-note = Tieto vysvetlenia pomáhajú pri čítaní a neustanovujú žiadne pravidlo. Odkaz pri slove vedie tam, kde jeho význam určujú samotné pravidlá.
contact = Kontakt
theme = Svetlý alebo tmavý vzhľad
pot = Bank
floor-card = Karta pre floormana
changes = Zmeny
changes-since = Čo sa zmenilo oproti: { $house }
no-changes = Nič sa nezmenilo
change-new = Nové
change-changed = Zmenené
change-dropped = Už neplatí
formerly = predtým
before = Predtým
now = Teraz
source-example = Čo uvádza vlastný príklad týchto pravidiel
source-example-differs = Vlastný príklad týchto pravidiel uvádza niečo iné
generated = Každý príklad v tejto knihe vyplýva z jej pravidiel

same-as = Rovnaké ako
filter-nothing = Tieto slová nie sú v žiadnom pravidle
permalink = Odkaz na toto pravidlo
skip-to-rules = Prejsť na pravidlá

## Kapitoly

chapter-general = Všeobecné pravidlá
chapter-seating = Rozsadenie
chapter-procedure = Priebeh hry
chapter-betting = Stávkovanie
chapter-showdown = Showdown
chapter-dealing = Rozdávanie
chapter-conduct = Správanie
chapter-cash = Cash game
chapter-reference = Prehľady

## Na čo rozhodnutie odpovedá

question-meaning = O akú akciu ide
question-binding = Či je záväzná
question-term = Čo slovo znamená
question-chips = Kam patria žetóny
question-hand = Či je ruka živá
question-show = Kto a kedy ukazuje karty
question-value = Aká je to ruka
question-award = Komu patrí bank
question-positions = Kto má button
question-tables = Ktorý stôl hrá
question-mover = Kto sa presádza
question-seat = Kto kde sedí
question-stack = Koľko žetónov kto má
question-stage = V akej fáze je turnaj
question-place = Kto ktorý skončí
question-prize = Koľko sa vypláca
question-deck = Či je balíček v poriadku
question-deal = Či rozdanie platí
question-cards = Kam idú karty
question-answer = Na čo sa možno pýtať
question-order = Čo má urobiť dealer
question-breach = Ktorá povinnosť bola porušená
question-penalty = Aký trest nasleduje
question-substantial = Či nastala významná akcia
question-pot = Koľko je v banku
question-turn = Kto je na rade
question-may = Čo smie urobiť

grade-is = Rozhodnuté
grade-must = Povinné
grade-may = Možné
grade-advised = Odporúčané
grade-silent = Podľa zvyklostí

kind-norm = Pravidlo
kind-power = Právomoc
kind-duty = Povinnosť
kind-definition = Vymedzenie pojmu
kind-advice = Odporúčanie
kind-statement = Konštatovanie

## Hra

structure-no-limit = No-limit
structure-pot-limit = Pot-limit
structure-limit = Fixný limit
game-holdem = Hold'em
game-omaha = Omaha
game-omaha-eight = Omaha hi-lo
game-stud = Stud
game-stud-eight = Stud hi-lo
game-razz = Razz
street-preflop = pred flopom
street-flop = flop
street-turn = turn
street-river = river
street-third-street = tretia ulica
street-fourth-street = štvrtá ulica
street-fifth-street = piata ulica
street-sixth-street = šiesta ulica
street-seventh-street = siedma ulica

judgement-deliberate = úmyselné
judgement-tiny = zanedbateľný žetón
judgement-contradictory = rozpor medzi slovom a žetónmi
judgement-unusual = mimoriadne okolnosti
judgement-misinformed = nesprávna informácia
judgement-separate = karty oddelené od mucku
judgement-identifiable = jednoznačne určiteľné karty
judgement-grounds = opodstatnené dôvody
judgement-needless = zbytočné zdržovanie
judgement-gross = hrubé porušenie
judgement-correctable = napraviteľná chyba
judgement-restorable = obnoviteľné poradie

## Počty a tresty

unit-percent = { $count } %
unit-actions = { $count ->
    [one] { $count } akcia
    [few] { $count } akcie
   *[other] { $count } akcií
}
unit-raises = { $count ->
    [one] { $count } navýšenie
    [few] { $count } navýšenia
   *[other] { $count } navýšení
}
unit-big-blinds = { $count ->
    [one] { $count } veľký blind
    [few] { $count } veľké blindy
   *[other] { $count } veľkých blindov
}
unit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
unit-chips = { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
}
unit-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
}
unit-hands = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[other] { $count } rozdaní
}
unit-minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
unit-money = { $count } v peniazoch
unit-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
unit-rounds = { $count ->
    [one] { $count } orbit
    [few] { $count } orbity
   *[other] { $count } orbitov
}
unit-seats = { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
   *[other] { $count } miest
}
unit-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekúnd
}
sanction-warning = napomenutie
sanction-rounds = { $count ->
    [one] vynechanie { $count } orbitu
   *[other] vynechanie { $count } orbitov
}
sanction-hands = { $count ->
    [one] vynechanie { $count } rozdania
   *[other] vynechanie { $count } rozdaní
}
tariff-first = prvýkrát
tariff-second = druhýkrát
tariff-later = pri každom ďalšom opakovaní

## Zaznamenané rozdania

replay-hand = rozdanie { $hand }
replay-not-played = Hru { $variant } program nehrá.
replay-out-of-turn = mimo poradia, na rade je { $player }
replay-round-over = stávkové kolo sa skončilo
replay-skipped = prichádza ďalšia karta, hoci na rade je ešte { $player }
replay-owes-bring-in = najprv treba vložiť bring-in { $amount }
replay-call-too-small = call musí byť { $amount }
replay-raising-closed = odkedy tento hráč konal, nepadol plný bet ani plné navýšenie
replay-capped = počet navýšení v tomto stávkovom kole je vyčerpaný
replay-too-small = najnižšia povolená suma je { $amount }
replay-too-large = najvyššia povolená suma je { $amount }
replay-put-all-in = zapísané toľko, koľko má { $player }, ktorý je tým all-in; plné navýšenie by bolo na { $amount }, ale nič sa tým nemení
replay-stack = { $player } má na konci { $has }, podľa záznamu { $recorded }.
replay-to-act = Záznam sa končí, hoci na rade je ešte { $player }.
replay-to-deal = Záznam sa končí pred poslednou kartou.
replay-unknown-cards = Karty hráča { $player } nie sú nikde uvedené, bank sa preto nedá prideliť.
replay-hands = { $count ->
    [one] { $count } rozdanie odohrané zo záznamu
    [few] { $count } rozdania odohrané zo záznamu
   *[other] { $count } rozdaní odohraných zo záznamu
}
replay-agree = { $count ->
    [one] { $count } rozdanie sa zhoduje
    [few] { $count } rozdania sa zhodujú
   *[other] { $count } rozdaní sa zhoduje
}
replay-forbidden = { $count ->
    [one] { $count } akcia, ktorú tieto pravidlá nedovoľujú
    [few] { $count } akcie, ktoré tieto pravidlá nedovoľujú
   *[other] { $count } akcií, ktoré tieto pravidlá nedovoľujú
}
replay-by-custom = { $count ->
    [one] { $count } akcia, ktorú nedovoľuje zvyklosť a tieto pravidlá ju neupravujú
    [few] { $count } akcie, ktoré nedovoľuje zvyklosť a tieto pravidlá ich neupravujú
   *[other] { $count } akcií, ktoré nedovoľuje zvyklosť a tieto pravidlá ich neupravujú
}
replay-notes = { $count ->
    [one] { $count } navýšenie zapísané na sumu, ktorú mal posledný súper
    [few] { $count } navýšenia zapísané na sumu, ktorú mal posledný súper
   *[other] { $count } navýšení zapísaných na sumu, ktorú mal posledný súper
}
replay-stacks = { $count ->
    [one] { $count } stack sa končí inak, než je zaznamenané
    [few] { $count } stacky sa končia inak, než je zaznamenané
   *[other] { $count } stackov sa končí inak, než je zaznamenané
}
replay-open = { $count ->
    [one] { $count } záznam sa končí skôr než rozdanie
    [few] { $count } záznamy sa končia skôr než rozdanie
   *[other] { $count } záznamov sa končí skôr než rozdanie
}
replay-left-out = { $count ->
    [one] { $count } vynechané rozdanie inej hry
    [few] { $count } vynechané rozdania iných hier
   *[other] { $count } vynechaných rozdaní iných hier
}
replay-errors = { $count ->
    [one] { $count } záznam sa nedal odohrať
    [few] { $count } záznamy sa nedali odohrať
   *[other] { $count } záznamov sa nedalo odohrať
}

## Jazyky

lang-en = angličtina
lang-hu = maďarčina
lang-sk = slovenčina
lang-hr = chorvátčina
lang-is = islandčina
lang-ru = ruština

## A new club

init-chapter = Pravidlá klubu
init-title = Čo u nás platí
init-text = Prednosť majú tieto pravidlá. Čo neupravujú, platí podľa pravidiel, z ktorých vychádzajú.
init-name = Názov klubu, ako sa má vytlačiť
init-languages = Jazyky, od hlavného
init-base = Pravidlá, z ktorých vychádza
init-floor = Kto rozhoduje
init-about = Pravidlá klubu. Čo tu nie je, platí podľa `{ $base }`.
init-verify = overiť
init-ask = hľadať v nich
init-publish = vydať
init-same-name = Vo všetkých jazykoch rovnako; zmeňte ho tam, kde sa volá inak.
init-in-languages = V týchto jazykoch píšete; texty v iných sa od vás nežiadajú.
init-date = Deň vydania, nie tlače.
init-houses = Ostatné vymenuje `ruling houses`.
init-written-for = Vydanie pravidiel, pre ktoré je súbor napísaný. Po aktualizácii `ruling verify` vypíše, čo sa odvtedy rozhoduje inak.
init-numbering = Ako sa pravidlá číslujú: "1.1", "1", "§ 1", "Článok 1", "A 1" alebo "I". Vlastné `number:` má prednosť.
init-logo = Obrázok vedľa tohto súboru; stane sa súčasťou stránky.
init-lines = Koľko riadkov chcete, za znakom `|`.
init-figures = Vlastné údaje; tento sa v texte vypíše ako {"{"} $late-minutes {"}"}.
init-drops = Čo zo základných pravidiel tu neplatí: ustanovenie, alebo celý článok podľa jeho označenia; `drops_chapters_of:` celá kapitola podľa jedného z jej článkov. Oboje ukáže `ruling rule`.
init-own = Pravidlo vlastnými slovami. `ref` je jeho identifikátor, naň vedú odkazy; nikdy sa nemení.
init-sets = Podľa čoho program rozhoduje: údaje a voľby vášho klubu (`ruling options`).
init-instead = Vlastné pravidlo namiesto základného: uveďte ustanovenie alebo označenie článku.
init-take = Článok zo základných pravidiel, presunutý sem.
init-chapter-of = Celá kapitola základných pravidiel, presunutá sem: tá, v ktorej je tento článok. Ostatné nasledujú vo svojom poradí.
init-closing = Strany za pravidlami.
