# What is so at the table and what happens there. A deed is told without who does it; `$who`, `$other` and `$chips` come
# in the cases that are given as attributes of `player`, `chips-amount`, `chips-pile` and `whole-stack`.

## Who

player = { $seat ->
    [SB] the small blind
    [BB] the big blind
    [X] the spectator
    [N] the newcomer
   *[other] { $seat }
}
players = { $names }
dealer = the dealer
decider = { -floor(case: "nominative") }

## Lists

list-and = { $head } and { $last }
list-or = { $head } or { $last }
steps-and = { $head } and { $last }
steps-then = { $head }, then { $last }
later = {""}

## Chips

chips-amount = { $amount }
chips-pile = { $count ->
    [1] one { $value } chip
    [2] two { $value } chips
    [3] three { $value } chips
    [4] four { $value } chips
    [5] five { $value } chips
    [6] six { $value } chips
    [7] seven { $value } chips
    [8] eight { $value } chips
    [9] nine { $value } chips
    [10] ten { $value } chips
   *[other] { $count } chips of { $value }
}
whole-stack = their whole stack

## State

game = { $game ->
    [omaha] Omaha
    [omaha-eight] Omaha eight-or-better
    [stud] stud
    [stud-eight] stud eight-or-better
    [razz] razz
   *[holdem] hold'em
}
state-no-limit = no-limit { game }
state-pot-limit = pot-limit { game }
state-limit = limit { game } { $small }/{ $big }
state-blinds = blinds { $small }/{ $big }
state-ante = ante { $amount }
state-big-blind-ante = ante { $amount } on the big blind
state-bring-in = bring-in { $amount }
state-smallest-chip = smallest chip { $amount }
state-tournament = tournament
state-cash-game = cash game
state-seats = seats { $seats }
state-empty-seat = an empty seat
state-button = { $who } is on the button
state-first-to-act = { $who } is first to act
state-button-due = the button should be with { $who }
state-not-dealt-in = { $who } is not dealt in
state-street = { $street ->
    [preflop] before the flop
    [flop] flop
    [turn] turn
    [river] river
    [third-street] third street
    [fourth-street] fourth street
    [fifth-street] fifth street
    [sixth-street] sixth street
   *[seventh-street] seventh street
}
state-at-showdown = showdown
state-pot = the pot is { $amount }
state-pot-of = { $count ->
    [one] only { $who } has a claim to { $pot } of { $amount }
   *[other] { $who } have a claim to { $pot } of { $amount }
}
which-pot = { $number ->
    [0] the main pot
    [1] the side pot
    [2] the second side pot
    [3] the third side pot
   *[other] side pot no. { $number }
}
state-stack = { $who } has { $amount }
state-stack-chips = { $who } has { $chips }
state-all-in = { $who } is all-in
state-folded = { $who } has folded
state-away = { $who } is away from the table
state-left = { $count ->
    [one] { $count } player is left in the tournament
   *[other] { $count } players are left in the tournament
}
state-sector-line = a line on the cloth marks off the players' sectors
state-record = { $offence ->
    [out-of-turn] { $who } has been warned { times } for acting out of turn
    [late-post] { $who } has been warned { times } for posting late
    [announcing] { $who } has been warned { times } for announcing a hand without showing it
    [exposing] { $who } has been warned { times } for showing cards during a hand
   *[string-bet] { $who } has been warned { times } for string betting
}
times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}

## Lines of play

event = { $who } { $deeds }
event-wordless = { $count ->
    [1] { $who } { $deeds } without a word
   *[other] without a word, { $who } { $deeds }
}
event-street = { $street ->
    [preflop] the hole cards are dealt
    [flop] the flop is dealt
    [turn] the turn is dealt
    [river] the river is dealt
    [third-street] third street is dealt
    [fourth-street] fourth street is dealt
    [fifth-street] fifth street is dealt
    [sixth-street] sixth street is dealt
   *[seventh-street] seventh street is dealt
}
event-wait = { $count ->
    [one] { $count } second passes
   *[other] { $count } seconds pass
}

deed-check = checks
deed-call = calls
deed-call-amount = calls { $amount }
deed-bet = bets { $amount }
deed-raise = raises to { $amount }
deed-fold = folds
deed-all-in = goes all-in
deed-all-in-for = is all-in for { $amount }
deed-post = posts { $amount }
deed-post-dark = posts { $amount } in the dark
deed-post-for = posts { $amount } for { $other }
deed-post-late = posts late
deed-bring-in = brings in for { $amount }
deed-complete = completes to { $amount }

deed-push = puts in { $chips }
deed-splash = throws { $chips } into the pot
deed-push-together = pushes in { $chips } together with the earlier bet
deed-dribble = puts in { $chips } one at a time
deed-take-back = takes back { $chips }
deed-find = finds { $chips } under an arm

deed-say = says “{ $quote }”
deed-say-unclear = says “{ $quote }” ({ $readings })
deed-tap = taps the table

deed-reach-in = reaches into the pot

deed-ask-pot = asks how much is in the pot
deed-ask-raise = asks whether raising is allowed
deed-ask-count = asks for a count of { $other }'s chips
deed-object-skipped = objects to having been skipped
deed-object-string-bet = objects to a string bet
deed-object-pot = disputes the award of the pot
deed-object-payout = says that the pot was miscounted or handed to the wrong player

deed-agree-straddles = { $count ->
    [one] agrees to straddles
   *[other] agree to straddles
}
deed-agree-posting = { $count ->
    [one] agrees to let somebody else post on their behalf
   *[other] agree to let somebody else post on their behalf
}

deed-tell-bet = tells { $other } that the bet is { $amount }
deed-tell-pot = tells { $other } that the pot is { $amount }
deed-tell-turn = tells { $other } to act
deed-tell-nobody-raised = tells { $other } that nobody has raised
deed-tell-to-show = tells { $other } to show their cards
deed-tell-has-lost = tells { $other } that their hand has lost
deed-award = pushes the pot to { $other }
deed-heap = leaves the pot in a heap

deed-judge-deliberate = { $found ->
    [yes] finds that it was deliberate
   *[no] finds that it was not deliberate
}
deed-judge-tiny = { $found ->
    [yes] finds the chip tiny compared with the bet
   *[no] does not find the chip tiny compared with the bet
}
deed-judge-contradictory = { $found ->
    [yes] finds word and chips contradictory
   *[no] does not find word and chips contradictory
}
deed-judge-unusual = { $found ->
    [yes] finds the circumstances unusual
   *[no] does not find the circumstances unusual
}
deed-judge-misinformed = { $found ->
    [yes] finds that { $other } was misinformed
   *[no] finds that { $other } was not misinformed
}
deed-judge-separate = { $found ->
    [yes] finds that the cards lie clear of the muck
   *[no] finds that the cards do not lie clear of the muck
}
deed-judge-identifiable = { $found ->
    [yes] finds that { $other }'s cards can be identified
   *[no] finds that { $other }'s cards cannot be identified
}
deed-judge-grounds = { $found ->
    [yes] finds that there are good grounds
   *[no] finds that there are no good grounds
}
deed-judge-needless = { $found ->
    [yes] finds that the delay was needless
   *[no] finds that the delay was not needless
}
deed-judge-gross = { $found ->
    [yes] finds that it was a gross offence
   *[no] finds that it was not a gross offence
}
deed-judge-correctable = { $found ->
    [yes] finds that the mistake can be put right
   *[no] finds that the mistake cannot be put right
}
deed-judge-restorable = { $found ->
    [yes] finds that the sequence of the cards can be restored
   *[no] finds that the sequence of the cards cannot be restored
}
deed-decide = decides that { $ruling }

## What is said, where a play quotes plain English

said-check = check
said-call = call
said-fold = fold
said-all-in = all-in
said-pot = pot
said-bet = bet
said-raise = raise
said-bet-amount = bet { $amount }
said-raise-to = raise to { $amount }
said-raise-by = raise by { $amount }
said-call-and-raise = call and raise
said-conditional = if ..., { $said }
said-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
said-bet-number = I bet { said-number }
said-raise-number = I raise { said-number }
