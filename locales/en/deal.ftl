# The deal: what happens to its cards, and what becomes of them. `$known` says whether `$card` is.

deed-expose = { $known ->
    [yes] deals card { $number } of the deal, { $card }, face up
   *[no] deals card { $number } of the deal face up
}
deed-expose-to = { $known ->
    [yes] deals card { $number } of the deal, { $card }, face up to { $other }
   *[no] deals card { $number } of the deal face up to { $other }
}
deed-turn-own-card = turns card { $number } of the deal face up
event-card-seen = card { $number } of the deal is seen
deed-deal-card-to = deals card { $number } of the deal to { $other }
deed-deal-to-empty-seat = deals card { $number } of the deal to the empty seat
deed-skip = deals { $other } no cards
deed-two-in-a-row = deals { $other } two cards in a row
deed-unshuffled = deals without shuffling
deed-uncut = deals without a cut
deed-expose-in-shuffle = exposes a card in the shuffle
deed-expose-in-cut = exposes a card in the cut
deed-find-boxed = { $count ->
    [one] finds { $count } boxed card
   *[other] finds { $count } boxed cards
}
deed-find-boxed-card = finds { $card } boxed
deed-find-cards = { $count ->
    [one] turns out to have { $count } card
   *[other] turns out to have { $count } cards
}

verdict-redeal = the deal is a misdeal, and the cards are dealt again
verdict-redeal-from = the first card of the new deal goes to { $who }
verdict-deal-stands = the deal stands
deck-card-boxed = the boxed card
deck-card-number = card { $number } of the deal
verdict-card-next-burn = { $card } is the next burn card
verdict-card-out-of-play = { $card } is out of play
verdict-replaced = { $who } gets the card that would have been the next burn
