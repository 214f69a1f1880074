# The people who decide, by grammatical case; `-floor` stands for the one a house names.

-floor-person = { $case ->
   *[nominative] the floor
}

-tournament-director = { $case ->
   *[nominative] the tournament director
}

-floor-manager = { $case ->
   *[nominative] the floor manager
}

-chief-judge = { $case ->
   *[nominative] the chief judge
}
