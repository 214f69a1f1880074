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
