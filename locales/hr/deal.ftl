# Dijeljenje: što se događa s kartama i što s njima biva. `$known` kaže je li `$card` poznata.

deed-expose = { $known ->
    [yes] dijeli { $number }. kartu dijeljenja ({ $card }) licem prema gore
   *[no] dijeli { $number }. kartu dijeljenja licem prema gore
}
deed-expose-to = { $known ->
    [yes] dijeli { $other-dative } { $number }. kartu dijeljenja ({ $card }) licem prema gore
   *[no] dijeli { $other-dative } { $number }. kartu dijeljenja licem prema gore
}

verdict-redeal = dijeljenje je pogrešno i dijeli se ponovno
verdict-redeal-from = dijeljenje je pogrešno i dijeli se ponovno, a prvu kartu dobiva { $who }
verdict-deal-stands = dijeljenje vrijedi
deck-card-number = { $number }. karta dijeljenja
verdict-card-next-burn = { $card } je sljedeća spaljena karta
verdict-card-out-of-play = { $card } je izvan igre
verdict-replaced = { $who } dobiva kartu koja bi sljedeća bila spaljena
## Zajedničke karte

event-burns = { $burns ->
    [none] { $event } bez spaljivanja
    [one] { $event } nakon jedne spaljene karte
   *[two] { $event } nakon dviju spaljenih karata
}
event-flop-of = { $facing ->
    [down] na flop licem prema dolje dolaze karte, njih { $count }
   *[up] na flop dolaze karte, njih { $count }
}
deed-draw-from-flop = izvlači s flopa { $card }
verdict-put-right = ispravlja se ovako: { $steps }
remedy-finish-betting = dovršiti rundu ulaganja
remedy-set-aside = staviti sa strane { $laid }
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
remedy-floor-draws = izvući jednu od njih kao sljedeću spaljenu kartu (izvlači { -floor(case: "nominative") })
remedy-restore-order = uspostaviti redoslijed karata
remedy-deal-right-card = otvoriti ispravnu kartu
laid-flop = flop
laid-flop-and-burn = flop i njegovu spaljenu kartu
laid-turn = turn
laid-river = river
laid-set-aside-card = kartu stavljenu sa strane
laid-surplus = karte viška
laid-missed-burn = kartu koja je trebala biti spaljena
verdict-street-is = { $street ->
    [flop] flop je { $cards }
    [turn] turn je { $cards }
   *[river] river je { $cards }
}

## Špil

state-stub = sljedeće karte špila su { $cards }
state-deck = { $looks ->
    [marked] špil je označen
   *[damaged] špil je oštećen
}
event-next-level = počinje nova razina
deed-find-fault = nalazi ovo: { $fault }
deed-notice-fault = primjećuje ovo i ne govori ništa: { $fault }
deed-report-fault = upozorava na ovo: { $fault }
fault-second = drugi { $card }
fault-joker = džoker
fault-foreign = karta iz drugog špila
fault-marked = označena karta
fault-flawed = karta s tvorničkom greškom
fault-face-up = { $count ->
    [one] { $count } karta licem prema gore u špilu
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
