# Písmená a koncovky, podľa ktorých sa číta rozprávanie. Pravidlá sú v anglickom súbore.

small-word = a
unit-big-blind = bb, BB
fold-when-bare = hodí, hodil, hodila, hádže, odhodí, hodím, hodia, hodili, šmaril, šmarila, šmarí
key-row = qwertzuiop, yxcvbnm
