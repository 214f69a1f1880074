# Letters, endings and words that a telling is read by beside what they mean: which letters are words too, how a number of big
# blinds ends, and words that mean something else beside a number or a name.

small-word = a
unit-big-blind = bb, BB
# How a verb ends, or what it is, behind somebody who does it; before `a call` stands an article.
third-person = *s, all, allin
ending-owner = 's, ’s
# A street that comes, and not one on which something was done.
street-by-itself = flop, turn, river
# Letters that are taken for each other in writing, and the rows and columns of keys, in which neighbours are struck for each other.
taken-for = aeiouy, ck, sz, sc, vw, bp, dt, gk, mn
key-row = qwertyuiop, asdfghjkl, zxcvbnm, qaz, wsx, edc, rfv, tgb, yhn, ujm
# Beside a number: so much is missing. Right before a number: somebody wants to bet so much.
lacks-beside-number = short, light, missing, lacking
wants-before-number = wants, want, wanted
# Right behind asking: how much there is to call.
how-much-behind-asking = how much
# Another player than the one who acted last, where he does something.
other-player = other
# A table that people sit at.
table-noun = table, tables
# Several tables that people sit at.
tables-noun = tables
# The same is done once more; it says nothing of how much more.
once-more = again, once more, once again
# Whose the button is stands behind it.
at-behind-button = at, with, by
# To fold; where the cards are named and hands are shown, to show them.
lays-down = lays down, laid down, lays it down, laid it down
fold-when-bare = gone, out
# Right behind somebody and before a number: he has so much.
has-before-number = had
