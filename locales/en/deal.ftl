# The deal: what happens to its cards, and what becomes of them. `$known` says whether `$card` is.

deed-expose = { $known ->
    [yes] deals card { $number } of the deal, { $card }, face up
   *[no] deals card { $number } of the deal face up
}
deed-expose-to = { $known ->
    [yes] deals card { $number } of the deal, { $card }, face up to { $other }
   *[no] deals card { $number } of the deal face up to { $other }
}

verdict-redeal = the deal is a misdeal, and the cards are dealt again
verdict-redeal-from = the deal is a misdeal, and the cards are dealt again, the first one to { $who }
verdict-deal-stands = the deal stands
deck-card-number = card { $number } of the deal
verdict-card-next-burn = { $card } is the next burn card
verdict-card-out-of-play = { $card } is out of play
verdict-replaced = { $who } gets the card that would have been the next burn
