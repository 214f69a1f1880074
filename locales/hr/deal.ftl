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
