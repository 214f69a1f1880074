# Čo nie je v poriadku s pravidlom alebo súborom pravidiel. Pravidlá sú v anglickom súbore.

## Kľúče a tvary

no-key = `{ $key }` tu nie je kľúčom ({ $what })
needs-key = chýba kľúč `{ $key }` ({ $what })
option-conflict = rozpor druhu `option` uvádza svoje nastavenie (`option`)
is-mapping = sem patria kľúče s hodnotami ({ $what })
is-list = sem patrí zoznam ({ $what })
is-text = sem patrí text ({ $what })
flag = tu môže stáť len `true` alebo `false`
date-form = dátum sa píše rok, mesiac, deň: `2026-03-01`
figure-is-option = `{ $name }` je nastavenie: určuje ho článok, `sets: { "{" } { $key }: ... { "}" }`
no-id = `{ $id }` nie je identifikátor: tvoria ho malé písmená bez diakritiky, číslice a spojovníky
did-you-mean = mysleli ste `{ $id }`?
yaml = nedá sa čítať ako YAML: { $why }
yaml-twice = nedá sa čítať ako YAML: kľúč `{ $id }` je tu dvakrát
yaml-colon = nedá sa čítať ako YAML: na tomto mieste nemôže stáť dvojbodka
yaml-behind-quote = nedá sa čítať ako YAML: text pokračuje za koncovou úvodzovkou
yaml-behind-brace = nedá sa čítať ako YAML: text pokračuje za koncovou zloženou zátvorkou
cannot-read = nedá sa čítať { $file }: { $why }
longer-than = je dlhší ako { $size }
no-such-length = taký súbor nebýva taký dlhý; overte, či je to ten pravý
no-utf8 = nie je to text v UTF-8
save-utf8 = uložte súbor ako UTF-8
name-file-or-query = uveďte súbor pravidiel klubu; ak hľadáte slová, dajte pred ne `query`
hidden = tento znak nikto nevidí: { $character }
take-hidden-out = vymažte ho; čo bez neho vyzerá správne, je správne

## Čo tu nie je

no-house = pravidlá `{ $id }` neexistujú
no-rule = pravidlo `{ $id }` neexistuje
provision-without-text = je to ustanovenie bez vlastného textu: uveďte pravidlo, z ktorého sú jeho klauzuly, `{ $rule }`
no-clause = ustanovenie `{ $id }` neexistuje
no-provision = článok `{ $id }` neexistuje
no-base-provision = v základných pravidlách nie je článok `{ $id }`
no-scenario = situácia `{ $id }` neexistuje
no-chapter = kapitola `{ $id }` neexistuje
no-option = nastavenie `{ $id }` neexistuje
behind-a-comma = čiarka začína ďalší záznam: nastavenie je celé číslo a každé iné patrí do úvodzoviek, `"2,5"`
no-role = rola `{ $id }` neexistuje
figure-with-sign = napíšte `{ "{" } ${ $name } { "}" }`: pred číslom stojí `$`
nobody-decides = nikto taký nerozhoduje: `{ $id }`
no-structure = štruktúra stávok `{ $id }` neexistuje
no-finding = zistenie `{ $id }` neexistuje
no-kind = druh `{ $kind }` neexistuje ({ $what })
first-number = napíšte, aké číslo má mať prvé pravidlo: { $numbers }
no-language = `{ $code }` nie je medzi jazykmi
languages-are = jazyky: { $languages }
say-language = uveďte, v akom jazyku sú texty: `languages: [sk]`
deciders-are = rozhodovať môžu: { $words }
languages-or-quotes = text s čiarkou alebo dvojbodkou patrí do úvodzoviek; jazyky: { $languages }
not-in-language = chýba `{ $what }` ({ $language })
add-language = doplňte `{ $code }:` pod `{ $what }:`
english = anglicky
hungarian = maďarsky
slovak = slovensky
croatian = chorvátsky
icelandic = islandsky
russian = rusky
another = `{ $id }` už existuje ({ $what })
first-at = prvýkrát je tu: { $place }

## Články

carries-nothing = tento článok nič neobsahuje a nehovorí prečo
add-carried = doplňte `text:` vlastnými slovami, `clauses:`, `terms:`, `sets:`, `restates:`, `example-of:` alebo `nothing:` s dôvodom
each-its-own = urobte z každého samostatné ustanovenie
does-one-thing = článok robí jedno: obsahuje ustanovenia, vymedzuje pojmy, opakuje, je príkladom alebo neobsahuje nič
circle = `{ $house }` sa priamo alebo cez iné pravidlá zakladá na sebe
nothing-to-drop = nijaké základné pravidlá neobsahujú `{ $id }`: nie je čo vynechať
shows-at = vidno to v { $place }
number-twice = číslo { $number } majú dve pravidlá
number-also-of = to isté číslo má `{ $id }`
stands-no-more = `{ $id }` už v základných pravidlách nie je
in-its-place = na jeho mieste stojí { $heirs }
none-of-sides = `{ $id }` nie je stranou tohto rozporu

## Texty

two-texts = `{ $clause }` má pre `{ $house }` dva texty
both-cases = sedia oba prípady: { $values }
no-text-for = `{ $clause }` nemá text pre to, čo určuje `{ $house }`
write-case = napíšte prípad pre { $values }
choose-otherwise = pre { $values } text nie je; nastavte inú hodnotu alebo vynechajte `{ $clause }`
settled-and-gone = { $options } určovalo `{ $provision }`, ktoré tým odpadá; vynechajte aj `{ $clause }` alebo to nastavte vo vlastnom ustanovení
not-fluent = nedá sa čítať ako vzor Fluent: { $why }
no-html = v texte nesmie byť HTML
write-markdown = píšte Markdown; za `<`, ktoré nie je značkou, patrí medzera
no-meaning = slovník nehovorí, čo znamená `{ $id }`
add-meaning = doplňte `meaning:` k pojmu tu: { $place }
no-term = v slovníku nie je pojem `{ $id }`
add-term = doplňte ho do `rules/glossary.yaml`
quote-colon = text s dvojbodkou dajte do úvodzoviek alebo pod `|`
quote-apostrophe = text s apostrofom dajte do dvojitých úvodzoviek alebo pod `|`
quote-brace = text, ktorý sa začína zátvorkou, dajte do úvodzoviek alebo pod `|`
key-once = každý kľúč napíšte raz; každá nová položka zoznamu sa začína `- `
look-above = pozrite si tento riadok a riadok nad ním: chýba zátvorka, čiarka, úvodzovka alebo odsadenie
links-only = text odkazuje len na pravidlá a `{ $id }` ním nie je
no-address = `{ $to }` nie je pravidlo ani adresa
begin-address = pravidlo uveďte jeho identifikátorom alebo začnite adresu takto: { $schemes }
role-not-filled = rolu `{ $role }` tieto pravidlá neobsadzujú
not-printable = `{ $name }` text vypísať nevie
meaning-is-plain = význam nevypisuje čísla ani roly
meaning-is-common = je všade rovnaký: rozdiely patria do pravidiel
unused-figure = nijaký text nevypisuje `{ $name }`
print-figure = napíšte `{ "{" } ${ $name } { "}" }` tam, kam patrí, alebo ho vymažte
lacks-variables = v texte chýba ({ $language }): { $names }
adds-variables = len tento text používa ({ $language }): { $names }
same-in-all = každý jazyk hovorí to isté
prints-nothing = nijaké nastavenie sa nevypisuje ako `{ $name }`
not-a-figure = `{ $key }` nie je číslo: napíšte prípad pre každú jeho hodnotu
figure-not-set = číslo `{ $name }` tieto pravidlá neurčujú
logo-unreadable = logo sa nedá čítať: { $why }
no-such-file = taký súbor nie je
may-not-read = odtiaľto ho nikto nesmie čítať
is-folder = je to priečinok
over-a-megabyte = je väčší než megabajt
logo-looked-for = obrázok sa hľadá tu: { $path }
logo-no-picture = logo nie je obrázok, ktorý stránka vie ukázať
logo-use = použite PNG, JPEG, WebP alebo SVG

## Nastavenia

unsettled = `{ $key }` je určené dvojako: { $one } a { $other }
other-on-line = to druhé je na riadku { $line }; doplňte rozpor druhu `option`, ktorý povie, čo platí
no-value = `{ $value }` nie je hodnotou `{ $key }`; možné sú { $values }
no-figure = `{ $value }` nie je číslo pre `{ $key }`; možné je 1 až { $most } ({ $unit })
number-alone = napíšte len číslo: `{ $number }`
no-tariff = `{ $value }` nie je sadzobník pre `{ $key }`; patria sem stupne ako [warning, must 1 round]
nothing-follows = z `{ $key }` nič neplynie
carry-or-unset = uveďte pravidlo, ku ktorému patrí, alebo ho neurčujte
gap = nič sa nerozhodne, hoci `{ $clause }` tam je ({ $house })
set-its-options = určte nastavenia, od ktorých závisí; mlčí tu: { $lines }
falls-silent = jedno jeho pravidlo mlčí, lebo chýba `{ $clause }` ({ $house })
carry-or-silent = uveďte ustanovenie alebo povedzte, že kniha tu mlčí: { $lines }
can-only-fold = hráč na rade môže len zložiť karty ({ $house })
nothing-else-left = nič iné neostáva tu: { $lines }
overlap = `{ $one }` a `{ $other }` rozhodujú rôzne a nie je zapísané, čo je silnejšie ({ $house })
say-stronger = povedzte, ktoré z dvoch pravidiel je silnejšie; zrazia sa tu: { $lines }

## Vydania

ruled-otherwise = od { $edition } je `{ $rule }` iné ({ $house }): { $by }
keep-or-agree = ponechajte to vlastným nastavením alebo súhlaste a napíšte `written_for: { $edition }`; tu: { $situation } / rozhodlo sa: { $before }; teraz: { $now }
agree = nenašla sa situácia, ktorá by to ukázala; súhlaste a napíšte `written_for: { $edition }`
edition-not-told = nedá sa povedať, čo sa rozhoduje inak od { $edition }
compare-books = porovnajte vytlačené knihy: `ruling book --since`
edition-unknown = vydanie pravidiel { $edition } tu nie je známe
editions-known = tento program pozná { $editions }

## Príklady a rozhodnutia

unexpected = takto sa nerozhodne: `{ $verdict }` ({ $where })
here-by = tu, { $house }
in-by = { $scenario }, { $house }
it-rules = rozhodne sa: { $rulings }
example-otherwise = vlastný príklad knihy ({ $provision }) sa rozhodne inak než `{ $verdict }`
expected-twice = toto rozhodnutie je uvedené dvakrát
out-or-meant = vymažte ho alebo napíšte, čo sa tým myslelo
event-in-table = v opise stola stojí udalosť
state-after-event = stav stojí až za udalosťou
state-first = najprv stav, potom udalosti
ruling-among-events = očakávané rozhodnutie stojí medzi udalosťami
rulings-in-scenarios = riadky s `!` patria do situácií
sides-alike = strany tohto rozporu rozhodujú rovnako
play-or-wording = nájdite hru, v ktorej sa líšia, alebo z neho urobte rozpor druhu `wording`

## Vyjadrovanie

role-unnamed = rolu `{ $role }` nemenuje nijaký text
roles-named = texty menujú { $names }
title-too-long = nadpis má znakov { $length }, a zmestí sa ich { $most }
name-subject = pomenujte predmet a pravidlo nechajte ustanoveniam
typed-figure = číslo `{ $figure }` je napísané, nie vypísané z nastavenia
mixed-scripts = `{ $word }` mieša latinku s cyrilikou
no-silence = nie je čo potlačiť: `{ $finding }`
no-silence-at = nie je čo potlačiť: `{ $finding }` pri `{ $place }`
take-silence-away = potlačenie vymažte: skrylo by ďalšie zistenie

## Čo je čo

a-house = súbor pravidiel
a-rule = pravidlo
own-rule = pravidlo slovami klubu
a-provision = článok
a-clause = ustanovenie
a-case = prípad
a-chapter = kapitola
a-page = stránka
a-conflict = rozpor
a-side = strana rozporu
a-silence = potlačenie
a-scenario = situácia
an-example = príklad
a-ruling = rozhodnutie
a-term = pojem
a-figure = číslo
a-role = rola
an-option = nastavenie
option-value = hodnota nastavenia
options-set = nastavenia
a-tariff = sadzobník
a-source = zdroj
the-reason = dôvod
kind-house = súbor pravidiel
kind-rule = pravidlo
kind-clause = ustanovenie
kind-provision = článok
kind-scenario = situácia
kind-term = pojem
kind-conflict = rozpor
kind-numbering = číslovanie

## Súbory a texty

lies-in-file = `{ $id }` leží v súbore s názvom `{ $file }`
call-file = súbor nazvite `{ $file }` alebo vec podľa jej súboru
text-and-cases = ustanovenie `{ $clause }` má text aj prípady
too-many-lines = najviac { $lines } ({ $what })
not-glossary-word = `{ $word }` nie je slovo zo slovníka
glossary-says = v slovníku je `{ $word }`
cannot-hold = v texte nemôže byť { $what }
write-plainly = píšte odseky, zvýraznenie a odkazy na pravidlá
heading = nadpis
quotation = citát
code = kód
list = zoznam
image = obrázok
line-break = vynútený zlom riadka
ruled-line = oddeľovacia čiara
option-is-figure = číslo je nastavenie: určujú ho pravidlá klubu, text ho vypíše
print-option = vypíšte nastavenie: { $options }
option-unset = nijaké pravidlá neurčujú `{ $key }`
set-or-take-out = určte ho v článku, ktorý ho predpisuje, alebo prípad vymažte
## Čo sa počíta
of-percent = %
of-actions = akcie
of-big-blinds = veľké blindy
of-cards = karty
of-chips = žetóny
of-days = dni
of-hands = rozdania
of-minutes = minúty
of-money = peniaze
of-players = hráči
of-raises = navýšenia
of-rounds = kolá
of-seats = miesta
of-seconds = sekundy
