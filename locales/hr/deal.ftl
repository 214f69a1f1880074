# Dijeljenje: što se događa s kartama i što s njima biva. `$known` kaže je li `$card` poznata.

deed-expose = { $known ->
    [yes] dijeli { $number }. kartu dijeljenja ({ $card }) licem prema gore
   *[no] dijeli { $number }. kartu dijeljenja licem prema gore
}
deed-expose-to = { $known ->
    [yes] dijeli { $other-dative } { $number }. kartu dijeljenja ({ $card }) licem prema gore
   *[no] dijeli { $other-dative } { $number }. kartu dijeljenja licem prema gore
}
deed-turn-own-card = okreće { $number }. kartu dijeljenja licem prema gore
event-card-seen = vidi se { $number }. karta dijeljenja
deed-deal-card-to = dijeli { $other-dative } { $number }. kartu dijeljenja
deed-deal-to-empty-seat = dijeli { $number }. kartu dijeljenja na prazno mjesto
deed-skip = ne dijeli karte { $other-dative }
deed-two-in-a-row = dijeli { $other-dative } dvije karte zaredom
deed-unshuffled = dijeli bez miješanja
deed-uncut = dijeli bez presijecanja
deed-expose-in-shuffle = pri miješanju otkriva kartu
deed-expose-in-cut = pri presijecanju otkriva kartu
deed-find-boxed = { $count ->
    [one] nalazi u špilu { $count } preokrenutu kartu
    [few] nalazi u špilu { $count } preokrenute karte
   *[other] nalazi u špilu { $count } preokrenutih karata
}
deed-find-boxed-card = nalazi u špilu preokrenutu kartu { $card }
deed-find-cards = { $count ->
    [one] otkriva da ima { $count } kartu
    [few] otkriva da ima { $count } karte
   *[other] otkriva da ima { $count } karata
}
deed-find-stub = { $count ->
    [one] nalazi u ostatku špila { $count } kartu
    [few] nalazi u ostatku špila { $count } karte
   *[other] nalazi u ostatku špila { $count } karata
}

verdict-redeal = dijeljenje je pogrešno i karte se dijele ponovno
verdict-redeal-from = prvu kartu novog dijeljenja dobiva { $who }
verdict-deal-stands = dijeljenje vrijedi
deck-card-boxed = preokrenuta karta
deck-card-number = { $number }. karta dijeljenja
verdict-card-next-burn = { $card } je sljedeća spaljena karta
verdict-card-out-of-play = { $card } je izvan igre
verdict-replaced = { $who } dobiva kartu koja bi sljedeća bila spaljena
verdict-made-up = { $who } dobiva karte koje nedostaju

# Od ruke do ruke: button i blindovi.

event-tournament-begins = turnir počinje
event-next-day = igra se nastavlja drugoga dana
event-final-table = sastavlja se finalni stol
event-next-hand = slijedi sljedeća ruka
deed-go-out = ispada
deed-sit-down = sjeda između { $right-genitive } i { $left-genitive }
deed-agree-small-blind = { $count ->
    [one] pristaje na mali blind
   *[other] pristaju na mali blind
}
deed-turn-up-card = okreće kartu { $card }

verdict-drawn-for = za button se izvlači
verdict-holds-everywhere = izvlačenje vrijedi za sve stolove
verdict-last-card = posljednju kartu dijeljenja dobiva { $who }
verdict-next-hand = u sljedećoj ruci { $button }, { $small }, a veliki blind je { $who }
verdict-next-hand-two = u sljedećoj ruci na buttonu i malom blindu je { $other }, a veliki blind je { $who }
button-at = button ima { $who }
button-on-empty-seat = button stoji na praznom mjestu gdje je bio { $who }
button-dead-at = dead button stoji na mjestu gdje sjedi { $who }
small-blind-of = mali blind je { $who }
small-blind-none = malog blinda nema
verdict-still-dealt = { $who } i dalje dobiva karte
verdict-no-more-cards = { $who } više ne dobiva karte
verdict-counts-all-in = { $who } se do kraja runde smatra all-in
verdict-may-count-all-in = { $who } može odlučiti da se do kraja runde smatra all-in
verdict-last-cards-open = sve se posljednje karte dijele otvoreno
verdict-card-in-its-order = { $card } se dijeli svojim redom
verdict-card-upcard = { $card } postaje otvorena karta, a treća se dijeli licem prema dolje

## Zajedničke karte

event-burns = { $burns ->
    [none] { $event } bez spaljivanja
    [one] { $event } nakon jedne spaljene karte
   *[two] { $event } nakon dviju spaljenih karata
}
event-flop-of = { $facing ->
    [down] { $count ->
        [one] na flop licem prema dolje dolazi { $count } karta
        [few] na flop licem prema dolje dolaze { $count } karte
       *[other] na flop licem prema dolje dolazi { $count } karata
    }
   *[up] { $count ->
        [one] na flop dolazi { $count } karta
        [few] na flop dolaze { $count } karte
       *[other] na flop dolazi { $count } karata
    }
}
deed-draw-from-flop = izvlači s flopa kartu { $card }
verdict-put-right = treba { $steps }
remedy-finish-betting = dovršiti rundu ulaganja
remedy-set-aside = staviti { $laid } na stranu
remedy-take-out = izbaciti iz igre { $laid }
remedy-shuffle-in = umiješati u ostatak špila { $laid }
remedy-shuffle-stub = promiješati ostatak špila
remedy-show = pokazati svima { $laid }
remedy-cut = presjeći špil
remedy-burn = spaliti kartu
remedy-deal = otvoriti { $street }
remedy-deal-unburned = otvoriti { $street } bez novog spaljivanja
remedy-deal-new = { $street ->
    [flop] otvoriti novi flop
    [turn] otvoriti novi turn
   *[river] otvoriti novi river
}
remedy-deal-new-unburned = { $street ->
    [flop] otvoriti novi flop bez novog spaljivanja
    [turn] otvoriti novi turn bez novog spaljivanja
   *[river] otvoriti novi river bez novog spaljivanja
}
remedy-scramble = pomiješati karte flopa licem prema dolje
remedy-burn-one = spaliti jednu od njih
remedy-complete-flop = otvoriti kao flop druge dvije i sljedeću kartu
remedy-floor-draws = prepustiti { -floor(case: "dative") } da izvuče jednu od njih kao sljedeću spaljenu kartu
remedy-restore-order = ponovno uspostaviti redoslijed karata
remedy-deal-right-card = otvoriti ispravnu kartu
remedy-deal-last-cards = podijeliti posljednje karte
remedy-deal-common-card = otvoriti jednu zajedničku kartu
laid-flop = flop
laid-flop-and-burn = flop i njegovu spaljenu kartu
laid-turn = turn
laid-river = river
laid-set-aside-card = kartu stavljenu na stranu
laid-surplus = karte viška
laid-missed-burn = nespaljenu kartu
laid-burns = spaljene karte
verdict-street-is = { $street ->
    [flop] flop je { $cards }
    [turn] turn je { $cards }
   *[river] river je { $cards }
}

## Špil

state-stub = sljedeće karte špila su { $cards }
state-burned = dosad spaljene karte koje se znaju: { $cards }
state-deck = { $looks ->
    [marked] špil je označen
   *[damaged] špil je oštećen
}
event-next-level = počinje nova razina
deed-find-fault = nalazi { $fault }
deed-notice-fault = primjećuje { $fault } i ne govori ništa
deed-report-fault = upozorava na { $fault }
fault-second = još jednu kartu { $card }
fault-joker = džokera
fault-foreign = kartu iz drugog špila
fault-marked = označenu kartu
fault-flawed = kartu s tvorničkom greškom
fault-face-up = { $count ->
    [one] { $count } kartu licem prema gore u špilu
    [few] { $count } karte licem prema gore u špilu
   *[other] { $count } karata licem prema gore u špilu
}
fault-count = { $count ->
    [one] špil s { $count } kartom
    [few] špil s { $count } karte
   *[other] špil s { $count } karata
}
deed-drop = { $landing ->
    [floor] ispušta na pod ovo: { $card }
   *[table] ispušta na stol, licem prema gore, ovo: { $card }
}
some-card = karta
deed-ask-for-deck = traži drugi špil
deed-relieved = odlazi, a zamjenjuje ga drugi diler
deed-ask-burn-cards = traži da vidi spaljene karte
deed-ask-new-deck = traži drugi špil
deed-ask-new-dealer = traži drugog dilera
verdict-hand-void = ruka je nevažeća i nitko je ne dobiva
verdict-to-next-pot = { $amount } koje je uložio { $who } ide u pot sljedeće ruke
verdict-unattributed = { $amount } koje je već bilo u potu vraća se onima koji su ga uložili
verdict-only-for = { $count ->
    [one] tih { $amount } može dobiti samo { $players }
   *[other] tih { $amount } mogu dobiti samo { $players }
}
verdict-deck-changed = špil se mijenja
verdict-deck-not-changed = špil se ne mijenja
dropped-card = ispuštena karta
verdict-card-remains = { $lies ->
    [open] { $who } zadržava licem prema gore ovu kartu: { $card }
   *[closed] { $who } zadržava ovu kartu: { $card }
}
