# The people who decide, by grammatical case; `-floor` stands for the one a house names.

-floor-person = { $case ->
   *[nominative] флормен
    [genitive] флормена
    [dative] флормену
    [accusative] флормена
    [locative] флормене
    [instrumental] флорменом
}

-tournament-director = { $case ->
   *[nominative] директор турнира
    [genitive] директора турнира
    [dative] директору турнира
    [accusative] директора турнира
    [locative] директоре турнира
    [instrumental] директором турнира
}

-floor-manager = { $case ->
   *[nominative] флор-менеджер
    [genitive] флор-менеджера
    [dative] флор-менеджеру
    [accusative] флор-менеджера
    [locative] флор-менеджере
    [instrumental] флор-менеджером
}

-chief-judge = { $case ->
   *[nominative] главный судья
    [genitive] главного судьи
    [dative] главному судье
    [accusative] главного судью
    [locative] главном судье
    [instrumental] главным судьёй
}
