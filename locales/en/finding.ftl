# The words by which people who ask for a rule can be understood, by what they mean; beside those of telling.ftl, which
# serve for this too. What stands here is only looked for, so it may be loose: it need not fit into a sentence.
#
# `raise*` is every word that begins so, a word of five letters or more has its other endings by itself, and between two words of a
# form another may stand. Letters are compared without their marks, Russian also in Latin letters. A form stands once.

out-of-turn = out of turn, oot, before his turn, before my turn, before it was, ahead of me, ahead of him,
    jumped the gun, not his turn, wasnt his turn, acted early, ahead of the action, turn came, before it got to,
    before it came to, before the action reached, act out of, called before, raised before, folded before, bet before,
    not yet my turn, too early action, prematurely, spoke first, out of position, b4 my turn, early call, early fold,
    early raise, hadnt acted, hasnt acted, still thinking when
skipped = skip*, missed me, acted past, went past me, passed me by, passed over, jumped over, didnt wait for me,
    never got to act, went around me, overlooked, my turn was missed, acted after me without, didnt get my turn
whose-turn = whose turn, who acts, who is to act, whos to act, on me, action is on, order of action, who goes,
    his turn, act* in turn, whose move, am i next, my action, acts next, act first, what order, wait for the,
    wait my turn, act in order, speak first, go first, acting order
one-chip = one chip, single chip, one big chip, big chip, large chip, overchip, oversize*, one big one, one 5k,
    single 5k, a 5k chip, one black, one 1k, bigger chip, 1k chip, a chip, 5k chip, lone chip, one black chip,
    single thousand, one thousand chip, one five thousand, 1000 chip, 10k chip, 25k chip, 500 chip, one purple,
    one yellow, single black, drops a, tosses a, tossed in one, throws one, one bigger
several-chips = two chips, multiple chips, several chips, 2 chips, three chips, couple of chips, few chips, two 1k,
    two 500, bunch of chips, two of them, 3 chips, handful of chips, two big, stack of chips, 2x, 3x, take one away,
    four chips, three 100s, two 500s, three 500s, 4x, in small, coins, small change, several, two thousands,
    two blacks, two 1000, two 5k, three 1k, three 1000, four 100s, three hundreds, several small, small chips,
    mixed chips, different chips, chips of different, combination of chips, two same, neither chip,
    if he took one back, one would be enough, without the smallest, remove one chip
silent = silent*, without saying, didnt say, did not say, quiet*, unannounced, without announc*, not say anything,
    no raise said, never said, without speak*, kept mum, no announcement, says nothing, mute, not a word, no word,
    no anouncment, wordless*, never announced, doesnt say
say = announce*, declare*, verbal*, called out, words, word, said, says, say, told, announcement, announced,
    calls out, mutters, mumbles, whisper*, statement, verbally, spoken, out loud
too-late-said = said raise after, after the chip, after it hit, said it late, too late, afterwards, then said,
    later said, after the fact, said it after, too slow, after he let go, after chips
raise = rais*, bump*, pop it, click*, rase*, rases, hike, raises, raising, reraise*, re raise, 3bet*, 4bet*, 4bt, 3bt,
    three bet, four bet, threebet, fourbet, min click, minclick, bumps, pops, rase, rasie, reraze, up it, ups it,
    makes it
bet = wager*, open bet, led out, donk*, pot it, poke, bets, betting, leads, lead out, led for, opens for, open for,
    c-bet, cbet, fires, barrel*
call = match the bet, see the bet, pay, paid, platim, calls, called, calling, caller*, flat*, matches, match,
    insta call, snap call, cold call*, colls
check = knock*, tap*, pass the action, rap*, checks, checked, checking, check back, checks back, chek, taps, tapped,
    knocks, knocked, rapping, pass action
fold = fold*, toss* his cards, released, surrender*, dumped, lay down, folds, folded, folding, fold, mucks his,
    tosses his, throws away, threw away, gave up, lay down his, passes his hand, foldid, ditched, released his cards
all-in = shove*, jam*, stuck it in, pushed all, everything in, olin, olinban, shov*, triple allin, all in, allin,
    shoves, jams, jammed, whole stack, rips it, open shove, moves in, everything, puts it all in
short-all-in = short all in, incomplete raise, under raise, underraise, less than a full raise, all in for less,
    all in for a bit, small all in, not a full raise, shoves for less, only a little more, short shove, shorty,
    a little more, went in for a little, short stack, for less, only a bit more, a few more, last few chips,
    last bits, less than a min raise, small shove, his last, tiny all in, couple hundred more, not enough to raise,
    all in on top, two short all ins, both short, adds up
reopen = reopen*, re open, raise again, can i raise, can he raise, action back, open the action, reopens,
    raise his own, allowed to raise, may raise, go over the top, pop it now, come back over, may i pop, can i pop,
    still raise, locked out, raise now, betting reopened, action reopen*, may i still raise, am i capped,
    can i go again, shut out, closed action, action closed, already acted, i already acted,
    am i allowed to raise again, just call, only call, freeze out of raising, raise him again, pop again,
    come over the top
min-raise = smallest raise, enough for a raise, raise too small, legal raise, minimum, double the bet,
    less than double, the least, min raise, minraise, minimum raise, how much must, how much at least,
    has to be at least, too low, raise amount, legal size, smallest legal, dealer says it has to be, must be at least,
    what can i make it, big must, how big, previous raise, last raise size
max-raise = max raise, maximum, largest raise, most i can, limit on raise, raise more than, too big, max bet,
    over the maximum, more than allowed, maximum bet, biggest raise, how much can i raise, is there a limit,
    upper limit, too high, cap on the bet, bet too much, overs the max
half = 50 percent, fifty percent, 50%, halfway, at least half, more than half, half, half way, half a raise,
    half the raise, half or more, under half
between-call-raise = more than a call, short raise, not enough for a raise, between, more than call,
    less than a raise, a bit more than, over the call, forced raise, complete the raise, must complete,
    make up the raise, less than min, somewhere between, between call and raise, bit more than a call,
    not quite a raise, incomplete raise amount, neither call nor raise, is it a call or a raise, call or raise,
    raise or call, rase or call, has to be raise, make it a full raise, must he make up
two-motions = two motions, went back, back to his stack, in instalments, two moves, dribbl*, more chips, reached back,
    instalment*, second motion, piecemeal, first call* then, call and then, go back, another stack, i call and,
    call and raise, your x and, more than one motion, one move, in two moves, in two goes, bit by bit, stack by stack,
    chip by chip, in parts, hand back to, goes back for more, went back for more, second trip, back for chips,
    three times, added more, twice, in stages, forward and back, one after another, keeps adding, slowly puts
undercall = undercall, called short, short call, too little, not enough to call, less than the bet, less than call,
    put in less, underbet, missing chips, short of the call, too few chips, only put, less than he should, too small,
    call too small, short by, just the bb, puts in less, put less than, less chips than, not the whole bet,
    didnt put enough, short of, called for less, fewer chips than, missing some, called too little, call short,
    must he make up the call, complete the call, add the rest, pull it back and fold
misheard = misunderst*, thought it was, thought the bet was, didnt see, did not see, didnt hear, didnt notice,
    unaware, did not know, wasnt paying, not realise*, not realize*, not notice*, put in just the bb, didnt realise,
    did not hear, hadnt seen the raise, hadnt noticed, wasnt aware, thought it was only, missed the raise,
    didnt realise it was raised, thought nobody raised, wasnt looking, distracted, not paying attention,
    unaware of the raise, thought he was heads up, believing
wrong-amount-said = dealer said the wrong, wrong count, miscount*, wrong amount, was told, counted wrong, dealer told,
    dealer announced, told me, told him, more than announced, incorrect amount, incorrect count, recount,
    later found another, count was wrong, dealer misannounced, dealer announced wrong, announced wrong, told 14,
    said it was, he has more than, has more than, actually 41, more than i thought, dealer miscounted, undercount*,
    misstat*, real amount, turned out to be
how-much = what is the bet, ask* for a count, what does he have
pot-size = how much in the pot, count the pot, size of the pot, pot count, whats in the pot, pot total, is in the pot,
    big is the pot, dealer count, how big is the pot, total pot, dealer count the pot, whats the pot, whats in there,
    pot amount, wrong pot, miscounted the pot, pot was wrong, announced pot, size pot
pot-limit = full pot, pot bet, bet pot, says pot, said pot
no-limit = unlimited, any amount, overbet
limit = limit hold*, small bet, big bet, limit omaha, 10/20 limit
cap = cap, capped, number of raises, how many raises, fourth raise, fifth raise, three raises, raise war, 4 raises,
    last raise, max raises, raises allowed, 4th raise, 5th raise, many times
heads-up = two players, one on one, only two, heads up, headsup, hu match, 1v1, just two players, two handed, last two
if-then = if you bet, if you raise, if he, if then, conditional*, if you check, if u, if i, if you call, says if,
    if you bet i, if he raises i, if you check i, ill call if, call if he calls, conditional statement,
    says whatever you bet, whatever he puts, announced in advance, promise*, declared before, if he bets, depends on
ambiguous = ambiguous, unclear, more than one meaning, i bet five, said five, two meanings, could mean, slang,
    five hundred or, doesnt specify, what does he mean, nickname, hundred or thousand, without saying hundred,
    two ways, can be understood, thousand or hundred, five what, says five, says one, says two, said twenty five,
    which one counts, not clear what, unclear amount, means what, could be either, misinterpret
change = get change, making change, wants change, expecting change, wanted change, for change, change back,
    give me change, change, needed change, change from, extra for change, to get a round, get a chip back, rounding
overbet = too much, extra chips, more than needed, threw in extra, too many chips, overpaid, put in more
take-back = pulled his bet, took his chips back, retract*, pull* back, withdr*, took chips back, take them back, undo,
    change his mind, changed mind, take it back, take back, wants to take back, changes his mind, undo it, cancel his,
    withdraw, reverse, call it off, unfold, wants his chips, change it
prior-chips = chips already, prior bet, old chips, already in front, swapped, chips already out, blind already,
    earlier bet, prior chips, chips in front, blind in front, took back his, pulled back the, pulls back, had 300 out,
    previous chips, pulled the, chips out there already, on top of his blind, added to blind, leaving his,
    on top of his
hidden = hidden, hid, hiding, under his arm, behind his cards, found more chips, out of sight, forgot a chip, pocket,
    concealed, more behind, behind the stack, found a chip, another chip, undisclosed, covered by, underneath,
    under the cards, not visible, behind a cup, behind his cup, phone covering, under the phone, not seen,
    couldnt see, wasnt visible, concealed chips, hiding chips, discovered chips, found another, behind a card,
    more than he showed, didnt know he had, pulled out
splash = splash*, threw his chips in the pot, into the middle, into the pot, tossed chips, cannot tell how much,
    threw chips, rasip*, sprays, splash the pot, splashing, threw them into the pot, straight into the pot,
    mixed with the pot, tossed into the pot, cant tell how much he, directly in the pot, scattered
straddle = straddle*, double the big blind, third blind, live blind, utg blind
in-the-dark = blind raise, no look, before the flop came, before the river, unseen, havent looked, bets dark,
    checks dark, before looking
ante = ante*, button ante
forgot = forgot*, late, owes, didnt post, did not post, hasnt posted
absent = absent, not at the table, missing player, sitting out, not here
substantial = substantial action, significant action, two players acted, action has gone past, too many acted,
    three folds, enough action, three players acted, action behind, two have acted, two acted behind, substantial,
    enough action behind, action by two, several acted, too much action, already three acted, two players with chips,
    two folds and a call
misdeal = misdeal, wrong deal, redeal, dealt wrong, dealt again, dealing error, deal again, dead deal,
    start the hand over, start over, scrap the deal, deal is void, void deal, cancel the hand, hand void,
    wrong seat got, dealt to the wrong, dealt to empty seat, first card exposed
action-free-fold = folded to a check, with nothing to call, fold* for free, free fold, nothing to call, open fold,
    instead of check
uncalled = uncalled, nobody called, no caller, excess back, no one called, bet back, gets back, returned
dealer = dealer*
dealer-error = dealer mistake, dealer mucked, dealer killed, dealer swept, dealer took, dealer error, dealer grabbed,
    dealer scooped, dealer pulled, dealers mistake, dealer messed, dealer put, dealer threw, dealer burned my,
    dealer scooped up, dealer killed my, dealer fault, misled me, dealer told me, induced
unprotected = unprotected, protect*, card protector, card guard, no cap on, guard, didnt protect, nothing on them,
    card cap, no protector, not protected, cards not protected, no chip on top, without a chip on,
    dealer took my live, took my live hand, no card guard, while i was deciding, i was still playing,
    dealer took my cards
muck = discard*, dead pile, foul*, toss* cards, threw his cards, pile, dig, in the pile, dug, muck, mucked, muck pile,
    in the muck, discards, the pile, mucked cards, into the muck, hit the muck, discarded, foul
retrieve = retrieve*, get back, get my hand back, give back, restored, reclaim*, out of the muck, pull out,
    wants them back, fish out, take his cards back, dig his hand, wants it back, back out, get my cards back,
    pull them back, bring back the hand, pick it back, reclaim, fish it out, dig out, recover*
dead-hand = dead hand, hand is dead, is his hand dead, killed, dead, hand dead, declared dead, kill his hand, ded,
    hand over, is it dead, disqualified, showed his mate, to his mate, at the next player, hand killed, hand fouled,
    fouled, no longer live, out of the hand, left the table dead, hand is over, ruled dead, lose his hand,
    cards mixed with another, mixed with neighbours
live = live hand, still live, still alive, still in, is it live, hand live, alive, still in it, stays live
push-forward = pushed forward, push* cards, slid* his cards, pushed his hand, pushed towards, slid forward,
    forward motion, pushed them, pushes his cards, slides his cards, forward, towards the dealer, cards across,
    across the line, past the line, released toward, shoved both cards
face-up = open cards, turn* over, turned over, flip*, turns over, roll over, open up, turned up, turns up, faceup,
    tabled*, tables his, tables it, tables a, table his hand, table my hand, face up, faced, open card, exposed face,
    tabled, lays them down, laid down face up, shows on the table, on their backs
show = reveal*, expose*, see my cards, shows, showing, exposes, flashes, flash*, reveals, let see, let him see,
    flashd, displays
show-first = who shows first, shows first, first to show, order of show*, last aggressor, who has to show, show order,
    must show first, who opens, who turns over, show down first, nobody wants to show, opns 1st, opens first,
    why should i, you start, you bet the flop, who shows, who opens first, who must show first, who turns first,
    do i show first, showing order, refuses to show first, both waiting to show, nobody shows, who has to open,
    refuses to turn, called him on the river, showdown order, which one shows first, who flips first
showdown = end of the hand, after the river, at the end
see-hand = ask to see, can i see, want to see, iwtsth, right to see, paid to see, demand to see, see the losing,
    see the mucked, what did he have, request to see, see what, can i see his hand, asked to see, make him show,
    make the loser, may i see, show me the losing, i paid to see, want to see what, called so i get to see,
    right to see it, see that hand, see both hands, show me what you had
show-one-all = show one show all, showed his neighbour, showed to one, only one player saw, showed a friend,
    flashed to, showed the guy next, show everyone, showed his buddy, show all, must everyone see,
    everyone should see, show us all, not allowed to see, only showed, showed one player, shows only to,
    show it to everyone, i want to see too, one saw it, showed his card to one, peek at his, let him peek, let the guy
one-card = one card, just one card, only one card, single card, half his hand
both-cards = all his cards, both his cards, two cards, whole hand
board-plays = plays the board, playing the board, board plays, play the board, board is the best, on board,
    board is best, five on the board, use the board, my two are useless, board is higher, all five in the middle,
    split the board, board counts
split = split*, chop*, tie, tied, divide*, share, quarter*, equal hands, half the pot, split pot, splitting,
    chop it up, tied hands, share the pot, equal split, same hand split, halve, half each, divided, quartered,
    high low split, hi lo
odd-chip = odd chip, extra chip, leftover, remainder, doesnt divide, not divide, cannot be split, left over,
    last chip, one chip over, indivisible, remaining chip, uneven, odd amount, doesnt divide evenly,
    does not split evenly, who gets the extra, leftover chip, one chip left, one left over, cant be split,
    uneven amount, extra chip goes, indivisible chip
side-pot = side pots, second pot, who wins which, different stacks, each other, who gets what, short stack win,
    win more than, side pot, sidepot, main pot, main and side, multiple pots, three all ins, different amounts all in,
    who is in which pot, short stack can win, short stack pot, excess goes to side, merged the pots,
    put both pots together
disputed = disputed, paid wrong, already started, pushed to the wrong, too late to, minutes ago, previous hand,
    claim*, already shuffl*, cut the deck, shuffl*, paid the wrong, wrong player got, pot was pushed,
    pot already paid, next hand has started, already dealing next, previous pot, pot last hand, too late to claim,
    dispute the pot, gave it to the wrong, pot awarded, took the pot himself
kill-winner = killed the winning hand, mucked the winner, winning hand in the muck, killed winner, cannot be killed,
    threw away the winner, winning hand, tabled winner, had the winner, mucked thinking, swept it in, best hand went,
    winner swept, nut flush dealer swept, killed the winner, winning hand mucked, dealer killed the winning,
    winner was mucked, best hand mucked, tabled winning hand, shown winner mucked, showed the winner,
    had the best but, swept in the winning, was laying open, laid face up all along, everybody saw the best
last-left = everybody mucked, last man, without showing, everyone mucks, both mucked, last player, uncontested,
    no showdown, only one left, win without, do i have to show, only one with cards, last hand, everyone else folded,
    others folded, last player left, only me left, remaining player, win without showing, do i need to show to win,
    only one hand left, everybody else mucked, must i show to win, nobody called me, didnt get called,
    take the pot without
cards-speak = cards speak, miscall*, wrong hand, said flush but, thought he had, actually had, really wins,
    announced the wrong, said straight but, said i have, read the hand, didnt realise he, cards speak for themselves,
    what he said doesnt count, misread his hand, misreads, misread*, doesnt see he has, didnt see the straight,
    didnt notice he had, thinks he lost, says he lost but, announced the wrong hand, wrong hand announced,
    overlooked his, said two pair had, said flush
nuts = nuts, nut, best possible hand, unbeatable, royal, cannot lose, cant be beaten, cant lose
soft-play = soft play*, softplay*, going easy, collud*, help* his friend, colluding, team*, partner*, in on it,
    together against, share* action, same backer, couple at, roommates, brothers, agreement, agreed before, secret*,
    signal*, chip dump*, dump* chips, dumping, lets him win, passes chips, gave him chips, gives chips to, transfer*,
    soft, never raise each other, checks it down, check it down, staked, whipsaw, squeeze, agree to check,
    deal before, prearranged
slow-roll = took forever to show, rubbing it in, acts like he lost, delays show*, teasing, taking ages to show,
    waits to show, long pause, knew he had it, half a minute before, pretending, dramatic, slowroll*, slow rolled,
    slow-roll*, takes forever to show, waits to show the nuts, let me celebrate, let me reach for, knew he won but,
    sighs then shows, acted disappointed, pretends to lose, delaying the showdown, showing slowly, one card at a time,
    had quads and waited, acts sad
rabbit = rabbit*, what would have come, see the river, show me the river, would i have hit, what would have been,
    see the turn, see next card, peek, curious*, just to see, run out, rabbit hunt*, rabbithunt*, rabbit cam,
    next card after, show the next card, would have been the river, what was next, what would it have been,
    see what would, burn and turn for fun, after everyone folded show, deal the rest for fun,
    see the rest of the board
touched-muck = touched the muck, touched the board, touch* other cards, mixed with, cards touched,
    slid under the board, under the muck, one corner touching, overlapping, contact with the muck,
    touching other cards, into other cards
rank-of-hands = beats, beat, hand ranking*, what wins, rank, straight, flush, full house, boat, quads, set, trips,
    two pair, pair of, royal flush, straight flush, hand rankings, hand rank, order of hands, three of a kind,
    four of a kind
rank-of-cards = which card is higher, ace to five, card order, lowest card, highest card, jack or ten, ace, king,
    deuce
suits = suit, suits, spades, hearts, suit order, highest suit, diamonds, clubs, spade, heart, club
deck = missing card, 51 cards, how many cards, marked card, 53
lowball = lowball, low hand, low, razz, 2-7, deuce to seven, eight or better, badugi, lowest hand, draw game,
    five card draw
stud = door card, upcard*, third street, seven card, stud, bring-in, bringin, seventh street, upcards, fifth street,
    7 stud, up cards
wants-back = wants back, give me back, can he take, allowed to take
amount-first = raise without an amount, no amount, said raise, announced raise, said raise but, amount not stated,
    without saying how much, didnt say how much, raise no amount, said raise no amount, raise without saying how much,
    just says raise, says raise and, said raise then put, raise announced, how much is his raise, number first,
    says a number, just said a number, raise to or raise by, raise by, raise to, more on top
binding = binding, bound, stand, stands, stick to, committed, held to, must he, have to, does it count, valid
penalty = penal*, warning, punish*, sanction*, disqualif*, penalties, sit out, sits out, missed round*, one round,
    two rounds, orbit*, round penalty, how long is, kicked out, thrown out, ejected, banned, ban, dq, dqd, forfeits,
    removed, expelled, lose his stack, chips removed, blinded while, second offence, repeat*, escalat*, ten minutes,
    ten minute
floor-decides = director, call the floor, manager
five-cards = best five, five cards, which five, use both, use two, use one
tie-break = kicker, same pair, tie break, same hand, break a tie, both have
all-in-face-up = all in face up, turn them over, cards on their backs, all in and called, must show all in,
    show cards all in, turn cards up
who-blinds = who posts, must post, posted for someone, dealer posts
dealer-says = dealer says, dealer wants, dealer asks
straight-call-raise = call and, i call your, i see your and
checked-through = check check, checks through, checked down, checked it down
play-board = five in middle, five on the table, middle are better, on there
string-bet = little by little, pause, reached again, string bet, string raise, stringbet, string, stringing,
    i call and raise, see you and raise, one motion, without declaring
anything-call = call anything, whatever he
deal = deal*, pitch*, first card, second card
redeal = redeal*, reshuffle*, new deal, do it over, restart the hand, hand over again
burn = burn*, top card away, throw one away before, burn card, burn and turn, forgot to burn, no burn,
    without burning, burned two, didnt burn, burn cards, burnt card, put one aside, put aside before
board-too-soon = too early turn, put the turn out, put out the river, river came before, flop came before,
    dealt the turn before, premature*, flop too soon, board too soon, before betting was done,
    still to act when the turn, ran the turn, too soon, too early, before action complete, before betting complete,
    before the bets were in, river too early, turn too early, flop too early, dealt before, still had to act,
    put out early, action wasnt finished, dealt the river while, premature card
four-instead-of-three = four cards on the flop, extra card on the flop, 4 card flop, one too many on the flop,
    fourth card, four card flop, one too many, one extra on the flop, spread four, four on the flop, extra board card,
    one card more, too many on the board, too many at once, flop with four
same-card-twice = duplicate*, another ace of, twice in the deck, already on the board, two aces of,
    two of the same card, same card, duplicate card, identical card, card twice, two identical, i have the same,
    same ace, second ace of, two kings of
other-back = other color back, back color, marked card*, bent card*, blue back, red back, different back, wrong back,
    other colour back, back is red, back is blue, two colours of backs, different deck card, foreign card,
    card from another deck
deck-short = missing from the deck, deck is short, short a card, 53 cards, deck is missing, incomplete deck,
    card missing, fouled deck, bad deck, deck is bad, deck defective, deck incomplete, missing card in deck,
    card missing from, fifty one, counted 51, defective, two jokers
too-many-cards = three cards in hold, extra card, too many cards, one card too many, five cards in omaha,
    has three cards, have three cards, third card, an extra one, an extra card, got three cards, has three,
    dealt three, five in omaha, too many hole cards, one extra, additional card, extra hole card, six cards
too-few-cards = one card short, not enough cards, got one card, too few cards, missing a card, only got one,
    one card only, got just one, didnt get second card, fewer cards, three cards in omaha, without second card
fell = flew off, under the chair, blew off, fell, fell off, fell down, dropped, drops, floor card, off the table,
    under the table, on the floor, on the ground, flew, flies off, landed, knocked off
dealer-flashed = turned up on the deal, dealer exposed, dealt face up, exposed on the deal, flipped a card,
    exposed in the deal, flashed in the deal, turned over while dealing, card flipped, card exposed by dealer,
    flipped while, opened during the deal, dealer exposed a card, flashed by the dealer, first card up
boxed = upside down, wrong way, turned the wrong way, reversed in the deck, boxed card, boxed, face up in the deck,
    upside down in the deck, turned in the deck, wrong way round in the deck, backwards in the deck,
    facing up in the deck
wrong-order = wrong order, wrong player first, started at the wrong, skipped in the deal, out of order, dealt me out,
    wrong place first, started dealing, dealt in the wrong order, wrong seat first, started with the wrong,
    started on the wrong, skipped a player in deal, out of sequence, first card to the button, dealt first to,
    second card to, started dealing at
button = buck, the button was, button moved, move the button, where does the button, button goes, button,
    dealer button, dead button, button stays, ghost button, button in front of an empty, button where, button passes
wrong-place = not moved, wasnt moved, forgot to move, should have been on, button wrong, button was wrong,
    button in the wrong, button not moved, moved twice, button too far, one seat behind, forgot the button, misplaced,
    one seat back, stayed in place
busted = busted*, sat out, busted out, eliminated, knocked out, bust, out of the tournament, small blind busted,
    player left, busts
draw-for = drew an ace, drawing for the button, cards for the button, first button, who starts with the button,
    deal for the button, draw for button, draw for the button, high card for button, who starts with button,
    first dealer, initial button, tie on the button draw, deal for dealer, seat draw high card
new-deck = new deck, deck change, change the deck, change the cards, fresh deck, another deck, new setup, new cards,
    different deck, change decks, new cards please, bring new deck, another deck please, ask for a deck change,
    setup change, fresh cards, different cards, swap decks, deck change request, request new deck, cold cards
new-dealer = new dealer, another dealer, change the dealer, swap the dealer, dealer change, different dealer,
    replace the dealer, change dealers, change of dealer, dealer push, ask for another dealer, replace dealer,
    dealer rotation, swap dealers, get rid of the dealer, bad dealer, dealers swap
unlucky = unlucky, bad luck, losing, cold deck, runs bad, keeps losing, superstit*, cursed, never win,
    no cards all night, havent had a hand, not a pair since, bad run, running bad, no hand in hours, card dead,
    superstition, unlucky deck
which-wins = who wins, which wins, what beats, beats what, better hand, higher, outranks, stronger, beat a,
    which hand wins, which is better, is it better, better kicker, who has it, hand wins, stronger hand, does it beat,
    who takes it
kicker = kicker*, side card, second card plays, both have a pair, both have two pair, kickers, kicker plays,
    both top pair, with a queen, ace kicker
ace-low = ace low, low ace, wheel, bicycle, around the corner, ace high or low, ace as a one, ace count, a2345,
    wraparound, ace counts low, five high straight, a 2 3 4 5, ace to five straight, queen king ace two, wrap around,
    ace both ways, ace high straight
suit-order = suit rank*, spades higher, which suit, higher suit
joker = joker*, wild card*, how many cards in the deck, 52 cards
no-bet-yet = no bet, for free, could have checked, when he could check, nobody bet, free card, without a bet,
    facing nothing, no bet in front, could check, instead of checking, folded with no bet, folds for free,
    there was no bet, free to check, checked to him and he folds, nobody bet yet, fold when checked to
one-more = next street, turn card, river card, next card, would have come, what was coming, run it out,
    remaining cards, see the next
my-blind = owes a blind, missed blind*, missed the blind, post the blind, pay the blind, forgot the blind,
    big blind is gone, blind missing
appeal = complain*, dispute*, argue*, protest*, too late to complain, until when, next hand started,
    next hand already, claim the pot, appeal*, overturn*, higher up, head director, second opinion, disagree with,
    complaint*, complain about the ruling, written, who do i complain, challenge the ruling, wrong ruling,
    gaming commission, above the floor, final word, last word, appealable
gave-wrong-player = wrong guy, pushed the pot to, gave the pot to, shipped it to, pot went to
protector = nothing on top, chip on his cards, on top of the cards, no chip on
swept = swept, took my cards, took my hand, scooped, grabbed my cards, collected my, killed my hand, raked my cards,
    pulled in my, swept up, dealer mucked my, collected my cards, raked in my cards, scooped my, dealer grabbed mine,
    my cards were taken, took mine with, pulled my cards into
think-fake = pretend*, acting like, took forever, celebrat*, took his time, made me wait, minute before showing,
    stares before
hand-spoken = said he had, miscalled, misdeclared, announced a straight, announced a flush, called his hand,
    claims he has, said two pair, didnt see his straight, doesnt see, said straight, said full house, said i win,
    claims, claimed to have, declares his hand, verbal declaration of hand, only said, said he won,
    says he has an ace, announced his hand at showdown, never turned them over, told what he had
rest-back = get the rest back, extra back, excess, difference back, covered, had me covered, everyone folded,
    all folded, get back the, returned to him, uncalled part, gets it back, return the extra, excess chips,
    he had more than me, i only had, give him back the rest, unmatched, remaining chips back, uncalled bet,
    amount nobody called, difference returned, get the rest
action-order-street = left of the button, order of play, acts first, who starts the betting, clockwise
looks-unfair = nothing you got it, furious, angry, laughed, unfair, angle*, angle shoot*, on purpose, tricked,
    intentional*, deliberate*, trick*, fake*
two-left = just the two of us, two of us left, down to two, one opponent, only one opponent
multiway = multiway, multi way, three way, 3 way, four way, two behind, players behind, others still to act,
    left to act, three players in
thinks = assumed, misjudged, had no idea
without-asking = without asking, didnt ask, never asked, without looking, didnt check the amount, insta call*,
    snap call*
let-go = let go, released his, let them go
phone = phone*, mobile, cellphone, cell, text message*, texting, texts, call from home, headphone*, earbud*,
    earphone*, airpod*, laptop, app, solver, gto, smartwatch, screen, music, ringing, rings, ringtone, video, film*,
    photo*, record*, streaming, whatsapp
foreign-language = language*, english, russian, spanish, german, hungarian, slovak, croatian, icelandic, italian,
    chinese, french, polish, dutch, foreign*, translat*, tongue, speaking another, dialect, dont understand them
talk-about-hand = talk*, discuss*, chat*, comment*, tells everyone what, tell* the table, says what he folded,
    what he folded, groans, sighs when, i had that, he folded a, speculat*, guess*, telling him, hints, table talk,
    mouth*, blab*, announces his hand, gave away, gives away, while others play, disclose*, reading hands,
    still in the hand, not in the hand, comments on
advice = advis*, advice, coach*, help me decide, tell me what to do, told him to call, told me to fold,
    told him to fold, asks his friend, consult*, suggestion, one player to a hand, one player one hand,
    pointing out to
spectator = spectator*, rail, railbird*, watching behind, stands behind, standing behind, sits behind, behind my back,
    behind me, visitor*, audience, crowd*, onlooker*, bystander*, my wife, girlfriend behind, breathing down, guest*,
    family
smell-and-body = smell*, stink*, stench, shower*, hygiene, odor, odour, sweat*, burp*, fart*, cough*, sneez*, sick,
    ill, contagious, nose, feet, barefoot, spit*, filthy, dirty hands, perfume, mask
drunk = drunk*, wasted, hammered, intoxicat*, alcohol, beer, drink*, high on, stoned, smell of booze, falling asleep,
    asleep, sleeps
insult = insult*, swear*, swore, curs*, f word, abus*, idiot, moron, donkey, foul language, rude*, profan*, yell*,
    shout*, scream*, called me, called him, calls him names, threat*, racist*, slur, obscene*, gesture, middle finger,
    bully*, harass*, mock*, taunt*, shut up, stupid, bitch, trash talk, berat*, ranting, rants, goes off on,
    offensive, name calling
violence = hit him, hits, punch*, fight, fighting, slap*, push him, pushed him, threw his chair, threw a drink,
    physical*, attack*, grabs, grabbed, assault*, brawl, throws chips at, throw things, threw at, threw cards at,
    spat, knocks over
cheat = cheat*, mark the cards, marking cards, nail marks, bends the cards, bends, stole, steal*, stealing, theft,
    palmed, hid a card, card up his sleeve, peek at neighbour, peeks, counterfeit, false chips, stolen, fraud,
    dishonest
etiquette-habit = stalling, stall*, tanks every, tanking, slow every hand, splashes, needlessly, annoy*, disrupt*,
    delays the game, wasting time, behav*, manners, polite*, respect*, criticiz*, criticis*, lectur*, teaching,
    touching my chips, touches other, handles others, disturb*, eating, food, greasy, feet on, noise, loud, sings,
    humming
decision-fair = fair*, spirit of, letter of the rule, technical ruling, common sense, best interest, in the interest,
    discretion, why can the floor, ignores the rule, goes against the rule, rules against, floor decided, floor ruled,
    director said, exception, justice, overrule*, robbery, letter of the law, by the book
rules-apply = rulebook, rule book, which rules, these rules, where does it say, does it apply, applies, house rules,
    not in the rules, not covered, written anywhere, why do we have, purpose, scope, tournament rules, cash rules,
    local rules, what if the rules, tda
duties = responsib*, duty, duties, expected of, obligation*, pay attention, follow the action, protect his own,
    know the rules, aware, supposed to do, players job, speak up, point out, notice an error, obliged, must i say,
    should i say something
identity = id, identity, identification, passport, driving licence, driving license, license, documents, document,
    name, alias, nickname instead, hood*, sunglasses, hat, mask*, face cover*, register under, under another name,
    age, eighteen, minor, underage, 18, birthday, prize without id
terminology = slang word, what words count, terms, terminology, wording, gas, ship it, lets go, im in, play, i play,
    im going, send it, boom, does the word, local word, official terms, standard words, unclear word, expression
leaves-table = leave*, left the table, leaving, walked away, walks away, walked off, went to the toilet, bathroom,
    smoke break, stood up, stands up, got up, stand up, away from the table, ran off, ran to, goes to the bar,
    turned his back, not in his seat, went to get, rushed, gets up, standing, step away, stepped away, toilet, smoke,
    away
friend = friend*, pal, dude, bro, guy next, person next, his girl, neighbor*, neighbour*, mate, buddy, girlfriend
count-chips = count his chips, count your chips, how much do you have, how many chips, stack size, how deep,
    show me your stack, can i see your stack, ask for count, exact count, count down, count them
colour-chip = red, blue, black, green, yellow, white, pink, purple, orange, lavender
one = one, single, a single, solo
two = two, both, double*
three = three, third, triple, 3rd
four = four, fourth, 4th
five = five, fifth, 5th
last-one = last, final, latest, end
bigger = bigger, larger, more, most, greater, larg*
smaller = smaller, less, fewer, lower, shorter, small, little, tiny
same = same, equal*, identical, alike
throw = throw*, threw, toss*, chuck*, fling, flung, tossing
push = push*, slid*, slide*, move* in
take = took, take*, takes, grab*, pull*, picks up, picked up, pick up
mix = mix*, together, combined, shuffled into, merge*, blend*
win = win*, won, winning, winner*, victor*
lose = lose*, lost, loser, losing hand, beaten
pay = pay*, owe*, cover*
money = money, cash, dollars, euro, euros, prize*, payout*, refund*, bucks
seat = seat*, chair*, sits, sitting, sat
felt = felt, table
think = thinking, decid*, tank*, deliberat*, making up his mind, still thinking
notice-late = noticed, notice, realised, realized, discover*, found out, turns out, only later, afterward, now we see,
    spotted
accident = by mistake, accidentally, oops, unintention*, didnt mean, by axident, slip*, mistake*, error*, wrongly,
    inadvertent*, accident*
preflop = preflop, before flop, pre flop
clock-call = call the clock, calls clock, called clock, clock on, call time on, ask for time, shot clock, time bank,
    timebank, time card*, extension, thirty seconds, 30 seconds, countdown, tanking for, minute to act,
    how long can he think, takes too long, time extension, out of time, timer
move-table = break the table, table breaks, table broke, broken table, table break, broke our table, moved table,
    move table*, moves to another table, new table, balance*, balancing, unbalanced, short handed table, table change,
    transferred, breaking order, which table breaks, moved from, gets moved, sent to another, which player moves,
    who moves
enters-blinds = where does he sit, sits between, between the button and, between sb and button, take the big blind,
    wait for the blind, wait for the big, posts to come in, new player, come in, first hand at, joins the table,
    get a hand right away, dealt in, arrives in the, entering the game, buy the button
dodge = dodg*, avoid* the blind*, miss the blinds on purpose, stall to avoid, moves seat to avoid, skip his blinds,
    duck*, skips the big
missed-blinds = missed both blinds, make up the blinds, dead small, dead blind, behind on blinds, missed button,
    missed small, owes both, posting dead
absent-player = absent*, no show, never showed, not arrived, stack in play, blinded off, blinds off, blind off,
    blinding off, empty seat, not here yet, late back, still on break, gone for an hour, unattended stack,
    nobody in the seat, away stack
pause = break, breaks, dinner break, on break, intermission
level-up = level*, blinds go up, blinds went up, blind level, new level, blinds increase, higher blinds, which level,
    riffle, last hand before the break, announced the new, clock hits, time runs out on the level
bubble = bubble, hand for hand, in the money, itm, money bubble, same time, simultaneous*, bust at the same,
    busted on the same, two tables bust, tie for, both eliminated, who finishes higher, place, finish*,
    stalling on the bubble
registration = late reg*, registration, register*, reg, still enter, sign up, entry, entries, enter late, buy in,
    buyin, rebuy*, re-buy, re entry, reentry, reenter, add on, addon, buy again, top up, topup, reload, re-enter,
    max buy in, minimum buy in, ticket, satellite
colorup = color up, colour up, chip race, race off, race for, raced, odd small chips, smallest chips removed,
    low chips, taken out of play, 25s, exchange chips, exchange small, chip up, one chip rule
chips-out-of-sight = in his pocket, in my pocket, pocketed, take chips off the table, going south, rathole, ratholing,
    bag*, carry chips, in transit, carrying, holding chips, chips in hand, in his hands, chips in my hand,
    stack visible, big chips in front, hide big chips, dirty stack, stacking, behind small chips, stack neatly
deal-chop = make a deal, deal at the final, icm, split the prize, chop the prize, chop it, chopping blinds,
    chop blinds, take the blinds back, everyone folds to the blinds, agree to split, save some, deals, deal making,
    prize pool deal
rake = rake*, fee*, no flop no drop, drop, time charge, seat charge, hourly, per half hour, time collection,
    commission, tip, tips, tipping, jackpot, percentage
table-stakes = table stakes, buy more chips during, add chips in the middle, more money mid hand, reach for wallet,
    wallet, borrow*, lend*, loan*, put more money on, money on the table plays, during the hand add,
    cash on the table, covers with cash, go to the cage
seat-change = change seat*, seat change, swap seats, move seats, take his seat, better seat, want that seat, reserve*,
    hold my seat, wrong seat, someone elses seat, sat in the wrong, played someone elses, other players stack,
    took my seat, random seat, draw for seat, seat draw, choose seat, seat card, must move, main game, feeder game
end-of-day = end of the day, end of day, last hands, last level of the day, bag and tag, bagging, day two, day 2,
    restart, back tomorrow, on tomorrow, till tomorrow, until tomorrow, continue tomorrow, resume tomorrow,
    seat tomorrow, tomorrow morning, three more hands, random hands, stop the clock, final hands of
cancelled = cancel*, called off, power cut, power outage, fire alarm, evacuat*, abandon*, stop the tournament,
    tournament stopped, terminated, blackout
camera = camera*, tv, televised, feature table, stream*, hole card*, rfid, broadcast*, live stream, featured
disability = disab*, wheelchair, blind player, deaf, special need*, broken arm, cant see the board, cant hold,
    medical, hearing aid, assist*, crutches, visually
equipment = equipment, chipset, tournament chips, chips from another, souvenir, foreign chip, chip from other,
    card guard too, brought his own, own deck, dealer button is missing, damaged chip, cards and chips
final-table = final table, nine left, ten left, last nine, final nine, how many at the final, ten handed,
    combine tables, last two tables, last table, merge to one
face-down = face down, facedown, down cards, down card, hole cards, without turning, kept face down, unseen cards
pot = pot, the pot, pots, kitty
cards = cards, card, hand, holding, crads, hole
winner = winner, winning player, who won
instead = instead, rather than, in place of
wait = wait*, waiting, hold on, patien*
touch = touch*, handle*, fiddle*
mid-hand = cards in the middle of the hand, with cards, while in a hand, with a live hand, hand still going, mid hand,
    two cards to come, with action pending, before his hand was over
time = time, hour, hours, minute, minutes, day, days, tonight, evening, week
new = new, fresh, newest
old = old, former, previous
empty = empty, vacant, unoccupied
other = other, another, different, else, someone elses
play = plays, playing, game, played, in play
rules = rules, rule, regulation*
order = order, sequence, in what order
full = full, whole, entire, complete
enough = enough, sufficient, suffices
how-many = how many, how much, many, much, amount, number of
under-behind = under, behind, below, beneath
in-front = in front, ahead, before him
middle = middle, centre, center
speak = speak, speaks, talking, voice
correct = correct, right amount, exact, precise, proper
wrong = wrong, incorrect, mistaken
allowed = allowed, may i, can i, can he, is it ok, permitted, legal, am i allowed
must = must, has to, need to, forced
counts = count as, counts, considered
hundred-thousand = hundred, thousand, thousands, grand, 1k, 5k, 100s
stack = stack, stacks, pile of chips, my stack
next-one = next, following
begin = start*, begin*, began, beginning
stop = stop*, halt, ends, finished, over, done
own = own, himself, by himself, myself
together = one another
every = every, each, everybody, everyone, all players
nobody = nobody, no one, none
round-orbit = round, rounds, orbit, lap, street
quick-slow = quickly, slowly, fast, slow, hurry
late-early = later, early, earlier, soon
laugh-cry = laugh*, joke*, funny, joking
hit-chips = bang*, riffling, tapping, knock chips
help = help*
give = give*, gave, hands over
come-back = come back, came back, return*, comes back
suit-decides = suit decides, same suit
read = reads, reading, book, newspaper
everybody-waits = waiting for him, everyone waits, we are all waiting, wont act, doesnt act
negotiate = agree*, consent
why = why, reason, what for
who-gets = who gets, gets the pot, whose is it, who takes
