# Что не так с правилом или сводом правил. Порядок описан в английском файле.

## Ключи и форма

no-key = `{ $key }` здесь не ключ ({ $what })
needs-key = нет ключа `{ $key }` ({ $what })
option-conflict = противоречие вида `option` называет свою настройку (`option`)
is-mapping = здесь нужны ключи со значениями ({ $what })
is-list = здесь нужен список ({ $what })
is-text = здесь нужен текст ({ $what })
flag = здесь может стоять только `true` или `false`
date-form = дата пишется так: год, месяц, день: `2026-03-01`
figure-is-option = `{ $name }` — это настройка: её задаёт пункт, `sets: { "{" } { $key }: ... { "}" }`
no-id = `{ $id }` не годится как обозначение: в нём могут быть только строчные латинские буквы, цифры и дефисы
did-you-mean = вы имели в виду `{ $id }`?
yaml = не читается как YAML: { $why }
yaml-twice = не читается как YAML: ключ `{ $id }` указан дважды
yaml-colon = не читается как YAML: двоеточие здесь стоять не может
yaml-behind-quote = не читается как YAML: текст продолжается после закрывающей кавычки
yaml-behind-brace = не читается как YAML: текст продолжается после закрывающей фигурной скобки
cannot-read = не удаётся прочитать { $file }: { $why }
longer-than = он больше { $size }
no-such-length = такой файл не бывает таким большим; проверьте, тот ли он
no-utf8 = это не текст в UTF-8
save-utf8 = сохраните файл в UTF-8
name-file-or-query = назовите файл свода правил; чтобы искать слова, поставьте перед ними `query`
hidden = этот знак никому не виден: { $character }
take-hidden-out = уберите его: что без него выглядит верным, то и верно

## Чего нет

no-house = нет свода правил `{ $id }`
no-rule = нет правила `{ $id }`
provision-without-text = это пункт без собственного текста: назовите правило, из которого его нормы, `{ $rule }`
no-clause = нет положения `{ $id }`
no-provision = нет пункта `{ $id }`
no-base-provision = в базовом своде нет пункта `{ $id }`
no-scenario = нет ситуации `{ $id }`
no-chapter = нет главы `{ $id }`
no-option = нет настройки `{ $id }`
behind-a-comma = запятая начинает новую запись: настройка – целое число, а любое другое пишут в кавычках, `"2,5"`
no-role = нет роли `{ $id }`
figure-with-sign = напишите `{ "{" } ${ $name } { "}" }`: перед числом стоит `$`
nobody-decides = среди тех, кто решает, нет `{ $id }`
no-structure = нет структуры ставок `{ $id }`
no-finding = нет замечания `{ $id }`
no-kind = нет такого вида: `{ $kind }` ({ $what })
first-number = напишите номер первого правила: { $numbers }
no-language = `{ $code }` нет среди языков
languages-are = языки: { $languages }
say-language = скажите, на каком языке тексты: `languages: [ru]`
deciders-are = решать могут: { $words }
languages-or-quotes = текст с запятой или двоеточием берётся в кавычки; языки: { $languages }
not-in-language = нет `{ $what }` ({ $language })
add-language = добавьте `{ $code }:` под `{ $what }:`
english = английский
hungarian = венгерский
slovak = словацкий
croatian = хорватский
icelandic = исландский
russian = русский
another = `{ $id }` уже есть ({ $what })
first-at = впервые здесь: { $place }

## Пункты

carries-nothing = этот пункт ничего не содержит и не говорит почему
add-carried = добавьте `text:` своими словами, `clauses:`, `terms:`, `sets:`, `restates:`, `example-of:` или `nothing:` с причиной
each-its-own = сделайте из каждого отдельный пункт
does-one-thing = пункт делает что-то одно: содержит положения, определяет термины, повторяет, служит примером или не содержит ничего
circle = `{ $house }` прямо или через другие своды основан на самом себе
nothing-to-drop = ни один базовый свод не содержит `{ $id }`: исключать нечего
shows-at = это видно в { $place }
number-twice = номер { $number } стоит у двух правил
number-also-of = тот же номер у `{ $id }`
stands-no-more = `{ $id }` больше нет в базовом своде
in-its-place = на его месте стоит { $heirs }
none-of-sides = `{ $id }` не сторона этого противоречия

## Тексты

two-texts = у `{ $clause }` два текста для `{ $house }`
both-cases = подходят оба случая: { $values }
no-text-for = у `{ $clause }` нет текста для того, что задаёт `{ $house }`
write-case = напишите случай для { $values }
choose-otherwise = для { $values } текста нет; задайте другое значение или уберите `{ $clause }`
settled-and-gone = { $options } задавал пункт `{ $provision }`, который этим убран; уберите и `{ $clause }` или задайте это в своём пункте
not-fluent = не читается как образец Fluent: { $why }
no-html = в тексте не бывает HTML
write-markdown = пишите в Markdown; после `<`, который не тег, ставится пробел
no-meaning = словарь не говорит, что значит `{ $id }`
add-meaning = добавьте `meaning:` к термину здесь: { $place }
no-term = в словаре нет термина `{ $id }`
add-term = внесите его в `rules/glossary.yaml`
quote-colon = текст с двоеточием возьмите в кавычки или напишите под `|`
quote-apostrophe = текст с апострофом возьмите в двойные кавычки или напишите под `|`
quote-brace = текст, который начинается со скобки, возьмите в кавычки или напишите под `|`
key-once = каждый ключ пишется один раз; каждый новый пункт списка начинается с `- `
look-above = посмотрите на эту строку и на строку выше: не хватает скобки, запятой, кавычки или отступа
links-only = текст ссылается только на правила, а `{ $id }` не правило
no-address = `{ $to }` — не правило и не адрес
begin-address = назовите правило его обозначением или начните адрес с { $schemes }
role-not-filled = роль `{ $role }` в этом своде никем не занята
not-printable = текст не может напечатать `{ $name }`
meaning-is-plain = толкование не печатает ни чисел, ни ролей
meaning-is-common = оно одно для всех: различиям место в правилах
unused-figure = ни один текст не печатает `{ $name }`
print-figure = напишите `{ "{" } ${ $name } { "}" }` там, где ему место, или уберите
lacks-variables = в тексте нет ({ $language }): { $names }
adds-variables = только в этом тексте ({ $language }): { $names }
same-in-all = все языки говорят одно и то же
prints-nothing = ни одна настройка не печатается как `{ $name }`
not-a-figure = `{ $key }` — не число: напишите случай для каждого значения
figure-not-set = число `{ $name }` в этом своде не задано
logo-unreadable = логотип не читается: { $why }
no-such-file = такого файла нет
may-not-read = отсюда его читать нельзя
is-folder = это папка
over-a-megabyte = он больше мегабайта
logo-looked-for = картинку ищут здесь: { $path }
logo-no-picture = логотип — не картинка, которую может показать страница
logo-use = возьмите PNG, JPEG, WebP или SVG

## Настройки

unsettled = `{ $key }` задано двояко: { $one } и { $other }
other-on-line = другое задано в строке { $line }; добавьте противоречие вида `option`, которое скажет, что действует
no-value = `{ $value }` — не значение для `{ $key }`; возможны { $values }
no-figure = `{ $value }` не подходит для `{ $key }`; возможно от 1 до { $most } ({ $unit })
number-alone = напишите только число: `{ $number }`
no-tariff = `{ $value }` — не шкала для `{ $key }`; нужны ступени вида [warning, must 1 round]
nothing-follows = из `{ $key }` ничего не следует
carry-or-unset = включите правило, к которому она относится, или не задавайте её
gap = ничего не решается, хотя `{ $clause }` там есть ({ $house })
set-its-options = задайте настройки, от которых это зависит; молчит здесь: { $lines }
falls-silent = одно из его правил молчит, потому что нет `{ $clause }` ({ $house })
carry-or-silent = включите положение или скажите, что книга здесь молчит: { $lines }
can-only-fold = игрок, чей ход, может только спасовать ({ $house })
nothing-else-left = другого не остаётся здесь: { $lines }
overlap = `{ $one }` и `{ $other }` решают по-разному, и не записано, что сильнее ({ $house })
say-stronger = скажите, какое из двух правил сильнее; они сталкиваются здесь: { $lines }

## Издания

ruled-otherwise = с издания { $edition } правило `{ $rule }` стало иным ({ $house }): { $by }
keep-or-agree = сохраните прежнее своей настройкой или согласитесь и напишите `written_for: { $edition }`; здесь: { $situation } / решение было: { $before }; теперь: { $now }
agree = ситуации, которая это покажет, не нашлось; согласитесь и напишите `written_for: { $edition }`
edition-not-told = нельзя сказать, что решается иначе с издания { $edition }
compare-books = сравните напечатанные книги: `ruling book --since`
edition-unknown = издание правил { $edition } здесь неизвестно
editions-known = эта программа знает { $editions }

## Примеры и решения

unexpected = решается не так: `{ $verdict }` ({ $where })
here-by = здесь, { $house }
in-by = { $scenario }, { $house }
it-rules = решение: { $rulings }
example-otherwise = собственный пример книги ({ $provision }) решается иначе, чем `{ $verdict }`
expected-twice = это решение указано дважды
out-or-meant = уберите его или напишите то, что имелось в виду
event-in-table = событие стоит там, где описан стол
state-after-event = описание стола стоит после события
state-first = сначала описание стола, потом события
ruling-among-events = ожидаемое решение стоит среди событий
rulings-in-scenarios = строкам с `!` место в ситуациях
sides-alike = стороны этого противоречия решают одинаково
play-or-wording = найдите розыгрыш, где они расходятся, или сделайте противоречие вида `wording`

## Слова

role-unnamed = ни один текст не называет роль `{ $role }`
roles-named = тексты называют { $names }
title-too-long = в заголовке знаков: { $length }, а помещается { $most }
name-subject = назовите предмет, а правило оставьте положениям
typed-figure = число `{ $figure }` набрано, а не взято из настройки
mixed-scripts = в `{ $word }` смешаны латиница и кириллица
no-silence = заглушать нечего: `{ $finding }`
no-silence-at = заглушать нечего: `{ $finding }` у `{ $place }`
take-silence-away = уберите заглушение: оно скроет следующее замечание

## Что есть что

a-house = свод правил
a-rule = правило
own-rule = правило словами самого клуба
a-provision = пункт
a-clause = положение
a-case = случай
a-chapter = глава
a-page = страница
a-conflict = противоречие
a-side = сторона противоречия
a-silence = заглушение
a-scenario = ситуация
an-example = пример
a-ruling = решение
a-term = термин
a-figure = число
a-role = роль
an-option = настройка
option-value = значение настройки
options-set = настройки
a-tariff = шкала взысканий
a-source = источник
the-reason = причина
kind-house = свод правил
kind-rule = правило
kind-clause = положение
kind-provision = пункт
kind-scenario = ситуация
kind-term = термин
kind-conflict = противоречие
kind-numbering = нумерация

## Файлы и тексты

lies-in-file = `{ $id }` лежит в файле с именем `{ $file }`
call-file = назовите файл `{ $file }` или саму вещь по её файлу
text-and-cases = у положения `{ $clause }` и текст, и случаи
too-many-lines = не больше: { $lines } ({ $what })
not-glossary-word = `{ $word }` — не то слово, что в словаре
glossary-says = в словаре: `{ $word }`
cannot-hold = в тексте не может быть: { $what }
write-plainly = пишите абзацы, выделение и ссылки на правила
heading = заголовок
quotation = цитата
code = код
list = список
image = картинка
line-break = принудительный перенос
ruled-line = черта
option-is-figure = число — это настройка: свод задаёт, текст печатает
print-option = печатайте настройку: { $options }
option-unset = ни один свод не задаёт `{ $key }`
set-or-take-out = задайте её в том пункте, который это устанавливает, или уберите случай
## Что считают
of-percent = %
of-actions = действия
of-big-blinds = большие блайнды
of-cards = карты
of-chips = фишки
of-days = дни
of-hands = раздачи
of-minutes = минуты
of-money = деньги
of-players = игроки
of-raises = рейзы
of-rounds = круги
of-seats = места
of-seconds = секунды
