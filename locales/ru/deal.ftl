# Сдача: что происходит с её картами и что с ними становится. `$known` говорит, известна ли `$card`.

deed-expose = { $known ->
    [yes] сдаёт { $number }-ю карту раздачи ({ $card }) в открытую
   *[no] сдаёт { $number }-ю карту раздачи в открытую
}
deed-expose-to = { $known ->
    [yes] сдаёт { $other-dative } { $number }-ю карту раздачи ({ $card }) в открытую
   *[no] сдаёт { $other-dative } { $number }-ю карту раздачи в открытую
}
deed-turn-own-card = открывает { $number }-ю карту раздачи
event-card-seen = { $number }-я карта раздачи стала видна
deed-deal-card-to = сдаёт { $other-dative } { $number }-ю карту раздачи
deed-deal-to-empty-seat = сдаёт { $number }-ю карту раздачи на пустое место
deed-skip = не сдаёт карты { $other-dative }
deed-two-in-a-row = сдаёт { $other-dative } две карты подряд
deed-unshuffled = сдаёт без тасовки
deed-uncut = сдаёт без подрезки
deed-expose-in-shuffle = засвечивает карту при тасовке
deed-expose-in-cut = засвечивает карту при подрезке
deed-find-boxed = { $count ->
    [one] находит в колоде { $count } бокс-карту
    [few] находит в колоде { $count } бокс-карты
    [many] находит в колоде { $count } бокс-карт
   *[other] находит в колоде { $count } бокс-карты
}
deed-find-boxed-card = находит в колоде бокс-карту { $card }
deed-find-cards = { $count ->
    [one] обнаруживает у себя { $count } карту
    [few] обнаруживает у себя { $count } карты
    [many] обнаруживает у себя { $count } карт
   *[other] обнаруживает у себя { $count } карты
}

verdict-redeal = раздача ошибочная, карты сдаются заново
verdict-redeal-from = первую карту новой раздачи получает { $who }
verdict-deal-stands = раздача остаётся в силе
deck-card-boxed = бокс-карта
deck-card-number = { $number }-я карта раздачи
verdict-card-next-burn = { $card } — следующая карта на сжигание
verdict-card-out-of-play = { $card } выходит из игры
verdict-replaced = { $who } получает карту, которая была бы сожжена следующей

# От раздачи к раздаче: баттон и блайнды.

event-tournament-begins = турнир начинается
event-next-day = игра возобновляется в другой день
event-final-table = собирается финальный стол
event-next-hand = начинается следующая раздача
deed-go-out = выбывает
deed-sit-down = садится между игроками { $right } и { $left }
deed-agree-small-blind = { $count ->
    [one] соглашается на малый блайнд
   *[other] соглашаются на малый блайнд
}
deed-turn-up-card = открывает карту { $card }

verdict-drawn-for = место баттона разыгрывают
verdict-holds-everywhere = жеребьёвка действует за всеми столами
verdict-last-card = последнюю карту при сдаче получает { $who }
verdict-next-hand = в следующей раздаче { $button }, { $small }, большой блайнд — { $who }
verdict-next-hand-two = в следующей раздаче на баттоне и малом блайнде { $other }, большой блайнд — { $who }
button-at = баттон у { $who-genitive }
button-on-empty-seat = баттон стоит на пустом месте, где сидел { $who }
button-dead-at = мёртвый баттон стоит там, где сидит { $who }
small-blind-of = малый блайнд — { $who }
small-blind-none = малого блайнда нет
verdict-still-dealt = { $who } по-прежнему получает карты
verdict-no-more-cards = { $who } больше не получает карт
verdict-counts-all-in = { $who } до конца круга считается в олл-ине
verdict-may-count-all-in = { $who } может решить, считаться ли ему до конца круга в олл-ине
verdict-last-cards-open = все последние карты сдаются в открытую
verdict-card-in-its-order = { $card } сдаётся в обычном порядке
