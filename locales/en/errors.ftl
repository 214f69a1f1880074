# What the program says of itself: errors, and what `verify` came to.

## Arguments

all-of = { $head } and { $last }
one-of = { $head } or { $last }
error = error
warning = warning
help = help
tip = tip
more-information = For more information, try '{ $help }'.
unknown-argument = unexpected argument '{ $argument }' found
value-missing = a value is required for '{ $argument }' but none was supplied
value-wrong = invalid value '{ $value }' for '{ $argument }'
value-wrong-because = invalid value '{ $value }' for '{ $argument }': { $why }
value-too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
argument-twice = the argument '{ $argument }' cannot be used multiple times
argument-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
argument-conflict-with = the argument '{ $argument }' cannot be used with one or more of the other specified arguments
conflicting-arguments = not together with { $arguments }
argument-missing = the following required arguments were not provided: { $arguments }
arguments-wrong = the arguments do not fit
not-unicode = an argument is not text in UTF-8
possible-values = [possible values: { $values }]
similar = did you mean { $words }?
command-without-dashes = the command '{ $command }' is written without '--'
as-a-word = to look for the word '{ $word }', write '{ $typed }'
known-languages = the languages are { $codes }
not-a-number-between = it has to be a number from { $least } to { $most }

## Commands

did-you-mean-id = did you mean `{ $id }`?
no-command = there is no command `{ $word }`
is-a-path = `{ $word }` is a path
path-behind = `{ $word }` is not a command, and a path follows it
meant-command = did you mean `ruling { $command }`? To look for the words, put `query` before them
known-commands = the commands are { $commands }; to look for the words, put `query` before them
index-unreadable = the index cannot be read: { $error }
output-unwritable = the output cannot be written: { $error }
built-without-mcp = this `ruling` was built without `mcp`
build-with-mcp = build it with `--features mcp`
built-without-pdf = this `ruling` was built without `pdf`
build-with-pdf = build it with `--features pdf`, or take a released one

## Settings

no-house = there is no house `{ $house }`
known-houses = the houses are { $houses }; a house of your own goes by the path of its file
no-rules-in = there are no rules in { $folder }
name-rules-folder = name a folder that is laid out like `rules/`: chapters with a file a rule, and `houses`
language-in-environment = RULING_LANG asks for the language `{ $code }`
language-in-configuration = the configuration asks for the language `{ $code }`
configuration-wrong = { $path }: { $error }
configuration-may-set = it may set `house`, `lang` and `log`, for example `house: pslive`
no-record = there is no record to keep the note in
name-a-record = name its file with `--log`, in RULING_LOG, or as `log` in the configuration
record-unwritable = the case cannot be recorded in { $path }: { $error }
name-another-record = name a file that may be written with `--log`; the folder must be there
record-of-one-house = a case is recorded as one rulebook rules on it
name-one-house = leave out `--all-houses`, or `--log`

## verify

house-not-published = the house `{ $house }` is not published, so nothing of it would be proved
publish-house = take `published: false` out of its file
proved-no-rules = there are no rules, so nothing was proved
see-folder = see that the folder is laid out like `rules/`
proved-no-houses = no house is published, so no ruling was proved
add-house = add the file of a house to `houses`
proved-nothing = nothing was checked
select-others = select other findings; spelling is checked with `--dictionaries` only
no-rule-called = there is no rule `{ $rule }`
rule-by-id = a rule is named by its id; `ruling WORDS` finds it
no-finding = there is no finding `{ $finding }`
list-findings = `ruling verify --list` names every finding
reading-rules = reading the rules
checks-of = { $count ->
    [one] { $count } check
   *[other] { $count } checks
}

## What verify came to

errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
rules-do-not-load = the rules do not load: { $found }
checked-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
checked-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
checked-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
checked-scenarios = { $count ->
    [one] { $count } scenario run
   *[other] { $count } scenario runs
}
checked-examples = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
checked-contradictions = { $count ->
    [one] { $count } contradiction
   *[other] { $count } contradictions
}
told-apart = { $count ->
    [one] { $told } of { $count } value pair told apart
   *[other] { $told } of { $count } value pairs told apart
}
silenced = { $count } silenced

## Beginning a club

is-a-house-already = `{ $house }` is a rulebook already
name-club-otherwise = give the club's file another name
club-misnamed = a club's file cannot be called `{ $path }`
letters-of-club = use small letters, digits and hyphens: `ruling init my-club`
no-role = nobody decides under the name `{ $word }` (`--floor`)
known-roles = it may be { $words }
file-is-there = { $path } is there already, and is not written over
go-on-with-file = choose another name, or go on with that file: `ruling verify { $path }` says what it lacks
file-unwritten = { $path } cannot be written: { $error }
choose-folder-there = choose a folder that is there

## Comparing, publishing, replaying

neither-has-rule = neither has a rule `{ $rule }`
rule-in-one-of-two = give a rule's id, or its number in one of the two
page-unrendered = the page cannot be rendered: { $error }
no-glyph = the typefaces of a PDF have no sign for `{ $sign }`
leave-out-or-html = leave it out, or publish as `--format html`
book-unwritten = the book cannot be written to { $folder }: { $error }
choose-folder = choose a folder that is new, empty, or holds an earlier book
one-language-at-a-time = only a book is printed in several languages
name-one-language = name one language: `--lang hu`
card-in-one-language = a floor card is printed in one language
card-for-each = print a card for each of them
card-is-a-page = a floor card is one page, and no site or e-book
card-formats = publish it as { $formats }
two-languages-at-most = no more than two languages stand side by side
site-in-any-number = { $formats } takes as many as you like
watched-in-browser = only a page or a site can be watched
watched-formats = publish it as { $formats }
port-unheard = port { $port } of 127.0.0.1 cannot be opened: { $error }
choose-port = choose another port, or none: then one that is free is taken
watch-follows = the book is shown there and follows its files; Ctrl-C ends it
watch-renewed = the book has been made anew
watch-kept = until that is mended, the last good book is shown
no-hands-in = there are no hands in { $folder }: { $why }
no-hands-no-file = no file ends in .phh or .phhs
name-hands = name files of hands, or a folder of files that end in .phh or .phhs

## mcp

waiting-for-assistant = Waiting for an assistant, which starts `ruling mcp` itself. Ctrl-D ends.
not-mcp = the assistant does not speak the Model Context Protocol: { $error }
mcp-begins = it has to begin with the request `initialize`, one message a line
no-language = there is no language `{ $code }`
houses-are = the houses are { $houses }
meant-house = did you mean `{ $id }`? The houses are { $houses }
house-by-starter = the houses are { $houses }; a file is named by whoever starts the program: `ruling mcp --house FILE`
nothing-to-look-for = there is nothing to look for
give-words = give `words`, and a `limit` from 1 to 100
meant-rule = did you mean `{ $id }`? find_rule looks for words
find-rule-looks = find_rule looks for words, and names the ids and numbers of what it finds
no-rule-no-term = { $house } has no rule and no term `{ $rule }`
no-lines = there are no lines
describe-table = describe the table first, then what happens, one event a line
no-option = no option has `{ $part }` in its key
leave-out-option = leave the argument out to list the keys of all

## Tellings

telling-too-long = the description is too long
telling-one-hand = tell one hand at a time
telling-not-understood = `{ $words }` was not understood
telling-say-who = say who does what, for example `A raises to 1200`
telling-deal-not-understood = in the description of the deal, `{ $words }` was not understood
telling-say-deal = say what the dealer or a player did with which card, for example `dealer deals card 7 face up`
telling-missing = { $what }: `{ $words }`
telling-nobody = it is not said who does it: `{ $words }`
telling-name-player = name the player: `A`, `seat 3`, `CO` or a name
telling-or-ask = or ask without `decide`: the words find the rule
telling-unreal = `{ $words }` says that none of this has happened
telling-tell-deeds = tell what somebody did at the table
telling-how-much = it is not said how much: `{ $words }`
telling-tell-amount = give the amount or the chips: `1200`, `2x1000`
telling-which-card = it is not said which card it was
telling-which-card-help = say which card of the deal it was, for example `dealer deals card 7 face up`, or whose: `the big blind's first card`
telling-which-cards = it is not said which cards they were
telling-which-cards-help = say which cards of the deal they were, for example `dealer exposes the third and the fifth card`
telling-which-player = it is not said who it was
telling-which-street = it is not said before which card
telling-which-street-help = name the street, for example `turn 5c without a burn`
telling-name-card = it is not said which card the deck holds twice
telling-name-card-help = name the card, for example `dealer finds a second Jh`
telling-shown-card = it is not said which card was shown
telling-shown-card-help = name the card, for example `A shows Kd`; a hand is tabled only with all its cards: `A tables his hand`
telling-name-cards = it is not said which cards came
telling-name-cards-help = name the cards, for example `turn 5c 9d`
telling-where = it is not said where the button should be
telling-where-help = name the player, for example `button D, due to E`
telling-drawn = it is not said who drew which card
telling-drawn-help = give everybody's card, for example `draw for the button: A 7c, B Kd`
telling-seats = it is not said how many play and where the button is
telling-seats-help = give the seats and the button, for example `seats A B C D E, button E`, or which card of the deal it was
telling-understood-as = the words were understood as: { $lines }
