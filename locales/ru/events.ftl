# Что есть за столом и что за ним происходит. Действия стоят без подлежащего; `$who`, `$other` и `$chips` приходят в тех
# падежах, которые заданы атрибутами `player`, `chips-amount`, `chips-pile` и `whole-stack`.

## Кто

player = { $seat ->
    [SB] игрок на малом блайнде
    [BB] игрок на большом блайнде
    [X] зритель
    [N] новый игрок
   *[other] { $by ->
        [told] игрок «{ $seat }»
        [number] игрок на месте { $seat }
       *[letter] игрок { $seat }
    }
}
    .genitive = { $seat ->
        [SB] игрока на малом блайнде
        [BB] игрока на большом блайнде
        [X] зрителя
        [N] нового игрока
       *[other] игрока { $by ->
            [told] «{ $seat }»
            [number] на месте { $seat }
           *[letter] { $seat }
        }
    }
    .dative = { $seat ->
        [SB] игроку на малом блайнде
        [BB] игроку на большом блайнде
        [X] зрителю
        [N] новому игроку
       *[other] игроку { $by ->
            [told] «{ $seat }»
            [number] на месте { $seat }
           *[letter] { $seat }
        }
    }
    .accusative = { $seat ->
        [SB] игрока на малом блайнде
        [BB] игрока на большом блайнде
        [X] зрителя
        [N] нового игрока
       *[other] игрока { $by ->
            [told] «{ $seat }»
            [number] на месте { $seat }
           *[letter] { $seat }
        }
    }
    .instrumental = { $seat ->
        [SB] игроком на малом блайнде
        [BB] игроком на большом блайнде
        [X] зрителем
        [N] новым игроком
       *[other] игроком { $by ->
            [told] «{ $seat }»
            [number] на месте { $seat }
           *[letter] { $seat }
        }
    }
players = игроки { $names }
dealer = дилер
decider = { -floor(case: "nominative") }

## Перечисление

list-and = { $head } и { $last }
list-or = { $head } или { $last }
steps-and = { $head } и { $last }
steps-then = { $head }, затем { $last }
later = {""}

## Фишки

chips-amount = { $amount }
    .nominative = { $amount }
chips-pile = { $count ->
    [1] одну фишку номиналом { $value }
    [one] { $count } фишку номиналом { $value }
   *[other] { several } номиналом { $value }
}
    .nominative = { $count ->
        [1] одна фишка номиналом { $value }
        [one] { $count } фишка номиналом { $value }
       *[other] { several } номиналом { $value }
    }
several = { $count ->
    [2] две фишки
    [3] три фишки
    [4] четыре фишки
    [5] пять фишек
    [6] шесть фишек
    [7] семь фишек
    [8] восемь фишек
    [9] девять фишек
    [10] десять фишек
    [few] { $count } фишки
   *[other] { $count } фишек
}
whole-stack = все свои фишки
    .nominative = все его фишки

## Положение

game = { $game ->
    [omaha] омаха
    [omaha-eight] омаха хай-лоу
    [stud] стад
    [stud-eight] стад хай-лоу
    [razz] разз
   *[holdem] холдем
}
state-no-limit = { $game ->
    [omaha] безлимитная { game }
    [omaha-eight] безлимитная { game }
   *[other] безлимитный { game }
}
state-pot-limit = { $game ->
    [omaha] пот-лимитная { game }
    [omaha-eight] пот-лимитная { game }
   *[other] пот-лимитный { game }
}
state-limit = { $game ->
    [omaha] лимитная { game } { $small }/{ $big }
    [omaha-eight] лимитная { game } { $small }/{ $big }
   *[other] лимитный { game } { $small }/{ $big }
}
state-blinds = блайнды { $small }/{ $big }
state-ante = анте { $amount }
state-big-blind-ante = анте { $amount } за всех ставит большой блайнд
state-bring-in = бринг-ин { $amount }
state-smallest-chip = младшая фишка { $amount }
state-tournament = турнир
state-cash-game = кеш-игра
state-seats = места { $seats }
state-empty-seat = пустое место
state-button = баттон у { $who-genitive }
state-first-to-act = первым действует { $who }
state-button-due = баттон должен быть у { $who-genitive }
state-not-dealt-in = { $who-dative } карты не сдаются
state-street = { $street ->
    [preflop] префлоп
    [flop] флоп
    [turn] тёрн
    [river] ривер
    [third-street] третья улица
    [fourth-street] четвёртая улица
    [fifth-street] пятая улица
    [sixth-street] шестая улица
   *[seventh-street] седьмая улица
}
state-at-showdown = вскрытие
state-pot = в банке { $amount }
state-pot-of = { $count ->
    [one] на { $pot } ({ $amount }) претендует только { $who }
   *[other] на { $pot } ({ $amount }) претендуют { $who }
}
which-pot = { $number ->
    [0] основной банк
    [1] побочный банк
    [2] второй побочный банк
    [3] третий побочный банк
   *[other] побочный банк № { $number }
}
    .genitive = { $number ->
        [0] основного банка
        [1] побочного банка
        [2] второго побочного банка
        [3] третьего побочного банка
       *[other] побочного банка № { $number }
    }
state-stack = у { $who-genitive } { $amount }
state-stack-chips = у { $who-genitive } { $chips-nominative }
state-all-in = { $who } в олл-ине
state-folded = { $who } уже спасовал
state-away = { $who-genitive } нет за столом
state-left = { $count ->
    [one] в турнире остался { $count } игрок
    [few] в турнире осталось { $count } игрока
   *[other] в турнире осталось { $count } игроков
}
state-sector-line = линия на сукне отделяет секторы игроков от банка
state-record = { $offence ->
    [out-of-turn] { $who } уже получил { times } за действие вне очереди
    [late-post] { $who } уже получил { times } за опоздание с обязательной ставкой
    [announcing] { $who } уже получил { times } за то, что объявил комбинацию, не показав карт
    [exposing] { $who } уже получил { times } за показ карт во время раздачи
   *[string-bet] { $who } уже получил { times } за ставку частями
}
times = { $count ->
    [1] одно предупреждение
    [2] два предупреждения
    [3] три предупреждения
    [one] { $count } предупреждение
    [few] { $count } предупреждения
   *[other] { $count } предупреждений
}

## Ход игры

event = { $who } { $deeds }
event-wordless = { $who } молча { $deeds }
event-street = { $street ->
    [preflop] карты розданы
    [flop] открывается флоп
    [turn] открывается тёрн
    [river] открывается ривер
    [third-street] сдаётся третья улица
    [fourth-street] сдаётся четвёртая улица
    [fifth-street] сдаётся пятая улица
    [sixth-street] сдаётся шестая улица
   *[seventh-street] сдаётся седьмая улица
}
event-wait = { $count ->
    [one] проходит { $count } секунда
    [few] проходит { $count } секунды
   *[other] проходит { $count } секунд
}

deed-check = играет чек
deed-call = играет колл
deed-call-amount = уравнивает { $amount }
deed-bet = ставит { $amount }
deed-raise = повышает до { $amount }
deed-fold = пасует
deed-all-in = идёт олл-ин
deed-all-in-for = идёт олл-ин на { $amount }
deed-post = вносит обязательную ставку { $amount }
deed-post-dark = ставит { $amount } втёмную
deed-post-for = вносит { $amount } за { $other-accusative }
deed-post-late = вносит обязательную ставку с опозданием
deed-bring-in = ставит бринг-ин { $amount }
deed-complete = доводит ставку до { $amount }

deed-push = выставляет { $chips }
deed-splash = бросает в банк { $chips }
deed-push-together = вместе с прежней ставкой выставляет { $chips }
deed-dribble = по одной выставляет { $chips }
deed-take-back = забирает обратно { $chips }
deed-find = находит у себя под локтем { $chips }

deed-say = говорит «{ $quote }»
deed-say-unclear = говорит «{ $quote }» ({ $readings })
deed-tap = стучит по столу

deed-reach-in = запускает руку в банк

deed-ask-pot = спрашивает, сколько в банке
deed-ask-raise = спрашивает, можно ли ему повысить
deed-ask-count = просит пересчитать фишки { $other-genitive }
deed-object-skipped = заявляет, что его пропустили
deed-object-string-bet = заявляет о ставке частями
deed-object-pot = оспаривает присуждение банка
deed-object-payout = заявляет, что банк неверно посчитан или отдан не тому игроку

deed-agree-straddles = { $count ->
    [one] соглашается на страдл
   *[other] договариваются о страдлах
}
deed-agree-posting = { $count ->
    [one] соглашается, чтобы обязательную ставку за него внёс другой
   *[other] соглашаются, чтобы обязательную ставку за них внёс другой
}

deed-tell-bet = сообщает { $other-dative }, что ставка равна { $amount }
deed-tell-pot = сообщает { $other-dative }, что в банке { $amount }
deed-tell-turn = сообщает { $other-dative }, что слово за ним
deed-tell-nobody-raised = сообщает { $other-dative }, что рейза не было
deed-tell-to-show = требует, чтобы { $other } показал карты
deed-tell-has-lost = сообщает { $other-dative }, что он проиграл
deed-award = отдаёт банк { $other-dative }
deed-heap = оставляет банк в куче

deed-judge-deliberate = { $found ->
    [yes] признаёт это намеренным
   *[no] не признаёт это намеренным
}
deed-judge-tiny = { $found ->
    [yes] признаёт фишку ничтожно малой по сравнению со ставкой
   *[no] не признаёт фишку ничтожно малой по сравнению со ставкой
}
deed-judge-contradictory = { $found ->
    [yes] признаёт, что слово и фишки противоречат друг другу
   *[no] не признаёт, что слово и фишки противоречат друг другу
}
deed-judge-unusual = { $found ->
    [yes] признаёт обстоятельства необычными
   *[no] не признаёт обстоятельства необычными
}
deed-judge-misinformed = { $found ->
    [yes] признаёт, что { $other-accusative } ввели в заблуждение
   *[no] признаёт, что { $other-accusative } не вводили в заблуждение
}
deed-judge-separate = { $found ->
    [yes] признаёт, что карты лежат отдельно от отбоя
   *[no] не признаёт, что карты лежат отдельно от отбоя
}
deed-judge-identifiable = { $found ->
    [yes] признаёт, что карты { $other-genitive } можно точно опознать
   *[no] не признаёт, что карты { $other-genitive } можно точно опознать
}
deed-judge-grounds = { $found ->
    [yes] признаёт основания достаточными
   *[no] не признаёт основания достаточными
}
deed-judge-needless = { $found ->
    [yes] признаёт промедление неоправданным
   *[no] не признаёт промедление неоправданным
}
deed-judge-gross = { $found ->
    [yes] признаёт это грубым нарушением
   *[no] не признаёт это грубым нарушением
}
deed-judge-correctable = { $found ->
    [yes] признаёт, что ошибку можно исправить
   *[no] признаёт, что ошибку исправить нельзя
}
deed-judge-restorable = { $found ->
    [yes] признаёт, что порядок карт можно восстановить
   *[no] признаёт, что порядок карт восстановить нельзя
}
deed-decide = решает: { $ruling }

## Что сказано там, где запись приводит английское слово

said-check = чек
said-call = колл
said-fold = пас
said-all-in = олл-ин
said-pot = банк
said-bet = бет
said-raise = рейз
said-bet-amount = бет { $amount }
said-raise-to = рейз до { $amount }
said-raise-by = рейз на { $amount } сверху
said-call-and-raise = колл и рейз
said-conditional = если …, то { $said }
said-number = { $count ->
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
   *[other] { $count }
}
said-bet-number = ставлю { said-number }
said-raise-number = рейз { said-number }
