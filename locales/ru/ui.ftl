# Слова интерфейса и изданной книги правил.

## Ответы

rule = Правило
rules = Правила
clause = Положение
example = Пример
examples = Примеры
elsewhere = В других сводах правил
precedents = Свои случаи
see-also = См. также
other-languages = На других языках
defined-in = Определено в
used-in = Встречается
why = Основание
ruling = Решение
situation = Ситуация
play = Ход игры
in-this-house = В этих правилах
no-rule = В этих правилах об этом ничего нет
silent-note = Где эти правила молчат, решает { -floor(case: "nominative") }.
no-sanction = Особого взыскания за это правила не называют.
nothing-to-rule-on = Пока решать нечего. Опишите, что происходит.
assumptions = Предполагается
understood = Понято так
left-out = Не учтено
quoted = «{ $words }»
dialogue-begin = Расскажите ситуацию по строчкам, своими словами. `-` убирает последнюю строчку, пустая строка завершает.
dialogue-end = Всё одной командой:
to-act = Слово за
may = Может
must = Обязан
if-so = Если да
otherwise = Если нет
answer-for = По правилам: { $house }
results = { $count ->
    [one] найдено { $count } правило
    [few] найдено { $count } правила
   *[other] найдено { $count } правил
}
nothing-found = По запросу «{ $query }» ничего не найдено
own-rule = Собственное правило, своими словами; к ситуациям программа его не применяет.
own-instead = Вместо этого своё правило
own-beside = Своё правило об этом
only-written-in = Только на языке: { $languages }
missing-in-language = На этом языке отсутствует и приводится в оригинале ({ $languages }): { $items }.
did-you-mean = Возможно, вы имели в виду: { $words }?
more = Ещё
closest = Ближе всего
number = №
note = Примечание
source = Источник
since = с редакции { $editions }
since-at-latest = не позднее чем с редакции { $editions }

## Своды правил и их настройки

houses = Своды правил
based-on = На основе: { $house }
option = Настройка
options = Настройки
option-value = Значение
not-set = не задано
used-by = Где действует
decides-here = Кто решает
differences = { $count ->
    [one] { $count } различие
    [few] { $count } различия
   *[other] { $count } различий
}
compare = Сравнение: { $left } и { $right }
only-in = Только здесь: { $house }
same-ruling = Решение в обоих одинаковое
no-witness = Ни в одной из проверенных ситуаций это не проявляется
otherwise-same = В остальном то же самое
nothing-more = То же, но без этого
ruled-alike = Решение в обоих одинаковое, хотя записано оно только в одних
unruled = Ни одно решение от этого не зависит
rules-new = Новых правил: { $count }; из них с ситуацией, где решение иное: { $shown }
rules-changed = Изменённых правил: { $count }; из них с ситуацией, где решение иное: { $shown }
rules-dropped = Исключённых правил: { $count }; из них с ситуацией, где решение иное: { $shown }
smallest-situation = Самая простая ситуация, в которой они расходятся

## Противоречия

conflict = Противоречие
conflicts = Противоречия
departures = Отличия от базовых правил
conflict-holds = Действует
conflict-loses = Не действует
conflict-because = Причина
conflict-kind-option = Один вопрос решён в правилах двояко
conflict-kind-scope = Два правила пересекаются
conflict-kind-together = Два правила нельзя соблюсти одновременно
conflict-kind-self = Одно правило можно понять двояко
conflict-kind-example = Пример противоречит собственному правилу
conflict-kind-translation = Переводы расходятся
conflict-kind-unrecorded = Два пункта решают по-разному, и противоречие не записано
conflict-kind-base = Собственное правило заменяет базовое
conflict-kind-wording = Расходится текст, но не решение
reason-more-specific = частное правило сильнее общего
reason-worked-example = смысл показывает разобранный пример
reason-later = позднее правило сильнее раннего
reason-source-language = решает язык оригинала
reason-safer-for-play = игре это вредит меньше

## Справка

notation-help = Как описать ситуацию
usage-hint = Сначала стол, затем строка за строкой то, что происходит.
seats-hint = Играет тот, кого вы назвали, и больше никто. `seats` перечисляет игроков по часовой стрелке с того, кто действует первым. Блайнды указывают SB и BB в списке или `button`; иначе их поставили двое других и уже спасовали.

## Книга

contents = Содержание
chapter = Глава
edition = Редакция
date = Дата
languages = Языки
language = Язык
search = Поиск
search-placeholder = Искать в правилах
search-results = Результаты
search-unavailable = В этом браузере поиск не работает. Все правила перечислены в содержании.
rule-number = Правило { $number }
printed-on = Напечатано { $date }
page = Страница
back-to-top = К началу
previous = Назад
next = Далее
menu = Меню
print = Печать
index = Указатель
glossary = Словарь терминов
glossary-note = Эти пояснения лишь помогают при чтении и правил не устанавливают. Ссылка рядом со словом ведёт туда, где его значение определяют сами правила.
contact = Контакты
theme = Светлая или тёмная тема
pot = Банк
floor-card = Памятка флормена
changes = Изменения
changes-since = Что изменилось по сравнению с: { $house }
no-changes = Ничего не изменилось
change-new = Новое
change-changed = Изменено
change-dropped = Больше не действует
formerly = ранее
before = Раньше
now = Теперь
source-example = Что сказано в примере самих правил
source-example-differs = В примере самих правил сказано иное
generated = Каждый пример в этой книге выведен из её правил

same-as = То же, что
filter-nothing = Таких слов нет ни в одном правиле
permalink = Ссылка на это правило
skip-to-rules = Перейти к правилам

## Главы

chapter-general = Общие правила
chapter-seating = Рассадка
chapter-procedure = Порядок игры
chapter-betting = Торговля
chapter-showdown = Вскрытие
chapter-dealing = Сдача
chapter-conduct = Поведение
chapter-cash = Кеш-игра
chapter-reference = Справочник

## На что отвечает решение

question-meaning = Какое это действие
question-binding = Обязывает ли оно
question-term = Что значит слово
question-chips = Куда идут фишки
question-hand = Жива ли рука
question-show = Кто и когда открывает карты
question-value = Какая это комбинация
question-award = Кому достаётся банк
question-positions = У кого баттон
question-tables = Какой стол играет
question-mover = Кого пересаживают
question-seat = Кто где сидит
question-stack = Сколько у кого фишек
question-stage = До чего дошёл турнир
question-place = Кто какое место занял
question-prize = Что выплачивается
question-deck = Исправна ли колода
question-deal = Действительна ли сдача
question-cards = Куда идут карты
question-answer = О чём можно спросить
question-order = Что делает дилер
question-breach = Какая обязанность нарушена
question-penalty = Какое следует взыскание
question-substantial = Было ли значимое действие
question-pot = Сколько в банке
question-turn = За кем слово
question-may = Что он может

grade-is = Решено
grade-must = Обязательно
grade-may = Возможно
grade-advised = Рекомендуется
grade-silent = По обычаю

kind-norm = Правило
kind-power = Право
kind-duty = Обязанность
kind-definition = Определение
kind-advice = Рекомендация
kind-statement = Пояснение

## Игра

structure-no-limit = Безлимит
structure-pot-limit = Пот-лимит
structure-limit = Лимит
game-holdem = Холдем
game-omaha = Омаха
game-omaha-eight = Омаха хай-лоу
game-stud = Стад
game-stud-eight = Стад хай-лоу
game-razz = Разз
street-preflop = префлоп
street-flop = флоп
street-turn = тёрн
street-river = ривер
street-third-street = третья улица
street-fourth-street = четвёртая улица
street-fifth-street = пятая улица
street-sixth-street = шестая улица
street-seventh-street = седьмая улица

judgement-deliberate = намеренно
judgement-tiny = ничтожно малая фишка
judgement-contradictory = противоречие между словом и фишками
judgement-unusual = необычные обстоятельства
judgement-misinformed = введён в заблуждение
judgement-separate = карты отдельно от отбоя
judgement-identifiable = карты можно опознать
judgement-grounds = достаточные основания
judgement-needless = неоправданное промедление
judgement-gross = грубое нарушение
judgement-correctable = исправимая ошибка
judgement-restorable = восстановимый порядок

## Числа и наказания

unit-percent = { $count } %
unit-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
unit-raises = { $count ->
    [one] { $count } рейз
    [few] { $count } рейза
   *[other] { $count } рейзов
}
unit-big-blinds = { $count ->
    [one] { $count } большой блайнд
    [few] { $count } больших блайнда
   *[other] { $count } больших блайндов
}
unit-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
unit-chips = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
unit-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
unit-hands = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[other] { $count } раздач
}
unit-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
unit-money = { $count ->
    [one] { $count } денежная единица
    [few] { $count } денежные единицы
   *[other] { $count } денежных единиц
}
unit-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
unit-rounds = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[other] { $count } кругов
}
unit-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
unit-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
sanction-warning = предупреждение
sanction-rounds = { $count ->
    [one] пропуск { $count } круга
   *[other] пропуск { $count } кругов
}
sanction-hands = { $count ->
    [one] пропуск { $count } раздачи
   *[other] пропуск { $count } раздач
}
tariff-first = в первый раз
tariff-second = во второй раз
tariff-later = в каждый следующий раз

## Записанные раздачи

replay-hand = раздача { $hand }
replay-not-played = Игра { $variant } здесь не воспроизводится.
replay-out-of-turn = вне очереди, ход за { $player }
replay-round-over = круг торговли завершён
replay-skipped = выходит следующая карта, хотя ход ещё за { $player }
replay-owes-bring-in = сначала нужно поставить бринг-ин { $amount }
replay-call-too-small = колл должен составлять { $amount }
replay-raising-closed = с тех пор как этот игрок сделал ход, не было ни полного бета, ни полного рейза
replay-capped = рейзы в этом круге торговли исчерпаны
replay-too-small = наименьшая разрешённая сумма — { $amount }
replay-too-large = наибольшая разрешённая сумма — { $amount }
replay-put-all-in = записано столько, сколько есть у { $player }, и этим он ставится в олл-ин; полный рейз был бы до { $amount }, но это ничего не меняет
replay-stack = У { $player } в конце { $has }, а по записи { $recorded }.
replay-to-act = Запись обрывается, когда ход за { $player }.
replay-to-deal = Запись обрывается до последней карты.
replay-unknown-cards = Карты игрока { $player } нигде не указаны, поэтому банк присудить нельзя.
replay-hands = { $count ->
    [one] Воспроизведена { $count } раздача
    [few] Воспроизведены { $count } раздачи
   *[other] Воспроизведено { $count } раздач
}
replay-agree = { $count ->
    [one] { $count } раздача сходится с записью
    [few] { $count } раздачи сходятся с записью
   *[other] { $count } раздач сходится с записью
}
replay-forbidden = { $count ->
    [one] { $count } действие не разрешено этими правилами
    [few] { $count } действия не разрешены этими правилами
   *[other] { $count } действий не разрешено этими правилами
}
replay-by-custom = { $count ->
    [one] { $count } действие не разрешено обычаем, а правила о нём молчат
    [few] { $count } действия не разрешены обычаем, а правила о них молчат
   *[other] { $count } действий не разрешено обычаем, а правила о них молчат
}
replay-notes = { $count ->
    [one] { $count } рейз записан по стеку последнего соперника
    [few] { $count } рейза записаны по стеку последнего соперника
   *[many] { $count } рейзов записано по стеку последнего соперника
}
replay-stacks = { $count ->
    [one] { $count } стек в конце не такой, как в записи
    [few] { $count } стека в конце не такие, как в записи
   *[other] { $count } стеков в конце не такие, как в записи
}
replay-open = { $count ->
    [one] { $count } запись обрывается до конца раздачи
    [few] { $count } записи обрываются до конца раздачи
   *[other] { $count } записей обрывается до конца раздачи
}
replay-left-out = { $count ->
    [one] Пропущена { $count } раздача другой игры
    [few] Пропущены { $count } раздачи других игр
   *[other] Пропущено { $count } раздач других игр
}
replay-errors = { $count ->
    [one] { $count } запись воспроизвести не удалось
    [few] { $count } записи воспроизвести не удалось
   *[other] { $count } записей воспроизвести не удалось
}

## Языки

lang-en = английский
lang-hu = венгерский
lang-sk = словацкий
lang-hr = хорватский
lang-is = исландский
lang-ru = русский

## A new club

init-chapter = Правила клуба
init-title = Что у нас действует
init-text = В первую очередь действуют эти правила. Всё, чего в них нет, решается по правилам, на которых они основаны.
init-name = Название клуба, как его печатать
init-languages = Языки, начиная с главного
init-base = Правила, на которых он основан
init-floor = Кто решает
init-about = Свод правил клуба. О чём здесь не сказано, решается по `{ $base }`.
init-verify = проверить
init-ask = искать в нём
init-publish = издать
init-same-name = Одинаково на всех языках; измените там, где клуб называют иначе.
init-in-languages = На этих языках вы пишете; текстов на других не требуется.
init-date = День издания, а не печати.
init-houses = Остальные перечисляет `ruling houses`.
init-written-for = Издание правил, для которого написан файл. После обновления `ruling verify` перечислит, что с тех пор решается иначе.
init-numbering = Как нумеруются правила: "1.1", "1", "§ 1", "Статья 1", "A 1" или "I". Собственный `number:` важнее.
init-logo = Изображение рядом с этим файлом; оно станет частью страницы.
init-lines = Сколько угодно строк после знака `|`.
init-figures = Собственные значения; это выводится в тексте как {"{"} $late-minutes {"}"}.
init-drops = Что из базового свода здесь не действует: положение или целый пункт по его обозначению; `drops_chapters_of:` целая глава по одному из её пунктов. И то и другое показывает `ruling rule`.
init-own = Правило своими словами. `ref` служит его обозначением, на него ведут ссылки; оно никогда не меняется.
init-sets = По чему решает программа: значения и варианты вашего клуба (`ruling options`).
init-instead = Собственное правило вместо базового: назовите положение или обозначение пункта.
init-take = Пункт базового свода, перенесённый сюда.
init-chapter-of = Целая глава базового свода, перенесённая сюда: та, где стоит этот пункт. Остальные следуют в своём порядке.
init-closing = Страницы после правил.
