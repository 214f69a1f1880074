# Betűk és végződések, amelyek szerint a leírásokat olvassuk. A szabályok az angol fájlban állnak.

article = A
small-word = a
unit-big-blind = bb, BB
ending-until = ig
ending-dative = nek, nak
has-before-number = előtt, elott, mögött, mogott, mögötte, mogotte
key-row = qwertzuiop, yxcvbnm
