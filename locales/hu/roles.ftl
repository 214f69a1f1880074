# The people who decide, by grammatical case; `-floor` stands for the one a house names.

-floor-person = { $case ->
   *[nominative] a teremfőnök
    [dative] a teremfőnöknek
    [accusative] a teremfőnököt
}

-tournament-director = { $case ->
   *[nominative] a versenyigazgató
    [dative] a versenyigazgatónak
    [accusative] a versenyigazgatót
}

-floor-manager = { $case ->
   *[nominative] a teremvezető
    [dative] a teremvezetőnek
    [accusative] a teremvezetőt
}

-chief-judge = { $case ->
   *[nominative] a főbíró
    [dative] a főbírónak
    [accusative] a főbírót
}
