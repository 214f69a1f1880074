# Hvað brot kostar: umsagnir sem standa á eftir frumlagi sínu („Sá sem gerir það getur hlotið refsingu.“).

nothing = hlýtur ekki refsingu
penalty = { $strength ->
    [must] hlýtur refsingu
   *[may] getur hlotið refsingu
}
up-to-disqualification = { $strength ->
    [must] hlýtur refsingu, allt að brottvísun úr mótinu
   *[may] getur hlotið refsingu, allt að brottvísun úr mótinu
}
up-to-ban = { $strength ->
    [must] hlýtur refsingu, allt að útilokun frá öllum mótum
   *[may] getur hlotið refsingu, allt að útilokun frá öllum mótum
}
warning = { $strength ->
    [must] fær áminningu
   *[may] getur fengið áminningu
}
rounds = { $strength ->
    [must] situr hjá { how-many-rounds }
   *[may] getur þurft að sitja hjá { how-many-rounds }
}
rounds-up-to = { $strength ->
    [must] situr hjá allt að { up-to-rounds }
   *[may] getur þurft að sitja hjá allt að { up-to-rounds }
}
rounds-between = { $strength ->
    [must] situr hjá { $least } til { how-many-rounds }
   *[may] getur þurft að sitja hjá { $least } til { how-many-rounds }
}
hands = { $strength ->
    [must] situr hjá { how-many-hands }
   *[may] getur þurft að sitja hjá { how-many-hands }
}
hands-up-to = { $strength ->
    [must] situr hjá allt að { up-to-hands }
   *[may] getur þurft að sitja hjá allt að { up-to-hands }
}
hands-or-more = { $strength ->
    [must] situr hjá { how-many-hands } eða fleiri
   *[may] getur þurft að sitja hjá { how-many-hands } eða fleiri
}
hands-between = { $strength ->
    [must] situr hjá { $least } til { how-many-hands }
   *[may] getur þurft að sitja hjá { $least } til { how-many-hands }
}
how-many-rounds = { $count ->
    [one] { $count } hring
   *[other] { $count } hringi
}
up-to-rounds = { $count ->
    [one] { $count } hring
   *[other] { $count } hringjum
}
how-many-hands = { $count ->
    [one] { $count } hönd
   *[other] { $count } hendur
}
up-to-hands = { $count ->
    [one] { $count } hendi
   *[other] { $count } höndum
}
disqualification = { $strength ->
    [must] hlýtur brottvísun úr mótinu
   *[may] getur hlotið brottvísun úr mótinu
}
season-ban = { $strength ->
    [must] er útilokaður út tímabilið
   *[may] getur orðið útilokaður út tímabilið
}

or = { $head } eða { $last }
repeated = { $first } en { $then } við ítrekun
step-by-step = { $first } í fyrsta skipti, { $then } í annað skipti og { $later } eftir það
repeated-only = { $then } við ítrekun
times = { $count ->
    [2] { $first } fyrstu tvö skiptin en { $then } eftir það
    [3] { $first } fyrstu þrjú skiptin en { $then } eftir það
   *[other] { $first } fyrstu { $count } skiptin en { $then } eftir það
}
