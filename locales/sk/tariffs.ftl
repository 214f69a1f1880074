# Čo stojí priestupok: prísudky, ktoré stoja za svojím podmetom („Kto to urobí, môže byť potrestaný.“).

nothing = sa netrestá
penalty = { $strength ->
    [must] dostane trest
   *[may] môže byť potrestaný
}
up-to-disqualification = { $strength ->
    [must] dostane trest, ktorým môže byť aj diskvalifikácia
   *[may] môže byť potrestaný až diskvalifikáciou
}
up-to-ban = { $strength ->
    [must] dostane trest, ktorým môže byť aj zákaz účasti na všetkých podujatiach
   *[may] môže byť potrestaný až zákazom účasti na všetkých podujatiach
}
warning = { $strength ->
    [must] dostane napomenutie
   *[may] môže dostať napomenutie
}
rounds = { $strength ->
    [must] vynechá { how-many-rounds }
   *[may] môže byť potrestaný vynechaním { of-rounds }
}
rounds-up-to = { $strength ->
    [must] vynechá najviac { how-many-rounds }
   *[may] môže byť potrestaný vynechaním najviac { of-rounds }
}
rounds-between = { $strength ->
    [must] vynechá { $least } až { how-many-rounds }
   *[may] môže byť potrestaný vynechaním { $least } až { of-rounds }
}
hands = { $strength ->
    [must] vynechá { how-many-hands }
   *[may] môže byť potrestaný vynechaním { of-hands }
}
hands-up-to = { $strength ->
    [must] vynechá najviac { how-many-hands }
   *[may] môže byť potrestaný vynechaním najviac { of-hands }
}
hands-or-more = { $strength ->
    [must] vynechá najmenej { how-many-hands }
   *[may] môže byť potrestaný vynechaním najmenej { of-hands }
}
hands-between = { $strength ->
    [must] vynechá { $least } až { how-many-hands }
   *[may] môže byť potrestaný vynechaním { $least } až { of-hands }
}
how-many-rounds = { $count ->
    [one] { $count } orbit
    [few] { $count } orbity
    [many] { $count } orbitu
   *[other] { $count } orbitov
}
of-rounds = { $count ->
    [one] { $count } orbitu
   *[other] { $count } orbitov
}
how-many-hands = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdania
   *[other] { $count } rozdaní
}
of-hands = { $count ->
    [one] { $count } rozdania
   *[other] { $count } rozdaní
}
disqualification = { $strength ->
    [must] je diskvalifikovaný
   *[may] môže byť diskvalifikovaný
}
season-ban = { $strength ->
    [must] je diskvalifikovaný na celú sezónu
   *[may] môže byť diskvalifikovaný na celú sezónu
}

or = { $head } alebo { $last }
repeated = { $first } a pri opakovaní { $then }
step-by-step = prvý raz { $first }, druhý raz { $then } a potom { $later }
repeated-only = pri opakovaní { $then }
times = { $count ->
    [2] prvé dva razy { $first }, potom { $then }
    [3] prvé tri razy { $first }, potom { $then }
    [4] prvé štyri razy { $first }, potom { $then }
   *[other] prvých { $count } ráz { $first }, potom { $then }
}
