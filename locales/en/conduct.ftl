# Conduct: what people do beside the game, what is found of it, and what is ruled about it.

deed-talk-on-phone = talks on the phone
deed-answer-phone = answers the phone
deed-silence-phone = silences the phone
deed-write-message = writes a message
deed-watch-video = watches a video
deed-listen-through-headphones = listens to music through headphones
deed-play-music-aloud = plays music aloud
deed-use-laptop = uses a laptop
deed-use-laptop-on-mains = uses a laptop that is plugged in
deed-use-strategy-tool = uses a strategy tool
deed-get-strategy-data = gets strategy data from elsewhere
deed-cover-face = covers their face
deed-wear-costume = wears a costume
deed-stream = streams the tournament
deed-wear-camera = wears a camera
deed-device-on-cloth = puts a device on the cloth
deed-device-on-rail = puts a device on the rail
deed-belongings-on-rail = puts their belongings on the rail
deed-read = reads at the table
deed-ask-to-phone = asks to leave the table for a call
deed-tell-cards = says what cards they have
deed-guess-cards-to-come = guesses which cards are not yet out
deed-comment-on-hand = comments on the hand
deed-react-to-board = visibly reacts to the board
deed-keep-cards = keeps their cards
deed-card-off-table = throws a card off the table
deed-chip-off-table = throws a chip off the table
deed-cards-at-dealer = throws their cards at the dealer
deed-stall = stalls
deed-chatter = chatters
deed-bang-chips = bangs their chips about
deed-put-in-token = puts a bounty chip or a token out as a bet
deed-violence = is violent
deed-swear = swears
deed-disrupt = disrupts the game
deed-rude = is rude
deed-celebrate = celebrates
deed-gesture = makes a gesture
deed-smoke = smokes at the table
deed-mark-card = marks a card
deed-hide-cards = hides their cards
deed-cards-off-table = takes their cards off the table
deed-mix-chips = piles their chips up in a jumble
deed-slow-to-move = is slow to move
deed-notice-error = notices an error
deed-take-pot = takes in the pot
deed-refuse-penalty = refuses the penalty
deed-refuse-to-put-right = refuses to put it right
deed-put-right = puts it right
deed-keep-silent = keeps silent about it
deed-leave-table = leaves the table
deed-leave-game = leaves the game
deed-stand-by-chair = stands by their chair
deed-wait-in-area = waits in the tournament area
deed-back = is back at the table
deed-watch = watches
deed-no-document = shows no document
deed-insult-dealer = insults the dealer
deed-insult-judge = insults the judge
deed-belittle-staff = belittles the staff
deed-ask-second-seat = asks for a second seat
deed-ask-second-hand = asks for a second hand
deed-ask-rules = asks for the rules
deed-ask-which-rules = asks which rules govern
deed-ask-lottery = asks to hold a lottery
deed-ask-seat = asks for a seat
deed-ask-own-seat = asks for their own seat
deed-ask-prize = asks for their prize
deed-ask-register = asks to register
deed-object-ruling = objects to the ruling
deed-object-collusion = says that others are colluding
deed-object-slow = complains that somebody is slow
deed-object-hygiene = complains about somebody's hygiene
deed-did-not-know = pleads that they did not know the rule
deed-meant-otherwise = pleads that they meant something else
deed-did-not-follow = pleads that they did not follow the game
deed-protest = protests orally
deed-protest-in-writing = protests in writing
deed-advise = advises { $other }
deed-criticise = criticises { $other }
deed-read-hand-of = says what { $other }'s hand is
deed-guess-hand-of = guesses { $other }'s hand
deed-strategy-with = discusses strategy with { $other }
deed-hand-with = discusses the hand with { $other }
deed-ask-advice-of = asks { $other } for advice
deed-take-advice-from = takes advice from { $other }
deed-touch-chips-of = touches { $other }'s chips
deed-touch-cards-of = touches { $other }'s cards
deed-belittle = belittles { $other }
deed-belittle-play-of = belittles { $other }'s play
deed-insult = insults { $other }
deed-swear-at = swears at { $other }
deed-handle-chips-of = handles { $other }'s chips
deed-let-play-along = lets { $other } play the hand too
deed-touch-muck = touches the cards in the muck
deed-touch-burns = touches the burn cards
deed-speak = speaks { tongue }
tongue = { $tongue ->
    [english] English
    [hungarian] Hungarian
    [slovak] Slovak
    [czech] Czech
    [croatian] Croatian
    [icelandic] Icelandic
    [russian] Russian
    [german] German
    [spanish] Spanish
    [french] French
    [italian] Italian
   *[polish] Polish
}
deed-move-to-table-of = moves to a table of { $count }
deed-out-of-reach = puts in { $chips } out of the dealer's reach
deed-have-moved = has { $other } move to table { $number }
deed-find-in-wrong-seat = finds { $other } in a wrong seat
deed-ask-for-identification = asks { $other } for identification
deed-record-it = enters it in the record of the competition
event-phone-rings = { $who }'s phone rings
event-card-turns-up = { $who }'s { $card } turns up
event-hands-pass = { $count ->
    [one] { $count } hand passes
   *[other] { $count } hands pass
}
event-days-pass = { $count ->
    [one] { $count } day passes
   *[other] { $count } days pass
}
event-tournament-ends = the tournament ends
deed-agree-fold-to-big-blind = { $count ->
    [one] agrees to fold to the big blind
   *[other] agree to fold to the big blind
}
deed-agree-another-ruling = { $count ->
    [one] agrees on another ruling
   *[other] agree on another ruling
}
judge = the judge
house = the house
federation = the federation

deed-judge-found = { $found ->
    [yes] finds that { $what }
   *[no] does not find that { $what }
}
ruling-if-found = { $found ->
    [yes] if { -floor(case: "nominative") } finds that { $what }
   *[no] unless { -floor(case: "nominative") } finds that { $what }
}
found-uncalled = there was no need for it
found-similar = it is similar to the listed acts
found-cheating = it was cheating
found-disruptive = it disrupted the game
found-excessive = it was excessive
found-improper = it was improper
found-grave = it was grave
found-against-event = it was against the interests of the event
found-unsporting = it was unsporting
found-habitual = the slowness is habitual
found-ownerless = nobody can tell whose chips they are
found-out-of-sight = the chips could not be seen
found-drunk = { $other } is drunk
found-incorrigible = { $other } will not conform
found-nuisance = { $other } is a nuisance to the others
found-harmed = { $other } was harmed
found-advantaged = { $other } has an unfair advantage
found-colluding = { $who } and { $other } are colluding
found-dumping = { $who } is dumping chips to { $other }
found-soft-playing = { $who } is going easy on { $other }

state-television-table = televised feature table
state-main-event-final-table = final table of the main event
state-training-game = training game
state-paid = { $count } places are paid
state-day = day { $count }
state-played-in = played in { venue }
state-may-speak = { tongue } may be spoken at the table
venue = { $venue ->
    [united-states] the United States
    [new-jersey] New Jersey
    [slovakia] Slovakia
    [croatia] Croatia
    [hungary] Hungary
    [iceland] Iceland
   *[russia] Russia
}
state-passport = { $who } has a passport
state-anothers-passport = { $who } has another person's passport
state-club-card = { $who } has a club card
state-anothers-club-card = { $who } has another person's club card
state-signed-receipt = { $who } has signed the receipt
state-hands-to-miss = { $who } still has { hands } to miss
state-breaches = earlier breaches by { $who } ({ offence }): { $count }
state-missed-rounds = { $who } has already missed { rounds } ({ offence })
state-warnings = warnings given to { $who } ({ offence }): { $count }
offence = { $offence ->
    [out-of-turn] acting out of turn
    [late-post] posting late
    [string-bet] string betting
    [announcing] announcing a hand without showing it
    [exposing] showing cards
    [kept-cards] keeping cards after a fold
    [touched-cards] touching cards
    [cards-into-cards] throwing cards into another hand
    [shown-by-accident] showing cards by accident
    [mucked-first] mucking when first to show
    [card-off-table] throwing a card off the table
    [touching] touching cards or chips
    [delay] delaying the game
    [chatter] chatter
    [banging] banging chips
    [out-of-reach] betting out of reach
    [violence] violence
    [belittling-play] belittling play
    [foul-language] foul language
    [collusion] collusion
   *[any] any rule
}

verdict-no-breach = { $who } breaks no rule
verdict-no-penalty = { $who } is not penalised
verdict-put-out = { $who } is put out of the tournament
verdict-expelled = { $who } is expelled from the tournament
verdict-barred = { $who } is banned from the federation's tournaments
verdict-no-prize = { $who } has no right to a prize
verdict-no-refund = { $who } gets nothing back
verdict-blinded-off = { $who }'s stack is blinded off
verdict-begins-at-once = { $who }'s penalty begins at once
verdict-warned-by-dealer = the dealer warns { $who }
verdict-warned-by-floor = { -floor(case: "nominative") } warns { $who }
verdict-sits-out-minutes = { $who } sits out for a time
verdict-sits-out-rounds = { $who } sits out for some rounds
verdict-another-by-exception = { $who } gets a different penalty, by way of exception
verdict-may-lose-chips-or-place = the penalty may cost { $who } chips, their place in the tournament, or both
verdict-may-go-on = { $who } may go on with it
verdict-must-leave-table = { $who } must stay away from the table
verdict-must-leave-area = { $who } must leave the tournament area
verdict-may-stay = { $who } may stay there
verdict-must-restack = { $who } must stack their chips by value
verdict-must-show-cards-there = { $who } must let it be seen that they hold cards
verdict-may-be-told-to-stop = { $who } may be told to stop
verdict-may-be-moved = { $who } may be moved behind the barrier
verdict-must-be-compensated = { $who } must be compensated
verdict-dealer-tells-staff = the dealer must tell the staff
verdict-dealer-sets-cards-aside = the dealer sets the cards aside
verdict-protest-forwarded = { -floor(case: "nominative") } must pass the protest on
verdict-competition-rules-govern = the competition rules govern
verdict-these-rules-govern = these rules govern
verdict-international-rules-govern = the International Poker Rules govern
verdict-sits-out = { $who } sits out for { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
verdict-hands-left = { $who } has { hands } left to miss
verdict-finishes = { $who } finishes in place { $place }
verdict-house-decides = the house decides: { $choices }
house-alternatives-or = { $head }, or { $last }
verdict-federation-breach = the federation breaks the rule “{ $rule }”
verdict-rounds-up-to = { $strength ->
    [must] { $who } must sit out up to { rounds }
   *[may] { $who } may be made to sit out up to { rounds }
}
verdict-hands-up-to = { $strength ->
    [must] { $who } must sit out up to { hands }
   *[may] { $who } may be made to sit out up to { hands }
}
verdict-up-to-disqualification = { $strength ->
    [must] { $who } is penalised, up to disqualification
   *[may] { $who } may be penalised, up to disqualification
}
verdict-up-to-ban = { $strength ->
    [must] { $who } is penalised, up to a ban from all events
   *[may] { $who } may be penalised, up to a ban from all events
}
verdict-season-ban = { $strength ->
    [must] { $who } is disqualified for the season
   *[may] { $who } may be disqualified for the season
}
