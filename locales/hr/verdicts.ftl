# Što je odlučeno. Veliko početno slovo i točku dodaje program.

## Akcije

verdict-action = { $who } { $deed }
change-returned = { $deed } i uzima natrag { $amount }
change-owed = { $deed }; za to mora dodati još { $amount }
change-added = { $deed } (za to dodaje još { $amount })
change-stays = { $deed } i ostavlja { $amount } u potu

verdict-chooses = { $who } bira: { $choices }
choice = ili { $deed }
choices-or = { $head }, { $last }

verdict-floor = odlučuje { -floor(case: "nominative") }
verdict-floor-meaning = { -floor(case: "nominative") } odlučuje na što je { $who } obvezan
verdict-floor-deal = { -floor(case: "nominative") } odlučuje što će biti s dijeljenjem
verdict-floor-award = { -floor(case: "nominative") } odlučuje kome pripada pot
verdict-floor-answer = o zahtjevu odlučuje { -floor(case: "nominative") }
verdict-floor-may = { -floor(case: "nominative") } može odlučiti ovako: { $choices }
verdict-floor-between = { -floor(case: "nominative") } bira između mogućnosti: { $choices }
alternatives-or = { $head }; ili { $last }

## Mogućnosti

verdict-may = { $who } može { $options }
verdict-must = { $who } mora { $options }
option-check = dati check
option-fold = foldati
option-call = dati call od { $amount }
option-bring-in = postaviti bring-in od { $amount }
option-bet = { $range ->
    [exact] uložiti { $min }
    [between] uložiti od { $min } do { $max }
   *[from] uložiti barem { $min }
}
option-complete = dopuniti ulog na { $amount }
option-raise = { $range ->
    [exact] podići na { $min }
    [between] podići najmanje na { $min } i najviše na { $max }
   *[from] podići barem na { $min }
}
verdict-turn = na redu je { $who }
verdict-round-closed = runda ulaganja je zatvorena
verdict-begins-next-street = u sljedećoj rundi ulaganja prvi je na potezu { $who }

## Vrijedi li akcija

act-check = check { $who-genitive }
act-fold = fold { $who-genitive }
act-call = call { $who-genitive }
act-bet = bet { $who-genitive } od { $amount }
act-raise = raise { $who-genitive } na { $amount }
act-bet-open = bet { $who-genitive }
act-raise-open = raise { $who-genitive }
act-all-in = all-in { $who-genitive } za { $amount }
verdict-stands = { $act } vrijedi
verdict-pending = o tome vrijedi li { $act } odlučuje se tek kad odigraju igrači ispred njega
verdict-not-allowed = { $act } nije dopušten
verdict-void = { $act } ne vrijedi
verdict-void-returned = { $act } ne vrijedi i igraču se vraća { $amount }
verdict-void-stays = { $act } ne vrijedi, a stavljenih { $amount } ostaje u potu
verdict-void-owed = { $act } ne vrijedi, a igrač mora dodati još { $amount }
verdict-substantial = nastala je značajna akcija
verdict-not-substantial = značajna akcija nije nastala

## Ruke i čipovi

verdict-hand-live = ruka { $who-genitive } je živa
verdict-hand-dead = ruka { $who-genitive } je mrtva
verdict-wins = { $who } osvaja { $amount }
verdict-wins-of = { $who } osvaja { $amount } iz { $pot-genitive }
verdict-pot = u potu je { $amount }
verdict-returned = { $who-dative } vraća se { $amount }
verdict-keeps = { $who } zadržava dodijeljenih { $amount }
verdict-stays = čipovi { $who-genitive } u vrijednosti od { $amount } ostaju u potu
verdict-moves = { $amount } prelazi s { $who-genitive } na { $other-accusative }
verdict-all-out-of-play = čipovi { $who-genitive } nisu u igri
verdict-out-of-play = čipovi { $who-genitive } u vrijednosti od { $amount } nisu u igri
verdict-owes = { $who } duguje { $amount }

## Showdown

verdict-shows-first = prvi pokazuje karte { $who }
verdict-shows-first-then = prvi pokazuje karte { $who }, zatim { $others }
verdict-show-now = { $count ->
    [one] { $who } odmah otvara karte
   *[other] { $who } odmah otvaraju karte
}
verdict-must-show = { $who } mora pokazati karte
verdict-may-muck = { $who } smije baciti karte u muck bez pokazivanja
verdict-need-not-show = { $who } ne mora pokazati karte
verdict-tabled = ruka { $who-genitive } je u cijelosti otvorena
verdict-not-tabled = ruka { $who-genitive } nije u cijelosti otvorena
verdict-has = { $who } ima { $hand }
value-high-card = visoku kartu ({ $ranks })
value-pair = par { $high-many }
value-two-pair = dva para, { $high-plural } i { $low-plural }
value-three-of-a-kind = tris { $high-many }
value-straight = skalu do { $high-genitive }
value-flush = flush ({ $ranks })
value-full-house = full house, tris { $high-many } i par { $low-many }
value-four-of-a-kind = poker { $high-many }
value-straight-flush = skalu u boji do { $high-genitive }
value-low = low kombinaciju ({ $ranks })
value-kickers = { $count ->
    [one] { $hand }, kicker { $kickers }
   *[other] { $hand }, kickeri { $kickers }
}
rank = { $rank ->
    [two] dvojka
    [three] trojka
    [four] četvorka
    [five] petica
    [six] šestica
    [seven] sedmica
    [eight] osmica
    [nine] devetka
    [ten] desetka
    [jack] dečko
    [queen] dama
    [king] kralj
   *[ace] as
}
    .genitive = { $rank ->
        [two] dvojke
        [three] trojke
        [four] četvorke
        [five] petice
        [six] šestice
        [seven] sedmice
        [eight] osmice
        [nine] devetke
        [ten] desetke
        [jack] dečka
        [queen] dame
        [king] kralja
       *[ace] asa
    }
    .plural = { $rank ->
        [two] dvojke
        [three] trojke
        [four] četvorke
        [five] petice
        [six] šestice
        [seven] sedmice
        [eight] osmice
        [nine] devetke
        [ten] desetke
        [jack] dečke
        [queen] dame
        [king] kraljeve
       *[ace] asove
    }
    .many = { $rank ->
        [two] dvojki
        [three] trojki
        [four] četvorki
        [five] petica
        [six] šestica
        [seven] sedmica
        [eight] osmica
        [nine] devetki
        [ten] desetki
        [jack] dečki
        [queen] dama
        [king] kraljeva
       *[ace] asova
    }
verdict-button = button dobiva { $who }
verdict-deck-complete = špil je potpun
verdict-deck-defective = špil je neispravan

## Dužnosti, kazne, nalozi, odgovori

verdict-breach = { $who } krši pravilo „{ $rule }”
verdict-dealer-breach = diler krši pravilo „{ $rule }”
verdict-penalty = { $strength ->
    [must] { $who } dobiva kaznu
   *[may] { $who } može dobiti kaznu
}
verdict-warning = { $strength ->
    [must] { $who } dobiva opomenu
   *[may] { $who } može dobiti opomenu
}
verdict-rounds = { $strength ->
    [must] { $who } dobiva kaznu: { rounds } izvan igre
   *[may] { $who } može dobiti kaznu: { rounds } izvan igre
}
verdict-hands = { $strength ->
    [must] { $who } dobiva kaznu: { hands } izvan igre
   *[may] { $who } može dobiti kaznu: { hands } izvan igre
}
rounds = { $count ->
    [1] jedan krug
    [one] { $count } krug
    [few] { $count } kruga
   *[other] { $count } krugova
}
hands = { $count ->
    [1] jedna ruka
    [one] { $count } ruka
    [few] { $count } ruke
   *[other] { $count } ruku
}
verdict-announce-raise-all-in = diler objavljuje „raise all-in”
verdict-announce-string-bet = diler upozorava na string bet
verdict-spread-pot = diler širi pot po stolu tako da se može prebrojiti
verdict-turn-up = diler otvara karte { $who-genitive }
verdict-turn-up-card = diler otvara kartu { $card } { $who-genitive }
verdict-declare-dead = vrijeme je isteklo: ruku { $who-genitive } treba proglasiti mrtvom
verdict-ask-for-all = diler od { $who-genitive } traži da otvori sve karte
verdict-call-floor = diler poziva { -floor(case: "accusative") }
verdict-granted = zahtjev se prihvaća
verdict-granted-figure = igrač dobiva odgovor da je u potu { $amount }
verdict-decision-refused = tako se ne može odlučiti
verdict-refused = zahtjev se odbija
verdict-term = „{ $word }” nije službeni izraz
verdict-silent = u ovom pravilniku o tome nema pravila

## Odluke

ruling-silent = u ovom pravilniku o tome nema pravila; prema običaju { $ruling }
ruling-advised = preporuka: { $ruling }
ruling-may = { -floor(case: "nominative") } može odlučiti ovako: { $ruling }
ruling-condition = { $condition }, { $ruling }
ruling-if-deliberate = { $found ->
    [yes] ako { -floor(case: "nominative") } utvrdi da je bilo namjerno
   *[no] osim ako { -floor(case: "nominative") } utvrdi da je bilo namjerno
}
ruling-if-tiny = { $found ->
    [yes] ako { -floor(case: "nominative") } smatra čip neznatnim u odnosu na ulog
   *[no] osim ako { -floor(case: "nominative") } smatra čip neznatnim u odnosu na ulog
}
ruling-if-contradictory = { $found ->
    [yes] ako { -floor(case: "nominative") } smatra da si riječ i čipovi proturječe
   *[no] osim ako { -floor(case: "nominative") } smatra da si riječ i čipovi proturječe
}
ruling-if-unusual = { $found ->
    [yes] ako { -floor(case: "nominative") } smatra okolnosti izvanrednima
   *[no] osim ako { -floor(case: "nominative") } smatra okolnosti izvanrednima
}
ruling-if-misinformed = { $found ->
    [yes] ako { -floor(case: "nominative") } utvrdi da je { $other } bio pogrešno obaviješten
   *[no] osim ako { -floor(case: "nominative") } utvrdi da je { $other } bio pogrešno obaviješten
}
ruling-if-separate = { $found ->
    [yes] ako { -floor(case: "nominative") } utvrdi da su karte odvojene od mucka
   *[no] osim ako { -floor(case: "nominative") } utvrdi da su karte odvojene od mucka
}
ruling-if-identifiable = { $found ->
    [yes] ako { -floor(case: "nominative") } utvrdi da se karte { $other-genitive } mogu pouzdano prepoznati
   *[no] osim ako { -floor(case: "nominative") } utvrdi da se karte { $other-genitive } mogu pouzdano prepoznati
}
ruling-if-grounds = { $found ->
    [yes] ako { -floor(case: "nominative") } smatra razloge opravdanima
   *[no] osim ako { -floor(case: "nominative") } smatra razloge opravdanima
}
ruling-if-needless = { $found ->
    [yes] ako { -floor(case: "nominative") } smatra odugovlačenje nepotrebnim
   *[no] osim ako { -floor(case: "nominative") } smatra odugovlačenje nepotrebnim
}
ruling-if-gross = { $found ->
    [yes] ako { -floor(case: "nominative") } to smatra grubim prekršajem
   *[no] osim ako { -floor(case: "nominative") } to smatra grubim prekršajem
}
ruling-if-correctable = { $found ->
    [yes] ako { -floor(case: "nominative") } smatra da se pogreška može ispraviti
   *[no] osim ako { -floor(case: "nominative") } smatra da se pogreška može ispraviti
}
ruling-if-restorable = { $found ->
    [yes] ako { -floor(case: "nominative") } smatra da se redoslijed karata može uspostaviti
   *[no] osim ako { -floor(case: "nominative") } smatra da se redoslijed karata može uspostaviti
}

verdict-penalty-begins = kazna { $who-genitive } počinje sljedećom rukom
verdict-must-show-after = { $who } po završetku ruke mora okrenuti karte
verdict-hands-or-more = { $strength ->
    [must] { $who } dobiva kaznu: najmanje { hands } izvan igre
   *[may] { $who } može dobiti kaznu: najmanje { hands } izvan igre
}
verdict-disqualified = { $strength ->
    [must] { $who } je diskvalificiran
   *[may] { $who } može biti diskvalificiran
}
