# Зал: его столы, что там происходит вне одной раздачи и что об этом решается.

state-tables = игроков за столами: { $counts }
state-tables-of = мест за столом: { $count }
state-six-handed = турнир за шестиместными столами
state-heads-up = турнир один на один
state-stud-only = турнир только по стаду
state-mixed = турнир по смешанной игре
state-satellite = сателлит
state-turbo = турбо-турнир
state-table = стол { $number }: { $facts }
state-between-hands = между раздачами
state-pays = { $place }-е место: приз { $amount }
state-starting-stack = стартовый стек { $amount }
state-hand-for-hand = идёт игра «рука за руку»
state-balancing-order = столы отдают игроков в порядке { $tables }
state-breaking-order = столы расформировываются в порядке { $tables }
state-registration-closed = регистрация закрыта
state-due-in = { $who-dative } назначено { $place }
state-last-level = последний уровень дня
state-on-break = в турнире перерыв
state-minutes-left = до конца уровня минут: { $count }
state-level-of = длительность уровня в минутах: { $count }
state-next-stakes = следующий уровень { $small }/{ $big }
state-waiting = ждут места: { $count }
state-away-for = { $who-genitive } нет уже { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[other] { $count } минут
}
state-missed = { $who } пропустил блайнды { $small } и { $big }
state-absence-button = место { $who-genitive } отмечено маркером отсутствия
state-told-manager = менеджер знает, что { $who } хочет играть
state-paid-deposit = залог за { $who-accusative } внесён
state-deals-forbidden = сделки запрещены законом
state-somebody = кто-то
state-fell-open = места освободились в порядке { $seats }
place = место { $number }
place-at-table = стол { $table }, место { $number }
place-in = место { $number }
place-in-at-table = место { $number } за столом { $table }
place-to = место { $number }
place-to-at-table = место { $number } за столом { $table }
place-taken = место { $number }
place-taken-at-table = место { $number } за столом { $table }

event-table-finishes-hand = стол { $number } доигрывает раздачу
event-table-loses-player = за столом { $number } выбывает игрок
event-table-all-in = за столом { $number } уравнен олл-ин
event-game-changes = { $kind ->
    [stud] игра переходит к стаду
   *[flop] игра переходит к игре с флопом
}
event-minutes-pass = проходит { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
event-draw-for-seats = при жеребьёвке мест { $drawn }
event-seat-cards = карточки мест раздаются в таком порядке: { $places }
event-draw-for-hands = { $who } тянет карту { $card } на оставшиеся раздачи
deed-leave-tournament = уходит с турнира
deed-leave-for-good = уходит с турнира и говорит, что не вернётся
deed-step-out-of-reach = отходит от своего стула дальше, чем можно дотянуться
deed-look-at-cards = смотрит свои карты
deed-hide-from-camera = не показывает карты камере
deed-refuse-crew = отказывается помогать съёмочной группе
deed-ask-for-table = просит другой стол
deed-give-up-chips = отказывается от своих фишек ради нового стека
deed-balance-tables = балансирует столы
deed-break-a-table = расформировывает стол
deed-announce-hand-for-hand = объявляет игру «рука за руку»
deed-stop-clock = останавливает часы
deed-announce-hands-left = объявляет число оставшихся раздач
deed-approve-deal = одобряет сделку
deed-refuse-deal = не одобряет сделку
deed-cancel-tournament = отменяет турнир
deed-change-tournament = меняет условия турнира
deed-deal-first-card = сдаёт первую карту
deed-deal-last-card = сдаёт последнюю карту
deed-deal-last-upcard = сдаёт последнюю открытую карту
deed-take-from-table = берёт игрока из-за стола { $number }
deed-break-table = расформировывает стол { $number }
deed-invite = приглашает { $other-accusative } на место { $number }
deed-find-with-anothers-chips = находит { $other-accusative } на чужом месте с чужими фишками
deed-sit-at = садится на { $place }
sits-himself = { $sits }
sits-broken-table = { $sits } из-за расформированного стола
sits-late = { $sits } после поздней регистрации
sits-waiting-list = { $sits } из листа ожидания
sits-re-entry = { $sits } после повторного входа
sits-balanced = { $sits } при балансировке столов
sits-must-move = { $sits } после обязательной пересадки
sits-broken-game = { $sits } из распавшейся игры
sits-new = { $sits } как новый игрок
deed-move-to-place = пересаживается на { $place }
deed-swap-with = меняется местами с { $other-instrumental }
deed-ask-for-seat = просит место { $number }
deed-draw-seat = вытягивает по жребию { $place }
deed-ask-to-swap = просит поменяться местами с { $other-instrumental }
deed-deal-first-card-to = сдаёт { $other-dative } первую карту
deed-agree-deal = { $count ->
    [one] соглашается на сделку о призах
   *[other] заключают сделку о призах
}
deed-with-terms = { $deed }: { $terms }
deal-share = { $amount } за { $place }-е место
deal-left = { $amount } остаётся разыграть

found-inattentive = { $other } не следит за игрой
found-late-stage = турнир на поздней стадии
found-blinds-affected = нехватка игроков затронула блайнды стола
found-unknowable = нельзя узнать, кто выбыл первым
found-alike = позиции одинаково хороши
found-relief = это было сделано только для того, чтобы размяться

verdict-table-stops = стол { $number } останавливает игру
verdict-table-plays-on = стол { $number } играет дальше
verdict-table-may-play-on = за столом { $number } всё же можно играть дальше
verdict-table-waits = стол { $number } ждёт посреди раздачи
verdict-table-gives-up-player = игрока отдаёт стол { $number }
verdict-table-breaks = расформировывается стол { $number }
verdict-moves-to-table = { $who } пересаживается за стол { $number }
verdict-takes = { $who } занимает { $place }
verdict-moves-and-takes = { $duty ->
    [posts-big-blind] { $who } пересаживается за стол { $table } на место { $number } и ставит большой блайнд
    [posts-small-blind] { $who } пересаживается за стол { $table } на место { $number } и ставит малый блайнд
    [posts-single-big-blind] { $who } пересаживается за стол { $table } на место { $number } и ставит большой блайнд; малый не ставит никто
    [gets-button] { $who } пересаживается за стол { $table } на место { $number } и получает баттон
   *[none] { $who } пересаживается за стол { $table } на место { $number }
}
verdict-seat-filled = заполняется место { $number }
verdict-posts-big-blind = { $who } ставит большой блайнд
verdict-posts-small-blind = { $who } ставит малый блайнд
verdict-posts-single-big-blind = { $who } ставит большой блайнд, а малый не ставит никто
verdict-gets-button = { $who } получает баттон
verdict-posts-nothing = { $who } ничего не ставит
verdict-put-right-seat = { $who } пересаживается на место { $number } с фишками на { $amount }
verdict-put-right-full-stack = { $who } пересаживается на место { $number } с полным стеком
verdict-may-post = { $who } может поставить { $amount } или подождать большого блайнда
verdict-stacks-in-play = все стеки на местах { $number } вступают в игру
verdict-no-stacks-in-play = стеки на местах { $number } ещё не в игре
verdict-final-table-of = игроков за финальным столом: { $count }
verdict-complete-hands = { $count ->
    [one] стол { $tables } доигрывает свою раздачу
   *[other] столы { $tables } доигрывают свои раздачи по очереди
}
verdict-finish-together = { $who } делят { $place }-е место
verdict-paid = { $count ->
    [one] { $who } получает { $amount }
   *[other] { $who } получают по { $amount }
}
verdict-hands-from-shuffle = начиная с ближайшей тасовки играют ещё раздач: { $count }
verdict-hands-from-press = начиная с ближайшего нажатия кнопки играют ещё раздач: { $count }
verdict-has-chips = у { $who-genitive } { $chips-nominative }
verdict-has-nothing = у { $who-genitive } не осталось фишек
verdict-floor-breach = { -floor(case: "nominative") } нарушает правило «{ $rule }»
verdict-dealt-in = { $who } получает карты
verdict-no-cards-this-hand = { $who } не получает карт в этой раздаче
verdict-no-cards-until-button-passes = { $who } не получает карт, пока не пройдёт баттон
verdict-full-stack = { $who } получает полный стартовый стек
verdict-own-seat = { $who } пересаживается на своё место со всеми своими фишками
verdict-cards-taken-in = дилер забирает карты { $who-genitive }
verdict-chips-stored = { -floor(case: "nominative") } сдаёт фишки { $who-genitive } на хранение
verdict-chips-stay = фишки { $who-genitive } остаются на столе
verdict-full-redraw = все места разыгрываются заново
verdict-no-redraw = места заново не разыгрываются
verdict-nobody-moves = никого не пересаживают за другой стол
verdict-order-to-be-told = какой стол отдаёт игрока, определено заранее: сначала нужно назвать порядок
verdict-stacks-to-be-told = сначала нужно назвать, у кого самый короткий стек
verdict-starting-stacks-to-be-told = сначала нужно назвать, с каким стеком каждый из них начал раздачу
verdict-chips-to-be-told = сначала нужно назвать, какие фишки сейчас у каждого
verdict-no-final-table-yet = финального стола ещё нет
verdict-one-hand-each = каждый стол играет одну раздачу
verdict-cards-stay-face-down = карты остаются закрытыми
verdict-hand-for-hand-ends = игра «рука за руку» заканчивается
verdict-no-deal = игра продолжается без сделки
verdict-tournament-cancelled = турнир отменяется
verdict-tournament-changed = условия турнира меняются
