# The people who decide, by grammatical case; `-floor` stands for the one a house names.

-floor-person = { $case ->
   *[nominative] floorman
    [genitive] floormana
    [dative] floormanovi
    [accusative] floormana
    [locative] floormanovi
    [instrumental] floormanom
}

-tournament-director = { $case ->
   *[nominative] riaditeľ turnaja
    [genitive] riaditeľa turnaja
    [dative] riaditeľovi turnaja
    [accusative] riaditeľa turnaja
    [locative] riaditeľovi turnaja
    [instrumental] riaditeľom turnaja
}

-floor-manager = { $case ->
   *[nominative] floormanager
    [genitive] floormanagera
    [dative] floormanagerovi
    [accusative] floormanagera
    [locative] floormanagerovi
    [instrumental] floormanagerom
}

-chief-judge = { $case ->
   *[nominative] hlavný rozhodca
    [genitive] hlavného rozhodcu
    [dative] hlavnému rozhodcovi
    [accusative] hlavného rozhodcu
    [locative] hlavnom rozhodcovi
    [instrumental] hlavným rozhodcom
}
