# Время, уровни и фишки вне ставок: что происходит, как обстоит дело и какое выносится решение.

event-countdown-ends = обратный отсчёт заканчивается
event-level-ends = время уровня истекло
event-race = за оставшиеся фишки сдают карты: { $drawn }
event-rebuys-end = период ребаев заканчивается
steps-as-the-countdown-ends = { $head } как раз в момент, когда заканчивается обратный отсчёт
deed-ask-clock = требует время
deed-ask-clock-on = требует время для { $other-genitive }
deed-grant-clock = назначает время
deed-refuse-clock = отказывает во времени
deed-grant-seconds = даёт { seconds }
seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
counted-seconds = { $counted ->
    [one] { $counted } секунду
    [few] { $counted } секунды
    [many] { $counted } секунд
   *[other] { $counted } секунды
}
last-seconds = { $counted ->
    [one] последнюю { counted-seconds }
   *[other] последние { counted-seconds }
}
minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
deed-declare-dead = объявляет руку мёртвой
deed-announce-level = объявляет блайнды { $small }/{ $big }
deed-find-level = обнаруживает, что блайнды уровня — { $small }/{ $big }
deed-exchange-all = меняет фишки номиналом { $one } на фишки номиналом { $two }
deed-exchange-of = забирает у { $other-genitive } { $chips } и выдаёт взамен { $others }
deed-announce-exchange = объявляет обмен
deed-find-foreign = находит у { $other-genitive } { $chips } с другого турнира
deed-find-lost = находит на полу { $chips }
deed-hide-behind = прячет фишки номиналом { $one } за фишками номиналом { $two }
deed-put-beside = кладёт фишки номиналом { $one } рядом с фишками номиналом { $two }
deed-build-stacks = складывает столбики, в каждом фишек: { $count }
deed-carry-in-rack = несёт в лотке { $chips }
deed-carry-in-pocket = несёт в кармане { $chips }
deed-carry-in-open-hands = несёт на открытых ладонях { $chips }
deed-carry-out-of-the-area = выносит с территории турнира { $chips }
deed-leave-chips-on-table = оставляет свои фишки на столе
deed-take-chips-along = забирает свои фишки с собой
deed-take-off = убирает со стола { $chips }
deed-pocket = кладёт в карман { $chips }
deed-pass = передаёт { $other-dative } { $chips }
deed-buy = покупает фишки на { $amount }
deed-buy-and-announce = покупает фишки на { $one } и объявляет, что играет на { $two }
deed-announce-stake = объявляет, что играет на { $amount }
deed-announce-rebuy = объявляет ребай на { $amount }
deed-announce-add-on = объявляет аддон на { $amount }
deed-leave-with = покидает игру и уносит { $amount }
deed-cover-chips = закрывает свои фишки
deed-chips-in-the-way = держит фишки так, что они мешают
deed-tear-card = рвёт карту
deed-break-chip = ломает фишку
deed-refuse-to-count = отказывается пересчитывать свои фишки
deed-sit-again = снова садится за стол
deed-ask-bet = спрашивает, какова ставка
deed-ask-to-miss-hand = просит пропустить раздачу
deed-ask-deposit = просит вернуть залог
deed-ask-to-watch = просит присутствовать при обмене
deed-ask-other-seat = просит другое место
deed-ask-physical-help = просит помощи в связи с физической потребностью
deed-ask-other-help = просит помощи в связи с потребностью иного рода
deed-ask-to-divide = просит дилера разделить банк
deed-object-exchange = возражает против обмена
deed-object-too-few = возражает, что у кого-то мало фишек для ответа
deed-agree-split-pot = { $count ->
    [one] соглашается разделить банк
   *[other] договариваются разделить банк
}
deed-agree-buy-in = { $count ->
    [one] соглашается на бай-ин { $amount }
   *[other] договариваются о бай-ине { $amount }
}
found-reasonable = у игрока было разумное время на решение
found-feasible = просьбу можно выполнить
state-rebuys-open = ребаи открыты
state-buy-in = бай-ин: { $amount }
state-buy-in-range = бай-ин: от { $one } до { $two }
state-rake = комиссия: { $count } % банка
state-rake-with-cap = комиссия: { $one } % банка, но не более { $two }
state-time-charge = за каждые { minutes } платят { $amount }
state-away-with = { $who } ушёл { minutes } назад и унёс { $amount }
state-discharge-slip = у { $who-genitive } есть выписной лист
state-special-needs = { $who } — игрок с особыми потребностями
verdict-time = { $who-dative } дают на решение { seconds }
verdict-time-counted-after = { $who-dative } дают на решение { seconds }, после чего отсчитывают ещё { counted-seconds }
verdict-time-counted-within = { $who-dative } дают на решение { seconds }, из них отсчитывают { last-seconds }
verdict-played-at = раздачу играют с блайндами { $small }/{ $big }
verdict-exchanges = { $who } отдаёт { $chips } и получает взамен { $others }
verdict-in-the-race = из фишек { $who-genitive } в чип-рейсе участвует { $amount }
verdict-first-card = первую карту чип-рейса получает { $who }
verdict-another-card = { $count ->
    [one] { $who } получает ещё одну карту
   *[other] { $who } получают ещё по одной карте
}
verdict-forfeits = { $who } теряет { $amount }
verdict-estimate-only = игрок имеет право только на оценку
verdict-granted-bet = игроку сообщают, что ставка составляет { $amount }
verdict-dealer-counts = дилер обязан пересчитать фишки { $who-genitive }
verdict-owes-nothing = { $who } ничего не должен
verdict-to-the-house = клубу из банка причитается { $amount }
verdict-to-inventory = { $amount } выходят из игры и возвращаются в запас
verdict-to-either = дилер отдаёт весь банк, { $amount }, одному из двоих — { $who-dative } или { $other-dative }, и они делят его сами
verdict-advised-against = { $who-dative } это не рекомендуется
verdict-no-floor-breach = { -floor(case: "nominative") } не нарушает правил
