# The words of the interface and of the published book.

## Answers

rule = Rule
rules = Rules
clause = Clause
example = Example
examples = Examples
elsewhere = Elsewhere
precedents = Own record
see-also = See also
other-languages = In other languages
defined-in = Defined in
used-in = Used in
why = Rests on
ruling = Ruling
situation = Situation
play = Play
in-this-house = In this rulebook
no-rule = This rulebook has no rule about it
silent-note = Where this rulebook says nothing, { -floor(case: "nominative") } decides.
no-sanction = The rulebook names no sanction of its own for it.
nothing-to-rule-on = There is nothing to rule on yet. Say what happens.
assumptions = Assumed
understood = Understood
left-out = Not taken into account
quoted = “{ $words }”
dialogue-begin = Describe the situation line by line, in your own words. `-` takes the last line back, an empty line ends.
dialogue-end = The whole as one command:
to-act = To act
may = May
must = Must
if-so = If so
otherwise = Otherwise
answer-for = According to { $house }
results = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
nothing-found = Nothing found for “{ $query }”
own-rule = Its own rule, in its own words. The program does not apply it to situations.
own-instead = Own rule instead
own-beside = Own rule on this
only-written-in = Only in: { $languages }
missing-in-language = Not available in this language and printed as written ({ $languages }): { $items }.
did-you-mean = Did you mean { $words }?
more = More
closest = Closest
number = No.
note = Note
source = Source
since = since { $editions }
since-at-latest = since { $editions } at the latest

## Rulebooks and their options

houses = Rulebooks
based-on = Based on { $house }
option = Option
options = Options
option-value = Value
not-set = not set
used-by = Used by
decides-here = Who decides
differences = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
compare = { $left } and { $right } compared
only-in = Only in { $house }
same-ruling = Both rule the same
no-witness = No situation that was tried shows it
otherwise-same = Otherwise the same
nothing-more = The same without that
ruled-alike = Ruled alike in both, though only one of them writes it down
unruled = No ruling turns on it
rules-new = New rules: { $count }; with a situation that is ruled otherwise: { $shown }
rules-changed = Changed rules: { $count }; with a situation that is ruled otherwise: { $shown }
rules-dropped = Dropped rules: { $count }; with a situation that is ruled otherwise: { $shown }
smallest-situation = The smallest situation in which they differ

## Conflicts

conflict = Contradiction
conflicts = Contradictions
departures = Differences from the rulebook beneath
conflict-holds = What holds
conflict-loses = What does not hold
conflict-because = Because
conflict-kind-option = The rulebook settles one matter in two ways
conflict-kind-scope = Two rules overlap, and only one can apply
conflict-kind-together = Two rules cannot both be followed
conflict-kind-self = One rule can be read in two ways
conflict-kind-example = The example breaks its own rule
conflict-kind-translation = The translations differ
conflict-kind-unrecorded = Two provisions rule differently, and no conflict is recorded
conflict-kind-base = Its own rule stands in place of the base's
conflict-kind-wording = The wording differs, the ruling does not
reason-more-specific = the specific rule takes precedence over the general one
reason-worked-example = the worked example shows what is meant
reason-later = the later rule takes precedence over the earlier one
reason-source-language = the original language counts
reason-safer-for-play = this does the game less harm

## Help

notation-help = How to describe a situation
usage-hint = Describe the table first, then what happens, line by line.
seats-hint = Whoever is named plays, and nobody else. `seats` lists players clockwise from the first to act. SB and BB in it, or `button`, say who has the blinds; else two others have posted and folded.

## The book

contents = Contents
chapter = Chapter
edition = Edition
date = Date
languages = Languages
language = Language
search = Search
search-placeholder = Search the rules
search-results = Results
search-unavailable = The search does not run in this browser. The contents list every rule.
rule-number = Rule { $number }
printed-on = Printed on { $date }
page = Page
back-to-top = Back to top
previous = Previous
next = Next
menu = Menu
print = Print
index = Index
glossary = Glossary
glossary-note = These explanations are an aid to reading and are not rules. A reference next to a word leads to where the rulebook itself defines it.
contact = Contact
theme = Light or dark
pot = Pot
floor-card = Floor card
changes = Changes
changes-since = Changes since { $house }
no-changes = Nothing has changed
change-new = New
change-changed = Changed
change-dropped = No longer in force
formerly = formerly
before = Before
now = Now
source-example = What the rulebook's own example says
source-example-differs = The rulebook's own example says otherwise
generated = Every example in this book was worked out from its rules

same-as = Same as
filter-nothing = No rule contains these words
permalink = Link to this rule
skip-to-rules = Skip to the rules

## Chapters

chapter-general = General
chapter-seating = Seating
chapter-procedure = Procedure
chapter-betting = Betting
chapter-showdown = Showdown
chapter-dealing = Dealing
chapter-conduct = Conduct
chapter-cash = Cash games
chapter-reference = Reference

## What a ruling answers

question-meaning = What the action means
question-binding = Whether it binds
question-term = What the word means
question-chips = Where the chips go
question-hand = Whether the hand is live
question-show = Who shows, and when
question-value = What the hand is
question-award = Who gets the pot
question-positions = Who has the button
question-tables = Which table plays
question-mover = Who has to move
question-seat = Who sits where
question-stack = How many chips somebody has
question-stage = What stage the tournament has come to
question-place = Who finishes where
question-prize = What is paid
question-deck = Whether the deck is sound
question-deal = Whether the deal stands
question-cards = Where the cards go
question-answer = What may be asked
question-order = What the dealer does
question-breach = Which duty is broken
question-penalty = Which penalty follows
question-substantial = Whether there was substantial action
question-pot = How large the pot is
question-turn = Whose turn it is
question-may = What the player may do

grade-is = Ruled
grade-must = Must
grade-may = May
grade-advised = Advised
grade-silent = By custom

kind-norm = Rule
kind-power = Power
kind-duty = Duty
kind-definition = Definition
kind-advice = Advice
kind-statement = Statement

## The game

structure-no-limit = No-limit
structure-pot-limit = Pot-limit
structure-limit = Fixed limit
game-holdem = Hold'em
game-omaha = Omaha
game-omaha-eight = Omaha eight-or-better
game-stud = Stud
game-stud-eight = Stud eight-or-better
game-razz = Razz
street-preflop = before the flop
street-flop = flop
street-turn = turn
street-river = river
street-third-street = third street
street-fourth-street = fourth street
street-fifth-street = fifth street
street-sixth-street = sixth street
street-seventh-street = seventh street

judgement-deliberate = deliberate
judgement-tiny = tiny chip
judgement-contradictory = word and chips that contradict each other
judgement-unusual = unusual circumstances
judgement-misinformed = misinformed
judgement-separate = cards clear of the muck
judgement-identifiable = identifiable cards
judgement-grounds = good grounds
judgement-needless = needless delay
judgement-gross = gross offence
judgement-correctable = correctable mistake
judgement-restorable = restorable sequence

## Figures and penalties

unit-percent = { $count }%
unit-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
unit-raises = { $count ->
    [one] { $count } raise
   *[other] { $count } raises
}
unit-big-blinds = { $count ->
    [one] { $count } big blind
   *[other] { $count } big blinds
}
unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unit-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
unit-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
unit-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
unit-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
unit-money = { $count } in money
unit-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
unit-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
unit-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
unit-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
sanction-warning = warning
sanction-rounds = { $count ->
    [one] { $count } round sat out
   *[other] { $count } rounds sat out
}
sanction-hands = { $count ->
    [one] { $count } hand sat out
   *[other] { $count } hands sat out
}
tariff-first = first time
tariff-second = second time
tariff-later = every further time

## Recorded hands

replay-hand = hand { $hand }
replay-not-played = The game { $variant } is not played here.
replay-out-of-turn = out of turn, { $player } is to act
replay-round-over = the betting round is over
replay-skipped = the next card comes while { $player } is still to act
replay-owes-bring-in = the bring-in of { $amount } is due first
replay-call-too-small = the amount to call is { $amount }
replay-raising-closed = no full bet or raise has been made since this player acted
replay-capped = no more raises are allowed in this betting round
replay-too-small = the minimum allowed is { $amount }
replay-too-large = the maximum allowed is { $amount }
replay-put-all-in = recorded as what { $player } has, who is put all-in by it; a full raise would be to { $amount }, and it changes nothing
replay-stack = { $player } ends with { $has }, and the record says { $recorded }.
replay-to-act = The record ends while { $player } is to act.
replay-to-deal = The record ends before the last card.
replay-unknown-cards = The record does not give the cards of { $player }, so the pot cannot be awarded.
replay-hands = { $count ->
    [one] { $count } hand replayed
   *[other] { $count } hands replayed
}
replay-agree = { $count ->
    [one] { $count } hand agrees
   *[other] { $count } hands agree
}
replay-forbidden = { $count ->
    [one] { $count } action not allowed by this rulebook
   *[other] { $count } actions not allowed by this rulebook
}
replay-by-custom = { $count ->
    [one] { $count } action not allowed by custom where this rulebook says nothing
   *[other] { $count } actions not allowed by custom where this rulebook says nothing
}
replay-notes = { $count ->
    [one] { $count } raise recorded as what the last opponent had
   *[other] { $count } raises recorded as what the last opponent had
}
replay-stacks = { $count ->
    [one] { $count } stack ends up different from the record
   *[other] { $count } stacks end up different from the record
}
replay-open = { $count ->
    [one] { $count } record ends before the hand does
   *[other] { $count } records end before the hand does
}
replay-left-out = { $count ->
    [one] { $count } hand of another game left out
   *[other] { $count } hands of other games left out
}
replay-errors = { $count ->
    [one] { $count } record could not be replayed
   *[other] { $count } records could not be replayed
}

## Languages

lang-en = English
lang-hu = Hungarian
lang-sk = Slovak
lang-hr = Croatian
lang-is = Icelandic
lang-ru = Russian

## A new club

init-chapter = House rules
init-title = What holds here
init-text = These rules come first. Whatever they do not settle is as in the rulebook that they are based on.
init-name = The club's name, as it is printed
init-languages = Its languages, the first one first
init-base = The rulebook it is based on
init-floor = Who decides
init-about = The rulebook of a club. Whatever it does not say is as in `{ $base }`.
init-verify = prove it
init-ask = ask it
init-publish = publish it
init-same-name = The same in every language; change it where it is called otherwise.
init-in-languages = You write in these languages; nothing is asked of you in others.
init-date = The day of the edition, not that of printing.
init-houses = `ruling houses` lists the others.
init-written-for = The edition of the rules for which the file is written. After an update `ruling verify` lists what has been ruled otherwise since.
init-numbering = How rules are numbered: "1.1", "1", "§ 1", "Article 1", "A 1" or "I". A `number:` of your own takes precedence.
init-logo = A picture beside this file; it becomes part of the page.
init-lines = As many lines as you like, after a `|`.
init-figures = Figures of your own; a text prints this one as {"{"} $late-minutes {"}"}.
init-drops = What of the base does not hold here: a clause, or a whole provision by its ref; `drops_chapters_of:` a whole chapter, by one of its provisions. `ruling rule` shows both.
init-own = A rule in your own words. `ref` is its id, to which links lead; it never changes.
init-sets = What the program rules by: the figures and choices of your house (`ruling options`).
init-instead = A rule of your own in place of one of the base: name a clause, or the ref of a provision.
init-take = A provision of the base, moved here.
init-chapter-of = A whole chapter of the base, moved here: the one in which this provision stands. The others follow in their order.
init-closing = Pages after the rules.
