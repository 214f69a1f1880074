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

verdict-redeal = dijeljenje je pogrešno i dijeli se ponovno
verdict-redeal-from = prvu kartu novog dijeljenja dobiva { $who }
verdict-deal-stands = dijeljenje vrijedi
deck-card-boxed = preokrenuta karta
deck-card-number = { $number }. karta dijeljenja
verdict-card-next-burn = { $card } je sljedeća spaljena karta
verdict-card-out-of-play = { $card } je izvan igre
verdict-replaced = { $who } dobiva kartu koja bi sljedeća bila spaljena

# Od ruke do ruke: button i blindovi.

event-tournament-begins = turnir počinje
event-next-day = igra se nastavlja drugoga dana
event-final-table = sastavlja se završni stol
event-next-hand = slijedi sljedeća ruka
deed-go-out = ispada
deed-sit-down = sjeda između igrača { $right } i { $left }
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
button-dead-at = mrtvi button stoji na mjestu gdje sjedi { $who }
small-blind-of = mali blind je { $who }
small-blind-none = malog blinda nema
verdict-still-dealt = { $who } i dalje dobiva karte
verdict-no-more-cards = { $who } više ne dobiva karte
verdict-counts-all-in = { $who } se do kraja runde smatra all-in
verdict-may-count-all-in = { $who } može odlučiti da se do kraja runde smatra all-in
verdict-last-cards-open = sve se posljednje karte dijele otvoreno
verdict-card-in-its-order = { $card } se dijeli svojim redom
