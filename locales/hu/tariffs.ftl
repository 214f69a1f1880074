# Mibe kerül a szabálysértés: állítmányok, amelyek az alanyuk után állnak („Aki ilyet tesz, büntethető.”).

nothing = nem kap büntetést
penalty = { $strength ->
    [must] büntetést kap
   *[may] büntethető
}
up-to-disqualification = { $strength ->
    [must] büntetést kap, akár diszkvalifikálást is
   *[may] büntethető, akár diszkvalifikálással is
}
up-to-ban = { $strength ->
    [must] büntetést kap, akár minden versenyről való kitiltást is
   *[may] büntethető, akár minden versenyről való kitiltással is
}
warning = { $strength ->
    [must] figyelmeztetést kap
   *[may] figyelmeztethető
}
rounds = { $strength ->
    [must] { $count } kört kihagy
   *[may] { $count } kör kihagyására kötelezhető
}
rounds-up-to = { $strength ->
    [must] legfeljebb { $count } kört kihagy
   *[may] legfeljebb { $count } kör kihagyására kötelezhető
}
rounds-between = { $strength ->
    [must] { $least }–{ $count } kört kihagy
   *[may] { $least }–{ $count } kör kihagyására kötelezhető
}
hands = { $strength ->
    [must] { $count } leosztást kihagy
   *[may] { $count } leosztás kihagyására kötelezhető
}
hands-up-to = { $strength ->
    [must] legfeljebb { $count } leosztást kihagy
   *[may] legfeljebb { $count } leosztás kihagyására kötelezhető
}
hands-or-more = { $strength ->
    [must] legalább { $count } leosztást kihagy
   *[may] legalább { $count } leosztás kihagyására kötelezhető
}
hands-between = { $strength ->
    [must] { $least }–{ $count } leosztást kihagy
   *[may] { $least }–{ $count } leosztás kihagyására kötelezhető
}
disqualification = { $strength ->
    [must] diszkvalifikálást kap
   *[may] diszkvalifikálható
}
season-ban = { $strength ->
    [must] az egész szezonra szóló eltiltást kap
   *[may] az egész szezonra eltiltható
}

or = { $head }, vagy { $last }
repeated = { $first }, ismétlődés esetén pedig { $then }
step-by-step = először { $first }, másodszor { $then }, azután pedig { $later }
repeated-only = ismétlődés esetén { $then }
times = { $count ->
    [2] az első két alkalommal { $first }, azután { $then }
    [3] az első három alkalommal { $first }, azután { $then }
   *[other] az első { $count } alkalommal { $first }, azután { $then }
}
