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
deed-find-stub = { $count ->
    [one] находит в остатке колоды { $count } карту
    [few] находит в остатке колоды { $count } карты
    [many] находит в остатке колоды { $count } карт
   *[other] находит в остатке колоды { $count } карты
}

verdict-redeal = раздача ошибочная, карты сдаются заново
verdict-redeal-from = первую карту новой раздачи получает { $who }
verdict-deal-stands = раздача остаётся в силе
deck-card-boxed = бокс-карта
deck-card-number = { $number }-я карта раздачи
verdict-card-next-burn = { $card } становится следующей сожжённой картой
verdict-card-out-of-play = { $card } выходит из игры
verdict-replaced = { $who } получает карту, которая была бы сожжена следующей
verdict-made-up = { $who } получает недостающие карты

# От раздачи к раздаче: баттон и блайнды.

event-tournament-begins = турнир начинается
event-next-day = игра возобновляется в другой день
event-final-table = собирается финальный стол
event-next-hand = начинается следующая раздача
deed-go-out = выбывает
deed-sit-down = садится между { $right-instrumental } и { $left-instrumental }
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
verdict-card-upcard = { $card } становится открытой картой, а третью сдают рубашкой вверх

## Общие карты

event-burns = { $burns ->
    [none] { $event } без сожжённой карты
    [one] { $event } после одной сожжённой карты
   *[two] { $event } после двух сожжённых карт
}
event-flop-of = { $facing ->
    [down] { $count ->
        [one] на флоп рубашкой вверх сдаётся { $count } карта
        [few] на флоп рубашкой вверх сдаются { $count } карты
       *[other] на флоп рубашкой вверх сдаётся { $count } карт
    }
   *[up] { $count ->
        [one] на флоп сдаётся { $count } карта
        [few] на флоп сдаются { $count } карты
       *[other] на флоп сдаётся { $count } карт
    }
}
deed-draw-from-flop = вытягивает из флопа { $card }
verdict-put-right = нужно { $steps }
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
remedy-burn-one = сжечь одну из них
remedy-complete-flop = выложить как флоп две другие и следующую карту
remedy-floor-draws = дать { -floor(case: "dative") } вытянуть одну из них как следующую сожжённую карту
remedy-restore-order = восстановить порядок карт
remedy-deal-right-card = выложить правильную карту
remedy-deal-last-cards = сдать последние карты
remedy-deal-common-card = выложить одну общую карту
laid-flop = флоп
laid-flop-and-burn = флоп и сожжённую перед ним карту
laid-turn = тёрн
laid-river = ривер
laid-set-aside-card = отложенную карту
laid-surplus = лишние карты
laid-missed-burn = несожжённую карту
laid-burns = сожжённые карты
verdict-street-is = { $street ->
    [flop] флоп — { $cards }
    [turn] тёрн — { $cards }
   *[river] ривер — { $cards }
}

## Колода

state-stub = следующие карты колоды — { $cards }
state-burned = известные сожжённые карты на этот момент: { $cards }
state-deck = { $looks ->
    [marked] колода помечена
   *[damaged] колода повреждена
}
event-next-level = начинается новый уровень
deed-find-fault = обнаруживает { $fault }
deed-notice-fault = замечает { $fault } и молчит
deed-report-fault = указывает на { $fault }
fault-second = вторую карту { $card }
fault-joker = джокера
fault-foreign = карту из другой колоды
fault-marked = помеченную карту
fault-flawed = карту с заводским браком
fault-face-up = { $count ->
    [one] { $count } открытую карту в колоде
    [few] { $count } открытые карты в колоде
   *[other] { $count } открытых карт в колоде
}
fault-count = { $count ->
    [one] колоду из { $count } карты
   *[other] колоду из { $count } карт
}
deed-drop = { $landing ->
    [floor] роняет { $card } на пол
   *[table] роняет { $card } на стол лицом вверх
}
some-card = карту
deed-ask-for-deck = просит другую колоду
deed-relieved = уступает место другому дилеру
deed-ask-burn-cards = просит показать сожжённые карты
deed-ask-new-deck = просит другую колоду
deed-ask-new-dealer = просит другого дилера
verdict-hand-void = раздача недействительна, и её никто не выигрывает
verdict-to-next-pot = { $amount }, поставленные { $who-instrumental }, переходят в банк следующей раздачи
verdict-unattributed = { $amount }, уже лежавшие в банке, возвращаются тем, кто их поставил
verdict-only-for = { $count ->
    [one] эти { $amount } может выиграть только { $players }
   *[other] эти { $amount } могут выиграть только { $players }
}
verdict-deck-changed = колоду меняют
verdict-deck-not-changed = колоду не меняют
dropped-card = упавшая карта
verdict-card-remains = { $lies ->
    [open] { $card } остаётся у { $who-genitive } открытой
   *[closed] { $card } остаётся у { $who-genitive }
}
