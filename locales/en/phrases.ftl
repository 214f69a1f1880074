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
state-burned = burned {$cards}
    .example = burned 4c 9d
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
verdict-unattributed = {$amount} back to those who put it in
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

## Conduct

deed-talk-on-phone = talks on the phone
deed-answer-phone = answers the phone
deed-silence-phone = silences the phone
deed-write-message = writes a message
deed-watch-video = watches a video
deed-listen-through-headphones = listens to music through headphones
deed-play-music-aloud = plays music aloud
deed-use-laptop = uses a laptop
deed-use-laptop-on-mains = uses a laptop on the mains
deed-stream = streams the tournament
deed-wear-camera = wears a camera
deed-device-on-cloth = puts a device on the cloth
deed-device-on-rail = puts a device on the rail
deed-belongings-on-rail = puts his belongings on the rail
deed-read = reads
deed-ask-to-phone = asks to leave for a call
    .also = asks to leave to make/take a call
deed-tell-cards = tells his cards
deed-guess-cards-to-come = guesses the cards not yet out
deed-comment-on-hand = comments on the hand
deed-react-to-board = reacts to the board
deed-keep-cards = keeps his cards
deed-card-off-table = throws a card off the table
deed-chip-off-table = throws a chip off the table
deed-cards-at-dealer = throws his cards at the dealer
deed-stall = stalls
deed-chatter = chatters
deed-bang-chips = bangs his chips
deed-violence = is violent
deed-swear = swears
deed-disrupt = is disruptive
deed-rude = is rude
deed-celebrate = celebrates
deed-gesture = makes a gesture
deed-smoke = smokes
deed-mark-card = marks a card
deed-hide-cards = hides his cards
deed-cards-off-table = takes his cards off the table
deed-mix-chips = mixes his chips
deed-slow-to-move = is slow to move
deed-notice-error = notices an error
deed-take-pot = takes the pot
deed-refuse-penalty = refuses the penalty
deed-refuse-to-put-right = refuses to put it right
deed-put-right = puts it right
deed-keep-silent = keeps silent about it
deed-leave-table = leaves the table
deed-leave-game = leaves the game
deed-stand-by-chair = stands by his chair
deed-wait-in-area = waits in the tournament area
deed-back = is back
    .also = comes back
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
deed-ask-own-seat = asks for his seat
deed-ask-prize = asks for his prize
deed-ask-register = asks to register
deed-object-ruling = objects: the ruling
deed-object-collusion = objects: collusion
deed-object-slow = objects: slow
deed-object-hygiene = objects: hygiene
deed-did-not-know = objects: did not know
deed-meant-otherwise = objects: meant something else
deed-did-not-follow = objects: did not follow
deed-protest = protests
deed-protest-in-writing = protests in writing
toward-advise = advises {$seat}
toward-criticise = criticises {$seat}
toward-read-hand-of = reads {$owner} hand
toward-guess-hand-of = guesses {$owner} hand
toward-strategy-with = discusses strategy with {$seat}
toward-hand-with = discusses the hand with {$seat}
toward-ask-advice-of = asks {$seat} for advice
toward-take-advice-from = takes advice from {$seat}
toward-touch-chips-of = touches {$owner} chips
toward-touch-cards-of = touches {$owner} cards
toward-belittle = belittles {$seat}
toward-belittle-play-of = belittles {$owner} play
toward-insult = insults {$seat}
toward-swear-at = swears at {$seat}
toward-handle-chips-of = handles {$owner} chips
toward-let-play-along = lets {$seat} play along
tongue-english = English
tongue-hungarian = Hungarian
tongue-slovak = Slovak
tongue-czech = Czech
tongue-croatian = Croatian
tongue-icelandic = Icelandic
tongue-russian = Russian
tongue-german = German
tongue-spanish = Spanish
tongue-french = French
tongue-italian = Italian
tongue-polish = Polish
venue-united-states = the United States
venue-new-jersey = New Jersey
venue-slovakia = Slovakia
venue-croatia = Croatia
venue-hungary = Hungary
venue-iceland = Iceland
venue-russia = Russia
state-television-table = television table
state-main-event-final-table = final table of the main event
state-training-game = training game
state-paid = {$count} paid
    .example = 100 paid
state-day = day {$count}
state-played-in = played in {$venue}
state-passport = {$seat} has a passport
    .example = N has a passport
state-anothers-passport = {$seat} has another's passport
state-club-card = {$seat} has a club card
state-anothers-club-card = {$seat} has another's club card
state-signed-receipt = {$seat} has signed the receipt
state-hands-to-miss = {$seat} has {$count} hands to miss
    .one = {$seat} has {$count} hand to miss
state-breaches = {$seat} has {$count} earlier breaches: {$offence}
    .one = {$seat} has {$count} earlier breach: {$offence}
state-missed-rounds = {$seat} has missed {$count} rounds: {$offence}
    .one = {$seat} has missed {$count} round: {$offence}
verdict-no-breach = no breach by {$seat}
verdict-no-penalty = no penalty for {$seat}
verdict-put-out = {$seat} is put out
verdict-expelled = {$seat} is expelled
verdict-barred = {$seat} is banned from the federation's tournaments
verdict-no-prize = no prize for {$seat}
verdict-no-refund = nothing refunded to {$seat}
verdict-blinded-off = {$owner} stack is blinded off
verdict-begins-at-once = {$owner} penalty begins at once
verdict-warned-by-dealer = dealer warns {$seat}
verdict-warned-by-floor = floor warns {$seat}
verdict-sits-out-minutes = {$seat} sits out minutes
verdict-sits-out-rounds = {$seat} sits out rounds
verdict-must-leave-table = {$seat} must leave the table
verdict-must-leave-area = {$seat} must leave the tournament area
verdict-may-stay = {$seat} may stay
verdict-must-restack = {$seat} must restack
verdict-must-show-cards-there = {$seat} must show that he has cards
verdict-may-be-told-to-stop = {$seat} may be told to stop
verdict-may-be-moved = {$seat} may be moved behind the barrier
verdict-must-be-compensated = {$seat} must be compensated
verdict-dealer-tells-staff = dealer tells the staff
verdict-dealer-sets-cards-aside = dealer sets the cards aside
verdict-protest-forwarded = floor forwards the protest
verdict-competition-rules-govern = the competition rules govern
verdict-these-rules-govern = these rules govern
verdict-international-rules-govern = the International Poker Rules govern
verdict-sits-out = {$seat} sits out {$count} minutes
    .one = {$seat} sits out {$count} minute
verdict-hands-left = {$seat} has {$count} hands left
    .one = {$seat} has {$count} hand left
verdict-finishes = {$seat} finishes {$place}
verdict-house-decides = house decides {$of}
verdict-federation-breach = federation breaches {$rule}
    .example = federation breaches protest
finding-uncalled = it {$found} needless
    .condition = {$found} needless
finding-similar = it {$found} similar
    .condition = {$found} similar
finding-cheating = it {$found} cheating
    .condition = {$found} cheating
finding-disruptive = it {$found} disruptive
    .condition = {$found} disruptive
finding-excessive = it {$found} excessive
    .condition = {$found} excessive
finding-improper = it {$found} improper
    .condition = {$found} improper
finding-grave = it {$found} grave
    .condition = {$found} grave
finding-against-event = it {$found} against the event
    .condition = {$found} against the event
finding-unsporting = it {$found} unsporting
    .condition = {$found} unsporting
finding-habitual = the slowness {$found} habitual
    .condition = {$found} habitual
finding-drunk = {$seat} {$found} drunk
    .condition = {$seat} {$found} drunk
finding-incorrigible = {$seat} {$found} incorrigible
    .condition = {$seat} {$found} incorrigible
finding-nuisance = {$seat} {$found} a nuisance
    .condition = {$seat} {$found} a nuisance
finding-harmed = {$seat} {$found} harmed
    .condition = {$seat} {$found} harmed
finding-advantaged = {$seat} {$found} at an advantage
    .condition = {$seat} {$found} at an advantage
finding-colluding = {$one} and {$two} {$found} colluding
    .condition = {$one} and {$two} {$found} colluding
finding-dumping = {$one} {$found} dumping chips to {$two}
    .condition = {$one} {$found} dumping chips to {$two}
finding-soft-playing = {$one} {$found} soft-playing {$two}
    .condition = {$one} {$found} soft-playing {$two}
step-touch-muck = touches the muck
step-touch-burns = touches the burn cards
step-speak = speaks {$tongue}
step-phone-rings = phone rings
step-card-turns-up = {$card} turns up
step-moves-to-table-of = moves to a table of {$count}
step-move-to = moves {$seat} to table {$number}
step-find-in-wrong-seat = finds {$seat} in a wrong seat
step-ask-for-identification = asks {$seat} for identification
step-record = records it in the protocol
step-hands-pass = {$count} hands pass
    .one = {$count} hand passes
step-days-pass = {$count} days pass
    .one = {$count} day passes
step-tournament-ends = tournament ends
    .also = the tournament ends
step-push-out-of-reach = pushes {$pushed} out of the dealer's reach
    .example = A pushes 400 out of the dealer's reach
official-judge = judge
official-house = house
official-federation = federation
agrees-fold-to-big-blind = agrees: fold to the big blind
agrees-another-ruling = agrees: another ruling
agree-fold-to-big-blind = agree: fold to the big blind
agree-another-ruling = agree: another ruling
verdict-may-miss-rounds-up-to = {$seat} may miss up to {$count} rounds
    .one = {$seat} may miss up to {$count} round
verdict-miss-rounds-up-to = {$seat} misses up to {$count} rounds
    .one = {$seat} misses up to {$count} round
verdict-may-miss-hands-up-to = {$seat} may miss up to {$count} hands
    .one = {$seat} may miss up to {$count} hand
verdict-miss-hands-up-to = {$seat} misses up to {$count} hands
    .one = {$seat} misses up to {$count} hand
verdict-may-penalise-up-to-disqualification = {$seat} may be penalised up to disqualification
verdict-penalise-up-to-disqualification = {$seat} is penalised up to disqualification
verdict-may-ban-for-season = {$seat} may be banned for the season
verdict-ban-for-season = {$seat} is banned for the season
offence-kept-cards = kept-cards
offence-touched-cards = touched-cards
offence-cards-into-cards = cards-into-cards
offence-shown-by-accident = shown-by-accident
offence-mucked-first = mucked-first
offence-card-off-table = card-off-table
offence-touching = touching
offence-delay = delay
offence-chatter = chatter
offence-banging = banging
offence-out-of-reach = out-of-reach
offence-violence = violence
offence-belittling-play = belittling-play
offence-foul-language = foul-language
offence-collusion = collusion
offence-any = any
