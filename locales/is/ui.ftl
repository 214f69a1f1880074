# Orð viðmótsins og útgefinnar reglubókar.

## Svör

rule = Regla
rules = Reglur
clause = Ákvæði
example = Dæmi
examples = Dæmi
elsewhere = Í öðrum reglubókum
precedents = Eigin mál
see-also = Sjá einnig
other-languages = Á öðrum málum
defined-in = Skilgreint í
used-in = Kemur fyrir
why = Byggt á
ruling = Úrskurður
situation = Staða
play = Gangur spilsins
in-this-house = Í þessum reglum
no-rule = Í þessum reglum er ekkert um þetta
silent-note = Þar sem þessar reglur þegja sker { -floor(case: "nominative") } úr.
no-sanction = Engin viðurlög við þessu eru tilgreind í reglunum.
nothing-to-rule-on = Enn er ekkert til að úrskurða um. Segðu hvað gerist.
assumptions = Gert er ráð fyrir
understood = Skilið svona
left-out = Ekki tekið með
quoted = „{ $words }“
dialogue-begin = Lýstu stöðunni línu fyrir línu með þínum orðum. `-` tekur síðustu línu aftur, með auðri línu lýkur lýsingunni.
dialogue-end = Allt sem ein skipun:
to-act = Á að gera
may = Má
must = Verður að
if-so = Ef svo er
otherwise = Annars
answer-for = Samkvæmt reglum: { $house }
results = { $count ->
    [one] { $count } regla fannst
   *[other] { $count } reglur fundust
}
nothing-found = Ekkert fannst um „{ $query }“
own-rule = Eigin regla, með eigin orðum; forritið beitir henni ekki á atvik.
own-instead = Eigin regla í staðinn
own-beside = Eigin regla um þetta
only-written-in = Aðeins á: { $languages }
missing-in-language = Er ekki til á þessu máli og birtist því á frummálinu ({ $languages }): { $items }.
did-you-mean = Áttirðu við { $words }?
more = Meira
closest = Kemst næst þessu
number = Nr.
note = Athugasemd
source = Heimild
since = frá útgáfu { $editions }
since-at-latest = í síðasta lagi frá útgáfu { $editions }

## Reglubækur og stillingar þeirra

houses = Reglubækur
based-on = Byggist á: { $house }
option = Stilling
options = Stillingar
option-value = Gildi
not-set = ekki tilgreint
used-by = Hvar þetta gildir
decides-here = Hver sker úr
differences = { $count ->
    [one] { $count } atriði skilur að
   *[other] { $count } atriði skilja að
}
compare = Samanburður: { $left } og { $right }
only-in = Aðeins hér: { $house }
same-ruling = Úrskurðurinn er sá sami
no-witness = Það kemur ekki fram í neinum aðstæðum sem reyndar voru
otherwise-same = Að öðru leyti eins
nothing-more = Það sama, nema þetta vantar
ruled-alike = Úrskurðurinn er sá sami í báðum þótt hann sé aðeins skráður í öðrum þeirra
unruled = Enginn úrskurður veltur á þessu
rules-new = Nýjar reglur: { $count }; sýndar með stöðu þar sem úrskurðurinn er annar: { $shown }
rules-changed = Breyttar reglur: { $count }; sýndar með stöðu þar sem úrskurðurinn er annar: { $shown }
rules-dropped = Niðurfelldar reglur: { $count }; sýndar með stöðu þar sem úrskurðurinn er annar: { $shown }
smallest-situation = Minnsta staðan þar sem munar

## Mótsagnir

conflict = Mótsögn
conflicts = Mótsagnir
departures = Frávik frá grunnreglunum
conflict-holds = Þetta gildir
conflict-loses = Þetta gildir ekki
conflict-because = Ástæða
conflict-kind-option = Reglurnar ákveða sama atriðið á tvo vegu
conflict-kind-scope = Tvær reglur skarast
conflict-kind-together = Ekki er hægt að fylgja báðum reglum í senn
conflict-kind-self = Regluna má skilja á tvo vegu
conflict-kind-example = Dæmið brýtur gegn eigin reglu
conflict-kind-translation = Þýðingum ber ekki saman
conflict-kind-unrecorded = Tvær greinar segja ekki það sama og ósamræmið er ekki skráð
conflict-kind-base = Eigin regla kemur í stað grunnreglunnar
conflict-kind-wording = Orðalagið er ólíkt en ekki úrskurðurinn
reason-more-specific = sérregla gengur fyrir almennri reglu
reason-worked-example = útreiknaða dæmið sýnir við hvað er átt
reason-later = yngri regla gengur fyrir eldri
reason-source-language = frummálið ræður
reason-safer-for-play = þetta raskar spilinu minna

## Hjálp

notation-help = Hvernig stöðu er lýst
usage-hint = Fyrst borðið, síðan línu fyrir línu það sem gerist.
seats-hint = Sá spilar sem nefndur er og enginn annar. `seats` telur leikmenn upp réttsælis frá þeim sem fyrstur á að gera. SB og BB í listanum eða `button` segja hver á blindana; annars hafa tveir aðrir sett þá út og foldað.

## Bókin

contents = Efnisyfirlit
chapter = Kafli
edition = Útgáfa
date = Dagsetning
languages = Tungumál
language = Tungumál
search = Leita
search-placeholder = Leita í reglunum
search-results = Niðurstöður
search-unavailable = Leitin virkar ekki í þessum vafra. Allar reglurnar eru í efnisyfirlitinu.
rule-number = Regla { $number }
printed-on = Prentað { $date }
page = Síða
back-to-top = Efst á síðu
previous = Fyrri
next = Næsta
menu = Valmynd
print = Prenta
index = Atriðisorð
glossary = Orðasafn
glossary-note = Þessar skýringar eru til hjálpar við lesturinn og setja engar reglur. Tilvísun við orð leiðir þangað sem reglurnar sjálfar segja hvað það merkir.
contact = Hafa samband
theme = Ljóst eða dökkt
pot = Pottur
floor-card = Minnisblað gólfstjóra
changes = Breytingar
changes-since = Breytt frá: { $house }
no-changes = Ekkert hefur breyst
change-new = Nýtt
change-changed = Breytt
change-dropped = Gildir ekki lengur
formerly = áður
before = Áður
now = Nú
source-example = Það sem stendur í dæmi reglnanna sjálfra
source-example-differs = Í dæmi reglnanna sjálfra stendur annað
generated = Hvert dæmi í þessari bók er reiknað út frá reglum hennar

same-as = Sama og
filter-nothing = Þessi orð finnast ekki í neinni reglu
permalink = Tengill á þessa reglu
skip-to-rules = Beint í reglurnar

## Kaflar

chapter-general = Almennar reglur
chapter-seating = Sætaskipan
chapter-procedure = Gangur spilsins
chapter-betting = Veðmál
chapter-showdown = Showdown
chapter-dealing = Gjöf
chapter-conduct = Framkoma
chapter-cash = Cash game
chapter-reference = Yfirlit

## Hverju úrskurðurinn svarar

question-meaning = Hver aðgerðin er
question-binding = Hvort hún er bindandi
question-term = Hvað orðið merkir
question-chips = Hvert spilapeningarnir fara
question-hand = Hvort höndin er lifandi
question-show = Hver sýnir og hvenær
question-value = Hvaða hönd þetta er
question-award = Hver fær pottinn
question-positions = Hver er með hnappinn
question-tables = Hvaða borð spilar
question-mover = Hver er færður
question-seat = Hver situr hvar
question-stack = Hve marga spilapeninga einhver á
question-stage = Hvar mótið er statt
question-place = Hver lendir í hvaða sæti
question-prize = Hvað er greitt
question-deck = Hvort stokkurinn er í lagi
question-deal = Hvort gjöfin stendur
question-cards = Hvert spilin fara
question-answer = Um hvað má spyrja
question-order = Hvað gjafarinn á að gera
question-breach = Hvaða skylda var brotin
question-penalty = Hvaða refsing fylgir
question-substantial = Hvort veruleg aðgerð átti sér stað
question-pot = Hve stór potturinn er
question-turn = Hver á að gera
question-may = Hvað hann má gera

grade-is = Úrskurðað
grade-must = Skylt
grade-may = Heimilt
grade-advised = Ráðlagt
grade-silent = Samkvæmt venju

kind-norm = Regla
kind-power = Heimild
kind-duty = Skylda
kind-definition = Skilgreining
kind-advice = Ráðlegging
kind-statement = Ábending

## Spilið

structure-no-limit = No-limit
structure-pot-limit = Pot-limit
structure-limit = Limit
game-holdem = Hold'em
game-omaha = Omaha
game-omaha-eight = Omaha high-low
game-stud = Stud
game-stud-eight = High-low stud
game-razz = Razz
street-preflop = fyrir flopp
street-flop = flopp
street-turn = turn
street-river = river
street-third-street = þriðja gata
street-fourth-street = fjórða gata
street-fifth-street = fimmta gata
street-sixth-street = sjötta gata
street-seventh-street = sjöunda gata

judgement-deliberate = viljandi
judgement-tiny = smáræði miðað við veðmálið
judgement-contradictory = orð og spilapeningar sem stangast á
judgement-unusual = óvenjulegar aðstæður
judgement-misinformed = rangar upplýsingar
judgement-separate = spil aðskilin frá muckinu
judgement-identifiable = auðþekkt spil
judgement-grounds = gildar ástæður
judgement-needless = óþarfa töf
judgement-gross = gróft brot
judgement-correctable = mistök sem leiðrétta má
judgement-restorable = röð sem endurheimta má

## Tölur og refsingar

unit-percent = { $count }%
unit-actions = { $count ->
    [one] { $count } aðgerð
   *[other] { $count } aðgerðir
}
unit-raises = { $count ->
    [one] { $count } hækkun
   *[other] { $count } hækkanir
}
unit-big-blinds = { $count ->
    [one] { $count } stór blindur
   *[other] { $count } stórir blindar
}
unit-cards = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
unit-chips = { $count ->
    [one] { $count } spilapeningur
   *[other] { $count } spilapeningar
}
unit-days = { $count ->
    [one] { $count } dagur
   *[other] { $count } dagar
}
unit-hands = { $count ->
    [one] { $count } hönd
   *[other] { $count } hendur
}
unit-minutes = { $count ->
    [one] { $count } mínúta
   *[other] { $count } mínútur
}
unit-money = { $count } í peningum
unit-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
unit-rounds = { $count ->
    [one] { $count } hringur
   *[other] { $count } hringir
}
unit-seats = { $count ->
    [one] { $count } sæti
   *[other] { $count } sæti
}
unit-seconds = { $count ->
    [one] { $count } sekúnda
   *[other] { $count } sekúndur
}
sanction-warning = áminning
sanction-rounds = { $count ->
    [one] hjáseta í { $count } hring
   *[other] hjáseta í { $count } hringi
}
sanction-hands = { $count ->
    [one] hjáseta í { $count } hönd
   *[other] hjáseta í { $count } hendur
}
tariff-first = í fyrsta sinn
tariff-second = í annað sinn
tariff-later = í hvert sinn eftir það

## Skráðar hendur

replay-hand = hönd { $hand }
replay-not-played = Leikurinn { $variant } er ekki leikinn hér.
replay-out-of-turn = of snemma, { $player } á að gera
replay-round-over = veðmálsumferðinni er lokið
replay-skipped = næsta spil kemur þótt { $player } eigi enn að gera
replay-owes-bring-in = fyrst þarf að setja út bring-in, { $amount }
replay-call-too-small = kallið þarf að vera { $amount }
replay-raising-closed = síðan þessi leikmaður gerði hefur hvorki komið fullt bet né full hækkun
replay-capped = ekki má hækka oftar í veðmálsumferðinni
replay-too-small = minnst er leyft { $amount }
replay-too-large = mest er leyft { $amount }
replay-put-all-in = skráð sem það sem { $player } á, en hann fer all-in með því; full hækkun væri í { $amount } en það breytir engu
replay-stack = { $player } endar með { $has } en samkvæmt skránni með { $recorded }.
replay-to-act = Skránni lýkur þegar { $player } á að gera.
replay-to-deal = Skránni lýkur á undan síðasta spilinu.
replay-unknown-cards = Spil leikmannsins { $player } koma hvergi fram og því er ekki hægt að úthluta pottinum.
replay-hands = { $count ->
    [one] { $count } hönd leikin eftir skrá
   *[other] { $count } hendur leiknar eftir skrá
}
replay-agree = { $count ->
    [one] { $count } hönd kemur heim og saman
   *[other] { $count } hendur koma heim og saman
}
replay-forbidden = { $count ->
    [one] { $count } aðgerð sem þessar reglur leyfa ekki
   *[other] { $count } aðgerðir sem þessar reglur leyfa ekki
}
replay-by-custom = { $count ->
    [one] { $count } aðgerð sem venjan leyfir ekki og reglurnar þegja um
   *[other] { $count } aðgerðir sem venjan leyfir ekki og reglurnar þegja um
}
replay-notes = { $count ->
    [one] { $count } hækkun skráð sem stakkur síðasta andstæðingsins
   *[other] { $count } hækkanir skráðar sem stakkur síðasta andstæðingsins
}
replay-stacks = { $count ->
    [one] { $count } stakkur endar öðruvísi en skráð er
   *[other] { $count } stakkar enda öðruvísi en skráð er
}
replay-open = { $count ->
    [one] { $count } skrá endar á undan hendinni
   *[other] { $count } skrár enda á undan hendinni
}
replay-left-out = { $count ->
    [one] { $count } hendi annars leiks sleppt
   *[other] { $count } höndum annarra leikja sleppt
}
replay-errors = { $count ->
    [one] { $count } skrá var ekki hægt að leika
   *[other] { $count } skrár var ekki hægt að leika
}

## Tungumál

lang-en = enska
lang-hu = ungverska
lang-sk = slóvakíska
lang-hr = króatíska
lang-is = íslenska
lang-ru = rússneska

## A new club

init-chapter = Húsreglur
init-title = Hvað gildir hér
init-text = Þessar reglur ganga fyrir. Um það sem þær nefna ekki gilda reglurnar sem þær byggja á.
init-name = Nafn klúbbsins eins og það á að birtast
init-languages = Tungumálin, aðalmálið fyrst
init-base = Reglurnar sem byggt er á
init-floor = Hver úrskurðar
init-about = Reglubók klúbbs. Um það sem hér er ekki nefnt gildir `{ $base }`.
init-verify = sanna hana
init-ask = leita í henni
init-publish = gefa hana út
init-same-name = Eins á öllum tungumálum; breyttu því þar sem það heitir annað.
init-in-languages = Á þessum málum er skrifað; ekki er beðið um texta á öðrum.
init-date = Dagur útgáfunnar, ekki prentunar.
init-houses = `ruling houses` telur hinar upp.
init-written-for = Útgáfa reglnanna sem skráin er skrifuð fyrir. Eftir uppfærslu telur `ruling verify` upp hvað er úrskurðað öðruvísi síðan.
init-numbering = Hvernig reglur eru tölusettar: "1.1", "1", "1. gr.", "A 1" eða "I". Eigið `number:` gengur fyrir.
init-logo = Mynd við hliðina á þessari skrá; hún verður hluti af síðunni.
init-lines = Eins margar línur og vera skal, á eftir `|`.
init-figures = Eigin tölur; þessi birtist í texta sem {"{"} $late-minutes {"}"}.
init-drops = Það úr grunnbókinni sem gildir ekki hér: ákvæði, eða heil grein eftir auðkenni; `drops_chapters_of:` heill kafli eftir einni grein hans. `ruling rule` sýnir hvort tveggja.
init-own = Regla með eigin orðum. `ref` er auðkenni hennar sem tenglar vísa á; það breytist aldrei.
init-sets = Það sem forritið úrskurðar eftir: tölur og val klúbbsins (`ruling options`).
init-instead = Eigin regla í stað einnar úr grunnbókinni: nefndu ákvæði eða auðkenni greinar.
init-take = Grein úr grunnbókinni, færð hingað.
init-chapter-of = Heill kafli grunnbókarinnar, færður hingað: sá sem þessi grein er í. Hinir fylgja í sinni röð.
init-closing = Síður á eftir reglunum.
