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
comma-within = раньше чем, прежде чем, того как, тем как, того что, ранее чем
ahead-before-name = вперёд, вперед, перед, раньше
after-before-act = после
# Right behind asking: how much there is to call.
how-much-behind-asking = сколько
# Не тот игрок, который действовал последним.
other-player = другой, другая, второй, вторая
# Стол, за которым сидят.
table-noun = стол, столе, стола, столом, столу
