# The words by which rules are found, by what they mean.

raise = raises, three-bet
bet = bets, wagers, puts out
