# Cards, and what is done with them. A deed is told without who does it; `$cards` are printed with the signs of their suits.

## As they lie

lying-closed = { $cards } face down
lying-open = { $cards } face up
lying-unknown = { $count ->
    [one] an unknown card
    [2] two unknown cards
    [3] three unknown cards
    [4] four unknown cards
   *[other] { $count } unknown cards
}
state-board = the board is { $cards }
state-holds = { $who } holds { $cards }
state-protected = { $who }'s cards are protected
state-machine-shuffle = a machine shuffles the cards

## What a player does with them

deed-push-cards-forward = pushes his cards forward
deed-throw-cards-forward = throws his cards forward
deed-throw-cards-over-line = throws his cards over the line
deed-throw-cards-toward-muck = throws his cards toward the muck
deed-throw-cards-to = throws his cards to { $other }
deed-muck = mucks his cards
deed-muck-face-up = throws his cards face up into the muck
deed-lift-upcards = lifts his upcards off the table

deed-table = tables his hand
deed-table-cards = tables { $cards }
deed-flash = flashes his hand
deed-flash-cards = flashes { $cards }
deed-show-cards = lays { $cards } face up on the table
deed-show-to = shows his hand to { $other }
deed-show-cards-to = shows { $cards } to { $other }
deed-refuse = refuses to show his cards
deed-claim = { $class ->
    [high-card] says that he has high card
    [pair] says that he has a pair
    [two-pair] says that he has two pair
    [three-of-a-kind] says that he has three of a kind
    [straight] says that he has a straight
    [flush] says that he has a flush
    [full-house] says that he has a full house
    [four-of-a-kind] says that he has four of a kind
   *[straight-flush] says that he has a straight flush
}
deed-point-out = says that { $other }'s hand is being misread

deed-ask-see = asks to see { $other }'s hand
deed-ask-hand-back = asks for his hand back
deed-ask-next-card = asks to see the card that would have come next

## What the dealer does with them

deed-deal = deals { $cards } to { $other }
deed-muck-cards-of = mucks { $other }'s cards by mistake
deed-turn-up = turns up { $other }'s cards
deed-wash = washes the cards
deed-riffle = riffles the deck
deed-press-shuffler = presses the button of the shuffling machine
deed-count = { $count ->
    [one] finds { $count } card in the deck
   *[other] finds { $count } cards in the deck
}

## What happens to them

event-cards = { $event }: { $cards }
event-draw = in the draw for the button, { $drawn }
event-drawn = { $who } draws { $card }
event-touch = { $what ->
    [muck] { $who }'s cards touch the muck
    [board] { $who }'s cards touch the board
    [burns] { $who }'s cards touch the burn cards
   *[cards] { $who }'s cards touch { $other }'s
}
event-mix = { $what ->
    [muck] { $who }'s cards get mixed up with the muck
    [board] { $who }'s cards get mixed up with the board
    [burns] { $who }'s cards get mixed up with the burn cards
   *[cards] { $who }'s cards get mixed up with { $other }'s
}
