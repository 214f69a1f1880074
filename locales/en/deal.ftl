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

# From hand to hand: the button and the blinds.

event-tournament-begins = the tournament begins
event-next-day = play is resumed on another day
event-final-table = the final table is formed
event-next-hand = the next hand is to be dealt
deed-go-out = is out
deed-sit-down = sits down between { $right } and { $left }
deed-agree-small-blind = { $count ->
    [one] agrees to a small blind
   *[other] agree to a small blind
}
deed-turn-up-card = turns up { $card }

verdict-drawn-for = the button is drawn for
verdict-holds-everywhere = the draw holds at every table
verdict-last-card = the last card of the deal goes to { $who }
verdict-next-hand = in the next hand { $button }, { $small } and { $who } the big blind
verdict-next-hand-two = in the next hand { $other } has the button and the small blind, and { $who } the big blind
button-at = { $who } has the button
button-on-empty-seat = the button stands on the empty seat of { $who }
button-dead-at = the button stands dead before { $who }
small-blind-of = { $who } has the small blind
small-blind-none = nobody has the small blind
verdict-still-dealt = { $who } is still dealt cards
verdict-no-more-cards = { $who } is dealt no more cards
verdict-counts-all-in = { $who } counts as all-in until the end of the round
verdict-may-count-all-in = { $who } may choose to count as all-in until the end of the round
verdict-last-cards-open = all the last cards are dealt face up
verdict-card-in-its-order = { $card } is dealt in its usual order
