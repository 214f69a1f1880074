# Буквы и окончания, по которым читается рассказ. Правила — в английском файле.

small-word = а, в, с, a
unit-big-blind = bb, BB, бб, ББ
# Слова из одной буквы, набранной латиницей среди русских: «y Baдимa».
word-in-latin = c, o, y
street-by-itself = флоп, терн, ривер
fold-when-bare = кидает, кинул, бросает, бросил, скидывает, скинул, выбрасывает, выбросил, кинула, бросила, выбросила, кидают, бросают, кинули, бросили, выбросили, кидал, кидала, бросал, бросала
taken-for = аеиоуыэюя, сз, дт, бп, вф, гк, жш
key-row = йцукенгшщзхъ, фывапролджэ, ячсмитьбю
# Beside a number: so much is missing. Behind a name: no more than whom it is about. Two words with a comma between them.
# Before somebody: ahead of him. Before an act: after it.
lacks-beside-number = недостаёт, недостает, недоставало
topic-behind-name = же
comma-within = раньше чем, прежде чем, того как, тем как, того что, ранее чем, того чтобы
ahead-before-name = вперёд, вперед, перед, раньше
after-before-act = после
# Right behind asking: how much there is to call.
how-much-behind-asking = сколько
# Не тот игрок, который действовал последним.
other-player = другой, другая, второй, вторая
# Стол, за которым сидят.
table-noun = стол, столе, стола, столом, столу
# Несколько столов, за которыми сидят.
tables-noun = столы, столов, столах, столам, столами
# То же самое ещё раз; на сколько больше, не сказано.
once-more = снова, опять, ещё раз, еще раз, вновь
# За ним стоит, чей баттон.
at-behind-button = у, возле, перед
# Соединяет действия двух игроков, а не двух игроков в одном действии.
contrast = а
# Так кончается слово после предлога из одной буквы: «с рейзом».
ending-behind-small-word = ом, ем, ами, ой
