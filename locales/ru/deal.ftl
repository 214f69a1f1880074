# Сдача: что происходит с её картами и что с ними становится. `$known` говорит, известна ли `$card`.

deed-expose = { $known ->
    [yes] сдаёт { $number }-ю карту раздачи ({ $card }) в открытую
   *[no] сдаёт { $number }-ю карту раздачи в открытую
}
deed-expose-to = { $known ->
    [yes] сдаёт { $other-dative } { $number }-ю карту раздачи ({ $card }) в открытую
   *[no] сдаёт { $other-dative } { $number }-ю карту раздачи в открытую
}

verdict-redeal = раздача ошибочная, карты сдаются заново
verdict-redeal-from = раздача ошибочная, карты сдаются заново, первую получает { $who }
verdict-deal-stands = раздача остаётся в силе
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
