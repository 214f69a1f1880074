# Písmená a koncovky, podľa ktorých sa číta rozprávanie. Pravidlá sú v anglickom súbore.

small-word = a
unit-big-blind = bb, BB
fold-when-bare = hodí, hodil, hodila, hádže, odhodí, hodím, hodia, hodili, šmaril, šmarila, šmarí
key-row = qwertzuiop, yxcvbnm
# Beside a number: so much is missing. Behind a name: no more than whom it is about. Two words with a comma between them.
# Before somebody: ahead of him. Before an act: after it.
lacks-beside-number = chýba, chýbalo, chýbajú, chýbali
topic-behind-name = zas, zase
comma-within = skôr ako, skôr než, skorej ako, skorej než, predtým ako, predtým než, prv ako, prv než, tým ako, tým než, potom čo, potom ako, tom čo, tom ako, toho aby
ahead-before-name = pred
after-before-act = po
# Right behind asking: how much there is to call.
how-much-behind-asking = koľko, kolko
# Popiera čin, s ktorým sa píše ako jedno slovo.
denies-within = ne
# Iný hráč než ten, ktorý konal naposledy.
other-player = ďalší, ďalšia, druhý, druhá, iný
# Stôl, pri ktorom sa sedí.
table-noun = stôl, stole, stola, stolom, stolu
# Viac stolov, pri ktorých sa sedí.
tables-noun = stoly, stoloch, stolov, stolom
# To isté ešte raz; o koľko viac, to nehovorí.
once-more = znova, znovu, opäť, ešte raz
# Za ním stojí, čí je gombík.
at-behind-button = u, pri, pred
