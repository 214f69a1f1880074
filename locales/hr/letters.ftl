# Slova i nastavci po kojima se čita ispričano. Pravila su u engleskoj datoteci.

small-word = a
unit-big-blind = bb, BB
fold-when-bare = baci, baca, bacio, bacila, bace, hitne, bacim, bacam, bacaju, bacili, bacile, hitnuo, hitnula, isto baca, isto bacio, isto bacila, također baci, također baca, također bacio, također bacila, baci isto, baca isto, bacio isto, bacila isto, baci također, baci i on, baci i ona, frljne, zafrlji, zavitla, isto baci, hiti, hitio, hitila, hitnu, hitnuli, frlja, frljnuo, frljnula, zafrljio, zafrljila, bacilo, isto hitne, isto bace, isto bacili, također bace, također bacili, bacio i on, bacila i ona, bace i oni,
    je bacio, je bacila, su bacili
key-row = qwertzuiop, yxcvbnm
# Beside a number: so much is missing. Behind a name: no more than whom it is about. Before somebody: ahead of him. Before an
# act: after it.
lacks-beside-number = fali, falilo, nedostaje, nedostajalo, manjka, manjkalo
topic-behind-name = pak
ahead-before-name = prije, ispred
after-before-act = nakon, poslije
# Right behind asking: how much there is to call.
how-much-behind-asking = koliko, kolko
# Drugi igrač, a ne onaj koji je zadnji igrao.
other-player = drugi, druga, idući
# Stol za kojim se sjedi.
table-noun = stol, stolu, stola, stolom
# Više stolova za kojima se sjedi.
tables-noun = stolovi, stolove, stolova, stolovima
# Isto još jednom; o tome koliko više ne govori.
once-more = ponovno, ponovo, opet, još jednom, još jedanput
# Iza toga stoji čiji je button.
at-behind-button = kod, pri, pred, ispred
# Spaja ono što rade dvojica, a ne dvojicu koji rade isto.
contrast = a
# Nastavak iza slova kaže kome: `A pokaže C-u`.
ending-dative = u
