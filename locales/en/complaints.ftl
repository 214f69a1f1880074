# What is wrong with rules and houses, as the checks say it: by this file their English is known again, and said in the
# language of whoever asks. What stands in braces is a name, a number or a text of the file; what is itself a message here is
# put into words too.

## Keys and forms

no-key = `{ $key }` is no key of { $what }
needs-key = { $what } needs the key `{ $key }`
option-conflict = a conflict of kind option names its `option`
is-mapping = { $what } has to be a mapping of keys to values
is-list = { $what } has to be a list
is-text = { $what } has to be a text
flag = a flag is `true` or `false`
date-form = a date is written year, month, day: `2026-03-01`
figure-is-option = `{ $name }` is an option: a provision sets it, `sets: { "{" } { $key }: ... { "}" }`
no-id = `{ $id }` is no id: an id is made of small letters, digits and hyphens
did-you-mean = did you mean `{ $id }`?
yaml = not readable as YAML: { $why }
yaml-twice = not readable as YAML: the key `{ $id }` appears twice
yaml-colon = not readable as YAML: there is a colon where none can be
yaml-behind-quote = not readable as YAML: the text goes on after its closing quote
yaml-behind-brace = not readable as YAML: the text goes on after its closing brace
cannot-read = cannot read { $file }: { $why }
longer-than = it is longer than { $size }
no-such-length = such a file is never so long; check that it is the right one
no-utf8 = this is not text in UTF-8
save-utf8 = save the file as UTF-8
name-file-or-query = name the file of a house; to look for words, put `query` before them
hidden = nobody sees the character { $character }
take-hidden-out = take it out; what looks right without it is right

## What is not there

no-house = there is no house `{ $id }`
no-rule = there is no rule `{ $id }`
provision-without-text = it is a provision without a text of its own: name the rule of its clauses, `{ $rule }`
no-clause = there is no clause `{ $id }`
no-provision = there is no provision `{ $id }`
no-base-provision = there is no provision `{ $id }` in the base
no-scenario = there is no scenario `{ $id }`
no-chapter = there is no chapter `{ $id }`
no-option = there is no option `{ $id }`
behind-a-comma = a comma begins another entry: an option takes a whole number, and any other stands in quotes, `"2,5"`
no-role = there is no role `{ $id }`
figure-with-sign = write `{ "{" } ${ $name } { "}" }`: a figure has a `$` before it
nobody-decides = nobody decides under the name `{ $id }`
no-structure = there is no betting structure `{ $id }`
no-finding = there is no finding `{ $id }`
no-kind = there is no kind of { $what } `{ $kind }`
first-number = write the number that the first rule should have: { $numbers }
no-language = `{ $code }` is not one of the languages
languages-are = the languages are { $languages }
say-language = say in which language the texts are: `languages: [en]`
deciders-are = those who decide are { $words }
languages-or-quotes = a text that holds a comma or a colon needs quotes; the languages are { $languages }
not-in-language = there is no { $language } { $what }
add-language = add `{ $code }:` below `{ $what }:`
english = English
hungarian = Hungarian
slovak = Slovak
croatian = Croatian
icelandic = Icelandic
russian = Russian
another = there is another { $what } `{ $id }`
first-at = the first one is at { $place }

## Provisions

carries-nothing = this provision carries nothing and does not say why
add-carried = add `text:` in your own words, `clauses:`, `terms:`, `sets:`, `restates:`, `example-of:` or `nothing:` with a reason
each-its-own = make a provision of each
does-one-thing = a provision does one thing: it carries clauses, defines terms, restates, is an example, or carries nothing
circle = what `{ $house }` is based on goes round in a circle
nothing-to-drop = no house below carries `{ $id }`: there is nothing to drop
shows-at = it shows at { $place }
number-twice = two rules have the number { $number }
number-also-of = it is also the number of `{ $id }`
stands-no-more = `{ $id }` is no longer in the base
in-its-place = its place is taken by { $heirs }
none-of-sides = `{ $id }` is not one of the sides of this conflict

## Texts

two-texts = `{ $clause }` has two texts for `{ $house }`
both-cases = both cases fit: { $values }
no-text-for = `{ $clause }` has no text for what `{ $house }` sets
write-case = write a case for { $values }
choose-otherwise = { $values } has none; set another value, or drop `{ $clause }`
settled-and-gone = `{ $provision }` settled { $options }, and goes by this entry; drop `{ $clause }` as well, or set it in a provision of your own
not-fluent = not readable as a Fluent pattern: { $why }
no-html = a text holds no HTML
write-markdown = write Markdown; a `<` that is no tag has a space after it
no-meaning = the glossary does not say what `{ $id }` means
add-meaning = add `meaning:` to the term at { $place }
no-term = the glossary has no term `{ $id }`
add-term = add it to `rules/glossary.yaml`
quote-colon = put a text that holds a colon into quotes, or below `|`
quote-apostrophe = put a text that holds an apostrophe into double quotes, or below `|`
quote-brace = put a text that begins with a bracket or a brace into quotes, or below `|`
key-once = write each key once; every new entry of a list begins with `- `
look-above = look at this line and the one above: a bracket, a comma, a quote or the indentation is missing
links-only = a text links to rules only, and `{ $id }` is none
no-address = `{ $to }` is no rule and no address
begin-address = name a rule by its id, or begin the address with { $schemes }
role-not-filled = `{ $role }` is not a role that this house fills
not-printable = `{ $name }` is not anything a text can print
meaning-is-plain = a meaning prints neither figures nor roles
meaning-is-common = it is the same in every house: leave to the rules by what they differ
unused-figure = no text prints `{ $name }`
print-figure = write `{ "{" } ${ $name } { "}" }` where the figure belongs, or take it away
lacks-variables = the { $language } text does not use { $names }
adds-variables = the { $language } text alone uses { $names }
same-in-all = every language says the same
prints-nothing = no option prints as `{ $name }`
not-a-figure = `{ $key }` is not a figure: write a case for each of its values
figure-not-set = `{ $name }` is not a figure that this house sets
logo-unreadable = the logo cannot be read: { $why }
no-such-file = there is no such file
may-not-read = nobody here may read it
is-folder = it is a folder
over-a-megabyte = it is larger than a megabyte
logo-looked-for = the picture is looked for at { $path }
logo-no-picture = the logo is no picture that a page can show
logo-use = use a PNG, a JPEG, a WebP or an SVG

## Options

unsettled = `{ $key }` is set to both { $one } and { $other }
other-on-line = the other one is set on line { $line }; add a conflict of kind `option` that says which holds
no-value = `{ $value }` is no value of `{ $key }`; it takes { $values }
no-figure = `{ $value }` is no figure for `{ $key }`; it takes 1 to { $most } { $unit }
number-alone = write the number alone: `{ $number }`
no-tariff = `{ $value }` is no tariff for `{ $key }`; it takes steps such as [warning, must 1 round]
nothing-follows = nothing follows from `{ $key }`
carry-or-unset = carry the rule that it belongs to, or do not set it
gap = nothing rules although `{ $clause }` is carried by { $house }
set-its-options = set the options on which it depends; it is silent in: { $lines }
falls-silent = a rule of its own falls silent for want of `{ $clause }` in { $house }
carry-or-silent = carry the clause, or say that the book is silent in: { $lines }
can-only-fold = the player to act can only fold in { $house }
nothing-else-left = nothing else is left in: { $lines }
overlap = `{ $one }` and `{ $other }` rule differently, and neither is recorded as stronger, in { $house }
say-stronger = say which of the two rules is stronger; they clash in: { $lines }

## Editions

ruled-otherwise = since { $edition } `{ $rule }` has been different in { $house }: { $by }
keep-or-agree = keep it by a setting of your own, or agree and write `written_for: { $edition }`; in { $situation } / the ruling was: { $before }; it is: { $now }
agree = no situation was found that shows it; agree and write `written_for: { $edition }`
edition-not-told = what has been ruled otherwise since { $edition } cannot be told
compare-books = compare the printed books with `ruling book --since`
edition-unknown = no edition { $edition } of the rules is known here
editions-known = this program knows { $editions }

## Examples and rulings

unexpected = `{ $verdict }` is not what is ruled { $where }
here-by = here by { $house }
in-by = in { $scenario } by { $house }
it-rules = it rules: { $rulings }
example-otherwise = the book's own example at { $provision } is ruled otherwise than `{ $verdict }`
expected-twice = this ruling is expected twice
out-or-meant = take it out, or write what was meant in its place
event-in-table = there is an event where the table is described
state-after-event = state comes after an event
state-first = state comes first, events after
ruling-among-events = there is an expected ruling among the events
rulings-in-scenarios = `!` lines belong in scenarios
sides-alike = the sides of this conflict rule the same
play-or-wording = find a play in which they differ, or make it a conflict of kind `wording`

## Wording

role-unnamed = no text names the role `{ $role }`
roles-named = the texts name { $names }
title-too-long = the title has { $length } characters, and a heading holds { $most }
name-subject = name the subject and leave the rule to the clauses
typed-figure = the figure `{ $figure }` is typed, not printed from an option
mixed-scripts = `{ $word }` mixes Latin and Cyrillic letters
no-silence = there is no `{ $finding }` to be silenced
no-silence-at = there is no `{ $finding }` at `{ $place }` to be silenced
take-silence-away = take the silence away: it would hide the next one

## What something is

a-house = a house
a-rule = a rule
own-rule = a rule in the club's own words
a-provision = a provision
a-clause = a clause
a-case = a case
a-chapter = a chapter
a-page = a page
a-conflict = a conflict
a-side = a side
a-silence = a silence
a-scenario = a scenario
an-example = an example
a-ruling = a ruling
a-term = a term
a-figure = a figure
a-role = a role
an-option = an option
option-value = the value of an option
options-set = a set of options
a-tariff = a tariff
a-source = a source
the-reason = the reason
kind-house = house
kind-rule = rule
kind-clause = clause
kind-provision = provision
kind-scenario = scenario
kind-term = term
kind-conflict = conflict
kind-numbering = numbering

## Files and texts

lies-in-file = `{ $id }` lies in a file called `{ $file }`
call-file = call the file `{ $file }`, or the thing after its file
text-and-cases = the clause `{ $clause }` has both a text and cases
too-many-lines = { $what } has at most { $lines }
not-glossary-word = `{ $word }` is not the glossary's word
glossary-says = the glossary says `{ $word }`
cannot-hold = a text cannot hold { $what }
write-plainly = write paragraphs, emphasis and links to rules
heading = a heading
quotation = a quotation
code = code
list = a list
image = an image
line-break = a forced line break
ruled-line = a ruled line
option-is-figure = a figure is an option: the house sets it, the text prints it
print-option = print an option: { $options }
option-unset = no house sets `{ $key }`
set-or-take-out = set it in the provision that lays it down, or take the case out
## What is counted
of-percent = %
of-actions = actions
of-big-blinds = big blinds
of-cards = cards
of-chips = chips
of-days = days
of-hands = hands
of-minutes = minutes
of-money = money
of-players = players
of-raises = raises
of-rounds = rounds
of-seats = seats
of-seconds = seconds
