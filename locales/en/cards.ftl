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

deed-push-cards-forward = pushes their cards forward
deed-throw-cards-forward = throws their cards forward
deed-throw-cards-over-line = throws their cards over the line
deed-throw-cards-toward-muck = throws their cards towards the muck
deed-throw-cards-to = throws their cards to { $other }
deed-muck = mucks their cards
deed-muck-face-up = throws their cards face up into the muck
deed-lift-upcards = picks up their upcards

deed-table = tables their hand
deed-table-cards = tables { $cards }
deed-flash = flashes their hand
deed-flash-cards = flashes { $cards }
deed-show-cards = lays { $cards } face up on the table
deed-show-to = shows their hand to { $other }
deed-show-cards-to = shows { $cards } to { $other }
deed-refuse = refuses to show their cards
deed-claim = { $class ->
    [high-card] claims high card
    [pair] claims a pair
    [two-pair] claims two pair
    [three-of-a-kind] claims three of a kind
    [straight] claims a straight
    [flush] claims a flush
    [full-house] claims a full house
    [four-of-a-kind] claims four of a kind
   *[straight-flush] claims a straight flush
}
deed-point-out = says that { $other }'s hand is being misread

deed-ask-see = asks to see { $other }'s hand
deed-ask-hand-back = asks for their hand back
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
