# The people who decide, by grammatical case; `-floor` stands for the one a house names.

-floor-person = { $case ->
   *[nominative] floorman
    [genitive] floormana
    [dative] floormanu
    [accusative] floormana
    [locative] floormanu
    [instrumental] floormanom
}

-tournament-director = { $case ->
   *[nominative] direktor turnira
    [genitive] direktora turnira
    [dative] direktoru turnira
    [accusative] direktora turnira
    [locative] direktoru turnira
    [instrumental] direktorom turnira
}

-floor-manager = { $case ->
   *[nominative] floor manager
    [genitive] floor managera
    [dative] floor manageru
    [accusative] floor managera
    [locative] floor manageru
    [instrumental] floor managerom
}

-chief-judge = { $case ->
   *[nominative] glavni sudac
    [genitive] glavnog suca
    [dative] glavnom sucu
    [accusative] glavnog suca
    [locative] glavnom sucu
    [instrumental] glavnim sucem
}
