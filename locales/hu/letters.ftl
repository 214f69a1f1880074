# Betűk és végződések, amelyek szerint a leírásokat olvassuk. A szabályok az angol fájlban állnak.

article = A
small-word = a
unit-big-blind = bb, BB
ending-until = ig
ending-dative = nek, nak
key-row = qwertzuiop, yxcvbnm
