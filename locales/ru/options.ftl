# Пояснения к настройкам: о чём они спрашивают и что значат их значения.

## Единицы

option-unit-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
option-unit-chips = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
option-unit-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
option-unit-hands = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[other] { $count } раздач
}
option-unit-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
option-unit-money = { $count } деньги
option-unit-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
option-unit-rounds = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[other] { $count } кругов
}
option-unit-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
option-unit-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}

## Настройки

option-clock-called = Когда можно вызвать время?
    .after-reasonable-time = Когда у игрока уже было разумное время на решение.
    .on-request = Как только кто-нибудь попросит.
option-clock-granted-by = Время идёт с момента просьбы или с момента разрешения?
    .nobody = С момента просьбы.
    .floor = С момента, когда его разрешил флормен.
option-clock-decision = Сколько времени на решение у игрока, которому вызвали время?
option-clock-countdown = Сколько длится отсчёт?
option-clock-counted = Отсчёт следует за временем или составляет его конец?
    .after-the-time = Следует за временем.
    .within-the-time = Составляет конец времени.
option-clock-fast-level = При уровнях не длиннее скольких минут действует короткое время?
option-clock-fast-decision = Сколько длится короткое время?
option-clock-fast-countdown = Сколько длится отсчёт короткого времени?
option-clock-change = Может ли флормен назначить другое время?
    .shorten = Флормен может сократить это время.
    .shorten-if-delaying = Флормен может сократить это время, если решит, что игрок затягивает игру намеренно.
    .set-freely = Флормен может назначить время короче или длиннее обычного.
option-clock-expiry = Что если игрок не успел ничего сделать?
    .hand-dead = Рука мертва.
    .check-or-fold = Рука мертва, если была ставка; иначе игрок сказал чек.
option-clock-ends-with = До какого момента игрок ещё может действовать?
    .time = Пока не истекла последняя секунда.
    .declaration = Пока рука не объявлена мёртвой.
option-clock-deliberate-delay = Чего стоит намеренное затягивание игры?
option-clock-needless-delay = Чего стоит затягивание игры без причины?
option-procedure-exact-count = Когда игрок может требовать точного подсчёта фишек?
    .facing-all-in = Когда перед ним олл-ин.
    .opponent-all-in = Когда соперник в олл-ине.
    .at-any-time = В любое время.
option-procedure-race = Как разыгрывается чип-рейс?
    .chip-by-chip = Карта за каждую лишнюю фишку и не больше одной новой фишки на игрока.
    .one-pot = Карта за каждый стек, и всё достаётся старшей.
option-procedure-race-tie = Что решает при равных картах в чип-рейсе?
    .suit = Масти.
    .another-card = Ещё одна карта тем, кто равен.
option-procedure-hidden-in-transit = Теряются ли фишки, которые игрок переносил не на виду?
    .forfeited = Теряются.
    .may-be-forfeited = Флормен может их изъять.
option-procedure-stack-height = Сколько фишек в стопке?
option-procedure-chips-in-the-way = Чего стоят фишки, которые мешают сдаче или закрывают карты?
option-procedure-color-up-announced = Когда нужно объявить обмен фишек?
    .announced = В любое время, в том числе после обмена.
    .beforehand = До обмена.
option-procedure-dispute-until = До какого момента можно оспорить присуждение банка?
    .next-hand = До начала следующей раздачи.
    .cards-shuffled = Пока карты раздачи не смешаны.
    .at-once = Сразу или никогда.
option-procedure-hand-begins = Когда начинается новая раздача при ручной тасовке?
    .first-riffle = С первой врезкой.
    .first-shuffle = С первым движением тасовки, каким бы оно ни было.
    .first-card = Когда первая карта покидает колоду.
    .dealer-push = С первой врезкой или, если дилера сменили до неё, со сменой дилера.
option-procedure-level-from = С какого момента действует новый уровень?
    .announcement = Когда пришло его время и он объявлен.
    .time = Когда пришло его время.
    .either = Когда пришло его время или он объявлен, смотря что раньше.
option-procedure-rebuy-bound = Обязан ли игрок купить объявленный ребай?
    .always = В любом случае.
    .to-continue = Только чтобы продолжить игру.
option-procedure-killed-hand-refund = Возвращается ли хозяину убитой руки то, на что никто не ответил?
    .returned = Возвращается.
    .may-be-returned = Может вернуться, если разрешит флормен.
option-procedure-unprotected-condition = Какие руки остаются мёртвыми, если дилер собрал их по ошибке?
    .unprotected-only = Незащищённые; об остальных ничего не сказано.
    .every-hand = Все, как бы они ни лежали.
option-betting-substantial-pair = Какая пара действий значима?
    .both-add-chips = Действия разных игроков, каждое из которых вносит фишки.
    .one-adds-chips = Действия, хотя бы одно из которых вносит фишки.
    .any-action = Любые действия разных игроков.
option-betting-substantial-pair-actions = Сколько действий составляют короткий вид значимого действия?
option-betting-substantial-any = Какие действия идут в счёт длинного вида значимого действия?
    .every-kind = Любое: чек, бет, рейз, колл или пас.
    .chips-only = Беты, рейзы и коллы; чеки и пасы не в счёт.
option-betting-substantial-any-actions = Сколько действий составляют длинный вид значимого действия?
option-betting-out-of-turn = Обязывает ли действие вне очереди, если к очереди игрока ничего не изменилось?
    .binding = Обязывает.
    .floor-may-bind = Флормен может обязать к нему.
option-betting-out-of-turn-binds = Какие действия вне очереди обязывают?
    .every-action = Любое действие.
    .wagers = Беты, коллы и рейзы; чеки и пасы нет.
option-betting-out-of-turn-undone-by = Что отменяет действие вне очереди?
    .bet-or-raise = Любой бет или рейз игрока, сидящего раньше.
    .larger-raise = Только рейз больше поставленного.
option-betting-out-of-turn-chips = Что происходит с фишками отменённого действия вне очереди?
    .returned = Они возвращаются.
    .stay = Они остаются в банке.
option-betting-out-of-turn-fold = Остаётся ли в силе пас вне очереди, если действие изменилось?
    .always-binds = Всегда остаётся.
    .as-other-actions = Остаётся или отменяется, как всякое действие вне очереди.
option-betting-skipped-player = Что ещё может пропущенный игрок, если за ним уже было значимое действие?
    .must-speak-up = Он должен был заявить о себе; действие за ним остаётся в силе, а о его руке решает флормен.
    .answers-or-raises = Он отвечает, и коллы за ним остаются в силе, или повышает, и они возвращаются.
option-betting-out-of-turn-penalty = Чего стоит намеренное объявление вне очереди в первый раз и повторно?
option-betting-undercall = Сколько должен игрок, поставивший меньше колла?
    .full-call-opening-or-heads-up = Полный колл: против первой ставки круга, а один на один против любой.
    .complete-or-forfeit = Он доставляет до колла или пасует и теряет поставленное.
option-betting-one-chip-call = Когда одна фишка крупнее колла, поставленная молча, означает колл?
    .any-larger = Всегда, какой бы крупной она ни была.
    .above-minimum-raise = Только если она крупнее минимального рейза; о меньшей судят по её размеру.
option-betting-one-chip-call-share = С какой доли ставки одна фишка меньше ставки считается коллом, который надо дополнить?
option-betting-multiple-chips = Когда несколько фишек больше колла, поставленных молча, означают только колл?
    .remove-one-equal = Когда они одного номинала и без одной из них колл не покрыт.
    .remove-smallest = Когда без самой мелкой из них колл не покрыт.
    .size-only = Когда их сумма не достигает половины рейза.
option-betting-multiple-chips-after = После чего применяется проверка с убранной фишкой?
    .any-bet = После любой ставки или блайнда.
    .raise = Только после рейза.
option-betting-half-raise-base = От чего берётся доля, которая обязывает довести рейз до полного?
    .previous-bet = От всей предыдущей ставки.
    .minimum-increment = От наименьшей суммы, на которую можно повысить.
option-betting-half-raise-share = С какой доли превышение над коллом обязывает довести рейз до полного?
option-betting-minimum-raise = На сколько самое меньшее рейз должен превышать ставку?
    .largest-increment = На самый крупный бет или рейз этого круга.
    .last-difference = На разницу между последней и предпоследней ставками.
    .original-raise = На размер первого рейза круга.
    .double-previous = Он должен быть вдвое больше предыдущей ставки.
option-betting-raise-counts-from = Откуда отсчитывается следующий рейз после олл-ина меньше полного рейза?
    .all-in-amount = От суммы олл-ина.
    .last-full-bet = От последнего полного бета или рейза.
option-betting-declared-short-raise = Что становится с рейзом, который объявлен, но сделан слишком малым?
    .minimum-raise = Он доводится до минимального рейза.
    .complete-or-forfeit = Игрок доводит его до полного или пасует и теряет поставленное.
option-betting-closed-to = Кому олл-ин меньше полного рейза закрывает право на рейз?
    .those-who-acted = Тем, кто действовал до него.
    .raisers = Тем, кто ставил бет или рейз до него.
    .everyone = Всем, кроме тех, перед кем стоит полный рейз.
option-betting-reopened-by = Что снова открывает рейз игроку, который уже действовал?
    .one-full-raise = Один полный рейз после его действия.
    .full-raise-in-total = Полный рейз в сумме, в том числе из нескольких коротких олл-инов.
option-betting-limit-all-in-share = С какой доли шага олл-ин считается рейзом в лимите?
option-betting-all-in-share = С какой доли полного рейза олл-ин считается рейзом в безлимите и пот-лимите?
option-betting-limit-raises = Сколько рейзов может следовать за бетом в одном круге лимита?
option-betting-limit-cap-lifted = Когда в лимите не действует ограничение числа рейзов?
    .two-left-in-tournament = Когда в турнире осталось двое.
    .round-began-heads-up = Когда круг торговли начался вдвоём.
option-betting-string-bet = Чем считается рейз в несколько движений без слов?
    .call-only = Только коллом.
    .first-motion = Тем, чем его сделало первое движение.
option-betting-ambiguous-amount = Какую из нескольких возможных сумм означает объявление?
    .lesser = Меньшую.
    .largest-within-pot = Наибольшую, которая не превышает банк до ставки.
option-betting-hidden-chips = Играют ли фишки, скрытые в момент колла на олл-ин?
    .play-against-owner = Они в счёт, когда их хозяин проигрывает, и не в счёт, когда выигрывает.
    .floor-decides = Решает флормен.
option-betting-misplayed-actions = После скольких следующих действий неверный банк или лимит остаётся в силе?
option-betting-straddle = Покупает ли рейз вслепую до сдачи последнее слово?
    .by-agreement = Да, если игроки заранее договорились о страддле, и не один на один.
    .raise-no-look = Никогда; это рейз втёмную.
option-betting-blind-raise-multiple = Скольким большим блайндам должен равняться рейз втёмную?
option-showdown-miscall = Наказывается ли намеренно неверное объявление руки?
    .may-be-penalised = Может наказываться.
    .is-penalised = Должно наказываться.
option-showdown-refusal-grace = Сколько времени на показ у игрока, который отказался и получил указание?
option-showdown-asking-to-see = Кто может по просьбе увидеть чужую руку?
    .floor-discretion = Права на это нет ни у кого; флормен может разрешить.
    .players-at-showdown = Кто участвует во вскрытии и держит карты, может увидеть руку, которую ещё держат.
    .manager-with-grounds = Любой, кому сдавали, если менеджер сочтёт его доводы вескими.
    .river-callers = Кто сделал колл на ривере, может увидеть руку последнего агрессора; иначе это может разрешить флормен.
option-showdown-seen-by-one = Что должны увидеть все, если это увидел один игрок?
    .cards-seen = Только эти карты, после раздачи, если кто-нибудь попросит.
    .whole-hand = Всю руку, сразу.
option-dealing-out-of-order = Ошибочна ли раздача, если карта попала не тому игроку?
    .misdeal = Ошибочна.
    .unless-correctable = Только если ошибку нельзя исправить.
option-dealing-missed-seat = Ошибочна ли раздача, если место пропущено или карты сданы на пустое место?
    .misdeal = Ошибочна.
    .unless-restorable = Только если порядок карт нельзя восстановить.
option-dealing-misdeal-until = До какого момента можно объявить раздачу ошибочной?
    .substantial-action = До значимого действия.
    .blind-acts = Пока не сделал ход малый или большой блайнд.
option-dealing-exposed-by = По чьей вине должна открыться карта при сдаче, чтобы считаться засвеченной?
    .dealer = По вине дилера.
    .anybody = По чьей угодно, в том числе игрока.
option-dealing-exposed-cards-misdeal = Со скольких засвеченных карт раздача ошибочна?
option-dealing-exposed-counted = Какие карты идут в счёт, если открылось несколько?
    .of-the-deal = Карты сдачи.
    .with-boxed = Карты сдачи и бокс-карты.
    .first-round = Карты первого круга сдачи.
option-dealing-exposed-card = Что становится с единственной картой, засвеченной при сдаче?
    .first-burn = Она становится первой сожжённой картой.
    .out-of-play = Она выходит из игры.
option-dealing-wrong-count = Ошибочна ли раздача, если у игрока оказалось слишком много или мало карт?
    .misdeal = Ошибочна.
    .unless-correctable = Только если ошибку нельзя исправить.
option-dealing-surplus-cards = Сколько лишних карт делают раздачу ошибочной?
option-dealing-four-card-flop = Как исправляется флоп с лишними картами?
    .floor-draws = Из четырёх карт, открытых или нет, флормен вытягивает следующую сожжённую карту.
    .reshuffled = Они замешиваются в остаток колоды без сожжённой карты.
    .reshuffled-with-burn = Если они лежат открыто, они замешиваются в остаток колоды вместе с сожжённой, и карта сжигается заново.
option-dealing-premature-flop = Как исправляется флоп, открытый до конца торговли?
    .reshuffled = После торговли он замешивается в остаток колоды.
    .reshuffled-and-cut = Он замешивается в остаток колоды без сожжённой карты, и колода снимается.
    .reshuffled-with-burn = Он замешивается в остаток колоды вместе с сожжённой картой, колода снимается, и карта сжигается заново.
option-dealing-premature-card = Что становится с тёрном или ривером, открытым до конца торговли?
    .set-aside = Перед ривером карта замешивается в остаток колоды.
    .taken-out = Карта выходит из игры.
    .reshuffled = После торговли он замешивается в остаток колоды, и та же улица сдаётся заново.
option-dealing-missed-burn = Как исправляется пропущенная сожжённая карта?
    .removed = Карта, которую следовало сжечь, показывается и выходит из игры.
    .restored = Порядок карт восстанавливается, в том числе когда сожжено лишнее.
option-dealing-boxed-cards-misdeal = Со скольких бокс-карт это пересдача?
option-dealing-open-cards = Со скольких открытых карт колода дефектна?
option-dealing-defect-after-award = Что становится с банком, присуждённым до обнаружения дефекта колоды?
    .pot-stands = Он остаётся у победителя.
    .pot-taken-back = Он возвращается тем, кто его внёс.
option-dealing-dead-button = Играется ли турнир с мёртвым баттоном?
    .always = Всегда.
    .floor-decides = Может играться.
option-dealing-bring-in-share = Какую долю нижнего лимита составляет бринг-ин в лимитном стаде?
option-conduct-exposing-penalty = Обязательно ли наказывать игрока, который открывает карты?
    .may-be-penalised = Можно наказать.
    .is-penalised = Нужно наказать.
option-conduct-exposing-while = До какого момента открывать карты запрещено?
    .action-pending = Пока кому-нибудь предстоит действовать, включая его самого.
    .others-behind = Пока предстоит действовать кому-нибудь после него.
option-conduct-exposing-hands = Сколько раздач самое меньшее пропускает игрок, намеренно открывший карты?
option-conduct-exposing-rounds = Сколько кругов может пропустить игрок, открывший карты до конца круга торговли?
option-conduct-exposing-rounds-repeated = Сколько кругов он пропускает за повтор, если не дисквалифицирован?
option-conduct-belittling = Чего стоит принижение других?
option-conduct-foul-language-at-person = Чего стоит брань в адрес игрока или сотрудника?
option-conduct-foul-language = Чего стоит брань, не обращённая ни к кому?
option-conduct-insult = Чего стоит оскорбление игрока или должностного лица?
option-conduct-left-table = Чего стоит уход от стола с живой рукой?
option-conduct-soft-play = Чего стоит игра в поддавки?
option-conduct-collusion = Чего стоят слив фишек и любой другой сговор?
option-conduct-nuisance = Чего стоит не прекратить то, что мешает другим?
option-conduct-etiquette = Чего стоит нарушение этикета в первый раз и повторно?
option-conduct-etiquette-repeats = Что считается повторным нарушением этикета?
    .any-breach = Любое нарушение после другого.
    .same-breach = Только нарушение того же рода.
option-conduct-celebration = Чего стоит чрезмерное ликование?
option-conduct-improper-behaviour = Чего стоят неподобающее поведение и неподобающие жесты?
option-conduct-drunkenness = Чего стоят пьянство и беспорядок?
option-conduct-advice-banned = До какого момента запрещены советы по игре и её критика?
    .at-any-time = В любое время.
    .until-action-ends = Пока не закончены все действия.
option-conduct-card-off-table = Чего стоит карта, брошенная мимо стола?
option-conduct-one-player = Чего стоит допустить другого к розыгрышу своей руки?
option-conduct-forceful-fold = Чего стоит сбросить карты так резко, что одна откроется?
option-conduct-slow-play = Чего стоит постоянно медленная игра?
option-conduct-violence = Чего стоит насилие?
option-conduct-abuse = Чего стоит словесное нападение на другого?
option-conduct-disruption = Чего стоит срыв игры?
option-conduct-cheating = Чего стоит мошенничество?
option-conduct-similar-incident = Чего стоит поступок, который флормен счёл подобным этим?
option-conduct-kept-cards = Чего стоит оставить у себя карты после паса?
option-conduct-touched-cards = Чего стоит тронуть отбой, сожжённые или чужие карты?
option-conduct-cards-into-cards = Чего стоит бросить свои карты в карты другого игрока?
option-conduct-early-act = Чего стоит любое действие вне очереди?
option-conduct-late-post = Чего стоит забыть блайнд или анте?
option-conduct-shown-by-accident = Чего стоит случайно показать карты во время раздачи?
option-conduct-first-to-show-mucks = Чего стоит сбросить карты, когда нужно показывать первым?
option-conduct-refused-to-show = Чего стоит отказ показать карты на вскрытии или их сброс?
option-conduct-longest-penalty = Сколько кругов самое большее может длиться наказание?
option-conduct-penalty-place = Где игрок должен находиться во время наказания?
    .away-from-table = В стороне от стола.
    .outside-tournament-area = За пределами турнирной зоны.
option-general-deal-left = Сколько должно остаться в розыгрыше после сделки?
option-general-fairness = Когда флормен может решить иначе, чем велят правила?
    .unusual-circumstances = Только в необычных обстоятельствах.
    .any-dispute = Всегда, когда этого требует справедливость.
option-general-identity-fraud = Чего стоит выдать себя за другого?
option-general-foreign-language = Чего стоит говорить не по-английски там, где разрешён только английский?
option-general-protest-days = За сколько дней нужно ответить на протест?
option-seating-balancing-mover = Кого пересаживают для выравнивания столов?
    .next-big-blind = Того, кто будет на большом блайнде в следующей раздаче.
    .big-blind = Того, кто на большом блайнде.
option-seating-halt-in = В каких турнирах игра останавливается за неполным столом?
    .every-event = Во всех.
    .full-ring = Только в полных, где за столом восемь игроков и больше.
option-seating-halt-short = При скольких недостающих игроках стол останавливается?
option-seating-redraw-at = При скольких оставшихся игроках места разыгрываются заново?
option-seating-final-table-flop = Сколько игроков за финальным столом в играх с флопом?
option-seating-final-table-six-handed = Сколько игроков за финальным столом в турнирах за столами на шестерых?
option-seating-final-table-full-ring = При скольких игроках соединяются последние столы в турнирах, где за столом восемь или девять?
option-seating-final-table-short-handed = При скольких игроках соединяются последние столы в турнирах, где за столом шесть или семь?
option-seating-final-table-stud = Сколько игроков за финальным столом в стаде?
option-seating-final-table-extra = На сколько игроков больше, чем за другими столами, может быть за финальным?
option-seating-final-table-most = Сколько мест самое большее за финальным столом?
option-seating-present-at = При какой карте сдачи игрок должен быть на своём месте?
    .last-card = Когда сдаётся последняя карта сдачи.
    .own-first-card = Когда на его место сдаётся первая карта.
    .first-card = Когда сдаётся первая карта сдачи.
option-seating-stored-after = Через какое время убирают фишки отсутствующего игрока, если кто-то ждёт?
option-seating-day-end-from = За сколько минут до конца последнего уровня часы останавливают самое раннее?
option-seating-day-end-to = За сколько минут до конца последнего уровня часы останавливают самое позднее?
option-seating-day-end-low = С какого числа разыгрывается количество оставшихся за день раздач?
option-seating-day-end-high = До какого числа разыгрывается количество оставшихся за день раздач?
option-cash-return-minutes = За сколько минут игрок должен вернуть то, что унёс?
option-cash-missed-within = После отсутствия короче скольких минут ставятся пропущенные ставки?
