# Что решено. Заглавную букву и точку ставит программа.

## Действия

verdict-action = { $who } { $deed }
change-returned = { $deed } и забирает обратно { $amount }
change-owed = { $deed } и обязан доставить недостающие { $amount }
change-added = { $deed } и добавляет недостающие { $amount }
change-stays = { $deed } и оставляет { $amount } в банке

verdict-chooses = { $who } выбирает: { $choices }
choice = либо { $deed }
choices-or = { $head }, { $last }

verdict-floor = решение за { -floor(case: "instrumental") }
verdict-floor-meaning = { -floor(case: "nominative") } решает, к чему обязан { $who }
verdict-floor-deal = { -floor(case: "nominative") } решает, что будет со сдачей
verdict-floor-award = { -floor(case: "nominative") } решает, кому достаётся банк
verdict-floor-answer = { -floor(case: "nominative") } решает, удовлетворить ли просьбу
verdict-floor-may = { -floor(case: "nominative") } может решить так: { $choices }
verdict-floor-between = { -floor(case: "nominative") } выбирает одно из решений: { $choices }
alternatives-or = { $head }; либо { $last }

## Возможности

verdict-may = { $who } может { $options }
verdict-must = { $who } обязан { $options }
option-check = сыграть чек
option-fold = спасовать
option-call = уравнять { $amount }
option-bring-in = поставить бринг-ин { $amount }
option-bet = { $range ->
    [exact] поставить { $min }
    [between] поставить от { $min } до { $max }
   *[from] поставить не меньше { $min }
}
option-complete = довести ставку до { $amount }
option-raise = { $range ->
    [exact] повысить до { $min }
    [between] повысить не меньше чем до { $min } и не больше чем до { $max }
   *[from] повысить не меньше чем до { $min }
}
verdict-turn = слово за { $who-instrumental }
verdict-round-closed = круг торговли закрыт
verdict-begins-next-street = в следующем круге торговли первым действует { $who }

## Действительно ли действие

act-check = чек { $who-genitive }
act-fold = пас { $who-genitive }
act-call = колл { $who-genitive }
act-bet = бет { $who-genitive } на { $amount }
act-raise = рейз { $who-genitive } до { $amount }
act-bet-open = бет { $who-genitive }
act-raise-open = рейз { $who-genitive }
act-all-in = олл-ин { $who-genitive } на { $amount }
verdict-stands = { $act } остаётся в силе
verdict-pending = { $act } пока под вопросом, так как сначала действуют игроки перед ним
verdict-not-allowed = { $act } не допускается
verdict-void = { $act } отменяется
verdict-void-returned = { $act } отменяется; игроку возвращают { $amount }
verdict-void-stays = { $act } отменяется; выставленные { $amount } остаются в банке
verdict-void-owed = { $act } отменяется; игрок обязан доставить ещё { $amount }
verdict-substantial = значимое действие совершено
verdict-not-substantial = значимого действия не было

## Руки и фишки

verdict-hand-live = рука { $who-genitive } жива
verdict-hand-dead = рука { $who-genitive } мертва
verdict-wins = { $who } выигрывает { $amount }
verdict-wins-of = { $who } выигрывает { $amount } из { $pot-genitive }
verdict-pot = в банке { $amount }
verdict-returned = { $who-dative } возвращают { $amount }
verdict-keeps = { $who } оставляет себе переданные ему { $amount }
verdict-stays = фишки { $who-genitive } на сумму { $amount } остаются в банке
verdict-moves = { $amount } переходят от { $who-genitive } к { $other-dative }
verdict-all-out-of-play = фишки { $who-genitive } в игре не участвуют
verdict-out-of-play = фишки { $who-genitive } на сумму { $amount } в игре не участвуют
verdict-owes = { $who } обязан внести { $amount }
## Вскрытие

verdict-shows-first = первым открывает карты { $who }
verdict-shows-first-then = первым открывает карты { $who }, затем { $others }
verdict-show-now = { $count ->
    [one] { $who } сразу открывает карты
   *[other] { $who } сразу открывают карты
}
verdict-must-show = { $who } обязан показать карты
verdict-may-muck = { $who } вправе сбросить карты, не показывая
verdict-need-not-show = { $who } не обязан показывать карты
verdict-tabled = рука { $who-genitive } вскрыта полностью
verdict-not-tabled = рука { $who-genitive } вскрыта не полностью
verdict-has = у { $who-genitive } { $hand }
value-high-card = старшая карта, { $ranks }
value-pair = пара { $high-many }
value-two-pair = две пары, { $high-plural } и { $low-plural }
value-three-of-a-kind = тройка { $high-many }
value-straight = стрит до { $high-genitive }
value-flush = флеш, { $ranks }
value-full-house = фулл-хаус, тройка { $high-many } и пара { $low-many }
value-four-of-a-kind = каре { $high-many }
value-straight-flush = стрит-флеш до { $high-genitive }
value-low = лоу, { $ranks }
value-kickers = { $count ->
    [one] { $hand }, кикер — { $kickers }
   *[other] { $hand }, кикеры: { $kickers }
}
rank = { $rank ->
    [two] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
    [king] король
   *[ace] туз
}
    .genitive = { $rank ->
        [two] двойки
        [three] тройки
        [four] четвёрки
        [five] пятёрки
        [six] шестёрки
        [seven] семёрки
        [eight] восьмёрки
        [nine] девятки
        [ten] десятки
        [jack] валета
        [queen] дамы
        [king] короля
       *[ace] туза
    }
    .plural = { $rank ->
        [two] двойки
        [three] тройки
        [four] четвёрки
        [five] пятёрки
        [six] шестёрки
        [seven] семёрки
        [eight] восьмёрки
        [nine] девятки
        [ten] десятки
        [jack] валеты
        [queen] дамы
        [king] короли
       *[ace] тузы
    }
    .many = { $rank ->
        [two] двоек
        [three] троек
        [four] четвёрок
        [five] пятёрок
        [six] шестёрок
        [seven] семёрок
        [eight] восьмёрок
        [nine] девяток
        [ten] десяток
        [jack] валетов
        [queen] дам
        [king] королей
       *[ace] тузов
    }
verdict-button = баттон получает { $who }
verdict-deck-complete = колода полная
verdict-deck-defective = колода дефектна

## Обязанности, наказания, распоряжения, ответы

verdict-breach = { $who } нарушает правило «{ $rule }»
verdict-dealer-breach = дилер нарушает правило «{ $rule }»
verdict-penalty = { $strength ->
    [must] { $who } наказывается
   *[may] { $who } может быть наказан
}
verdict-warning = { $strength ->
    [must] { $who } получает предупреждение
   *[may] { $who } может получить предупреждение
}
verdict-rounds = { $strength ->
    [must] { $who } пропускает { rounds }
   *[may] { $who-accusative } могут обязать пропустить { rounds }
}
verdict-hands = { $strength ->
    [must] { $who } пропускает { hands }
   *[may] { $who-accusative } могут обязать пропустить { hands }
}
rounds = { $count ->
    [1] один круг
    [one] { $count } круг
    [few] { $count } круга
   *[other] { $count } кругов
}
hands = { $count ->
    [1] одну раздачу
    [one] { $count } раздачу
    [few] { $count } раздачи
   *[other] { $count } раздач
}
verdict-announce-raise-all-in = дилер объявляет: «рейз олл-ин»
verdict-announce-string-bet = дилер объявляет о ставке частями
verdict-spread-pot = дилер раскладывает банк так, чтобы его можно было пересчитать
verdict-turn-up = дилер открывает карты { $who-genitive }
verdict-turn-up-card = дилер открывает карту { $card } { $who-genitive }
verdict-declare-dead = время вышло: руку { $who-genitive } следует объявить мёртвой
verdict-ask-for-all = дилер просит { $who-accusative } открыть все карты
verdict-call-floor = дилер зовёт { -floor(case: "accusative") }
verdict-granted = просьба удовлетворяется
verdict-granted-figure = просьба удовлетворяется, в банке { $amount }
verdict-decision-refused = так решить нельзя
verdict-refused = в просьбе отказано
verdict-term = слово «{ $word }» не является официальным термином
verdict-silent = эти правила об этом молчат

## Решения

ruling-silent = эти правила об этом молчат; по обычаю { $ruling }
ruling-advised = рекомендуется: { $ruling }
ruling-may = { -floor(case: "nominative") } может решить так: { $ruling }
ruling-condition = { $condition }, то { $ruling }
ruling-if-deliberate = { $found ->
    [yes] если { -floor(case: "nominative") } признает это намеренным
   *[no] если { -floor(case: "nominative") } не признает это намеренным
}
ruling-if-tiny = { $found ->
    [yes] если { -floor(case: "nominative") } признает фишку ничтожно малой по сравнению со ставкой
   *[no] если { -floor(case: "nominative") } не признает фишку ничтожно малой по сравнению со ставкой
}
ruling-if-contradictory = { $found ->
    [yes] если { -floor(case: "nominative") } признает, что слово и фишки противоречат друг другу
   *[no] если { -floor(case: "nominative") } не признает, что слово и фишки противоречат друг другу
}
ruling-if-unusual = { $found ->
    [yes] если { -floor(case: "nominative") } признает обстоятельства необычными
   *[no] если { -floor(case: "nominative") } не признает обстоятельства необычными
}
ruling-if-misinformed = { $found ->
    [yes] если { -floor(case: "nominative") } признает, что { $other-accusative } ввели в заблуждение
   *[no] если { -floor(case: "nominative") } не признает, что { $other-accusative } ввели в заблуждение
}
ruling-if-separate = { $found ->
    [yes] если { -floor(case: "nominative") } признает, что карты лежат отдельно от отбоя
   *[no] если { -floor(case: "nominative") } не признает, что карты лежат отдельно от отбоя
}
ruling-if-identifiable = { $found ->
    [yes] если { -floor(case: "nominative") } признает, что карты { $other-genitive } можно точно опознать
   *[no] если { -floor(case: "nominative") } не признает, что карты { $other-genitive } можно точно опознать
}
ruling-if-grounds = { $found ->
    [yes] если { -floor(case: "nominative") } признает основания достаточными
   *[no] если { -floor(case: "nominative") } не признает основания достаточными
}
ruling-if-needless = { $found ->
    [yes] если { -floor(case: "nominative") } признает промедление неоправданным
   *[no] если { -floor(case: "nominative") } не признает промедление неоправданным
}
ruling-if-gross = { $found ->
    [yes] если { -floor(case: "nominative") } признает это грубым нарушением
   *[no] если { -floor(case: "nominative") } не признает это грубым нарушением
}
ruling-if-correctable = { $found ->
    [yes] если { -floor(case: "nominative") } признает, что ошибку можно исправить
   *[no] если { -floor(case: "nominative") } не признает, что ошибку можно исправить
}
ruling-if-restorable = { $found ->
    [yes] если { -floor(case: "nominative") } признает, что порядок карт можно восстановить
   *[no] если { -floor(case: "nominative") } не признает, что порядок карт можно восстановить
}

verdict-penalty-begins = для { $who-genitive } взыскание начинается со следующей раздачи
verdict-must-show-after = { $who } обязан открыть карты по окончании раздачи
verdict-hands-or-more = { $strength ->
    [must] { $who } пропускает как минимум { hands }
   *[may] { $who-accusative } могут обязать пропустить как минимум { hands }
}
verdict-disqualified = { $strength ->
    [must] { $who } дисквалифицируется
   *[may] { $who } может быть дисквалифицирован
}
