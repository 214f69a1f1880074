# Чего стоит нарушение: сказуемые, которые стоят после своего подлежащего («Игрок, который это делает, может быть наказан»).

nothing = не наказывается
penalty = { $strength ->
    [must] наказывается
   *[may] может быть наказан
}
up-to-disqualification = { $strength ->
    [must] наказывается вплоть до дисквалификации
   *[may] может быть наказан вплоть до дисквалификации
}
up-to-ban = { $strength ->
    [must] наказывается вплоть до запрета участвовать в любых мероприятиях
   *[may] может быть наказан вплоть до запрета участвовать в любых мероприятиях
}
warning = { $strength ->
    [must] получает предупреждение
   *[may] может получить предупреждение
}
rounds = { $strength ->
    [must] пропускает { how-many-rounds }
   *[may] может быть наказан пропуском { of-rounds }
}
rounds-up-to = { $strength ->
    [must] пропускает не более { of-rounds }
   *[may] может быть наказан пропуском не более { of-rounds }
}
rounds-between = { $strength ->
    [must] пропускает от { $least } до { of-rounds }
   *[may] может быть наказан пропуском от { $least } до { of-rounds }
}
hands = { $strength ->
    [must] пропускает { how-many-hands }
   *[may] может быть наказан пропуском { of-hands }
}
hands-up-to = { $strength ->
    [must] пропускает не более { of-hands }
   *[may] может быть наказан пропуском не более { of-hands }
}
hands-or-more = { $strength ->
    [must] пропускает не менее { of-hands }
   *[may] может быть наказан пропуском не менее { of-hands }
}
hands-between = { $strength ->
    [must] пропускает от { $least } до { of-hands }
   *[may] может быть наказан пропуском от { $least } до { of-hands }
}
how-many-rounds = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[other] { $count } кругов
}
of-rounds = { $count ->
    [one] { $count } круга
   *[other] { $count } кругов
}
how-many-hands = { $count ->
    [one] { $count } раздачу
    [few] { $count } раздачи
   *[other] { $count } раздач
}
of-hands = { $count ->
    [one] { $count } раздачи
   *[other] { $count } раздач
}
disqualification = { $strength ->
    [must] дисквалифицируется
   *[may] может быть дисквалифицирован
}
season-ban = { $strength ->
    [must] дисквалифицируется на весь сезон
   *[may] может быть дисквалифицирован на весь сезон
}

or = { $head } либо { $last }
repeated = { $first }, а при повторении { $then }
step-by-step = в первый раз { $first }, во второй { $then }, а потом { $later }
repeated-only = { $then } при повторении
times = { $count ->
    [2] первые два раза { $first }, а потом { $then }
    [3] первые три раза { $first }, а потом { $then }
    [4] первые четыре раза { $first }, а потом { $then }
   *[other] первые { $count } раз { $first }, а потом { $then }
}
