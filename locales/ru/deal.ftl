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
## Общие карты

event-burns = { $burns ->
    [none] { $event } без сожжённой карты
    [one] { $event } после одной сожжённой карты
   *[two] { $event } после двух сожжённых карт
}
event-flop-of = { $facing ->
    [down] на флоп рубашкой вверх выходит карт: { $count }
   *[up] на флоп выходит карт: { $count }
}
deed-draw-from-flop = вытягивает из флопа { $card }
verdict-put-right = исправить так: { $steps }
remedy-finish-betting = завершить круг торговли
remedy-set-aside = отложить { $laid }
remedy-take-out = вывести из игры { $laid }
remedy-shuffle-in = замешать в остаток колоды { $laid }
remedy-shuffle-stub = перетасовать остаток колоды
remedy-show = показать всем { $laid }
remedy-cut = подрезать колоду
remedy-burn = сжечь карту
remedy-deal = сдать { $street }
remedy-deal-unburned = сдать { $street }, больше не сжигая
remedy-deal-new = { $street ->
    [flop] сдать новый флоп
    [turn] сдать новый тёрн
   *[river] сдать новый ривер
}
remedy-deal-new-unburned = { $street ->
    [flop] сдать новый флоп, больше не сжигая
    [turn] сдать новый тёрн, больше не сжигая
   *[river] сдать новый ривер, больше не сжигая
}
remedy-scramble = перемешать карты флопа рубашкой вверх
remedy-floor-draws = вытянуть одну из них как следующую сожжённую (тянет { -floor(case: "nominative") })
remedy-restore-order = восстановить порядок карт
remedy-deal-right-card = выложить правильную карту
laid-flop = флоп
laid-flop-and-burn = флоп и сожжённую перед ним карту
laid-turn = тёрн
laid-river = ривер
laid-set-aside-card = отложенную карту
laid-surplus = лишние карты
laid-missed-burn = карту, которую следовало сжечь
verdict-street-is = { $street ->
    [flop] флоп — { $cards }
    [turn] тёрн — { $cards }
   *[river] ривер — { $cards }
}

## Колода

state-stub = следующие карты колоды — { $cards }
state-deck = { $looks ->
    [marked] колода помечена
   *[damaged] колода повреждена
}
event-next-level = начинается новый уровень
deed-find-fault = обнаруживает: { $fault }
deed-notice-fault = замечает и молчит: { $fault }
deed-report-fault = сообщает: { $fault }
fault-second = вторая карта { $card }
fault-joker = джокер
fault-foreign = карта из другой колоды
fault-marked = помеченная карта
fault-flawed = карта с заводским браком
fault-face-up = { $count ->
    [one] { $count } карта в колоде лежит открытой
    [few] { $count } карты в колоде лежат открытыми
   *[other] { $count } карт в колоде лежит открытыми
}
fault-count = { $count ->
    [one] колода из { $count } карты
   *[other] колода из { $count } карт
}
deed-drop = { $landing ->
    [floor] роняет на пол: { $card }
   *[table] роняет на стол лицом вверх: { $card }
}
some-card = карта
deed-ask-for-deck = просит другую колоду
deed-relieved = уступает место другому дилеру
deed-ask-burn-cards = просит показать сожжённые карты
deed-ask-new-deck = просит другую колоду
deed-ask-new-dealer = просит другого дилера
verdict-hand-void = раздача недействительна, и её никто не выигрывает
verdict-to-next-pot = { $amount }, поставленные { $who-instrumental }, переходят в банк следующей раздачи
verdict-only-for = { $count ->
    [one] эти { $amount } может выиграть только { $players }
   *[other] эти { $amount } могут выиграть только { $players }
}
verdict-deck-changed = колоду меняют
verdict-deck-not-changed = колоду не меняют
dropped-card = упавшая карта
verdict-card-remains = { $lies ->
    [open] за { $who-instrumental } остаётся открытой: { $card }
   *[closed] за { $who-instrumental } остаётся: { $card }
}
