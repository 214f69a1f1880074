# The clock, levels, and chips beside the betting: what happens, what is so, and what is ruled about it.

event-countdown-ends = the countdown ends
event-level-ends = the time of the level is up
event-race = cards are dealt for the odd chips: { $drawn }
event-rebuys-end = the rebuy period ends
steps-as-the-countdown-ends = { $head } just as the countdown ends
deed-ask-clock = asks for the clock
deed-ask-clock-on = asks for the clock on { $other }
deed-grant-clock = grants the clock
deed-refuse-clock = refuses the clock
deed-grant-seconds = gives { seconds }
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
deed-declare-dead = declares the hand dead
deed-announce-level = announces blinds of { $small }/{ $big }
deed-find-level = finds that the level is { $small }/{ $big }
deed-exchange-all = exchanges the chips of { $one } for chips of { $two }
deed-exchange-of = exchanges { $chips } of { $other } for { $others }
deed-announce-exchange = announces the exchange
deed-find-foreign = finds { $other } with { $chips } of another event
deed-find-lost = finds { $chips } on the floor
deed-hide-behind = hides their chips of { $one } behind those of { $two }
deed-put-beside = puts their chips of { $one } beside those of { $two }
deed-build-stacks = builds stacks of { $count } chips
deed-carry-in-rack = carries { $chips } in a rack
deed-carry-in-pocket = carries { $chips } in a pocket
deed-carry-in-open-hands = carries { $chips } in their open hands
deed-carry-out-of-the-area = carries { $chips } out of the tournament area
deed-leave-chips-on-table = leaves their chips on the table
deed-take-chips-along = takes their chips along
deed-take-off = takes { $chips } off the table
deed-pocket = pockets { $chips }
deed-pass = passes { $chips } to { $other }
deed-buy = buys chips for { $amount }
deed-buy-and-announce = buys chips for { $one } and announces that { $two } plays
deed-announce-stake = announces that { $amount } plays
deed-announce-rebuy = announces a rebuy of { $amount }
deed-announce-add-on = announces an add-on of { $amount }
deed-leave-with = leaves the game with { $amount }
deed-cover-chips = covers their chips
deed-chips-in-the-way = puts their chips in the way
deed-tear-card = tears a card
deed-break-chip = breaks a chip
deed-refuse-to-count = refuses to count their chips
deed-sit-again = sits down again
deed-ask-bet = asks how much was bet
deed-ask-to-miss-hand = asks to miss a hand
deed-ask-deposit = asks for their deposit back
deed-ask-to-watch = asks to watch the exchange
deed-ask-other-seat = asks for another seat
deed-ask-physical-help = asks for help with a physical need
deed-ask-other-help = asks for help with a need that is not physical
deed-ask-to-divide = asks the dealer to divide the pot
deed-object-exchange = objects to the exchange
deed-object-too-few = objects that somebody has too few chips to call
deed-agree-split-pot = { $count ->
    [one] agrees to split the pot
   *[other] agree to split the pot
}
deed-agree-buy-in = { $count ->
    [one] agrees to a buy-in of { $amount }
   *[other] agree on a buy-in of { $amount }
}
found-reasonable = the player has had a reasonable time to decide
found-feasible = it can be done
state-rebuys-open = rebuys are open
state-buy-in = the buy-in is { $amount }
state-buy-in-range = the buy-in is { $one } to { $two }
state-rake = the commission is { $count }% of the pot
state-rake-with-cap = the commission is { $one }% of the pot, at most { $two }
state-time-charge = { $amount } is due for each { $count ->
    [one] minute
   *[other] { $count } minutes
}
state-away-with = { $who } left { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} ago with { $amount }
state-discharge-slip = { $who } has a cash-out slip
state-special-needs = { $who } has special needs
verdict-time = { $who } has { seconds } to decide
verdict-time-counted-after = { $who } has { seconds } to decide, with a countdown of { $counted } more after that
verdict-time-counted-within = { $who } has { seconds } to decide, of which the last { $counted } are counted down
verdict-played-at = the hand is played at { $small }/{ $big }
verdict-exchanges = { $who } gets { $others } for { $chips }
verdict-in-the-race = { $amount } of { $who }'s chips go into the race
verdict-first-card = the first card of the race goes to { $who }
verdict-another-card = { $count ->
    [one] { $who } gets another card
   *[other] { $who } get another card each
}
verdict-forfeits = { $who } forfeits { $amount }
verdict-estimate-only = the player is entitled to an estimate only
verdict-granted-bet = the player is told that the bet is { $amount }
verdict-dealer-counts = the dealer must count { $who }'s chips
verdict-owes-nothing = { $who } owes nothing
verdict-to-the-house = { $amount } of the pot goes to the house
verdict-to-inventory = { $amount } goes out of play, back to the inventory
verdict-to-either = the dealer pushes the whole { $amount } to { $who } or { $other }, who share it between them
verdict-advised-against = { $who } is advised against it
verdict-no-floor-breach = { -floor(case: "nominative") } breaks no rule
