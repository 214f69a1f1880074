# The room: its tables, what happens there beside one hand, and what is ruled of it.

state-tables = players at the tables: { $counts }
state-tables-of = tables of { $count }
state-six-handed = six-handed event
state-heads-up = heads-up event
state-stud-only = stud-only event
state-mixed = mixed event
state-satellite = satellite
state-turbo = turbo event
state-table = table { $number }: { $facts }
state-between-hands = between hands
state-pays = place { $place } is worth { $amount }
state-starting-stack = starting stack { $amount }
state-hand-for-hand = play is hand-for-hand
state-balancing-order = tables give up players in the order { $tables }
state-breaking-order = tables break in the order { $tables }
state-registration-closed = registration has closed
state-due-in = { $who } is due in { $place }
state-last-level = last level of the day
state-on-break = the tournament is on a break
state-minutes-left = { $count ->
    [one] { $count } minute of the level is left
   *[other] { $count } minutes of the level are left
}
state-level-of = { $count ->
    [one] levels of { $count } minute
   *[other] levels of { $count } minutes
}
state-next-stakes = next level { $small }/{ $big }
state-waiting = { $count ->
    [one] { $count } person is waiting for a seat
   *[other] { $count } people are waiting for a seat
}
state-away-for = { $count ->
    [one] { $who } has been away for { $count } minute
   *[other] { $who } has been away for { $count } minutes
}
state-missed = { $who } has missed the blinds { $small } and { $big }
state-absence-button = { $who } has an absence button
state-told-manager = { $who } has told the manager
state-paid-deposit = { $who } has paid the deposit
state-deals-forbidden = deals are forbidden by law
state-somebody = somebody
state-fell-open = seats fell open in the order { $seats }
place = seat { $number }
place-at-table = table { $table }, seat { $number }
place-in = seat { $number }
place-in-at-table = seat { $number } at table { $table }
place-to = seat { $number }
place-to-at-table = table { $table }, seat { $number }
place-taken = seat { $number }
place-taken-at-table = seat { $number } at table { $table }

event-table-finishes-hand = table { $number } finishes its hand
event-table-loses-player = table { $number } loses a player
event-table-all-in = at table { $number } an all-in is called
event-game-changes = { $kind ->
    [stud] the game changes to stud
   *[flop] the game changes to a flop game
}
event-minutes-pass = { $count ->
    [one] { $count } minute passes
   *[other] { $count } minutes pass
}
event-draw-for-seats = in the draw for the seats { $drawn }
event-seat-cards = the seat cards are handed out in this order: { $places }
event-draw-for-hands = { $who } draws { $card } for the hands that are left
deed-leave-tournament = leaves the tournament
deed-leave-for-good = leaves the tournament and says they will not be back
deed-step-out-of-reach = steps out of reach of their chair
deed-look-at-cards = looks at their cards
deed-hide-from-camera = does not show their cards to the camera
deed-refuse-crew = refuses to work with the film crew
deed-ask-for-table = asks for another table
deed-give-up-chips = gives up their chips for a new stack
deed-balance-tables = balances the tables
deed-break-a-table = breaks a table
deed-announce-hand-for-hand = announces hand-for-hand play
deed-stop-clock = stops the clock
deed-announce-hands-left = announces the hands that are left
deed-approve-deal = approves the deal
deed-refuse-deal = refuses the deal
deed-cancel-tournament = cancels the tournament
deed-change-tournament = changes the tournament
deed-deal-first-card = deals the first card
deed-deal-last-card = deals the last card
deed-deal-last-upcard = deals the last upcard
deed-take-from-table = takes a player from table { $number }
deed-break-table = breaks table { $number }
deed-invite = invites { $other } to seat { $number }
deed-find-with-anothers-chips = finds { $other } in a wrong seat, and with chips that are not theirs
deed-sit-at = sits down in { $place }
sits-himself = { $sits }
sits-broken-table = { $sits }, coming from a broken table
sits-late = { $sits }, having registered late
sits-waiting-list = { $sits }, coming from the waiting list
sits-re-entry = { $sits } after a re-entry
sits-balanced = { $sits }, moved to balance the tables
sits-must-move = { $sits }, having been made to move
sits-broken-game = { $sits }, coming from a game that broke
sits-new = { $sits } as a new player
deed-move-to-place = moves to { $place }
deed-swap-with = swaps seats with { $other }
deed-ask-for-seat = asks for seat { $number }
deed-draw-seat = draws { $place }
deed-ask-to-swap = asks to swap seats with { $other }
deed-deal-first-card-to = deals { $other } the first card
deed-agree-deal = { $count ->
    [one] agrees on a deal
   *[other] agree on a deal
}
deed-with-terms = { $deed }: { $terms }
deal-share = { $amount } for place { $place }
deal-left = { $amount } left to play for

found-inattentive = { $other } is not paying attention
found-late-stage = the tournament is in its later stages
found-blinds-affected = the table's blinds are affected
found-unknowable = it cannot be known who went out first
found-alike = the positions are equally good
found-relief = it was only to stretch

verdict-table-stops = table { $number } stops
verdict-table-plays-on = table { $number } plays on
verdict-table-may-play-on = table { $number } may play on all the same
verdict-table-waits = table { $number } waits in the midst of its hand
verdict-table-gives-up-player = table { $number } gives up a player
verdict-table-breaks = table { $number } breaks
verdict-moves-to-table = { $who } moves to table { $number }
verdict-takes = { $who } takes { $place }
verdict-moves-and-takes = { $duty ->
    [posts-big-blind] { $who } moves to table { $table }, seat { $number }, and posts the big blind
    [posts-small-blind] { $who } moves to table { $table }, seat { $number }, and posts the small blind
    [posts-single-big-blind] { $who } moves to table { $table }, seat { $number }, and posts the big blind; nobody posts the small blind
    [gets-button] { $who } moves to table { $table }, seat { $number }, and gets the button
   *[none] { $who } moves to table { $table }, seat { $number }
}
verdict-seat-filled = seat { $number } is filled
verdict-posts-big-blind = { $who } posts the big blind
verdict-posts-small-blind = { $who } posts the small blind
verdict-posts-single-big-blind = { $who } posts the big blind, and nobody the small blind
verdict-gets-button = { $who } gets the button
verdict-posts-nothing = { $who } posts nothing
verdict-put-right-seat = { $who } moves to seat { $number } with { $amount }
verdict-put-right-full-stack = { $who } moves to seat { $number } with a full stack
verdict-may-post = { $who } may post { $amount } or wait for the big blind
verdict-stacks-in-play = every stack at seat { $number } comes into play
verdict-no-stacks-in-play = no stack at seat { $number } is in play yet
verdict-final-table-of = the final table has { $count } players
verdict-complete-hands = { $count ->
    [one] table { $tables } completes its hand
   *[other] tables { $tables } complete their hands one after the other
}
verdict-finish-together = { $who } share place { $place }
verdict-paid = { $count ->
    [one] { $who } is paid { $amount }
   *[other] { $who } are paid { $amount } each
}
verdict-hands-from-shuffle = { $count ->
    [one] { $count } more hand is played, counted from the next shuffle
   *[other] { $count } more hands are played, counted from the next shuffle
}
verdict-hands-from-press = { $count ->
    [one] { $count } more hand is played, counted from the next press of the button
   *[other] { $count } more hands are played, counted from the next press of the button
}
verdict-has-chips = { $who } has { $chips }
verdict-has-nothing = { $who } has no chips left
verdict-floor-breach = { -floor(case: "nominative") } breaks the rule “{ $rule }”
verdict-dealt-in = { $who } is dealt in
verdict-no-cards-this-hand = { $who } gets no cards in this hand
verdict-no-cards-until-button-passes = { $who } gets no cards until the button has passed
verdict-full-stack = { $who } gets a full starting stack
verdict-own-seat = { $who } moves to the right seat with all their chips
verdict-cards-taken-in = the dealer takes in { $who }'s cards
verdict-chips-stored = { -floor(case: "nominative") } stores { $who }'s chips
verdict-chips-stay = { $who }'s chips stay on the table
verdict-full-redraw = all seats are drawn again
verdict-no-redraw = the seats are not drawn again
verdict-nobody-moves = nobody is moved to another table
verdict-order-to-be-told = which table gives up a player is fixed in advance: the order has to be told first
verdict-stacks-to-be-told = whose stack is the shortest has to be told first
verdict-starting-stacks-to-be-told = with how much each of them began the hand has to be told first
verdict-chips-to-be-told = which chips each of them has now has to be told first
verdict-no-final-table-yet = there is no final table yet
verdict-one-hand-each = every table deals one hand
verdict-cards-stay-face-down = the cards stay face down
verdict-hand-for-hand-ends = hand-for-hand play ends
verdict-no-deal = play goes on without a deal
verdict-tournament-cancelled = the tournament is cancelled
verdict-tournament-changed = the tournament is changed
