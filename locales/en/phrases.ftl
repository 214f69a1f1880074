# How the lines of the notation are written in English, phrase by phrase; src/notation/phrases/ says what each of them makes.
#
# The value is what is printed, and is read as well; `.one` is printed where the number or the list of players is one.
# `.also` is read too, one form a line: [what may be left out], one word/or another. `.example` stands for the phrase in
# help, in completions and in tests; where there is none, its form with usual values does.

## The table

state-no-limit = no-limit {$game}
    .also = no-limit
state-pot-limit = pot-limit {$game}
    .also = pot-limit
    .example = pot-limit omaha
state-limit = limit {$game} {$stakes}
    .also = limit {$stakes}
    .example = limit stud eight-or-better 100/200
state-blinds = blinds {$stakes}
    .also = {$stakes}
state-ante = ante {$amount}
    .example = ante 50
state-bring-in = bring-in {$amount}
    .example = bring-in 20
state-smallest-chip = smallest chip {$amount}
    .example = smallest chip 25
state-seats = seats {$places}
state-button = button {$seat}
state-first-to-act = {$seat} is first to act
state-street = on the {$street}
    .also = on {$street}
    .example = on the flop
state-pot = pot {$amount}
    .example = pot 1500
state-stack = {$seat} has {$chips}
state-folded = {$seat} has folded
state-away = {$seat} is away
state-tournament = tournament
state-cash-game = cash game
    .also = cash
state-players-left = {$count} left in the tournament
    .also = {$count} left
state-sector-line = sector line
    .also = sector
state-warnings = {$seat} has {$count} warnings: {$offence}
    .one = {$seat} has {$count} warning: {$offence}
state-holds = {$seat} holds {$cards}
state-board = board {$cards}
state-at-showdown = at showdown
state-pot-of = {$pot} {$amount} of {$seats}
    .example = side pot 205 of B C
state-protected = {$owner} cards are protected
state-machine-shuffle = machine shuffle
state-stub = stub {$cards}
    .example = stub Th Ad 3c
state-deck-marked = the deck is marked
state-deck-damaged = the deck is damaged
state-button-due = due to {$seat}
    .example = button B, due to C
state-not-dealt-in = {$seat} is not dealt in

game-holdem = hold'em
    .also = holdem/hold’em
game-omaha = omaha
    .also = Omaha
game-omaha-eight = omaha eight-or-better
    .also = omaha/Omaha eight-or-better/high-low
game-stud = stud
    .also = seven-card stud
game-stud-eight = stud eight-or-better
    .also = [seven-card] stud eight-or-better/high-low
game-razz = razz

street-preflop = preflop
street-flop = flop
street-turn = turn
street-river = river
street-third = third street
street-fourth = fourth street
street-fifth = fifth street
street-sixth = sixth street
street-seventh = seventh street

offence-out-of-turn = out-of-turn
offence-late-post = late-post
offence-string-bet = string-bet
offence-announcing = announcing
offence-exposing = exposing

pot-main = main pot
pot-side = side pot
pot-second-side = second side pot
pot-third-side = third side pot
pot-fourth-side = fourth side pot
pot-fifth-side = fifth side pot
pot-sixth-side = sixth side pot
pot-seventh-side = seventh side pot
pot-eighth-side = eighth side pot
pot-ninth-side = ninth side pot

## Who does something, and what joins what he does

owner = {$seat}'s
    .also = {$seat}’s
official-dealer = dealer
official-floor = floor
    .also = director
joint-then = then
    .example =
        B says "raise" then pushes 1x1000
        B pushes 300 then pushes 500
        A says "fold" then mucks
        dealer mucks B's cards then washes the cards
joint-while = while
joint-or = or
joint-follow = then
joint-not = not

## What a player does with chips and words

act-check = checks
act-call = calls
act-bet = bets {$amount}
act-raise-to = raises to {$amount}
    .also = raises {$amount}
act-fold = folds
act-all-in = is all-in
act-all-in-for = is all-in for {$amount}
act-post = posts {$amount}
    .example = D posts 400
act-post-dark = posts {$amount} in the dark
    .example = A posts 800 in the dark
act-post-for = posts {$amount} for {$seat}
    .example = D posts 50 for B
act-post-dark-for = posts {$amount} in the dark for {$seat}
    .example = D posts 50 in the dark for B
act-bring-in = brings in {$amount}
    .example = B brings in 20
act-complete-to = completes to {$amount}
    .also = completes {$amount}
    .example = B completes to 100

pushed-stack = his stack
    .also = all his chips
pushed-chips = {$chips}

step-push = pushes {$pushed}
    .also =
        pushes {$pushed} into the pot
        puts {$pushed} [into the pot]
        throws {$pushed}
step-splash = throws {$pushed} into the pot
    .example =
        B throws 2x100 into the pot
        B throws his stack into the pot
step-dribble = dribbles {$pushed}
    .also = dribbles {$pushed} into the pot
    .example =
        B dribbles 3x100
        B dribbles his stack
step-say = says {$speech}
step-tap = taps the table
    .also = taps
step-take-back = takes back {$chips}
    .example =
        C takes back 400
        C takes back 1x500
step-find = finds {$chips} under his arm
    .also = finds {$chips}
    .example = A finds 2x1000 under his arm
step-post-late = posts late

agrees-straddles = agrees: straddles
agrees-posting = agrees: posting
agrees-small-blind = agrees: a small blind
agree-straddles = agree: straddles
agree-posting = agree: posting
agree-small-blind = agree: a small blind

## What is asked and objected to

ask-pot = asks for the pot
ask-raise = asks to raise
ask-count = asks for {$owner} count
ask-see = asks to see {$owner} hand
ask-hand-back = asks for his hand back
ask-next-card = asks for the next card
    .also = asks for the turn/river
ask-burn-cards = asks for the burn cards
    .also = asks to see the burn card/cards
ask-new-deck = asks for a new deck
ask-new-dealer = asks for a new dealer
object-skipped = objects: skipped
object-string-bet = objects: string bet
    .also = objects: a string bet
object-pot = objects: the pot

## What becomes of cards

release-push-forward = pushes his cards forward
    .also = puts/dribbles his cards forward
release-throw-forward = throws his cards forward
release-over-the-line = throws his cards over the line
    .also = pushes/puts/dribbles his cards over the line
release-toward-muck = throws his cards toward the muck
    .also = throws/pushes/puts/dribbles his cards toward/towards the muck
release-muck = mucks
    .also =
        mucks [his cards] face down
        mucks his cards
        throws/pushes/puts/dribbles his cards [face down] into the muck
release-muck-face-up = throws his cards face up into the muck
    .also = pushes/puts/dribbles his cards face up into the muck
release-to = throws his cards to {$seat}
    .also = pushes/puts/dribbles his cards to {$seat}

whole-hand = his hand
show-table = tables {$shown}
    .also = shows his hand
show-flash = flashes {$shown}
show-open = shows {$cards}
    .also = shows his hand {$cards}
show-to = shows {$shown} to {$seat}

step-lift-upcards = lifts his upcards
step-turn-up = turns up {$owner} cards
step-refuse = refuses to show
    .also = refuses
step-claim = claims {$class}
step-point-out = points at {$owner} hand
step-reach-in = reaches into the pot

claim-high-card = a high card
    .also = [an] high card
claim-pair = a pair
    .also = [an] pair
claim-two-pair = two pair
    .also = a/an two pair
claim-three-of-a-kind = three of a kind
    .also = a/an three of a kind
claim-straight = a straight
    .also = [an] straight
claim-flush = a flush
    .also = [an] flush
claim-full-house = a full house
    .also = [an] full house
claim-four-of-a-kind = four of a kind
    .also = a/an four of a kind
claim-straight-flush = a straight flush
    .also = [an] straight flush

step-touch = cards touch {$touched}
step-mix = cards mix with {$touched}
touched-muck = the muck
touched-board = the board
touched-burns = the burn cards
touched-cards-of = {$owner} cards

## What happens by itself

step-street = {$dealt}
step-wait = {$count} s pass
    .example =
        5 s pass
        1 s pass
        2 s pass
step-draw = draw for the button: {$drawn}
step-street-unburned = {$dealt} without a burn
    .example =
        turn 5c without a burn
        flop 2c 7d Jh without a burn
step-street-burned-once = {$dealt} with one burn
    .example = turn 5c with one burn
step-street-burned-twice = {$dealt} with two burns
    .example = turn 5c with two burns
step-flop-of = flop of {$count} cards
    .example = flop of 4 cards
step-flop-of-face-down = flop of {$count} cards face down
    .example = flop of 4 cards face down
step-next-level = next level

## What the dealer and the floor do

step-deal = deals {$seat} {$cards}
step-deal-card-up = deals card {$number} face up
    .example = dealer deals card 7 face up
step-deal-known-card-up = deals card {$number} {$card} face up
    .example = dealer deals card 7 Kd face up
step-deal-card-up-to = deals card {$number} to {$seat} face up
    .example = dealer deals card 7 to C face up
step-deal-known-card-up-to = deals card {$number} {$card} to {$seat} face up
    .example = dealer deals card 7 Kd to C face up
step-draw-from-flop = draws {$card} from the flop
    .example = floor draws Jh from the flop
step-find-fault = finds {$fault}
step-notice-fault = notices {$fault}
step-report-fault = reports {$fault}
fault-second = a second {$card}
    .also = another {$card}
fault-joker = a joker
fault-foreign = a card from another deck
fault-marked = a marked card
fault-flawed = a flawed card
fault-face-up = {$count} exposed cards
    .one = {$count} exposed card
fault-count = a deck of {$count} cards
    .example = a deck of 51 cards
step-drop = drops a card {$landing}
step-drop-known = drops {$card} {$landing}
    .example = B drops 7c on the floor
landing-floor = on the floor
    .also = off the table
landing-table = on the table
step-ask-for-deck = asks for a new deck
step-relieved = is relieved
step-deal-card-to = deals card {$number} to {$seat}
    .example = dealer deals card 3 to C
step-deal-to-empty-seat = deals card {$number} to the empty seat
    .also = deals card {$number} to an empty seat
    .example = dealer deals card 3 to the empty seat
step-skip-seat = skips {$seat}
step-deal-two-in-a-row = deals {$seat} two cards in a row
step-deal-unshuffled = deals without shuffling
    .also = deals without a shuffle
step-deal-uncut = deals without a cut
    .also = deals without cutting
step-expose-in-shuffle = exposes a card in the shuffle
step-expose-in-cut = exposes a card in the cut
step-find-a-boxed-card = finds a boxed card
step-find-boxed = finds {$count} boxed cards
    .one = finds {$count} boxed card
    .example = dealer finds 2 boxed cards
step-find-boxed-card = finds {$card} boxed
    .example = dealer finds Kd boxed
step-turn-own-card = turns card {$number} face up
    .example = C turns card 7 face up
step-card-seen = card {$number} is seen
    .example = card 7 is seen
step-find-cards = finds {$count} cards
    .one = finds {$count} card
    .example = B finds 3 cards
step-turn-up-card = turns up {$card}
    .example = dealer turns up Qd
step-tournament-begins = tournament begins
    .also = the tournament begins
step-next-day = next day
step-final-table = final table
step-next-hand = next hand
step-goes-out = is out
    .also = goes out
    .example = B is out
step-sits-down = sits down between {$right} and {$left}
    .example = E sits down between C and D
step-muck-of = mucks {$owner} cards
step-count = finds {$count} cards
    .example =
        dealer finds 51 cards
        dealer finds 50 cards
        dealer finds 53 cards
shuffle-wash = washes the cards
shuffle-riffle = riffles
shuffle-machine = presses the shuffler button
step-award = pushes the pot to {$seat}
step-heap = leaves the pot in a heap

tell-bet = tells {$seat} the bet is {$amount}
tell-pot = tells {$seat} the pot is {$amount}
tell-to-act = tells {$seat} to act
tell-nobody-raised = tells {$seat} nobody raised
tell-to-show = tells {$seat} to show his cards
    .also = tells {$seat} to show
tell-has-lost = tells {$seat} he has lost

step-judge = judges {$finding}
step-decide = decides: {$verdict}

## What a human finds; `.condition` is how a ruling names the finding it hangs on

finding-deliberate = it {$found} deliberate
    .also = the chip/cards {$found} deliberate
    .condition = {$found} deliberate
finding-tiny = the chip {$found} tiny
    .also =
        it {$found} tiny
        the cards {$found} tiny
    .condition = {$found} tiny
finding-unusual = it {$found} unusual
    .also = the chip/cards {$found} unusual
    .condition = {$found} unusual
finding-misinformed = {$seat} {$found} misinformed
    .condition = {$seat} {$found} misinformed
finding-separate = the cards {$found} separate
    .also =
        it {$found} separate
        the chip {$found} separate
    .condition = {$found} separate
finding-identifiable = {$owner} cards {$found} identifiable
    .condition = {$owner} cards {$found} identifiable
finding-grounds = the grounds {$found} good
    .condition = {$found} good
finding-needless = the delay {$found} needless
    .condition = {$found} needless
finding-correctable = the error {$found} correctable
    .condition = {$found} correctable
finding-restorable = the sequence {$found} restorable
    .condition = {$found} restorable
finding-gross = it {$found} gross
    .also = the chip/cards {$found} gross
    .condition = {$found} gross

## What is ruled

verdict-action = {$seat} {$action} {$change}
    .example =
        B calls 800, 4200 returned
        B calls 800, 300 owed
        B folds, 1000 stays
        B checks
        B bets 1000
        B raises to 2000
        B is all-in for 1400
verdict-chooses = {$seat} chooses: {$choices}
verdict-floor = floor decides {$of}
    .also = the floor decides {$of}
verdict-may = {$seat} may {$actions}
verdict-must = {$seat} must {$actions}
verdict-binding = {$owner} {$act} {$standing}
verdict-hand-live = {$owner} hand is live
verdict-hand-dead = {$owner} hand is dead
verdict-turn = {$seat} is to act
verdict-round-closed = the round is closed
verdict-substantial = substantial action
verdict-not-substantial = no substantial action
verdict-pot = pot {$amount}
verdict-returned = {$amount} returned to {$seat}
verdict-stays = {$amount} of {$seat} stays
verdict-keeps = {$seat} keeps {$amount}
verdict-moves = {$amount} from {$giver} to {$taker}
    .example = 21000 from B to A
verdict-out-of-play = {$amount} of {$seat} out of play
verdict-breach = {$seat} breaches {$rule}
verdict-dealer-breach = dealer breaches {$rule}
verdict-may-penalise = {$seat} may be penalised
verdict-penalise = {$seat} is penalised
verdict-may-warn = {$seat} may be warned
verdict-warn = {$seat} is warned
verdict-may-miss-rounds = {$seat} may miss {$count} rounds
    .one = {$seat} may miss {$count} round
verdict-miss-rounds = {$seat} misses {$count} rounds
    .one = {$seat} misses {$count} round
verdict-may-miss-hands = {$seat} may miss {$count} hands
    .one = {$seat} may miss {$count} hand
verdict-miss-hands = {$seat} misses {$count} hands
    .one = {$seat} misses {$count} hand
verdict-may-miss-hands-or-more = {$seat} may miss {$count} hands or more
    .one = {$seat} may miss {$count} hand or more
verdict-miss-hands-or-more = {$seat} misses {$count} hands or more
    .one = {$seat} misses {$count} hand or more
verdict-may-disqualify = {$seat} may be disqualified
verdict-disqualify = {$seat} is disqualified
verdict-penalty-begins = {$owner} penalty begins with the next hand
verdict-announce-raise-all-in = dealer announces "raise all-in"
verdict-announce-string-bet = dealer announces a string bet
verdict-spread-pot = dealer spreads the pot
verdict-call-floor = dealer calls the floor
verdict-turn-up = dealer turns up {$owner} cards
verdict-turn-up-card = dealer turns up {$owner} {$card}
verdict-granted = granted
verdict-granted-figure = granted: {$amount}
    .also = granted: pot {$amount}
verdict-refused = refused
verdict-term = {$word} is no official term
verdict-owes = {$seat} owes {$amount}
verdict-wins = {$seat} wins {$amount}
verdict-wins-of = {$seat} wins {$amount} of the {$pot}
verdict-pot-of = {$pot} {$amount} of {$seats}
verdict-shows-first = {$first} shows first {$rest}
verdict-show-now = {$seats} show now
    .one = {$seats} shows now
verdict-must-show = {$seat} must show
verdict-must-show-after = {$seat} must show after the hand
verdict-may-muck = {$seat} may muck
verdict-need-not-show = {$seat} need not show
verdict-tabled = {$owner} hand is tabled
verdict-not-tabled = {$owner} hand is not tabled
verdict-has = {$seat} has {$value}
verdict-button = button {$seat}
verdict-deck-complete = the deck is complete
verdict-deck-defective = the deck is defective
verdict-redeal = redeal
verdict-redeal-from = redeal from {$seat}
verdict-deal-stands = the deal stands
verdict-card-goes = {$card} is {$place}
deck-card-known = {$card}
deck-card-boxed = the boxed card
deck-card-number = card {$number}
deck-card-dropped = the dropped card
place-next-burn = the next burn
place-out-of-play = out of play
place-in-its-order = dealt in its order
verdict-replaced = {$seat} gets the next card
verdict-put-right = put right: {$steps}
remedy-finish-betting = finish the betting
remedy-set-aside = set {$laid} aside
remedy-take-out = take {$laid} out of play
remedy-shuffle-in = shuffle {$laid} into the stub
remedy-shuffle-stub = shuffle the stub
remedy-show = show {$laid}
remedy-cut = cut
remedy-burn = burn
remedy-deal = deal the {$street}
remedy-deal-unburned = deal the {$street} without a burn
remedy-deal-new = deal a new {$street}
remedy-deal-new-unburned = deal a new {$street} without a burn
remedy-scramble = scramble the flop
remedy-floor-draws = floor draws the next burn
remedy-restore-order = restore the order
remedy-deal-right-card = deal the right card
laid-flop = the flop
laid-flop-and-burn = the flop and burn
laid-turn = the turn
laid-river = the river
laid-set-aside-card = the set-aside card
laid-surplus = the surplus
laid-missed-burn = the missed burn
board-street-flop = flop
board-street-turn = turn
board-street-river = river
verdict-street-is = the {$street} is {$cards}
    .example =
        the flop is 2c 7d Jh
        the turn is Ad
verdict-hand-void = the hand is void
verdict-to-next-pot = {$amount} of {$seat} to the next pot
verdict-only-for = only {$seats} may win {$amount}
verdict-deck-changed = the deck is changed
verdict-deck-not-changed = the deck is not changed
verdict-card-remains = {$card} stays with {$seat}
verdict-card-remains-open = {$card} stays with {$seat} face up
verdict-dropped-remains = the dropped card stays with {$seat}
verdict-dropped-remains-open = the dropped card stays with {$seat} face up
verdict-still-dealt = {$seat} is still dealt cards
verdict-no-more-cards = {$seat} is dealt no more cards
verdict-counts-all-in = {$seat} counts as all-in
verdict-may-count-all-in = {$seat} may count as all-in
verdict-last-cards-open = the last cards are dealt face up
verdict-next-hand = next hand: {$button}, {$small}, big blind {$big}
    .example =
        next hand: button B, small blind C, big blind D
        next hand: button on the empty seat of B, small blind C, big blind D
verdict-drawn-for = the button is drawn for
verdict-holds-everywhere = the draw holds at every table
verdict-last-card = the last card goes to {$seat}
button-at = button {$seat}
button-on-empty-seat = button on the empty seat of {$seat}
button-dead-at = dead button {$seat}
small-blind-of = small blind {$seat}
small-blind-none = no small blind
verdict-silent = silent

action-check = checks
action-fold = folds
action-call = calls {$amount}
action-bet = bets {$amount}
action-raise-to = raises to {$amount}
action-all-in = is all-in for {$amount}

change-none = { "" }
change-returned = , {$amount} returned
change-owed = , {$amount} owed
change-stays = , {$amount} stays

noun-check = check
noun-fold = fold
noun-call = call
noun-bet = bet of {$amount}
noun-raise = raise to {$amount}
noun-all-in = all-in of {$amount}

standing-stands = stands
standing-pending = is pending
standing-refused = is refused
standing-void = is void {$change}

legal-check = check
legal-fold = fold
legal-call = call {$amount}
legal-bring-in = bring in {$amount}
legal-bet = bet {$range}
legal-complete = complete to {$amount}
legal-raise = raise to {$range}
bounds-from = {$min} or more
bounds-between = {$min} up to {$max}
bounds-exact = {$amount}

value-high-card = high card {$ranks}
value-pair = pair {$ranks}
value-two-pair = two pair {$ranks}
    .example = two pair K Q J
value-three-of-a-kind = three of a kind {$ranks}
value-straight = straight {$ranks}
value-flush = flush {$ranks}
value-full-house = full house {$ranks}
value-four-of-a-kind = four of a kind {$ranks}
value-straight-flush = straight flush {$ranks}
value-low = low {$ranks}
    .example = low 8 6 4 2 A
