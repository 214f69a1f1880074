//! How a file is read.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::Error;

const HALF_RAISE: &str = "rules/betting/half-raise.yaml";
const UNDERCALL: &str = "rules/betting/undercall.yaml";
const BASE: &str = "rules/houses/base.yaml";

pub const GROUP: Group = Group {
    title: "Files",
    docs: &[
        FindingDoc {
            id: "unreadable-file",
            severity: Error,
            what: "A file or a folder that cannot be read.",
            why: "Rules that were not read cannot be proved, and a rulebook without them would look complete.",
            example: FindingExample::Told("ruling verify --rules /no/such/folder"),
            mend: "See that the path is right, that you may read it, and that the file is saved as UTF-8.",
        },
        FindingDoc {
            id: "yaml-syntax",
            severity: Error,
            what: "A file that is not YAML, or YAML that nobody should write: a key that comes twice.",
            why: "Nothing that the file says can be trusted from that place on.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "see: [undercall]", bad: "see: [undercall" },
            mend: "Look at the line that is underlined and the one above it: most often a bracket, a quote or the indentation is \
                   missing. A text that holds a colon, a comma or a brace needs quotes or a block (`|`).",
        },
        FindingDoc {
            id: "hidden-character",
            severity: Error,
            what: "A character that nobody sees: a control, an escape, a mark that turns the direction of writing, a letter without \
                   width.",
            why: "It makes a word another word, a number another number, or a terminal do something else, and no reader can tell.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "  en: [half raise]", bad: "  en: [\"half\\u200B raise\"]" },
            mend: "Take it out. Where it is written as an escape in quotes, write the text without it.",
        },
        FindingDoc {
            id: "unknown-key",
            severity: Error,
            what: "A key that means nothing where it stands.",
            why: "A mistyped key would otherwise be passed over in silence, and what stands below it would never come into force.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "see: [undercall]", bad: "seee: [undercall]" },
            mend: "Correct the key. A key that is right but stands at the wrong depth is moved by its indentation.",
        },
        FindingDoc {
            id: "missing-key",
            severity: Error,
            what: "Something that lacks a key it cannot do without.",
            why: "A scenario without a table, or a silence without a reason, says too little to be checked.",
            example: FindingExample::Edit {
                file: UNDERCALL,
                good: "    table: no-limit hold'em, blinds 50/100, seats A B C, on the flop\n",
                bad: "",
            },
            mend: "Add the key that the message names.",
        },
        FindingDoc {
            id: "wrong-type",
            severity: Error,
            what: "A list where a text is expected, a text where a mapping is expected, and so on.",
            why: "What was meant can only be guessed.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "see: [undercall]", bad: "see: undercall" },
            mend: "Write it in the shape that the message names; a list of one is `[one]`.",
        },
        FindingDoc {
            id: "bad-id",
            severity: Error,
            what: "An id with anything but small letters, digits and hyphens.",
            why: "Ids stand in file names, in links and on the command line, where blanks and capitals lead astray.",
            example: FindingExample::Edit { file: UNDERCALL, good: "id: short-of-a-raise", bad: "id: Short of a raise" },
            mend: "Write it in small letters, with hyphens for blanks. What people call the thing goes into `title` and `aliases`.",
        },
        FindingDoc {
            id: "id-not-file-name",
            severity: Error,
            what: "A rule or a house whose file is called otherwise.",
            why: "Whoever has the one must find the other without searching.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "id: half-raise", bad: "id: small-raise" },
            mend: "Rename the file. Ids never change once they are published: others point at them.",
        },
        FindingDoc {
            id: "unknown-chapter",
            severity: Error,
            what: "A rule in a folder that is none of the chapters.",
            why: "The chapters are the same in every house; a rule outside them would be printed nowhere.",
            example: FindingExample::Rename { file: HALF_RAISE, to: "rules/bettting/half-raise.yaml" },
            mend: "Move the file to general, seating, procedure, betting, showdown, dealing, conduct, cash or reference.",
        },
        FindingDoc {
            id: "unknown-language",
            severity: Error,
            what: "A language code that is none of en, hu, sk, hr, is and ru.",
            why: "The text below it would never be printed. Often it is the second half of a sentence that was cut at a comma.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "en: [half raise]", bad: "eng: [half raise]" },
            mend: "Correct the code, or put the text that holds a comma into quotes.",
        },
        FindingDoc {
            id: "missing-language",
            severity: Error,
            what: "A title or a text that is missing in one of the six languages.",
            why: "A book in that language would have a hole, and nobody who reads it would know.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "  is: Meira en kall, minna en hækkun\n", bad: "" },
            mend: "Write the text. A language in which nothing is known to be right yet is no reason to leave it out.",
        },
        FindingDoc {
            id: "unknown-kind",
            severity: Error,
            what: "A kind of clause or of conflict that does not exist.",
            why: "The kind decides what proof a clause owes, and how a conflict is run.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "kind: norm", bad: "kind: nrom" },
            mend: "A clause is a norm, power, duty, definition, advice or statement; a conflict is of kind option, scope, together, \
                   self, example, translation or wording.",
        },
        FindingDoc {
            id: "unknown-structure",
            severity: Error,
            what: "A betting structure that does not exist.",
            why: "A house is proved only on the games it plays.",
            example: FindingExample::Edit { file: BASE, good: "plays: [no-limit]", bad: "plays: [nolimit]" },
            mend: "Write no-limit, pot-limit or limit.",
        },
        FindingDoc {
            id: "text-and-cases",
            severity: Error,
            what: "A clause that has both a text and cases.",
            why: "A clause says one thing: either the same for every house, or what follows from the house's options.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "  - id: complete\n", bad: "  - id: complete\n    text: {}\n" },
            mend: "Keep one of the two. What every case says alike belongs into a clause of its own.",
        },
    ],
};
