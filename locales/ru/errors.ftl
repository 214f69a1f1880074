# Что программа говорит о себе: ошибки и итог `verify`.

## Аргументы

all-of = { $head } и { $last }
one-of = { $head } или { $last }
error = ошибка
warning = предупреждение
help = совет
tip = совет
more-information = Подробнее: { $help }
unknown-argument = неизвестный ключ или лишнее слово: «{ $argument }»
value-missing = не указано значение: «{ $argument }»
value-wrong = недопустимое значение: «{ $value }» («{ $argument }»)
value-wrong-because = недопустимое значение: «{ $value }» («{ $argument }»); { $why }
value-too-many = лишнее значение: «{ $value }» («{ $argument }»)
argument-twice = можно указать только один раз: «{ $argument }»
argument-conflict = нельзя указать вместе: «{ $argument }» и «{ $other }»
argument-conflict-with = нельзя указать вместе с другим аргументом: «{ $argument }»
conflicting-arguments = нельзя вместе с: { $arguments }
argument-missing = не хватает аргумента: { $arguments }
arguments-wrong = аргументы не подходят друг к другу
not-unicode = один из аргументов не является текстом в UTF-8
possible-values = [возможные значения: { $values }]
similar = возможно, вы имели в виду: { $words }?
command-without-dashes = команда пишется без дефисов: «{ $command }»
as-a-word = как слово «{ $word }» пишется так: «{ $typed }»
known-languages = языки: { $codes }
not-a-number-between = нужно целое число от { $least } до { $most }

## Команды

did-you-mean-id = возможно, вы имели в виду `{ $id }`?
no-command = нет команды `{ $word }`
is-a-path = `{ $word }` является путём
path-behind = `{ $word }` не команда, а за ним стоит путь
meant-command = возможно, вы имели в виду `ruling { $command }`? Чтобы искать эти слова, поставьте перед ними `query`
known-commands = команды: { $commands }; чтобы искать эти слова, поставьте перед ними `query`
index-unreadable = не удаётся прочитать поисковый индекс: { $error }
output-unwritable = не удаётся записать вывод: { $error }
built-without-mcp = этот `ruling` собран без `mcp`
build-with-mcp = соберите его с `--features mcp`
built-without-pdf = этот `ruling` собран без `pdf`
build-with-pdf = соберите его с `--features pdf` или возьмите выпущенный

## Настройки

no-house = нет свода правил `{ $house }`
known-houses = своды правил: { $houses }; собственный свод указывается путём к файлу
no-rules-in = в папке { $folder } нет правил
name-rules-folder = укажите папку, устроенную как `rules/`: главы, где каждому правилу свой файл, и `houses`
language-in-environment = RULING_LANG требует неизвестный язык `{ $code }`
language-in-configuration = файл настроек требует неизвестный язык `{ $code }`
configuration-wrong = ошибка в файле настроек ({ $path }): { $error }
configuration-may-set = в нём можно задать `house`, `lang` и `log`, например `house: pslive`
no-record = нет журнала, в который попала бы заметка
name-a-record = укажите его файл через `--log`, в RULING_LOG или как `log` в файле настроек
record-unwritable = не удаётся записать случай в { $path }: { $error }
name-another-record = укажите в `--log` файл, доступный для записи; папка должна существовать
record-of-one-house = случай записывается так, как его решает один свод правил
name-one-house = уберите `--all-houses` или `--log`

## verify

house-not-published = свод `{ $house }` не опубликован, и доказать в нём было бы нечего
publish-house = уберите из его файла `published: false`
proved-no-rules = правил нет, поэтому ничего не доказано
see-folder = проверьте, что папка устроена как `rules/`
proved-no-houses = ни один свод не опубликован, поэтому ни одно решение не доказано
add-house = добавьте файл свода в `houses`
proved-nothing = ничего не проверено
select-others = выберите другие замечания; правописание проверяется только с `--dictionaries`
no-rule-called = нет правила `{ $rule }`
rule-by-id = правило называют его обозначением; его найдёт `ruling СЛОВА`
no-finding = нет замечания `{ $finding }`
list-findings = все перечисляет `ruling verify --list`
reading-rules = чтение правил
checks-of = { $count ->
    [one] { $count } проверка
    [few] { $count } проверки
   *[other] { $count } проверок
}

## Итог verify

errors = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
warnings = { $count ->
    [one] { $count } предупреждение
    [few] { $count } предупреждения
   *[other] { $count } предупреждений
}
rules-do-not-load = правила не загружаются: { $found }
checked-rules = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
checked-clauses = { $count ->
    [one] { $count } положение
    [few] { $count } положения
   *[other] { $count } положений
}
checked-houses = { $count ->
    [one] { $count } свод правил
    [few] { $count } свода правил
   *[other] { $count } сводов правил
}
checked-scenarios = { $count ->
    [one] { $count } сыгранная ситуация
    [few] { $count } сыгранные ситуации
   *[other] { $count } сыгранных ситуаций
}
checked-examples = { $count ->
    [one] { $count } пример
    [few] { $count } примера
   *[other] { $count } примеров
}
checked-contradictions = { $count ->
    [one] { $count } противоречие
    [few] { $count } противоречия
   *[other] { $count } противоречий
}
told-apart = различено пар значений: { $told } из { $count }
silenced = заглушено: { $count }

## Собственный клуб

is-a-house-already = свод правил `{ $house }` уже есть
name-club-otherwise = назовите файл клуба иначе
club-misnamed = файл клуба не может называться `{ $path }`
letters-of-club = допустимы строчные латинские буквы, цифры и дефисы: `ruling init my-club`
no-role = среди тех, кто решает, нет `{ $word }` (`--floor`)
known-roles = можно выбрать: { $words }
file-is-there = { $path } уже существует и не перезаписывается
go-on-with-file = выберите другое имя или продолжите этот файл: чего в нём не хватает, скажет `ruling verify { $path }`
file-unwritten = не удаётся записать { $path }: { $error }
choose-folder-there = выберите существующую папку

## Сравнение, издание, переигровка

neither-has-rule = ни в одном из двух нет правила `{ $rule }`
rule-in-one-of-two = укажите обозначение правила или его номер в одном из двух
page-unrendered = не удаётся построить страницу: { $error }
no-glyph = в шрифтах PDF нет знака `{ $sign }`
leave-out-or-html = уберите его или издайте с `--format html`
book-unwritten = не удаётся записать книгу в { $folder }: { $error }
choose-folder = выберите папку новую, пустую или с прежней книгой
one-language-at-a-time = на нескольких языках издаётся только книга
name-one-language = назовите один язык: `--lang hu`
card-in-one-language = памятка флормена издаётся на одном языке
card-for-each = издайте отдельную памятку на каждом языке
card-is-a-page = памятка флормена — одна страница, а не сайт и не электронная книга
card-formats = издайте её с { $formats }
two-languages-at-most = рядом могут стоять не более двух языков
site-in-any-number = { $formats } принимает сколько угодно языков
watched-in-browser = следить за книгой можно только на странице или на сайте
watched-formats = издайте её с { $formats }
port-unheard = на адресе 127.0.0.1 нельзя открыть порт { $port }: { $error }
choose-port = выберите другой порт или никакого: тогда будет взят любой свободный
watch-follows = книга видна по этому адресу и следует за своими файлами; завершить — Ctrl-C
watch-renewed = книга составлена заново
watch-kept = пока ошибка не исправлена, видна последняя верная книга
no-hands-in = в папке { $folder } нет раздач: { $why }
no-hands-no-file = ни один файл не оканчивается на .phh или .phhs
name-hands = укажите файлы раздач или папку с файлами .phh или .phhs

## mcp

waiting-for-assistant = Ожидание ассистента, который сам запускает `ruling mcp`. Завершить: Ctrl-D.
not-mcp = ассистент не говорит по Model Context Protocol: { $error }
mcp-begins = он должен начать с запроса `initialize`, по одному сообщению на строку
no-language = нет языка `{ $code }`
houses-are = своды правил: { $houses }
meant-house = возможно, вы имели в виду `{ $id }`? Своды правил: { $houses }
house-by-starter = своды правил: { $houses }; файл называет тот, кто запускает программу: `ruling mcp --house ФАЙЛ`
nothing-to-look-for = нечего искать
give-words = укажите `words` и `limit` от 1 до 100
meant-rule = возможно, вы имели в виду `{ $id }`? Слова ищет find_rule
find-rule-looks = слова ищет find_rule и называет обозначения и номера найденного
no-rule-no-term = в { $house } нет ни правила, ни термина `{ $rule }`
no-lines = нет строк
describe-table = сначала опишите стол, затем события, по одному на строку
no-option = ни у одной настройки в ключе нет `{ $part }`
leave-out-option = без этого аргумента перечисляются ключи всех настроек

## Рассказанные ситуации

telling-too-long = рассказ слишком длинный
telling-one-hand = рассказывайте по одной раздаче
telling-not-understood = непонятно: `{ $words }`
telling-say-who = напишите, кто что делает, например `A рейз до 1200`
telling-deal-not-understood = в рассказе о раздаче карт непонятно: `{ $words }`
telling-say-deal = напишите, что сделал дилер или игрок и с какой картой, например `дилер сдаёт 7-ю карту лицом вверх`
telling-missing = { $what }: `{ $words }`
telling-nobody = не сказано, кто это делает: `{ $words }`
telling-name-player = назовите игрока: `A`, `место 3`, `CO` или по имени
telling-or-ask = или спросите без `decide`: слова найдут правило
telling-unreal = `{ $words }` говорит о том, чего не было
telling-tell-deeds = расскажите, кто что сделал за столом
telling-how-much = не сказано, сколько: `{ $words }`
telling-tell-amount = назовите сумму или фишки: `1200`, `2x1000`
telling-which-card = не сказано, какая это была карта
telling-which-card-help = напишите, какая по счёту карта раздачи это была, например `дилер сдаёт 7-ю карту лицом вверх`, или чья: `первая карта большого блайнда`
telling-which-cards = не сказано, какие это были карты
telling-which-cards-help = напишите, какие по счёту карты раздачи это были, например `дилер открыл третью и пятую карту`
telling-which-player = не сказано, кто это был
telling-which-street = не сказано, перед какой картой
telling-which-street-help = назовите улицу, например `тёрн 5c без сжигания`
telling-name-card = не сказано, какая карта встретилась дважды
telling-name-card-help = назовите карту, например `дилер находит второй Jh`
telling-shown-card = не сказано, какая карта показана
telling-shown-card-help = назовите карту, например `A показывает Kd`; рука вскрыта, только если открыты все карты: `A вскрывает руку`
telling-name-cards = не сказано, какие карты пришли
telling-name-cards-help = назовите карты, например `тёрн 5c 9d`
telling-where = не сказано, где должен быть баттон
telling-where-help = назовите игрока, например `баттон у D, баттон должен быть у E`
telling-drawn = не сказано, кто какую карту вытянул
telling-drawn-help = назовите все карты, например `розыгрыш баттона: A 7c, B Kd`
telling-seats = не сказано, сколько игроков и где баттон
telling-seats-help = назовите места и баттон, например `места A B C D E, баттон E`, или напишите, какая по счёту карта раздачи это была
telling-understood-as = слова поняты так: { $lines }
