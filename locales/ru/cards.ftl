# Карты и что с ними делают. Действия стоят без подлежащего; `$cards` — карты со знаками мастей, неизвестные стоят в именительном падеже.

## Как они лежат

lying-closed = { $count ->
    [1] { $cards } (закрытая)
   *[other] { $cards } (закрытые)
}
lying-open = { $count ->
    [1] { $cards } (открытая)
   *[other] { $cards } (открытые)
}
lying-unknown = { $count ->
    [1] одна неизвестная карта
    [2] две неизвестные карты
    [3] три неизвестные карты
    [4] четыре неизвестные карты
    [one] { $count } неизвестная карта
    [few] { $count } неизвестные карты
   *[other] { $count } неизвестных карт
}
state-board = на борде { $cards }
state-holds = карты { $who-genitive }: { $cards }
state-protected = карты { $who-genitive } защищены
state-machine-shuffle = карты тасует машинка

## Что с ними делает игрок

deed-push-cards-forward = сдвигает свои карты вперёд
deed-throw-cards-forward = бросает свои карты вперёд
deed-throw-cards-over-line = бросает свои карты за линию
deed-throw-cards-toward-muck = бросает свои карты в сторону отбоя
deed-throw-cards-to = бросает свои карты { $other-dative }
deed-muck = сбрасывает карты в отбой рубашкой вверх
deed-muck-face-up = бросает свои карты в отбой рубашкой вниз
deed-lift-upcards = поднимает со стола свои открытые карты

deed-table = открывает на столе все свои карты
deed-table-cards = открывает на столе всю руку: { $cards }
deed-flash = мельком показывает свои карты
deed-flash-cards = { $count ->
    [one] мельком показывает карту { $cards }
   *[other] мельком показывает карты { $cards }
}
deed-show-cards = { $count ->
    [one] открывает на столе карту { $cards }
   *[other] открывает на столе карты { $cards }
}
deed-show-to = показывает свои карты { $other-dative }
deed-show-cards-to = { $count ->
    [one] показывает { $other-dative } карту { $cards }
   *[other] показывает { $other-dative } карты { $cards }
}
deed-refuse = отказывается показать карты
deed-claim = { $class ->
    [high-card] объявляет старшую карту
    [pair] объявляет пару
    [two-pair] объявляет две пары
    [three-of-a-kind] объявляет тройку
    [straight] объявляет стрит
    [flush] объявляет флеш
    [full-house] объявляет фулл-хаус
    [four-of-a-kind] объявляет каре
   *[straight-flush] объявляет стрит-флеш
}
deed-point-out = указывает, что комбинация { $other-genitive } прочитана неверно

deed-ask-see = просит показать карты { $other-genitive }
deed-ask-hand-back = просит вернуть ему карты
deed-ask-next-card = просит показать карту, которая вышла бы следующей

## Что с ними делает дилер

deed-deal = сдаёт { $other-dative }: { $cards }
deed-muck-cards-of = по ошибке забирает карты { $other-genitive } в отбой
deed-turn-up = открывает карты { $other-genitive }
deed-wash = замешивает карты на столе
deed-riffle = тасует колоду
deed-press-shuffler = нажимает кнопку машинки для тасовки
deed-count = { $count ->
    [one] насчитывает в колоде { $count } карту
    [few] насчитывает в колоде { $count } карты
   *[other] насчитывает в колоде { $count } карт
}

## Что с ними происходит

event-cards = { $event }: { $cards }
event-draw = жеребьёвка баттона: { $drawn }
event-drawn = { $who } вытягивает { $card }
event-touch = { $what ->
    [muck] карты { $who-genitive } касаются отбоя
    [board] карты { $who-genitive } касаются карт борда
    [burns] карты { $who-genitive } касаются сожжённых карт
   *[cards] карты { $who-genitive } касаются карт { $other-genitive }
}
event-mix = { $what ->
    [muck] карты { $who-genitive } перемешиваются с отбоем
    [board] карты { $who-genitive } перемешиваются с картами борда
    [burns] карты { $who-genitive } перемешиваются с сожжёнными картами
   *[cards] карты { $who-genitive } перемешиваются с картами { $other-genitive }
}
