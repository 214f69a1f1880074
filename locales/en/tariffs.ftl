# What an offence costs: finite verb phrases that follow their subject, "a player who does so may be penalised".

nothing = is not penalised
penalty = { $strength ->
    [must] is penalised
   *[may] may be penalised
}
up-to-disqualification = { $strength ->
    [must] is penalised, up to disqualification
   *[may] may be penalised, up to disqualification
}
up-to-ban = { $strength ->
    [must] is penalised, up to a ban from all events
   *[may] may be penalised, up to a ban from all events
}
warning = { $strength ->
    [must] is warned
   *[may] may be warned
}
rounds = { $strength ->
    [must] misses { how-many-rounds }
   *[may] may be made to miss { how-many-rounds }
}
rounds-up-to = { $strength ->
    [must] misses up to { how-many-rounds }
   *[may] may be made to miss up to { how-many-rounds }
}
rounds-between = { $strength ->
    [must] misses { $least } to { how-many-rounds }
   *[may] may be made to miss { $least } to { how-many-rounds }
}
hands = { $strength ->
    [must] misses { how-many-hands }
   *[may] may be made to miss { how-many-hands }
}
hands-up-to = { $strength ->
    [must] misses up to { how-many-hands }
   *[may] may be made to miss up to { how-many-hands }
}
hands-or-more = { $strength ->
    [must] misses { how-many-hands } or more
   *[may] may be made to miss { how-many-hands } or more
}
hands-between = { $strength ->
    [must] misses { $least } to { how-many-hands }
   *[may] may be made to miss { $least } to { how-many-hands }
}
how-many-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
how-many-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
disqualification = { $strength ->
    [must] is disqualified
   *[may] may be disqualified
}
season-ban = { $strength ->
    [must] is disqualified for the season
   *[may] may be disqualified for the season
}

or = { $head } or { $last }
repeated = { $first } and, if it happens again, { $then }
step-by-step = { $first }, the second time { $then }, and after that { $later }
repeated-only = { $then } if it happens again
times = { $count ->
    [2] { $first } the first two times and after that { $then }
    [3] { $first } the first three times and after that { $then }
   *[other] { $first } the first { $count } times and after that { $then }
}
