# Letters, endings and words that a telling is read by beside what they mean: which letters are words too, which look like
# Latin ones, how a number of big blinds ends, and words that mean something else beside a number or a name.

small-word = a
unit-big-blind = bb, BB
