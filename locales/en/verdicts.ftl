# What is ruled. A clause is told without its full stop; the program capitalises and ends the sentence.

## Actions

verdict-action = { $who } { $deed }
change-returned = { $deed } and gets { $amount } back
change-owed = { $deed }, of which { $amount } is still owed
change-added = { $deed }, of which { $amount } is still to be put in
change-stays = { $deed } and leaves { $amount } in the pot

verdict-chooses = { $who } must choose, and either { $choices }
choice = { $deed }
choices-or = { $head }, or { $last }

verdict-floor = { -floor(case: "nominative") } decides
verdict-floor-meaning = { -floor(case: "nominative") } decides what { $who } is held to
verdict-floor-deal = { -floor(case: "nominative") } decides what becomes of the deal
verdict-floor-award = { -floor(case: "nominative") } decides who gets the pot
verdict-floor-answer = { -floor(case: "nominative") } decides whether the request is granted
verdict-floor-may = { -floor(case: "nominative") } may decide that { $choices }
verdict-floor-between = { -floor(case: "nominative") } decides whether { $choices }
alternatives-or = { $head }, or whether { $last }

## What is open

verdict-may = { $who } may { $options }
verdict-must = { $who } must { $options }
option-check = check
option-fold = fold
option-call = call { $amount }
option-bring-in = bring in for { $amount }
option-bet = { $range ->
    [exact] bet { $min }
    [between] bet from { $min } up to { $max }
   *[from] bet { $min } or more
}
option-complete = complete to { $amount }
option-raise = { $range ->
    [exact] raise to { $min }
    [between] raise to between { $min } and { $max }
   *[from] raise to { $min } or more
}
verdict-turn = { $who } is to act
verdict-round-closed = the betting round is closed
verdict-begins-next-street = on the next street { $who } is first to act

## Whether an act counts

act-check = { $who }'s check
act-fold = { $who }'s fold
act-call = { $who }'s call
act-bet = { $who }'s bet of { $amount }
act-raise = { $who }'s raise to { $amount }
act-bet-open = { $who }'s bet
act-raise-open = { $who }'s raise
act-all-in = { $who }'s all-in of { $amount }
verdict-stands = { $act } stands
verdict-pending = { $act } is pending until everyone who should have acted earlier has done so
verdict-not-allowed = { $act } is not allowed
verdict-void = { $act } is void
verdict-void-returned = { $act } is void, and { $amount } is returned
verdict-void-stays = { $act } is void, but { $amount } stays in the pot
verdict-void-owed = { $act } is void, and the player still owes { $amount }
verdict-substantial = there has been substantial action
verdict-not-substantial = there has been no substantial action

## Hands and chips

verdict-hand-live = { $who }'s hand is live
verdict-hand-dead = { $who }'s hand is dead
verdict-wins = { $who } wins { $amount }
verdict-wins-of = { $who } wins { $amount } of { $pot }
verdict-pot = the pot is { $amount }
verdict-returned = { $amount } is returned to { $who }
verdict-keeps = { $who } keeps the { $amount } already received
verdict-stays = { $who }'s { $amount } stays in the pot
verdict-moves = { $amount } goes from { $who } to { $other }
verdict-all-out-of-play = { $who }'s chips are out of play
verdict-out-of-play = { $who }'s { $amount } is out of play
verdict-owes = { $who } owes { $amount }
## Showdown

verdict-shows-first = { $who } shows first
verdict-shows-first-then = { $who } shows first, then { $others }
verdict-show-now = { $count ->
    [one] { $who } must turn their cards face up at once
   *[other] { $who } must turn their cards face up at once
}
verdict-must-show = { $who } must show their cards
verdict-may-muck = { $who } may muck their cards
verdict-need-not-show = { $who } does not have to show their cards
verdict-tabled = { $who }'s hand is tabled
verdict-not-tabled = { $who }'s hand is not tabled
verdict-has = { $who } has { $hand }
value-high-card = high card ({ $ranks })
value-pair = a pair of { $high-plural }
value-two-pair = two pair, { $high-plural } and { $low-plural }
value-three-of-a-kind = three { $high-plural }
value-straight = a straight, { $high } high
value-flush = a flush ({ $ranks })
value-full-house = a full house, { $high-plural } full of { $low-plural }
value-four-of-a-kind = four { $high-plural }
value-straight-flush = a straight flush, { $high } high
value-low = a low of { $ranks }
value-kickers = { $count ->
    [one] { $hand }, { $kickers } kicker
   *[other] { $hand }, kickers { $kickers }
}
rank = { $rank ->
    [two] deuce
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
    .plural = { $rank ->
        [two] deuces
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
       *[ace] aces
    }
verdict-button = the button goes to { $who }
verdict-deck-complete = the deck is complete
verdict-deck-defective = the deck is defective

## Duties, penalties, orders, answers

verdict-breach = { $who } breaks the rule “{ $rule }”
verdict-dealer-breach = the dealer breaks the rule “{ $rule }”
verdict-penalty = { $strength ->
    [must] { $who } is penalised
   *[may] { $who } may be penalised
}
verdict-warning = { $strength ->
    [must] { $who } is warned
   *[may] { $who } may be warned
}
verdict-rounds = { $strength ->
    [must] { $who } must sit out { rounds }
   *[may] { $who } may be made to sit out { rounds }
}
verdict-hands = { $strength ->
    [must] { $who } must sit out { hands }
   *[may] { $who } may be made to sit out { hands }
}
rounds = { $count ->
    [1] one round
   *[other] { $count } rounds
}
hands = { $count ->
    [1] one hand
   *[other] { $count } hands
}
verdict-announce-raise-all-in = the dealer must announce “raise all-in”
verdict-announce-string-bet = the dealer must announce a string bet
verdict-spread-pot = the dealer must spread the pot so that it can be counted
verdict-turn-up = the dealer must turn up { $who }'s cards
verdict-turn-up-card = the dealer must turn up { $who }'s { $card }
verdict-declare-dead = the time is over: { $who }'s hand is to be declared dead
verdict-ask-for-all = the dealer must ask { $who } to table all their cards
verdict-call-floor = the dealer must call { -floor(case: "accusative") }
verdict-granted = the request is granted
verdict-granted-figure = the player is told that the pot is { $amount }
verdict-decision-refused = that decision is not allowed
verdict-refused = the request is refused
verdict-term = “{ $word }” is not an official term
verdict-silent = this rulebook says nothing about it

## Rulings

ruling-silent = this rulebook says nothing about it; by custom, { $ruling }
ruling-advised = as advice, { $ruling }
ruling-may = { -floor(case: "nominative") } may rule that { $ruling }
ruling-condition = { $condition }, { $ruling }
ruling-if-deliberate = { $found ->
    [yes] if { -floor(case: "nominative") } finds that it was deliberate
   *[no] unless { -floor(case: "nominative") } finds that it was deliberate
}
ruling-if-tiny = { $found ->
    [yes] if { -floor(case: "nominative") } finds the chip tiny compared with the bet
   *[no] unless { -floor(case: "nominative") } finds the chip tiny compared with the bet
}
ruling-if-contradictory = { $found ->
    [yes] if { -floor(case: "nominative") } finds word and chips contradictory
   *[no] unless { -floor(case: "nominative") } finds word and chips contradictory
}
ruling-if-unusual = { $found ->
    [yes] if { -floor(case: "nominative") } finds the circumstances unusual
   *[no] unless { -floor(case: "nominative") } finds the circumstances unusual
}
ruling-if-misinformed = { $found ->
    [yes] if { -floor(case: "nominative") } finds that { $other } was misinformed
   *[no] unless { -floor(case: "nominative") } finds that { $other } was misinformed
}
ruling-if-separate = { $found ->
    [yes] if { -floor(case: "nominative") } finds that the cards lie clear of the muck
   *[no] unless { -floor(case: "nominative") } finds that the cards lie clear of the muck
}
ruling-if-identifiable = { $found ->
    [yes] if { -floor(case: "nominative") } finds that { $other }'s cards can be identified
   *[no] unless { -floor(case: "nominative") } finds that { $other }'s cards can be identified
}
ruling-if-grounds = { $found ->
    [yes] if { -floor(case: "nominative") } finds that there are good grounds
   *[no] unless { -floor(case: "nominative") } finds that there are good grounds
}
ruling-if-needless = { $found ->
    [yes] if { -floor(case: "nominative") } finds that the delay was needless
   *[no] unless { -floor(case: "nominative") } finds that the delay was needless
}
ruling-if-gross = { $found ->
    [yes] if { -floor(case: "nominative") } finds that it was a gross offence
   *[no] unless { -floor(case: "nominative") } finds that it was a gross offence
}
ruling-if-correctable = { $found ->
    [yes] if { -floor(case: "nominative") } finds that the mistake can be put right
   *[no] unless { -floor(case: "nominative") } finds that the mistake can be put right
}
ruling-if-restorable = { $found ->
    [yes] if { -floor(case: "nominative") } finds that the sequence of the cards can be restored
   *[no] unless { -floor(case: "nominative") } finds that the sequence of the cards can be restored
}

verdict-penalty-begins = { $who }'s penalty begins with the next hand
verdict-must-show-after = { $who } must turn the hand face up when it is over
verdict-hands-or-more = { $strength ->
    [must] { $who } must sit out { hands } or more
   *[may] { $who } may be made to sit out { hands } or more
}
verdict-disqualified = { $strength ->
    [must] { $who } is disqualified
   *[may] { $who } may be disqualified
}
