# Slova i nastavci po kojima se čita ispričano. Pravila su u engleskoj datoteci.

small-word = a
unit-big-blind = bb, BB
fold-when-bare = baci, baca, bacio, bacila, bace, hitne
key-row = qwertzuiop, yxcvbnm
