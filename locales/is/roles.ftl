# The people who decide, by grammatical case; `-floor` stands for the one a house names.

-floor-person = { $case ->
   *[nominative] gólfstjórinn
    [genitive] gólfstjórans
    [dative] gólfstjóranum
    [accusative] gólfstjórann
}

-tournament-director = { $case ->
   *[nominative] mótsstjórinn
    [genitive] mótsstjórans
    [dative] mótsstjóranum
    [accusative] mótsstjórann
}

-floor-manager = { $case ->
   *[nominative] vaktstjórinn
    [genitive] vaktstjórans
    [dative] vaktstjóranum
    [accusative] vaktstjórann
}

-chief-judge = { $case ->
   *[nominative] yfirdómarinn
    [genitive] yfirdómarans
    [dative] yfirdómaranum
    [accusative] yfirdómarann
}
