# Поведение: что люди делают помимо игры, что об этом установлено и что решено.

deed-talk-on-phone = разговаривает по телефону
deed-answer-phone = отвечает на звонок
deed-silence-phone = отключает звук телефона
deed-write-message = пишет сообщение
deed-watch-video = смотрит видео
deed-listen-through-headphones = слушает музыку в наушниках
deed-play-music-aloud = включает музыку вслух
deed-use-laptop = пользуется ноутбуком
deed-use-laptop-on-mains = пользуется ноутбуком, включённым в сеть
deed-use-strategy-tool = пользуется стратегической подсказкой
deed-get-strategy-data = получает стратегические данные со стороны
deed-cover-face = закрывает лицо
deed-wear-costume = играет в маскарадном костюме
deed-stream = ведёт трансляцию турнира
deed-wear-camera = носит на себе камеру
deed-device-on-cloth = кладёт устройство на сукно
deed-device-on-rail = кладёт устройство на бортик
deed-belongings-on-rail = кладёт свои вещи на бортик
deed-read = читает за столом
deed-ask-to-phone = просит разрешения отойти для звонка
deed-tell-cards = говорит, какие у него карты
deed-guess-cards-to-come = гадает, какие карты ещё не вышли
deed-comment-on-hand = комментирует раздачу
deed-react-to-board = заметно реагирует на общие карты
deed-keep-cards = оставляет карты у себя
deed-card-off-table = выбрасывает карту со стола
deed-chip-off-table = выбрасывает фишку со стола
deed-cards-at-dealer = бросает карты в дилера
deed-stall = тянет время
deed-chatter = болтает
deed-bang-chips = стучит фишками
deed-put-in-token = ставит баунти-фишку или подобный предмет вместо обычных фишек
deed-violence = прибегает к насилию
deed-swear = ругается
deed-disrupt = нарушает порядок за столом
deed-rude = ведёт себя грубо
deed-celebrate = празднует
deed-gesture = делает жест
deed-smoke = курит за столом
deed-mark-card = метит карту
deed-hide-cards = прячет карты
deed-cards-off-table = убирает карты со стола
deed-mix-chips = держит свои фишки вперемешку
deed-slow-to-move = медлит с переходом
deed-notice-error = замечает ошибку
deed-take-pot = забирает банк
deed-refuse-penalty = не принимает взыскание
deed-refuse-to-put-right = отказывается это исправить
deed-put-right = исправляет это
deed-keep-silent = молчит об этом
deed-leave-table = отходит от стола
deed-leave-game = выходит из игры
deed-stand-by-chair = стоит у своего стула
deed-wait-in-area = ждёт в турнирной зоне
deed-back = возвращается за стол
deed-watch = наблюдает за игрой
deed-no-document = не предъявляет документ
deed-insult-dealer = оскорбляет дилера
deed-insult-judge = оскорбляет судью
deed-belittle-staff = унижает персонал
deed-ask-second-seat = просит ещё одно место
deed-ask-second-hand = просит ещё одну руку
deed-ask-rules = просит выдать правила
deed-ask-which-rules = спрашивает, какие правила действуют
deed-ask-lottery = просит провести лотерею
deed-ask-seat = просит дать место
deed-ask-own-seat = просит пустить на своё место
deed-ask-prize = просит выдать свой приз
deed-ask-register = просит о регистрации
deed-object-ruling = оспаривает решение
deed-object-collusion = заявляет о сговоре
deed-object-slow = жалуется на чужую медлительность
deed-object-hygiene = жалуется на чужую неопрятность
deed-did-not-know = ссылается на незнание правила
deed-meant-otherwise = ссылается на то, что имел в виду другое
deed-did-not-follow = ссылается на то, что не следил за игрой
deed-protest = устно заявляет протест
deed-protest-in-writing = подаёт письменный протест
deed-advise = даёт совет { $other-dative }
deed-criticise = критикует { $other-accusative }
deed-read-hand-of = называет руку { $other-genitive }
deed-guess-hand-of = гадает, какая рука у { $other-genitive }
deed-strategy-with = обсуждает стратегию с { $other-instrumental }
deed-hand-with = обсуждает раздачу с { $other-instrumental }
deed-ask-advice-of = просит совета у { $other-genitive }
deed-take-advice-from = принимает совет от { $other-genitive }
deed-touch-chips-of = трогает фишки { $other-genitive }
deed-touch-cards-of = трогает карты { $other-genitive }
deed-belittle = унижает { $other-accusative }
deed-belittle-play-of = принижает игру { $other-genitive }
deed-insult = оскорбляет { $other-accusative }
deed-swear-at = бранит { $other-accusative }
deed-handle-chips-of = берёт в руки фишки { $other-genitive }
deed-let-play-along = позволяет { $other-dative } разыгрывать руку вместе с ним
deed-touch-muck = трогает карты в отбое
deed-touch-burns = трогает сожжённые карты
deed-speak = говорит { tongue }
tongue = { $tongue ->
    [english] по-английски
    [hungarian] по-венгерски
    [slovak] по-словацки
    [czech] по-чешски
    [croatian] по-хорватски
    [icelandic] по-исландски
    [russian] по-русски
    [german] по-немецки
    [spanish] по-испански
    [french] по-французски
    [italian] по-итальянски
   *[polish] по-польски
}
deed-move-to-table-of = пересаживается за стол, где игроков { $count }
deed-out-of-reach = выставляет { $chips } вне досягаемости дилера
deed-have-moved = пересаживает { $other-accusative } за стол номер { $number }
deed-find-in-wrong-seat = обнаруживает, что { $other } сидит не на своём месте
deed-ask-for-identification = просит документ у { $other-genitive }
deed-record-it = заносит это в протокол соревнования
event-phone-rings = у { $who-genitive } звонит телефон
event-card-turns-up = у { $who-genitive } открывается { $card }
event-hands-pass = проходит { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[other] { $count } раздач
}
event-days-pass = проходит { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
event-tournament-ends = турнир заканчивается
deed-agree-fold-to-big-blind = { $count ->
    [one] договаривается всегда пасовать перед большим блайндом
   *[other] договариваются всегда пасовать перед большим блайндом
}
deed-agree-another-ruling = { $count ->
    [one] договаривается об ином решении
   *[other] договариваются об ином решении
}
judge = судья
house = клуб
federation = федерация

deed-judge-found = { $found ->
    [yes] признаёт, что { $what }
   *[no] не признаёт, что { $what }
}
ruling-if-found = { $found ->
    [yes] если { -floor(case: "nominative") } признает, что { $what }
   *[no] если { -floor(case: "nominative") } не признает, что { $what }
}
found-uncalled = в этом не было нужды
found-similar = это сходно с перечисленными поступками
found-cheating = это было мошенничество
found-disruptive = это нарушило порядок за столом
found-excessive = это было чрезмерно
found-improper = это было неподобающе
found-grave = это был серьёзный проступок
found-against-event = это противоречило интересам мероприятия
found-unsporting = это было неспортивно
found-habitual = медлительность постоянна
found-ownerless = владельца фишек установить нельзя
found-out-of-sight = фишек не было видно
found-drunk = { $other } пьян
found-incorrigible = { $other } не желает подчиняться
found-nuisance = { $other } мешает остальным
found-harmed = { $other } понёс ущерб
found-advantaged = { $other } получил несправедливое преимущество
found-colluding = { $who } и { $other } действуют в сговоре
found-dumping = { $who } намеренно сливает фишки { $other-dative }
found-soft-playing = { $who } играет в поддавки с { $other-instrumental }

state-television-table = телевизионный стол
state-main-event-final-table = финальный стол главного турнира
state-training-game = тренировочная игра
state-paid = число призовых мест: { $count }
state-day = день { $count }
state-played-in = игра проходит { venue }
state-may-speak = за столом можно говорить { tongue }
venue = { $venue ->
    [united-states] в Соединённых Штатах
    [new-jersey] в Нью-Джерси
    [slovakia] в Словакии
    [croatia] в Хорватии
    [hungary] в Венгрии
    [iceland] в Исландии
   *[russia] в России
}
state-passport = у { $who-genitive } есть паспорт
state-anothers-passport = у { $who-genitive } чужой паспорт
state-club-card = у { $who-genitive } есть членская карта
state-anothers-club-card = у { $who-genitive } чужая членская карта
state-signed-receipt = { $who } подписал расписку
state-hands-to-miss = { $who } должен пропустить ещё { hands }
state-breaches = прежние нарушения { $who-genitive } ({ offence }): { $count }
state-missed-rounds = { $who } уже пропустил { rounds } ({ offence })
state-warnings = предупреждения { $who-genitive } ({ offence }): { $count }
offence = { $offence ->
    [out-of-turn] действие вне очереди
    [late-post] опоздание с обязательной ставкой
    [string-bet] ставка частями
    [announcing] объявленная, но не показанная рука
    [exposing] показ карт
    [kept-cards] карты, оставленные у себя после паса
    [touched-cards] прикосновение к картам
    [cards-into-cards] карты брошены в чужие карты
    [shown-by-accident] карты показаны случайно
    [mucked-first] сброс вместо показа первым
    [card-off-table] карта выброшена со стола
    [touching] прикосновение к картам или фишкам
    [delay] затягивание игры
    [chatter] болтовня
    [banging] стук фишками
    [out-of-reach] ставка вне досягаемости дилера
    [violence] насилие
    [belittling-play] принижение чужой игры
    [foul-language] брань
    [collusion] сговор
   *[any] любое правило
}

verdict-no-breach = { $who } ничего не нарушает
verdict-no-penalty = { $who } не наказывается
verdict-put-out = { $who } выбывает из турнира
verdict-expelled = { $who } исключается из турнира
verdict-barred = { $who } больше не допускается к турнирам федерации
verdict-no-prize = { $who } теряет право на приз
verdict-no-refund = { $who } не получает ничего обратно
verdict-blinded-off = стек { $who-genitive } уходит на блайнды
verdict-begins-at-once = для { $who-genitive } взыскание начинается сразу
verdict-warned-by-dealer = дилер предупреждает { $who-accusative }
verdict-warned-by-floor = { -floor(case: "nominative") } предупреждает { $who-accusative }
verdict-sits-out-minutes = { $who } на время отстраняется от игры
verdict-sits-out-rounds = { $who } пропускает несколько кругов
verdict-another-by-exception = { $who } в порядке исключения наказывается иначе
verdict-may-lose-chips-or-place = взыскание может стоить { $who-dative } фишек, места в турнире или того и другого
verdict-may-go-on = { $who } может это продолжать
verdict-must-leave-table = { $who } обязан отойти от стола
verdict-must-leave-area = { $who } обязан покинуть турнирную зону
verdict-may-stay = { $who } может там оставаться
verdict-must-restack = { $who } обязан разложить фишки по номиналу
verdict-must-show-cards-there = { $who } обязан показать, что карты у него есть
verdict-may-be-told-to-stop = { $who-dative } могут велеть это прекратить
verdict-may-be-moved = { $who-accusative } могут отвести за ограждение
verdict-must-be-compensated = ущерб { $who-genitive } должен быть возмещён
verdict-dealer-tells-staff = дилер обязан сообщить об этом персоналу
verdict-dealer-sets-cards-aside = дилер откладывает карты
verdict-protest-forwarded = { -floor(case: "nominative") } обязан передать протест дальше
verdict-competition-rules-govern = действуют правила соревнований
verdict-these-rules-govern = действуют эти правила
verdict-international-rules-govern = действуют международные правила покера
verdict-sits-out = { $who } не играет { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[other] { $count } минут
}
verdict-hands-left = { $who } должен пропустить ещё { hands }
verdict-finishes = { $who } занимает { $place }-е место
verdict-house-decides = решают правила клуба: { $choices }
house-alternatives-or = { $head }; либо { $last }
verdict-federation-breach = федерация нарушает правило «{ $rule }»
verdict-rounds-up-to = { $strength ->
    [must] { $who } пропускает не более { rounds-at-most }
   *[may] { $who-accusative } могут обязать пропустить не более { rounds-at-most }
}
verdict-hands-up-to = { $strength ->
    [must] { $who } пропускает не более { hands-at-most }
   *[may] { $who-accusative } могут обязать пропустить не более { hands-at-most }
}
verdict-up-to-disqualification = { $strength ->
    [must] { $who } наказывается вплоть до дисквалификации
   *[may] { $who } может быть наказан вплоть до дисквалификации
}
verdict-up-to-ban = { $strength ->
    [must] { $who } наказывается вплоть до запрета участвовать в любых мероприятиях
   *[may] { $who } может быть наказан вплоть до запрета участвовать в любых мероприятиях
}
verdict-season-ban = { $strength ->
    [must] { $who } дисквалифицируется на весь сезон
   *[may] { $who } может быть дисквалифицирован на весь сезон
}
hands-at-most = { $count ->
    [one] { $count } раздачи
   *[other] { $count } раздач
}
rounds-at-most = { $count ->
    [one] { $count } круга
   *[other] { $count } кругов
}
