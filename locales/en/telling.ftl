# The words in which people tell what happened at a table, by what they mean. Forms stand between commas; `rais*` is every
# word that begins so. Letters count without their marks, `y` and `j` are `i`, and a hyphen is a space. A form stands under
# one meaning only. What is not listed anywhere is pointed at, never passed over; words that say nothing are `filler`.

## Words that hold a telling together

filler = nobody acted yet, nobody acted, nobody has acted, nobody has acted yet, no one acted yet, no one has acted yet, hit me, lone, together, unprotected, protected, to act behind him, still to act, still to act behind him, left to act, yet to act, yet to act behind him, in the hand still, still in, still in the hand, strictly, felt, on the felt, onto the felt, yellow chip, to try, to get a read, try and get a read, forever, for ages, for a while, we, play this hand, waiting, there waiting, wait around, in the hand, of us left, folks, gents, you win, you're good, nice hand, during the hand,
    no action yet, before anyone acted, before anybody acted, then we noticed, then somebody noticed, noticed later, a,
    an, the, is, are, was, were, be, been, being, it, its, it's, his, her, hers, their, my, your, our, on, in, into, at,
    of, from, just, only, simply, quickly, slowly, quietly now, now, here, there, this, that's, thats, one more time, so,
    well, hey, ok, okay, please, by mistake, mistakenly, accidentally, accident, will, would, has to, have to, does, do,
    did, had, gets, got up, up, out, over, down, off, with, as, for, he's, hes, she's, shes, they're, i've, ive,
    total, totals, altogether, in total, full, exactly, about, another player, one of them, chips in front,
    in front of him, in front, front of, front, him, them, me, myself, himself, himself and, guy's, still, hand starts,
    hand, dollar, dollars, bucks, euro, euros, usd, eur, table is, line up, lineup, action, action on, action is on,
    action to, facing, faces, faced, against, versus, vs, in turn, when,
    while, because, since, where, which, whom, very, really, suddenly, immediately, instantly, insta, snap, quick,
    then immediately, right away, some, any, each, per, no limit game, game, tourney table, hand number, live, final,
    already in there, of it, make it sure, goes, go, come, dealt, action folds, hard, little, small stack,
    big stack, short stack, short, deep, directly, loudly, clearly, calmly, finally, back to his stack, back to,
    to his stack, his stack, her stack, first, second time, again and, instead, also, even, more than that, worth of,
    in one motion, with one motion, in a single motion, one motion, single motion, motion, separate, separately,
    second motion, in two motions, two motions, reaches, reach, reached, reaching, nothing to call, no bet yet, no bet,
    facing nothing, between, quick, calmly, forth, also then, quite, apparently, obviously, please help, help,
    floor please, whole, entire, single stack, stack of chips, of chips, in chips, worth in chips, to go, more or less,
    this time, at this point, in seat order, first thing, suddenly then, we are, we have, there are, three way, multiway,
    at the table, on the table, hand is, round, street, the betting, betting round, out loud, aloud, back,
    goes back, went back, comes back, floor is called, floor was called, call the floor, calls for the floor, called for the floor, everybody saw it, everyone saw it, it was late, long story, hello, hey guys, hi guys, quick question, help please, playing, with one hand, one hand, yellow, blue, black, green, red, purple, is low, of hand, wait a minute, total of, reaches back to his stack, then reaches back, reaches back, only then, no limit on, with the action still pending, the action still pending, straight after, right after, straight afterwards, in that order, in this order, for change, looking for change, wanting change, asks for no change, with cards in front of him, with cards in front of her, with cards in front of them, with cards in hand, with live cards, with a live hand, still holding cards, hang on, hold on, dead silent, sits there, the other two, in play, left in, are in, in for the flop, who is in, who's in, among, to speak, to act first, is to act first, acts first, is first, goes first, is first up, up first, first to speak, acts next, goes next, is after, is behind him, then comes, comes next, it is on, the action's on, his go, had a go, has had a go, a go, do anything, did anything, does anything, make a move, made a move, has moved, too little, not enough, too small, isn't enough, is too little, short of the minimum, below the minimum, less than the minimum, under the minimum, with her hand, nicely, gently, politely, casually, confidently, eventually, in the end, in one go, in one move, all at once, the lot, single big, the table, table of, handed table, a table, this table, our table, my table, cash table, final table, has a chance, had a chance, gets a chance, got a chance, had time, by accident, without thinking, without hesitation, as the chip lands, as the chip hits the felt, as the chip hits the table, while the chip is in the air, when the chip lands, as it lands, as they land, while the chips are in the air, before the chip lands, namely, that is to say, with his knuckles, with his fist, with his finger, with his fingers, with his hand, with his palm, with his left hand, with his right hand, with two fingers, in a pile, in one pile, in a single pile, in one stack, in a stack, in a column, neatly stacked, onto the table, into the pot, to the pot, into the middle, to the middle, out to the middle, toward the pot, right into the middle, listen, folks please, thanks, thank you, question is, situation is, here's the situation, here's what happened, so here, basically, literally, actually just, old guy in a hat, new, elderly, young, bald, himself that, herself, sort of, kind of, maybe half a second later, we don't know if that's, we don't know if it's, we don't know whether that's, we don't know whether it's, nobody knows if that's, nobody knows whether that's, no idea if that's, no idea whether that's, not sure if that's, not sure whether that's, it's unclear if that's, it's unclear whether that's, unclear if that's, unclear whether that's, unclear if he means, unclear whether he means, we don't know if he means, we don't know whether he means, can't tell if that's, can't tell whether that's, couldn't tell if that's, not clear if that's, not clear whether that's, it's not clear whether that's, it's not clear if that's, twice
and = and, plus, &, as well as, too
then = then, and then, after that, afterwards, after which, next thing, later, but then, whereupon, followed by, but, however, now he, subsequently, before he, anyway, anyways, and only then, soon after, moments later, a moment later, a second later, seconds after that, right after that, straight after that, at which point, whereafter, then finally, even so, nevertheless, nonetheless, though then, yet then
that = that
not = not, doesn't, doesnt, didn't, didnt, don't, dont, isn't, isnt, wasn't, wasnt, hasn't, hasnt, hadn't, hadnt, never,
    won't, cannot, refuses to, refused to, declines to, declined to, refusing to, isn't going to, hasn't yet, hasn't even, no longer
nothing = nothing, nothing else, anything
nobody = nobody, no one, noone, none, neither, neither of them, neither player, neither one
question = what, what's, whats, who, who's, whos, whose, how, does the, does that, do i, do they, is it, is that, is this, on the hook, on the hook for, stuck with, committed for, obligated, what now, who has to, who has to show, call or raise, raise or call, misdeal, old blinds or new, old or new blinds, which blinds,
    isn't it, legal, allowed, does he, does she, did he, has he, have i, do we, why, what does, what can, what happens,
    which one, please rule, ruling, is he, is she, is a, does it, was it, was that, am i, are we, is the, correct, right,
    does anyone, does a, does b, does c, does d, does e, does seat, does utg, does btn, does sb, does bb, do a and b,
    whats it, what is, if, are we treating that as, do we treat it as, are we calling that, who opens first, is he bound, is he bound to it, is he held to it
comes = comes, came, comes down, came down, is dealt, was dealt, lands
modal = can, may, must, should, could, am i allowed, is he allowed, is she allowed, may he, can he, is stuck, bound, has a chance to, had a chance to, gets a chance to, got a chance to, has the chance to, had the chance to, has the option to, had the option to, has an option to, could have, might have, would have, should have, has the right to, had the right to, was able to, is able to, gets to, was allowed to, is supposed to, was supposed to, was going to, is entitled to
by = by
to = to, up to, towards him
worth = worth, x, worth
again = more, another, additional, further, extra, again, on top, more on top, on top of that, yet
already = already, earlier, beforehand, previously, had already, a moment ago, just before that, before that point, prior
after-what = after, once
before = before him, in front of him folded
ahead-of = before, though, although, even though, ahead of, prior to, without waiting for, without letting, without giving, not waiting for, didn't wait for, doesn't wait for, never waited for, before waiting for, despite, earlier than
rather = no, i mean, wait, sorry, rather, actually, no wait, make that, or rather, correction, scratch that, stop, hold up, whoa, wait wait, hey wait, hang on a second, hold on a second, wait a second, wait a sec, just a second
or = or, could be, may be, can be, might be, could mean, may mean, maybe, either, could have been, which could be, that could be, it could be, it might be, that might be, might mean, it could mean, that could mean, either means, either of
out-of-turn = is out of turn, out of turn, out of order, oot, before his turn, before her turn, ahead of his turn

## People

player = player, players, guy, man, woman, lady, dude, gentleman, kid, fellow, person, handed, people, way, of us
given-names = Will, Mark, Bill, Grant, Art, Chip, Jack, Pat, Rob, Dean, Ray, Chuck, Bob, Drew, Sue, Frank, May, Rich, Chase, Gene, Max, Hope, Faith, Dale, Rick, Buck, Nick, Lance, Ace, Rose, Ruby
he = he, she, they, who then
next-player = next guy, next player, the next, next one, the player next to him, player to his left, player on his left, player behind, player behind him, guy behind him, guy to his left, next in line, next to act, his neighbour, his neighbor, left neighbour, the following player, following player, next person, the second player, second player, the guy on my left, guy on my left, player on my left, man on my left, guy to my left, guy next to me, the guy next to me, guy beside him, the guy sitting next to him, the one behind him, the one after him, the guy after him, guy after him, the player after him, player after him, the next one over, neighbour, neighbor, his left neighbour, the man next to him, man next to him, the woman next to him, the player to his left, the lady next to him, the next seat
first-player = first to act, first player to act, first player, the opener, first guy, first in, player first to act, first one
everyone = everyone, everybody, all, all three, all four, all players, all of them, everyone else, everybody else, all others, the others, others, the rest, rest, all the others, others all, it folds, folded around, folds around
both = both, both players, both of them, the two of them
seat = seat, seat number, seat no, seat #
under-the-gun = utg, utgs, under the guns, under the gun
middle-position = mp, middle position, utg mp
lojack = lj, lojack, low jack
hijack = hj, hijack, hijacks, hi jack, highjack
cutoff = co, cutoff, cutoffs, cut off, ko
button = btn, button, buttons, btns, bu, otb, on the button, the button, dealer button, on button
small-blind = sb, small blind, the small blind, the small blinds, sbs, small, smallblind, the small, small blinds
big-blind = bb, big blind, big blinds, the big blind, the big blinds, bbs, big, bigblind, the big
blinds = blinds, blind, the blinds, both blinds, level, stakes, the stakes, blinds are
dealer = dealer, dealers, the dealer, croupier
floor = floor person, floorman, td, tournament director, supervisor, floorperson, floor!

## The table

no-limit = no limit, nolimit, nl, nlhe, no limit hold'em, no limit holdem, nlh
pot-limit = pot limit, potlimit, pl
limit = limit, fixed limit, fl, flhe, lhe, limit game
holdem = holdem, hold'em, hold em, texas, texas holdem
omaha = omaha, plo omaha, plo
stud = stud, seven card stud, 7 card stud, stud8
razz = razz
eight-or-better = eight or better, hi lo, high low, hilo, o8, 8 or better
tournament = tournament, tourney, mtt, sng, freezeout, sit and go, tournaments
cash-game = cash, cash game, ring game, cashgame
heads-up = heads up, headsup, hu, head to head, headup, just two left, only two left, two left, two players left, just the two of us, just two of us, two of us left, two handed, 2 handed, only two players, only two players left, only two players remain, two players remain, two players remaining, just two players, down to two, down to two players, we're down to two, one on one, mano a mano
ante = ante, antes, with an ante of, ante of
big-blind-ante = bba, bb ante, big blind ante, ante on the big blind, ante from the big blind, big blind pays the ante, bb pays the ante, bb pays ante, with a big blind ante of, big blind ante of, with a big blind ante, with bb ante, ante paid by the big blind
bring-in = bring in, bringin
smallest-chip = smallest chip, smallest chip in play, lowest chip, lowest denomination, smallest denomination, smallest chip on the table
preflop = preflop, pre flop, before the flop, pre
flop = flop, on the flop, flops, postflop, see the flop, sees the flop, saw the flop
turn = turn, on the turn, fourth street card, trun, see the turn, sees the turn, saw the turn
river = river, on the river, rivers, see the river, sees the river, saw the river
showdown = showdown, show down, at showdown
pot = pot, pots, the pot, pot size, pot before, the pot before, pot beforehand, pot before that, pot going in, pot coming in, starting pot, pot was
main-pot = main pot, mainpot
side-pot = side pot, sidepot
in-the-pot = in the middle, in the pot, in there, already in, in middle, middle, in it, inside it
board = board, the board, board is, community cards, board reads
has = has, have, having, holds, hold, holding, with a stack of, stack of, stack is, his stack is, he has, behind, has got, got, 's got, has only, plays, sits with, started with, there is, there's, covers
left = left, behind him, remaining, remains
machine-shuffle = machine shuffle, shuffle machine, shuffling machine, automatic shuffler, shuffler, auto shuffler

## Chips

check = check, checks, checked, checking, checks behind, checks back, checks it, ck, x's, knuckles
checked-to = checked to, checks to, checks around to, checked around to, is checked to, it's checked to, check to, gets checked to, checked through to, checked on to, checks round to, checked round to, check around to, check round to, checked down to, it checks to, everyone checks to, everybody checks to, all check to, checked over to
call = call, calls, called, calling, flats, flat, flat calls, flat call, flatted, smooth calls, matches, match, matched, just calls, snap calls, snap called, overcalls, coldcalls, cold calls, pays, paid it, pays it off, calls quickly, tank calls, hero calls, makes the call, just call, completes the call, flat called, snap call, smooth call, looks him up, looks her up, pays him off, pays her off, tags along, sticks around, comes along, goes along, sees it, meets the bet, calls it, calls off, makes up the call, calls the bet, called the bet, calls it off, called it off, makes up the difference, peels, peel, peeled, floats, float, floated, tags on, looks it up, snaps it off, snaps him off, snapped, snaps, sighs and calls, goes with it, stays in, stays, stayed in, stayed, sticks with it, comes in, came in, hangs in, flatting, flatcalls, cold called, over called, pays up, pays to see, paid to see, puts in the call, makes the crying call
limp = limp, limps, limped, limping, limps in, open limps, overlimps, limps behind
bet = bet, bets, betting, betted, wager, wagers, wagered, leads, lead, leads out, led, fires, fire, fired, c bets, cbets, cbet, barrels, barrel, bombs, donks, donk bets, leads for, bets out, stabs, overbets, value bets, probes, pots it, continuation bets, fires out, comes out firing, opens the betting for, puts out a bet of, makes a bet of, makes a bet, comes out for, comes out with, stabs for, stabs at it for, c bets for, donks out, lead bets, fires off, opens for a bet of, sets the bet at
open = open, opens, opened, opening, opens for, opens to, open raises, open raise, opens it, open raised, opens up, first in for, brings it in, brings in, brought it in
raise = raise, raises, raised, raising, reraise, reraises, re raise, re raises, reraised, re raised, 3bet, 3bets, three bet, three bets, threebets, 3 bet, 3 bets, 3 betted, 4bets, 4bet, four bets, 4 bets, 4 bet, cap it, cap it at, caps it at, cap, three bets to,
    check raises, check raise, checkraises, bumps, bumps it, bump it, pops it, pops, makes it, make it, made it, repops, ups it, clicks it back, isolates, iso raises, squeezes, squeeze, raise to, raises it, ups the bet, over the top, comes over the top, raises up to, bumps it up, bumps it to, bump it up, ups to, pops it up, repop, re pops, back raises, over raises, clicks back, caps it, caps, capped it, wants to go to, makes it up to, check raised, check raising, check raises to, re popped, jacks it, jacks it up, jacked it, kicks it up, kicks it to, cranks it, cranks it up, cranks it to, ups it to, upped it, upped it to, takes it to, took it to, takes it up to, took it up to, goes up to, went up to, brings it to, brings it up to, bumped it, bumped it to, popped it, popped it to, clicks it up, squeezed, five bets, 5 bet, 5bet, 5bets, 5 bets, makes it to go, made it up to, puts in a raise, puts in a raise to, puts in a raise of, throws in a raise, throws in a raise to, sticks in a raise, over raised, isolated, check jams to
min-raise = min raise, min raises, minraises, minraise, min raised, minimum raise, minimum raises, minraised, clicks it, click raises
fold = fold, folds, folded, folding, passes, gives up, gave up, lays down, lays it down, laid down, throws away, throws it away, throw away, threw away, tosses away, ditches, releases, surrenders, open folds, dumps, is out, gets out, quits the hand, snap folds, tank folds, insta folds, quits, drops out, lets it go, laid it down, folded already, gives it up, lets go of his hand, passes his hand, gets rid of it, bails, bails out, slides his cards away, gets out of the way, pitches his hand, mucks face down away, bins it, bins, binned, binned it, chucks it, chucks it away, chucks them away, chucked it, tosses his hand, tosses his cards, tosses them, tosses it, throws his hand away, throws his cards away, threw his cards away, throws them away, threw them away, pitches it, pitches his cards, pitches them, slides his hand away, slides them away, pushes his cards away, pushed his cards away, pushes his hand away, gives his cards back, hands his cards back, hands back his cards, hands in his cards, snap folded, tank folded, insta folded, gets out of it, is gone, lays it, lays them down, let it go, lets them go, let go, lets go of it, bailed, bailed out, surrendered, ditched, ditched his hand, goes away, went away
all-in = all in, allin, all-in, shove, shoves, shoved, shoving, jam, jams, jammed, jamming, ships, ships it, shipped, ship, moves all in, pushes all in, goes all in, is all in, puts it all in, sticks it in, open shoves, open jams, puts all in, pushes all his chips, all his chips, all my chips, all of his chips, reshoves, rejams, overshoves
move-in = moves in, moved in, move in, goes in
post = posts, post, posted, posting
straddle = straddle, straddles, straddled
in-the-dark = in the dark, blindly, dark, before the deal, before the cards, blind before
put = put, puts, put in, puts in, puts out, put out, putting, push, pushes, pushed, pushes out, pushing, pushes in, flips out, flicks in, flicks out, tosses down, splashes out,
    slide, slides, slid, slides out, slides in, sliding, slides forward, place, places, placed, placing, drop, drops,
    dropped, dropping, drops in, sets, set, sets out, lays out, lay out, moves, moved, move, moves out, cuts out,
    cut out, cuts, gives, gave, throws in, tossed in, tosses in, toss in, bring, brings, brought, counts out, stacks up,
    releases chips, lets go, puts up, stuck, sticks, sticks in, contributes, shoves in, pushes forward, puts forward,
    goes in with, throws out, tosses out, tossed out, threw out, threw in, chucks in, flips in, kicks in, commits,
    announces chips, chucks out, slips in, clicks in, plops, plonks, plunks, slaps, slams, lays, lay, shoots out, sends,
    sends in, bumps out, stacks out, sets down, puts down, put down, slips, dumps in, fires in, launches, dribbles in, moves out chips, stacks in, tosses over, plunks down, plops down, plops in, drops down, slides across, slides over, shoves out, shoves forward, nudges in, nudges forward, nudges out, nudges, lobs in, lobs out, slings in, hurls in, flings in, pitches in, feeds in, sticks out, spills in, reaches out with, deposits, lets fall, ponies up, forks over, pays in, floats in, launches in, pushes over, pushes across, slaps down, slams down, bungs in, bungs, wangs in, lumps in, whacks in, whacks, makes a forward motion with, made a forward motion with, forward motion with, goes forward with, moves forward with, comes forward with, motions forward with, starts forward with, reaches forward with, leans forward with, brings forward, brought forward, throws down, threw down, puts over, tosses forward, drops forward, pushes to the middle, stacks forward, counts off, counts down, counts in, counted out, counted off, measures out, shovels in, shovels out, slid out, slid in, slid forward, pushed forward, pushed in, pushed out, put forward, set out, set in, sets in, placed in, places in, laid out, ditch in, hands over, flops in, flops down, dumps out, sprinkles in, dribbled in, dropped in, dropped down, slams in, slammed down, slammed in, slapped down, smacks down, smacked down, smacks in, thumps down, bangs down, banged down, eases in, eased in, inches in, inches out, flicked in, flicked out, sneaks in, rolls in, rolls out, skims in, shuffles in, plunked, plopped, parks, stuffs in, stuffed in
throw = throw, throws, threw, throwing, thrown, toss, tosses, tossed, flick, flicks, flicked, flicking, fling, flings, flung, pitch, pitches, pitched, flips, flip, chucks, chucked, hurls, slings, lobs, chucking, lobbed, slung, hurled, whips, whipped, whips in, zings in, zings, tossing, frisbees, skips in, spins in, spun in, heaves, heaved
put-into-pot = splashes, splash, splashed, splashing, splashes the pot, throws into the pot, into the pot with
dribble = dribble, dribbles, dribbled, dribbling, one at a time, one by one, chip by chip, dribbles out, one after the other, one after another
add = add, adds, added, adding, goes back and adds, goes back for, went back for, comes back with, fetches, adds another, grabs another, grabbed another, grabs, grabbed, reaches for another, reached for another, reaches for more, reached for more, reaches back for, reached back for, goes for another, takes another, took another, picks up another, picked up another, pulls out another, tacks on, tacked on, tosses on, throws on, throws on top, puts on top, piles on, tops it with, tops it up with, then adds, follows it with, follows it up with, follows up with, follows with
complete = completes, complete, completed, fills up, fills, tops up
take-back = takes back, took back, take back, takes it back, takes them back, pulls back, pulled back, pulls it back, pull back, took it back, retracts, withdraws, takes his chips back, takes his bet back, pulls his chips back, takes them, grabs back, picks up, picks them up, pulls them back, took them back, takes back his, grabs them back, pulls it back in, pulls them back in, pulled them back, pulls his hand back, pulled his hand back, pulls those back, pulls that back, brings it back, brings them back, brought it back, brought them back, draws back, draws it back, draws them back, drew it back, drew them back, drags back, drags it back, drags them back, dragged it back, dragged them back, slides back, slides it back, slides them back, slid it back, slid them back, retracts it, retracts them, retracted, retracted it, reels it back, reels it back in, reels them back, snatches back, snatches it back, snatches them back, snatched it back, yanks back, yanks it back, yanks them back, grabs it back, grabbed it back, grabbed them back, takes those back, takes that back, took that back, scoops back, pulled it back, pulled that back, pulled those back, pulling it back, pulling them back, take it back
find = finds, find, found, discovers, discovered, notices another, finds another, emerge, emerged, come to light, came to light
tap = taps, tap, tapped, knock, knocks, knocked, raps, taps the table, knocks on the table, taps on the table, taps the felt, knocks the table, knuckle raps, taps the table twice, tapped the table, knocked on the table, raps the table, rapped the table, raps on the table, rapped, pats the table, patted the table, pats the felt, thumps the table, bangs the table, slaps the table, hits the table, hits the felt, tapped the felt, knuckles the table, double taps, double tapped, double taps the table, taps twice, tapped twice, knocks twice, knocked twice, taps his finger on the table, taps his fingers on the table, drums the table, drums his fingers on the table, touches the table twice, tables a knock
chip = chip, disk, plaque, token
chips = chips, cheques
stack = stack, his whole stack, stacks, entire stack, whole stack, all of it
on-top-of = on top of, beside, next to his, on his, in addition to, to go with, with his, to his, to her
half = half, half of, one half
silent = silent, silently, quietly, without a word, without saying a word, without saying anything, without speaking, without announcing, without an announcement, without announcement, no announcement, no words, no word, not a word, says nothing, saying nothing, said nothing, no verbal, wordless, wordlessly, in silence, with no verbal, never said a word, never says a word, without any announcement, mute, mutely, no declaration, without declaring, with no announcement, without verbal, nothing said, not saying a word, not saying anything, didn't say anything, didnt say anything, doesn't say anything, doesnt say anything, doesn't say a word, didn't say a word, doesn't announce, without a sound, keeps quiet, stays silent, remains silent, with no words, without verbalizing, without uttering a word, says no word, with no word, without any words, not saying a thing, keeps silent, with nothing said, does not say anything, does not say a word, did not say anything, did not say a word, with no announcement at all, without any verbal, non verbally, nonverbally, quietly puts nothing, says not a word, zero words, no verbal action, no verbal declaration, without verbal declaration, not saying anything at all, w/o a word, w/o saying anything, w/o saying a word, w/o announcing, w/o announcing anything, w/o speaking, no verbal at all, with zero words, without opening his mouth, without a peep, not a peep, keeps his mouth shut, never spoke, never speaks, never announced anything, hasn't said a word, hasn't said anything, has said nothing, without so much as a word, dead silent the whole time, mum, without comment, no comment, not one word, not a single word, without a single word, without one word, without so much as a peep, says zero, zero verbal, never opens his mouth, never opened his mouth, keeps schtum, says nowt, says nothing at all, said nothing at all, doesn't open his mouth, didn't open his mouth, does so silently, completely silent, all silent, stays quiet, stayed quiet, stayed silent, remained silent, kept quiet, kept silent, without declaring anything, without declaring it, without announcing it, never declares anything, never declared anything, never announces anything, no announcing, unannounced, with no verbal announcement, with no verbal declaration

## What is said

say = say, says, said, saying, announce, announces, announced, announcing, declare, declares, declared, declaring, calls out, verbalizes, verbally announces, states, stated, mutters, whispers, yells, shouts, tells, tell, told, mumbles, goes and says, replies, answers, verbally, by saying, with the word, verbals
ask = ask, asks, asked, asking, wonders, inquires, requests, requested, request, demands, wants to know, asking for, calls for, called for, wants, want, wanted
how-much = how much, count, a count, for a count, the count, countdown, how many, amount, what the bet is, how much it is, what it is, how much to call, the size, a count of it, the total, what it is to him, what it costs, what's it to him, how many chips
see-hand = see, to see, see it, see it too, see his hand, see his cards, see the hand, see the cards, his cards be shown,
    see that hand, see them, wants to see, wants to see it, wants to see it too, wants to see his hand,
    wants to see the hand, wants to see his cards, i see, see what he had, see what he has, see both cards, see his hole cards, see that, see the losing hand, see the called hand
hand-back = his hand back, cards back, his cards back, hand back, her hand back, them back
object = object, objects, objected, complains, protests, complained, protested, claims the pot, disputes, speaks up, argues, interrupts, says wait string, calls string, called string, thats my pot, my pot, is my pot, pot is mine, that's my pot, thats his pot, says it's his pot, that pot's mine, pot's mine, the pot's mine, that's mine, the pot is mine, mine actually, the pot was mine, that pot is mine, disagrees, says that's his pot, says the pot is his, says it's his, claims it's his pot, wants the pot, demands the pot, argues it's his pot, that should be my pot, should be my pot, i had the winner, i had the best hand, i have the best hand, i won that, i won the pot, i win that, contests, contested, challenges, challenged
skipped = skipped, skipping, skip, skips, passed over, jumped over, haven't acted, havent acted, hadn't acted, hasn't acted, was skipped, is skipped, i haven't acted, been skipped, skipped over, didn't get to act, not acted yet, overlooked, got skipped, i got skipped, i was skipped, was passed over, got passed over, hopped over, leapfrogged, missed out, it was my turn, it's my turn, that was my turn, that's my action, it was on me, the action was on me, it's on me, action was on me, i'm still to act, i still have to act, i still had to act, i never acted, never acted, never got to act, never got my turn, i never got to act, i hadn't acted, i didn't act, you skipped me, they skipped me, skipped me, jumped me, went past me, wasn't given a turn, wasn't given the chance to act, hasn't had a chance to act, didn't get a turn
string-bet = string bet, string raise, stringbet, a string, string, string bets
think = is out of chips, runs out of chips, is out of time, runs out of time, think, thinks, thought, thinking, believes, believed, assumes, claims, claimed, misheard, mishears, hesitates, tanks, waits, wait for, looks, look, looked, watches, considers, pauses, smiles, nods, shrugs, sighs, sleeps, counts, checking his cards, is about to, means, meant, intended, intends, mistakes, misreads, misread, misunderstands, loses, lost, leaves, argue, arguing, calls the floor, called the floor, calls floor, notices, noticed, realises, realizes, insists, remembers, sits, sitting, turn of, is next, to act, is to act, on turn, it's on, tanking, hesitating, thinks about it, takes his time, asks nothing, looks at his cards, looks back, stares, laughs, wonders aloud, goes to the toilet, is confused, looks confused, realising, just kidding, i was kidding, only kidding, i was joking, hurried, rushes, is in a hurry, wakes up, hesitated, pauses for a moment, pauses a second, paused, stops, stopped, stalls for, takes a breath, sips, drinks, nodded, shrugged, smiled, grins, grinned, chuckles, laughed, sighed, peeks, peeked, glances, glanced, glances back, checks his cards, peeks at his cards, looks down at his cards, looks at his chips, counts his chips, counts his stack, counts his stack down, riffles his chips, misunderstood, misheard it, misread it, misreads it, miscounts, miscounted, assumed, figures, figured, reckons, reckoned, didn't see, didn't hear, doesn't see, doesn't hear, did not see, did not hear, didn't notice, doesn't notice, doesn't realise, doesn't realize, didn't realise, didn't realize, unaware, forgets, forgot, is thinking, was thinking, thinks hard, knows, knew, looks again at his cards, looks at his cards again, checks his cards again, peeks at his cards again, looks back at his cards

## Cards

cards = cards, card, his cards, both cards, his hand, her hand, hole cards, holecards, hand cards, her cards, the cards, hands
muck = mucks, mucked, mucking, muck his, muck her, mucks it, sweeps up, swept up, scoops up, scooped up, sweeps in, sweeps away, sweeps, sweep, swept, sweeping, drags in, pulls in, rakes in, sweeps it in, scoops in, kills, killed, fouls, fouled, mucks his hand, mucks his cards, mucked his hand, mucked his cards, mucks her hand, mucks her cards, mucks them, mucked them, mucked it, muck it, muck them, tosses into the muck, throws into the muck, threw into the muck, tossed into the muck, pitches into the muck, slides into the muck, pushes into the muck, fires into the muck, sweeps into the muck, swept into the muck, pulls into the muck, drags into the muck, rakes into the muck, whisks away, whisked away, takes in his cards, takes in his hand, grabs his cards, grabs his hand, grabbed his cards, grabbed his hand, pulls in his cards, takes his cards in, takes his hand in, took his cards in, kills his hand, killed his hand
the-muck = muck, the muck, into the muck, in the muck, discards, discard pile, into the discards, in the discards, muck pile, the muck pile, in the muck pile, into the muck pile, the discard pile, into the discard pile
forward = forward, forwards, towards the dealer, to the dealer, toward the dealer, at the dealer, in front of the dealer, to the middle of the table, out in front of the dealer, toward the middle, towards the middle, towards the croupier, at the croupier
over-the-line = over the line, across the line, past the line, over the betting line, across the betting line, past the betting line, over the bet line, across the bet line
face-up = face up, faceup, open on the table, on their backs, upwards, exposed, openly, face upward, face upwards
face-down = face down, facedown, face downward, face downwards
toward = toward, towards, in the direction of, in the general direction of, near
show = show, shows, showed, shown, showing, reveals, revealed, flashes, flash, flashed, exposes, lets see, turns his, turns her, turned his, turned her, turns up his, turns up her, exposes his, exposes her, lifts to show, exposed his, flashing
table = tables, tabled, tabling, table his hand, turns over, turned over, turn over, rolls over, lays down his hand face up, opens his hand, table their hands, turns up, turns face up, tables their hands, puts down his hand, opens his cards, turns his cards face up, turned his cards face up, turns his hand face up, turned his hand face up, turns her cards face up, turned her cards face up, turns his cards over, turns his hand over, turns her hand over, turns her cards over, turned his hand over, turned his cards over, turns both cards up, lays his cards face up, lays his hand face up, laid his hand face up, flips his hand over, flips his cards over, flipped his cards over, fans out his hand, fans his hand, spreads his hand, spreads his cards, rolls his hand, rolls it over, rolls his cards over, flips his hand face up, flips her hand face up, flips his cards face up, flips her cards face up, turns it over, turns it face up, slaps his hand down, flips it face up, flips it over, flips them over, flips them face up, opens up his hand, table, shows his hand, shows his cards, showed his hand, showed his cards, shows her hand, shows her cards, showed her hand, shows both cards, showed both cards, shows both, shows down his hand, turns both over, turned both over, turns them over, turned them over, turns them up, turned them up, turns them face up, turned them face up, turns his cards up, turned his cards up, turns his hand up, turned his hand up, turns over his hand, turns over his cards, turned over his hand, turned over his cards, turns over both, turns over both cards, flips over his hand, flips over his cards, flipped over his hand, flipped his hand over, flips both cards over, flips both over, rolls over his hand, rolled it over, rolled over his hand, opened his hand, opens his hand up, exposes his hand, exposes both cards, lays his cards down face up, puts his cards face up, puts his hand face up, puts them face up, places his hand face up, spreads them, fans them, fans his cards, lays it down face up, lays them down face up, spreads it face up, rolls them over
touch = touch, touches, touched, touching, hit the, comes into contact
lift = lifts, lifted, picks up his upcards, lift

## The dealer

point = points, pointed, point, points at, pointing, gestures, motions to, signals, tells to act, points to
award = awards, awarded, award, ships the pot, pushes the pot, pushed the pot, gives the pot, gave the pot, shoves the pot, slides the pot, delivers the pot, pot goes to, pot was pushed to, pot is pushed to
win = wins, win, won, scoops, takes the pot, takes down, wins the pot, win the pot
riffle = riffle, riffles, riffled
wash = wash, washes, washed, scrambles, shuffles, shuffled, scrambled
press-shuffler = presses the shuffler button, presses the shuffle button, pressed the shuffler, hits the shuffler, presses the button of the shuffler
wait = seconds, second, secs, sec
needless = needless, needlessly, unnecessary, no reason, without reason

## Hands

high-card = high card, ace high, king high
pair = pair, a pair
two-pair = two pair, two pairs
three-of-a-kind = three of a kind, trips, a set, a set of, trip, tripped
straight = straight, a straight, the straight, a straight with
flush = flush, a flush, the flush, nut flush, the nut flush, a nut flush
full-house = full house, a full house, full boat, boat, the boat, a boat, a full boat, a full
four-of-a-kind = four of a kind, quads
straight-flush = straight flush, royal flush

## Numbers

number-1 = one, single
number-2 = two, couple of
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
number-17 = seventeen
number-18 = eighteen
number-19 = nineteen
number-20 = twenty
number-25 = twentyfive
number-30 = thirty
number-40 = forty
number-50 = fifty
number-60 = sixty
number-70 = seventy
number-75 = seventyfive
number-80 = eighty
number-90 = ninety
number-100 = hundred
number-1000 = thousand, grand
number-1000000 = million
ending-worth = s
without = without, w/o
rank-a = ace, aces
rank-k = king, kings
rank-q = queen, queens
rank-j = jack, jacks
rank-t = ten, tens
suit-s = spade*
suit-h = heart*
suit-d = diamond*
suit-c = club*
villain = villain, opponent, opp, my opponent, the villain
hero = hero, i, i'm
wants = wants to, want to, wanted to, tries to, try to, tried to, decides to, decided to, going to, gonna, is going to, would like to, attempts to, attempted to, trying to, wishes to, intends to, plans to, planned to, means to, meant to, hopes to, looks to
half-pot = half pot, half the pot, half of the pot, half the size of the pot, half pot size, half pot sized
all-show = both show, both showed, they both show, they both showed, all show, all showed, everyone shows, everybody shows, both tabled, both tabled their hands, both table their hands, everyone tables, everybody tables

## The deal
#
# Looked up first in a sentence that names cards, the deck, a burn or the button; a word may mean something else elsewhere.

deal-filler = nobody acted yet, nobody acted, nobody has acted, nobody has acted yet, no one acted yet, no one has acted yet, no action yet, before anyone acted, before anybody acted, then we noticed, then somebody noticed, noticed later, again, already, turns out, turned out, it turns out, were, was, during, while, by the, off, off the top, top, accidentally, by accident, mistakenly, by mistake, apparently, suddenly, now, still, from, for, when, as, turned out to be, out to be, notices that, there is, there are, there was, there were, there's, because, somehow, also, both, both of them, again and, the new, new guy, tonight, sir, guys, hey, i think, it seems, seems, seemingly, this hand, that, who, which, so, even though, though, although, realizes, realises, in the process, on the way, way, happily, clumsily, before anyone notices, clearly, player, players, guy, in, at, into, at the table, himself, after the deal, completely, totally, only now, us, we, our, me, ended up with, ends up with, end up with, actually, after, straight, straight away, accidently, on its way, somebody, someone, one player, picks up his hand, picks up her hand, then, and finds, with cards in front of him, with cards in front of her, with cards in hand, with live cards, hold on, hang on, in that order
deal-dealer = dealer, dealers, the dealer, croupier, dealer's, new guy dealing, guy dealing, man dealing, woman dealing, one dealing
deal-card = card, cards, pasteboard, cards', card's, hole card, hole cards, down card, downcard, downcards, community card, community cards
deal-own-card = his card, her card
deal-hand = his hand, her hand, the hand, hand, his hole cards, my hand
deal-deal = deal, deals, dealt, dealing, the deal, pitch, pitches, pitched, pitching, deals out, dealt out, dealing out, was dealt, is dealt, gets dealt, got dealt, while dealing, being dealt, dealed, dealer deals
deal-of-the-deal = of the deal, of the hand, off the deck, card dealt, cards dealt, card of the deal, off the top of the deck, out of the deck, from the top of the deck, in the deal
deal-deck = deck, the deck, decks, pack, stub, the stub, pack of cards, deck of cards
deal-burn = burn, burns, burned, burnt, burning, burn card, burn cards, burncard, burns a card, burned a card, burn a card, burning a card, the burn, the burns, burnt a card
deal-no-burn = no burn, without burning, without a burn, unburned, didn't burn, didnt burn, doesn't burn, forgot to burn, forgets to burn, forgot the burn, missed the burn, misses the burn, skipped the burn, skips the burn, without burn, forgot burning, not burned, never burned, burn was missed, burn was forgotten, no burn card, didn't burn a card, without burning a card, forgot to burn a card, forgets to burn a card, hasn't burned, missed burn
deal-two-burns = two burns, double burn, double burned, double burns, burned twice, burns twice, burnt twice, burned two, burns two cards, burned two cards, burnt two cards, burned 2 cards, burns 2 cards, two burn cards, 2 burns
deal-joker = joker, jokers, a joker, the joker
deal-boxed = boxed, boxed card, boxed cards, face up in the deck, turned over in the deck, facing up in the deck, upside down in the deck, wrong way round in the deck, wrong way up in the deck, flipped in the deck, backwards in the deck
deal-shuffle = shuffle, shuffles, shuffled, shuffling, the shuffle, wash, scramble, riffle
deal-not-shuffled = unshuffled, not shuffled, without shuffling, without a shuffle, forgot to shuffle, forgets to shuffle, didn't shuffle, didnt shuffle, never shuffled, hadn't shuffled, wasn't shuffled, hasn't shuffled, no shuffle, skipped the shuffle, doesn't shuffle
deal-cut = cut, cuts, the cut, cutting, cut card
deal-not-cut = uncut, not cut, without a cut, without cutting, forgot to cut, forgets to cut, didn't cut, didnt cut, never cut, hadn't cut, wasn't cut, hasn't cut, no cut, skipped the cut, without the cut, doesn't cut
deal-expose = exposes, expose, exposed, exposing, flips, flip, flipped, flipping, flips over, flipped over, flips up, flipped up, turns over, turned over, turns up, turned up, shows, showed, turns face up, turned face up, reveals, revealed, turns, turned, flipping over, flashes, flashed, flash
deal-opened = is exposed, was exposed, were exposed, are exposed, got exposed, gets exposed, been exposed, being exposed, is flipped, was flipped, was flashed, got flashed, came face up, comes face up, lands face up, landed face up, went face up, pops up, popped up, got turned over, was turned over, is turned over, is seen, was seen, got seen, been seen, seen, visible, is visible, was visible, flashes up, flips itself over, came up, flew face up, turned itself over, is turned up, was turned up, is face up, was face up, ended up face up, ends up face up, got flipped, got flipped over, was flipped over, everyone saw, everybody saw, everyone sees
deal-face-up = face up, faceup, exposed face up, upwards, open
deal-face-down = face down, facedown
deal-skip = skips, skip, skipped, skipping, misses, missed, miss, forgot, forgets, forget, left out, leaves out, passes over, passed over, overlooks, omitted, omits, forgot about, got skipped, was skipped, is skipped, gets skipped, was left out, dealt around
deal-empty-seat = empty seat, an empty seat, the empty seat, empty chair, vacant seat, nobody's seat, seat where nobody sits, seat with nobody, seat nobody is in, open seat, empty spot
deal-wrong = wrong, wrong player, wrong seat, wrong person, the wrong guy, wrong place, wrong spot, wrong position, misplaced, by one seat too far, the wrong one, incorrectly, incorrect, not where it should
deal-instead = instead, instead of, rather than, not to
deal-in-a-row = in a row, two in a row, two cards in a row, two at once, two cards at once, twice in a row, back to back, two consecutive cards, consecutive, both cards at once, two straight cards
deal-get = gets, get, got, receives, received, gives, gave, given, goes to, went to, go to, slides, slid, throws, threw, delivers, delivered, puts, put, puts out, spreads, spread, comes, came, come, brings, lays, laid, lays out, puts up, placed, places, rolled, rolls, burns and turns, pushed, fires, fired, goes, went, put out, comes out, came out, is out, was given, brought, slung
deal-find = has, have, had, finds, found, find, discovers, discovered, looks down at, looks at, picks up, picked up, holds, holding, holds up, looks down and sees, sees, saw, notices, noticed, counts, counted, it's, contains, contained, turns out to have, looks and finds, lies, lying, is in, appears, appeared, shows up, showed up, has got, hit, hits, checks, looks, there, is short, finds out, sitting, realizes he has, realises he has, finds he has, finds he's got, he's got, sees he has
deal-report = reports, reported, says there is, points out, pointed out, tells the dealer, told the dealer, says so, announces, calls out, alerts, alerted, speaks up about
deal-too-many = too many, extra, an extra, additional, surplus
deal-too-few = too few, missing, short, is missing, are missing, lacks, lacking, gone, one too few, is gone, lost, went missing
deal-only = only, just, only has, exactly
deal-twice = twice, two identical, identical, duplicate, duplicated, same, the same, same card, double, doubled, the same card twice, same card twice, two of the same
deal-foreign = from another deck, from a different deck, from the other deck, of another deck, of the other deck, from the wrong deck, wrong back, different back, another back, a different colour back, a different color back, different coloured back, different colored back, wrong color back, wrong colour back, with a red back, with a blue back, foreign, red backed, blue backed, differently backed, from other deck
deal-marked = marked, a mark, bent, crimped, nicked, is marked, scratched, bent corner, creased
deal-flawed = flawed, misprinted, defective, misprint, factory defect, faulty
deal-damaged = damaged, torn, worn, worn out, ripped
deal-flop = flop, the flop, flops, flopped
deal-turn = turn, the turn, fourth street
deal-river = river, the river, fifth street
deal-board = board, the board
deal-not = not, no, never, didn't, didnt, doesn't, doesnt, hasn't, hadn't, wasn't, isn't, without, nothing, none, yet, no one, nobody, wasnt, hasnt, isnt, don't, weren't
deal-before = before, prior to, before the, ahead of, in front of
deal-too-soon = too soon, too early, prematurely, premature, early, while the action was still on, with action pending, before the betting was over, before betting was over, before the betting is over, before the round is over, before betting is complete, before action was complete, before the action was finished, before the betting round is finished, before the betting round was over, before the betting was finished, before everyone had acted, before everyone acted, before everybody acted, with action still on, while betting is still going on
deal-act = act, acts, acted, has acted, had acted, to act, acting, can act, could act, decides, decided, has to act, had a chance to act, gets to act, got to act, still to act, calls, called, says anything, said anything, plays, finished, a chance to act
deal-drop = drops, drop, dropped, dropping, falls, fell, fall, slips, slipped, slides off, slid off, flies, flew, bounces, bounced, falls down, knocks, knocked, lands, landed, ends up, ended up, knocks down
deal-off-the-table = on the floor, off the table, on the ground, under the table, to the floor, onto the floor, off table, to the ground, onto the ground, on the carpet, off onto the floor, down to the floor
deal-on-the-table = on the table, onto the table, on the felt, onto the felt
deal-ask = asks, ask, asked, asking, wants, wanted, want, demands, demanded, requests, requested, request, asks for, asks to see, wants to see, would like, calls for, asks to look at, insists on, asked for, wants a look at
deal-new = new, another, fresh, different, change, changed, a change of
deal-sit = sits, sits down, sits in, sat down, takes over, took over, comes in, came in, relieves, relieved, is relieved, was relieved, pushed in, is pushed, taps out, tapped out, changes, is replaced, was replaced, comes to the table
deal-button = button, the button, dealer button
deal-due = should be, should be at, should be with, should have been, should have gone, belongs, belongs to, belongs at, due, due to, supposed to be, is supposed to be, was supposed to be, ought to be, should sit, it should be, must be, should have moved, should have moved to, should be in front of, was due
deal-draw = draw, draws, drawn, drew, drawing, high card for, high carding, drawing for, cards drawn, draw for
deal-next-hand = next hand, the next hand, new hand, next hand starts, next hand begins, the next deal, next deal, new hand starts, next hand now
deal-out = busts, busted, bust, busted out, busts out, is eliminated, was eliminated, eliminated, knocked out, is knocked out, was knocked out, got knocked out, goes out, went out, is bust, gets knocked out, got busted, leaves the table, left the table, goes broke, went broke, is busted, was busted, has busted
deal-next-level = next level, level goes up, blinds go up, new level, the next level
deal-begin = begins, began, starts, started, starting, begins the deal, start, first to
deal-dealers-fault = dealer's mistake, dealer mistake, dealer error, dealer's error, dealer's fault, the dealer's fault, the dealer's mistake, the dealer's error, by the dealer's mistake, through dealer error, his mistake
deal-my = my, mine
ordinal-1 = first, 1st
ordinal-2 = second, 2nd
ordinal-3 = third, 3rd
ordinal-4 = fourth, 4th
ordinal-5 = fifth, 5th
ordinal-6 = sixth, 6th
ordinal-7 = seventh, 7th
ordinal-8 = eighth, 8th
ordinal-9 = ninth, 9th
ordinal-10 = tenth, 10th
ordinal-11 = eleventh
ordinal-12 = twelfth
ordinal-ending = st, nd, rd, th
