# What the commands and their arguments are for: `ruling --help`.

## Headings

help-frame =
    .usage = Usage
    .commands = Commands
    .command = COMMAND
    .arguments = Arguments
    .options = Options
    .any-options = OPTIONS
    .default = default
    .values = possible values
    .print-help = Print help
    .print-help-more = Print help (see more with '--help')
    .print-help-brief = Print help (see a summary with '-h')
    .print-version = Print version
help-value =
    .words = WORDS
    .house = HOUSE
    .lang = LANG
    .dir = DIR
    .n = N
    .rule-or-number = RULE|NUMBER
    .line = LINE
    .file = FILE
    .rule = RULE
    .path = PATH
    .ids = IDS
    .id = ID
    .format = FORMAT
    .shell = SHELL
    .club = CLUB
    .name = NAME
    .langs = LANGS
    .role = ROLE
    .old = OLD

## Commands

help-ruling = Rules of poker rooms: ask for one, have a situation ruled, publish a rulebook, prove it consistent
    .after =
        Exit codes: 0 found or clean, 1 nothing found or findings, 2 could not run.
        Environment: RULING_HOUSE, RULING_LANG, NO_COLOR.
        Any other words are a query: `ruling oversized chip`, `ruling nagy zseton`, `ruling TDA 39`.
    .words = What you are looking for, in any of the six languages
    .house = The rulebook to speak for: an id from `ruling houses`, or the path of a house's file
    .lang = The language to answer in: { $codes }; for a book several, with commas between them
    .rules = Read the rules from this folder instead of the ones that come with the program
    .json = Print JSON
    .limit = How many rules and terms to name at most
help-query = Find a rule; for words that would otherwise be taken for a command
help-rule = One rule in full: every clause, what every house does, every example; or one term
    .rule = A rule's id, or its number in the house: `oversized-chip`, `4.10`, `TDA 39`; or a term: `kicker`
help-decide = Rule on a situation; without lines, show how to state one
    .lines = State and events, one a line: `200/400` `A raises to 1200` `B pushes 2x1000`
    .file = Read the lines from a file, or from standard input with `-`
    .all-houses = Under every rulebook, side by side
help-compare = Where two rulebooks differ, each difference with the smallest situation that shows it
    .left = The rulebook to compare
    .right = The rulebook to compare it with
    .rule = Only this rule: its id, or its number in one of the two
    .brief = Only name the rules in which they differ, and their options; no situations are looked for
help-init = Begin a club's own rulebook: a file to go on from, and the schema by which an editor completes it
    .club = What the file is called: small letters, digits and hyphens
    .name = The club's name, as it is printed
    .languages = The languages it writes in, the first one first: `hr,en`
    .base = The rulebook it is based on: an id from `ruling houses`
    .floor = Who decides: `floor-person`, `tournament-director`, `floor-manager`, ...
help-book = Publish a rulebook: rules and examples, for players; two languages stand side by side
    .out = The folder to write to; what an earlier book wrote there is replaced, everything else is left alone
    .format = What to make [default: html]
    .format-html = One page that holds everything, for a screen, a phone and paper
    .format-site = A page a rule, with contents and search, for a web server or a folder
    .format-epub = A file for e-readers and reading apps
    .format-pdf = A file to print and to keep, with contents and bookmarks
    .annotated = The edition for the floor: also where each rule comes from, contradictions and how they are resolved, and what the other rulebooks say
    .card = Only the floor card: two sheets with the house's answers to what is asked every night
    .since = Mark what an earlier edition said otherwise, and list it, each change with a situation that is now ruled otherwise: an id from `ruling houses`, or the path of a house's file
    .all-houses = Every rulebook, each in a folder of its own
help-verify = Prove the rules consistent; with PATH, a club's own house on top of them
    .path = The file of a house
    .select = Report only findings whose ids begin so
    .ignore = Leave out findings whose ids begin so; what keeps the rules from loading is always reported
    .rule = Check only this rule, and what belongs to it: its texts, its scenarios in all houses, the proof of its clauses, the values of the options that it asks for; may be given several times
    .dictionaries = Check the spelling by the hunspell dictionaries in this folder, such as /usr/share/hunspell
    .format = How to report [default: human]
    .format-human = The line underlined, and what to do
    .format-sarif = SARIF 2.1.0, for code scanning
    .format-junit = JUnit XML, as CI servers read it
    .format-github = Workflow commands of GitHub
    .explain = Explain a finding: what it finds, why it matters, an example, how to mend it
    .list = List every finding
    .conflicts = Show the recorded contradictions of the rulebooks, or of the one named, each in the smallest situation that matters
    .explore = With `--conflicts`: look around every situation for provisions that rule differently, which takes a while
help-replay = Replay recorded hands: what the rulebook would not have allowed, and which chips ended up elsewhere
    .files = Files in the poker hand history format, PHH or PHHS, or folders of them; `-` is standard input
help-houses = The rulebooks, and which of them speaks if you name none
help-options = Every option by which rulebooks differ, its values, and who uses which
help-schema = The JSON Schema of a file, for editors that complete and explain while you type
    .schema = What kind of file
    .schema-rule = A rule: its title, its clauses, the scenarios that prove them
    .schema-house = A house: one rulebook, or what a club does differently from another
    .schema-glossary = The glossary: what the terms of the game are called in each language
help-mcp = Serve an assistant: the Model Context Protocol over standard input and output
help-completions = Completions for a shell
    .shell = The shell
