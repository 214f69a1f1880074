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
deed-find-stub = { $count ->
    [one] finds { $count } card in the stub
   *[other] finds { $count } cards in the stub
}

verdict-redeal = the deal is a misdeal and the cards are dealt again
verdict-redeal-from = the first card of the new deal goes to { $who }
verdict-deal-stands = the deal stands
deck-card-boxed = the boxed card
deck-card-number = card { $number } of the deal
verdict-card-next-burn = { $card } is the next burn card
verdict-card-out-of-play = { $card } is out of play
verdict-replaced = { $who } gets the card that would have been the next burn card
verdict-made-up = { $who } gets the missing cards

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

verdict-drawn-for = a draw decides where the button goes
verdict-holds-everywhere = the draw holds at every table
verdict-last-card = the last card of the deal goes to { $who }
verdict-next-hand = in the next hand { $button }, { $small }, and { $who } has the big blind
verdict-next-hand-two = in the next hand { $other } has the button and the small blind, and { $who } has the big blind
button-at = { $who } has the button
button-on-empty-seat = the button stands on the empty seat of { $who }
button-dead-at = the dead button is at the seat of { $who }
small-blind-of = { $who } has the small blind
small-blind-none = nobody has the small blind
verdict-still-dealt = { $who } is still dealt cards
verdict-no-more-cards = { $who } is dealt no more cards
verdict-counts-all-in = { $who } counts as all-in until the end of the round
verdict-may-count-all-in = { $who } may choose to count as all-in until the end of the round
verdict-last-cards-open = all the last cards are dealt face up
verdict-card-in-its-order = { $card } is dealt in its usual order
verdict-card-upcard = { $card } becomes the door card, and the third card comes face down

## The board

event-burns = { $burns ->
    [none] { $event } without a burn card
    [one] { $event } after one burn card
   *[two] { $event } after two burn cards
}
event-flop-of = { $facing ->
    [down] the flop comes face down, with { $count } cards
   *[up] the flop comes with { $count } cards
}
deed-draw-from-flop = draws { $card } from the flop
verdict-put-right = the remedy is to { $steps }
remedy-finish-betting = finish the betting
remedy-set-aside = set { $laid } aside
remedy-take-out = take { $laid } out of play
remedy-shuffle-in = shuffle { $laid } into the stub
remedy-shuffle-stub = shuffle the stub
remedy-show = show everybody { $laid }
remedy-cut = cut the deck
remedy-burn = burn a card
remedy-deal = deal { $street }
remedy-deal-unburned = deal { $street } without another burn
remedy-deal-new = { $street ->
    [flop] deal a new flop
    [turn] deal a new turn
   *[river] deal a new river
}
remedy-deal-new-unburned = { $street ->
    [flop] deal a new flop without another burn
    [turn] deal a new turn without another burn
   *[river] deal a new river without another burn
}
remedy-scramble = scramble the cards of the flop face down
remedy-burn-one = burn one of them
remedy-complete-flop = put out the other two and the next card as the flop
remedy-floor-draws = have { -floor(case: "nominative") } draw one of them as the next burn card
remedy-restore-order = restore the order of the cards
remedy-deal-right-card = put out the right card
remedy-deal-last-cards = deal the last cards
remedy-deal-common-card = deal one community card
laid-flop = the flop
laid-flop-and-burn = the flop and its burn card
laid-turn = the turn
laid-river = the river
laid-set-aside-card = the card set aside
laid-surplus = the surplus cards
laid-missed-burn = the unburned card
laid-burns = the burn cards
verdict-street-is = { $street ->
    [flop] the flop is { $cards }
    [turn] the turn is { $cards }
   *[river] the river is { $cards }
}

## The deck

state-stub = the next cards of the deck are { $cards }
state-burned = the known burn cards so far are { $cards }
state-deck = { $looks ->
    [marked] the deck is marked
   *[damaged] the deck is damaged
}
event-next-level = a new level begins
deed-find-fault = finds { $fault }
deed-notice-fault = notices { $fault } and says nothing
deed-report-fault = points out { $fault }
fault-second = a second { $card }
fault-joker = a joker
fault-foreign = a card from another deck
fault-marked = a marked card
fault-flawed = a card with a factory flaw
fault-face-up = { $count ->
    [one] { $count } card face up in the deck
   *[other] { $count } cards face up in the deck
}
fault-count = { $count ->
    [one] a deck of { $count } card
   *[other] a deck of { $count } cards
}
deed-drop = { $landing ->
    [floor] drops { $card } on the floor
   *[table] drops { $card } face up on the table
}
some-card = a card
deed-ask-for-deck = asks for another deck
deed-relieved = is relieved
deed-ask-burn-cards = asks to see the burn cards
deed-ask-new-deck = asks for another deck
deed-ask-new-dealer = asks for another dealer
verdict-hand-void = the hand is void and nobody wins it
verdict-to-next-pot = the { $amount } that { $who } has put in goes to the pot of the next hand
verdict-unattributed = the { $amount } already in the pot goes back to those who put it in
verdict-only-for = { $count ->
    [one] only { $players } may win that { $amount }
   *[other] only { $players } may win that { $amount }
}
verdict-deck-changed = the deck is changed
verdict-deck-not-changed = the deck is not changed
dropped-card = the dropped card
verdict-card-remains = { $lies ->
    [open] { $card } stays with { $who }, face up
   *[closed] { $card } stays with { $who }
}
