# Što stoji prekršaj: predikati koji stoje iza svojega subjekta („Igrač koji to učini može biti kažnjen.“).

nothing = ne kažnjava se
penalty = { $strength ->
    [must] kažnjava se
   *[may] može biti kažnjen
}
up-to-disqualification = { $strength ->
    [must] kažnjava se, i to sve do diskvalifikacije
   *[may] može biti kažnjen, i to sve do diskvalifikacije
}
up-to-ban = { $strength ->
    [must] dobiva kaznu, a ona može biti i zabrana nastupa na svim događajima
   *[may] može biti kažnjen, i to sve do zabrane nastupa na svim događajima
}
warning = { $strength ->
    [must] dobiva opomenu
   *[may] može dobiti opomenu
}
rounds = { $strength ->
    [must] propušta { how-many-rounds }
   *[may] može biti kažnjen propuštanjem { of-rounds }
}
rounds-up-to = { $strength ->
    [must] propušta najviše { how-many-rounds }
   *[may] može biti kažnjen propuštanjem najviše { of-rounds }
}
rounds-between = { $strength ->
    [must] propušta { $least } do { how-many-rounds }
   *[may] može biti kažnjen propuštanjem { $least } do { of-rounds }
}
hands = { $strength ->
    [must] propušta { how-many-hands }
   *[may] može biti kažnjen propuštanjem { of-hands }
}
hands-up-to = { $strength ->
    [must] propušta najviše { how-many-hands }
   *[may] može biti kažnjen propuštanjem najviše { of-hands }
}
hands-or-more = { $strength ->
    [must] propušta najmanje { how-many-hands }
   *[may] može biti kažnjen propuštanjem najmanje { of-hands }
}
hands-between = { $strength ->
    [must] propušta { $least } do { how-many-hands }
   *[may] može biti kažnjen propuštanjem { $least } do { of-hands }
}
how-many-rounds = { $count ->
    [one] { $count } krug
    [few] { $count } kruga
   *[other] { $count } krugova
}
of-rounds = { $count ->
    [one] { $count } kruga
    [few] { $count } kruga
   *[other] { $count } krugova
}
how-many-hands = { $count ->
    [one] { $count } ruku
    [few] { $count } ruke
   *[other] { $count } ruku
}
of-hands = { $count ->
    [one] { $count } ruke
    [few] { $count } ruke
   *[other] { $count } ruku
}
disqualification = { $strength ->
    [must] biva diskvalificiran
   *[may] može biti diskvalificiran
}
season-ban = { $strength ->
    [must] biva diskvalificiran za cijelu sezonu
   *[may] može biti diskvalificiran za cijelu sezonu
}

or = { $head } ili { $last }
repeated = { $first }, a ponovi li to, { $then }
step-by-step = prvi put { $first }, drugi put { $then }, a poslije { $later }
repeated-only = { $then } ako to ponovi
times = { $count ->
    [2] { $first } prva dva puta, a poslije { $then }
    [3] { $first } prva tri puta, a poslije { $then }
    [4] { $first } prva četiri puta, a poslije { $then }
   *[other] { $first } prvih { $count } puta, a poslije { $then }
}
