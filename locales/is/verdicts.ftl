# Úrskurðir. Forritið setur upphafsstaf og punkt.

## Aðgerðir

verdict-action = { $who } { $deed }
change-returned = { $deed } og tekur { $amount } til baka
change-owed = { $deed } og á enn eftir að setja út { $amount } af þeirri upphæð
change-added = { $deed } og bætir við { $amount } upp í þá upphæð
change-stays = { $deed } og skilur { $amount } eftir í pottinum

verdict-chooses = { $who } velur hvort hann { $choices }
choice = { $deed }
choices-or = { $head } eða { $last }

verdict-floor = { -floor(case: "nominative") } sker úr
verdict-floor-meaning = { -floor(case: "nominative") } ákveður hvað er bindandi fyrir { $who-accusative }
verdict-floor-deal = { -floor(case: "nominative") } ákveður hvað verður um gjöfina
verdict-floor-award = { -floor(case: "nominative") } ákveður hver fær pottinn
verdict-floor-answer = { -floor(case: "nominative") } ákveður hvort beiðnin er samþykkt
verdict-floor-may = { -floor(case: "nominative") } getur úrskurðað: { $choices }
verdict-floor-between = { -floor(case: "nominative") } ákveður hvort { $choices }
alternatives-or = { $head } eða { $last }

## Kostir

verdict-may = { $who } má { $options }
verdict-must = { $who } verður að { $options }
option-check = tékka
option-fold = folda
option-call = kalla { $amount }
option-bring-in = setja út bring-in upp á { $amount }
option-bet = { $range ->
    [exact] betta { $min }
    [between] betta minnst { $min } og mest { $max }
   *[from] betta minnst { $min }
}
option-complete = fylla veðmálið upp í { $amount }
option-raise = { $range ->
    [exact] hækka í { $min }
    [between] hækka minnst í { $min } og mest í { $max }
   *[from] hækka minnst í { $min }
}
verdict-turn = röðin er komin að { $who-dative }
verdict-round-closed = veðmálsumferðinni er lokið
verdict-begins-next-street = í næstu veðmálsumferð á { $who } fyrst að gera

## Hvort aðgerð stendur

act-check = tékk { $who-genitive }
act-fold = fold { $who-genitive }
act-call = kall { $who-genitive }
act-bet = bet { $who-genitive } upp á { $amount }
act-raise = hækkun { $who-genitive } í { $amount }
act-bet-open = bet { $who-genitive }
act-raise-open = hækkun { $who-genitive }
act-all-in = all-in { $who-genitive } upp á { $amount }
verdict-stands = { $act } stendur
verdict-pending = { $act } bíður þar til leikmenn á undan honum hafa gert
verdict-not-allowed = { $act } leyfist ekki
verdict-void = { $act } fellur niður
verdict-void-returned = { $act } fellur niður; hann fær { $amount } til baka
verdict-void-stays = { $act } fellur niður; { $amount } verða eftir í pottinum
verdict-void-owed = { $act } fellur niður; hann á enn eftir að setja út { $amount }
verdict-substantial = veruleg aðgerð hefur átt sér stað
verdict-not-substantial = engin veruleg aðgerð hefur átt sér stað

## Hendur og spilapeningar

verdict-hand-live = hönd { $who-genitive } er lifandi
verdict-hand-dead = hönd { $who-genitive } er dauð
verdict-wins = { $who } vinnur { $amount }
verdict-wins-of = { $who } vinnur { $amount } úr { $pot-dative }
verdict-pot = potturinn er { $amount }
verdict-returned = { $who } fær { $amount } til baka
verdict-keeps = { $who } heldur þeim { $amount } sem hann fékk
verdict-stays = spilapeningar { $who-genitive } upp á { $amount } verða eftir í pottinum
verdict-moves = { $amount } fara frá { $who-dative } til { $other-genitive }
verdict-all-out-of-play = spilapeningar { $who-genitive } eru úr leik
verdict-out-of-play = spilapeningar { $who-genitive } upp á { $amount } eru úr leik
verdict-owes = { $who } á eftir að setja út { $amount }

## Showdown

verdict-shows-first = { $who } sýnir fyrstur
verdict-shows-first-then = { $who } sýnir fyrstur, síðan { $others }
verdict-show-now = { $count ->
    [one] { $who } snýr spilunum upp strax
   *[other] { $who } snúa spilunum upp strax
}
verdict-must-show = { $who } verður að sýna spilin sín
verdict-may-muck = { $who } má mucka án þess að sýna spilin
verdict-need-not-show = { $who } þarf ekki að sýna spilin sín
verdict-tabled = hönd { $who-genitive } liggur öll upp í loft
verdict-not-tabled = hönd { $who-genitive } liggur ekki öll upp í loft
verdict-has = { $who } er með { $hand }
value-high-card = háspil, { $ranks }
value-pair = par af { $high-many }
value-two-pair = tvö pör, { $high-plural } og { $low-plural }
value-three-of-a-kind = þrennu af { $high-many }
value-straight = röð upp í { $high-accusative }
value-flush = lit, { $ranks }
value-full-house = fullt hús, þrennu af { $high-many } og par af { $low-many }
value-four-of-a-kind = fernu af { $high-many }
value-straight-flush = litaröð upp í { $high-accusative }
value-low = lága hönd, { $ranks }
value-kickers = { $count ->
    [one] { $hand }, kicker { $kickers }
   *[other] { $hand }, kickerar { $kickers }
}
rank = { $rank ->
    [two] tvistur
    [three] þristur
    [four] fjarki
    [five] fimma
    [six] sexa
    [seven] sjöa
    [eight] átta
    [nine] nía
    [ten] tía
    [jack] gosi
    [queen] drottning
    [king] kóngur
   *[ace] ás
}
    .accusative = { $rank ->
        [two] tvist
        [three] þrist
        [four] fjarka
        [five] fimmu
        [six] sexu
        [seven] sjöu
        [eight] áttu
        [nine] níu
        [ten] tíu
        [jack] gosa
        [queen] drottningu
        [king] kóng
       *[ace] ás
    }
    .plural = { $rank ->
        [two] tvista
        [three] þrista
        [four] fjarka
        [five] fimmur
        [six] sexur
        [seven] sjöur
        [eight] áttur
        [nine] níur
        [ten] tíur
        [jack] gosa
        [queen] drottningar
        [king] kónga
       *[ace] ása
    }
    .many = { $rank ->
        [two] tvistum
        [three] þristum
        [four] fjörkum
        [five] fimmum
        [six] sexum
        [seven] sjöum
        [eight] áttum
        [nine] níum
        [ten] tíum
        [jack] gosum
        [queen] drottningum
        [king] kóngum
       *[ace] ásum
    }
verdict-button = hnappurinn fer til { $who-genitive }
verdict-deck-complete = stokkurinn er heill
verdict-deck-defective = stokkurinn er gallaður

## Skyldur, refsingar, fyrirmæli, svör

verdict-breach = { $who } brýtur regluna „{ $rule }“
verdict-dealer-breach = gjafarinn brýtur regluna „{ $rule }“
verdict-penalty = { $strength ->
    [must] { $who } fær refsingu
   *[may] { $who } getur fengið refsingu
}
verdict-warning = { $strength ->
    [must] { $who } fær áminningu
   *[may] { $who } getur fengið áminningu
}
verdict-rounds = { $strength ->
    [must] { $who } situr hjá { rounds }
   *[may] { $who } getur þurft að sitja hjá { rounds }
}
verdict-hands = { $strength ->
    [must] { $who } situr hjá { hands }
   *[may] { $who } getur þurft að sitja hjá { hands }
}
rounds = { $count ->
    [1] einn hring
    [2] tvo hringi
    [one] { $count } hring
   *[other] { $count } hringi
}
hands = { $count ->
    [1] eina hönd
    [2] tvær hendur
    [one] { $count } hönd
   *[other] { $count } hendur
}
verdict-announce-raise-all-in = gjafarinn tilkynnir „hækkun, all-in“
verdict-announce-string-bet = gjafarinn tilkynnir string bet
verdict-spread-pot = gjafarinn dreifir úr pottinum svo að telja megi hann
verdict-turn-up = gjafarinn snýr spilum { $who-genitive } upp
verdict-turn-up-card = gjafarinn snýr upp spilinu { $card } hjá { $who-dative }
verdict-declare-dead = tíminn er liðinn: lýsa skal hönd { $who-genitive } dauða
verdict-ask-for-all = gjafarinn biður { $who-accusative } um að leggja öll spilin upp
verdict-call-floor = gjafarinn kallar á { -floor(case: "accusative") }
verdict-granted = beiðnin er samþykkt
verdict-granted-figure = beiðnin er samþykkt; potturinn er { $amount }
verdict-decision-refused = þannig má ekki úrskurða
verdict-refused = beiðninni er hafnað
verdict-term = „{ $word }“ er ekki viðurkennt orð
verdict-silent = þessar reglur þegja um málið

## Dómar

ruling-silent = þessar reglur þegja um málið en venjan er sú að { $ruling }
ruling-advised = ráðlagt er: { $ruling }
ruling-may = { -floor(case: "nominative") } getur úrskurðað: { $ruling }
ruling-condition = { $condition } er niðurstaðan sú að { $ruling }
ruling-if-deliberate = { $found ->
    [yes] ef { -floor(case: "nominative") } telur að þetta hafi verið viljandi
   *[no] ef { -floor(case: "nominative") } telur ekki að þetta hafi verið viljandi
}
ruling-if-tiny = { $found ->
    [yes] ef { -floor(case: "nominative") } telur spilapeninginn smáræði miðað við veðmálið
   *[no] ef { -floor(case: "nominative") } telur spilapeninginn ekki smáræði miðað við veðmálið
}
ruling-if-contradictory = { $found ->
    [yes] ef { -floor(case: "nominative") } telur orð og spilapeninga stangast á
   *[no] ef { -floor(case: "nominative") } telur orð og spilapeninga ekki stangast á
}
ruling-if-unusual = { $found ->
    [yes] ef { -floor(case: "nominative") } telur aðstæður óvenjulegar
   *[no] ef { -floor(case: "nominative") } telur aðstæður ekki óvenjulegar
}
ruling-if-misinformed = { $found ->
    [yes] ef { -floor(case: "nominative") } telur að { $other } hafi fengið rangar upplýsingar
   *[no] ef { -floor(case: "nominative") } telur ekki að { $other } hafi fengið rangar upplýsingar
}
ruling-if-separate = { $found ->
    [yes] ef { -floor(case: "nominative") } telur að spilin liggi aðskilin frá muckinu
   *[no] ef { -floor(case: "nominative") } telur ekki að spilin liggi aðskilin frá muckinu
}
ruling-if-identifiable = { $found ->
    [yes] ef { -floor(case: "nominative") } telur að þekkja megi spil { $other-genitive } með vissu
   *[no] ef { -floor(case: "nominative") } telur ekki að þekkja megi spil { $other-genitive } með vissu
}
ruling-if-grounds = { $found ->
    [yes] ef { -floor(case: "nominative") } telur ástæðurnar gildar
   *[no] ef { -floor(case: "nominative") } telur ástæðurnar ekki gildar
}
ruling-if-needless = { $found ->
    [yes] ef { -floor(case: "nominative") } telur töfina óþarfa
   *[no] ef { -floor(case: "nominative") } telur töfina ekki óþarfa
}
ruling-if-gross = { $found ->
    [yes] ef { -floor(case: "nominative") } telur brotið gróft
   *[no] ef { -floor(case: "nominative") } telur brotið ekki gróft
}
ruling-if-correctable = { $found ->
    [yes] ef { -floor(case: "nominative") } telur að leiðrétta megi mistökin
   *[no] ef { -floor(case: "nominative") } telur að ekki megi leiðrétta mistökin
}
ruling-if-restorable = { $found ->
    [yes] ef { -floor(case: "nominative") } telur að endurheimta megi röð spilanna
   *[no] ef { -floor(case: "nominative") } telur að ekki megi endurheimta röð spilanna
}

verdict-penalty-begins = refsing { $who-genitive } hefst með næstu hendi
verdict-must-show-after = { $who } verður að snúa spilum sínum upp þegar hendinni lýkur
verdict-hands-or-more = { $strength ->
    [must] { $who } situr hjá { hands } eða fleiri
   *[may] { $who } getur þurft að sitja hjá { hands } eða fleiri
}
verdict-disqualified = { $strength ->
    [must] { $who-dative } er vísað úr mótinu
   *[may] { $who-dative } má vísa úr mótinu
}
