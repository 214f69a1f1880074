//! What is said in English deep inside, known again by a file of messages and said in the language of whoever asks.
//!
//! The engine and the checks say what is wrong where they find it. They know no language, and what they say is also what a script
//! reads. So a file of each language has their sentences under one id, and the English one tells which it is.

use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::embedded;
use crate::lang::Lang;

/// The files of sentences, below `locales/<lang>/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sentences {
    /// Why a situation cannot be.
    Problems,
    /// What is wrong with rules and houses.
    Complaints,
}

/// A piece of a sentence: as it stands, or what fills it.
#[derive(Clone, Copy)]
enum SentencePiece {
    Text(&'static str),
    Hole(&'static str),
}

/// The sentences of a language by their ids.
type SentencesById = Vec<(&'static str, Vec<SentencePiece>)>;

/// What fills the holes of a sentence, by their names.
type FilledMessage<'t> = Vec<(&'static str, &'t str)>;

impl Sentences {
    const ALL: [Sentences; 2] = [Sentences::Problems, Sentences::Complaints];

    fn file(self) -> &'static str {
        match self {
            Sentences::Problems => "problems.ftl",
            Sentences::Complaints => "complaints.ftl",
        }
    }

    /// The sentence in a language; `value` says what fills a hole otherwise. `None` where it is none of these.
    pub fn said(self, text: &str, lang: Lang, value: impl Fn(&str, &str) -> Option<String>) -> Option<String> {
        let known = self.told(Lang::En).iter().filter_map(|(id, pieces)| Some((*id, literal(pieces), self.fill(pieces, text)?)));
        // Of two that fit, the one that says more of it.
        let (id, _, filled) = known.max_by_key(|(_, literal, _)| *literal)?;
        let (_, pieces) = self.told(lang).iter().find(|(own, _)| *own == id)?;
        let piece = |piece: &SentencePiece| match piece {
            SentencePiece::Text(text) => (*text).to_owned(),
            SentencePiece::Hole(hole) => {
                let filling = filled.iter().find(|(own, _)| own == hole).map_or("", |(_, filling)| *filling);
                value(hole, filling).unwrap_or_else(|| filling.to_owned())
            }
        };
        Some(pieces.iter().map(piece).collect())
    }

    /// What stands in the holes of a sentence where the text is one of its kind.
    fn fill<'t>(self, pieces: &[SentencePiece], text: &'t str) -> Option<FilledMessage<'t>> {
        let mut filled = FilledMessage::new();
        let mut rest = text;
        let mut open = None;
        for piece in pieces {
            match (piece, open.take()) {
                (SentencePiece::Text(own), None) => rest = rest.strip_prefix(own)?,
                (SentencePiece::Text(own), Some(hole)) => {
                    let (filling, after) = rest.split_once(own)?;
                    filled.push((hole, filling));
                    rest = after;
                }
                (SentencePiece::Hole(hole), _) => open = Some(*hole),
            }
        }
        if let Some(hole) = open {
            filled.push((hole, rest));
            rest = "";
        }
        let is_filling = |filling: &str| match self {
            // A name, a number or a card is one word.
            Sentences::Problems => !filling.is_empty() && !filling.contains(' '),
            Sentences::Complaints => !filling.is_empty(),
        };
        (rest.is_empty() && filled.iter().all(|(_, filling)| is_filling(filling))).then_some(filled)
    }

    fn told(self, lang: Lang) -> &'static SentencesById {
        static ALL: [[OnceLock<SentencesById>; Lang::COUNT]; Sentences::ALL.len()] =
            [const { [const { OnceLock::new() }; Lang::COUNT] }; Sentences::ALL.len()];
        ALL[self as usize][lang as usize].get_or_init(|| embedded::locale(lang, self.file()).map(read).unwrap_or_default())
    }
}

/// What a check says, in a language; as it is where nobody has put it into words there.
pub fn complaint(text: &str, lang: Lang) -> String {
    if lang == Lang::En {
        return text.to_owned();
    }
    let whole = |text: &str| complained(text, lang).or_else(|| Sentences::Problems.said(text, lang, |_, _| None));
    // Help may be two things, one after the other.
    let of_two = || text.rsplit_once("; ").and_then(|(one, other)| Some(format!("{}; {}", whole(one)?, whole(other)?)));
    whole(text).or_else(of_two).unwrap_or_else(|| text.to_owned())
}

fn complained(text: &str, lang: Lang) -> Option<String> {
    Sentences::Complaints.said(text, lang, |hole, filling| match hole {
        // What something is, why and where is a sentence of the file itself; all else is a name or a text of somebody's own.
        "what" | "why" | "where" | "language" | "unit" => complained(filling, lang),
        _ => None,
    })
}

/// How much of a sentence stands as it is.
fn literal(pieces: &[SentencePiece]) -> usize {
    let length = |piece: &SentencePiece| if let SentencePiece::Text(text) = piece { text.len() } else { 0 };
    pieces.iter().map(length).sum()
}

fn read(source: &'static str) -> SentencesById {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let message = |entry| match entry {
        Entry::Message(message) => message.value.map(|value| (message.id.name, pieces(&value))),
        Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

fn pieces(pattern: &Pattern<&'static str>) -> Vec<SentencePiece> {
    let piece = |element: &PatternElement<&'static str>| match element {
        PatternElement::TextElement { value } => Some(SentencePiece::Text(value)),
        // A brace.
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            Some(SentencePiece::Text(value))
        }
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(SentencePiece::Hole(id.name))
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().filter_map(piece).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_language_says_what_every_other_says() {
        for sentences in Sentences::ALL {
            let ids = |lang: Lang| sentences.told(lang).iter().map(|(id, _)| *id).collect::<Vec<_>>();
            for lang in Lang::ALL {
                assert_eq!(ids(lang), ids(Lang::En), "{sentences:?} {}", lang.code());
                for (id, pieces) in sentences.told(lang) {
                    let (_, english) = sentences.told(Lang::En).iter().find(|(own, _)| own == id).expect("it is there");
                    assert_eq!(holes(pieces), holes(english), "{sentences:?} {} {id}", lang.code());
                }
            }
            // No sentence is taken for another one.
            for (id, pieces) in sentences.told(Lang::En) {
                let text: String =
                    pieces.iter().map(|piece| if let SentencePiece::Text(text) = piece { text } else { "7" }).collect();
                let fits = |other: &[SentencePiece]| sentences.fill(other, &text).is_some();
                let known =
                    sentences.told(Lang::En).iter().filter(|(_, other)| fits(other)).max_by_key(|(_, other)| literal(other));
                assert_eq!(known.map(|(id, _)| *id), Some(*id), "{text}");
            }
        }
    }

    fn holes(pieces: &[SentencePiece]) -> Vec<&str> {
        let hole = |piece: &SentencePiece| if let SentencePiece::Hole(hole) = piece { Some(*hole) } else { None };
        let mut holes: Vec<&str> = pieces.iter().filter_map(hole).collect();
        holes.sort_unstable();
        holes.dedup();
        holes
    }

    #[test]
    fn what_is_said_within_a_sentence_is_put_into_words_too() {
        let own = |text| complaint(text, Lang::Hu);
        assert_eq!(own("`seee` is no key of a rule"), "`seee` itt nem kulcs (szabály)");
        assert_eq!(own("there is no Icelandic title"), "hiányzik: `title` (izlandi)");
        // A name is nobody's sentence, whatever it is.
        assert_eq!(own("there is no rule `house`"), "nincs ilyen szabály: `house`");
        assert_eq!(own("B puts in 900 and has only 400"), "B 900 értékben tesz be, de csak 400 van nála");
        assert_eq!(own("something else"), "something else");
        assert_eq!(complaint("a flag is `true` or `false`", Lang::En), "a flag is `true` or `false`");
        let figure = "write `{ $rake }` where the figure belongs, or take it away";
        assert_eq!(complaint(figure, Lang::Hr), "napišite `{ $rake }` tamo kamo pripada ili ga izbrišite");
    }

    /// What only the texts, scenarios and words that the program brings along can bring about, and recorded hands: no club has any.
    const NOT_OF_CLUBS: [&str; 17] = [
        "conflict_not_as_recorded",
        "force_differs",
        "form_never_found",
        "form_twice",
        "glossary_term",
        "literal_figure",
        "missing_clause",
        "no_effect",
        "same_text",
        "senses",
        "spelling",
        "subject_differs",
        "text_of_another_case",
        "undistinguished_value",
        "unreadable_dictionary",
        "unused_clause",
        "wrong_credit",
    ];

    /// Whatever a check may say of a club's file stands in the file of sentences.
    #[test]
    fn nothing_that_is_said_of_a_club_is_left_in_english() {
        let src = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
        let mut missing = Vec::new();
        let folders = ["corpus/findings", "scenario/findings", "proof/findings", "verify/findings", "lint"];
        for file in folders.iter().flat_map(|folder| fs::read_dir(src.join(folder)).expect("a folder")) {
            let path = file.expect("a file").path();
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
            if NOT_OF_CLUBS.contains(&name) {
                continue;
            }
            let source = fs::read_to_string(&path).expect("a source");
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for call in [".finding(", ".help("].iter().flat_map(|call| source.split(call).skip(1)) {
                let call = call.trim_start();
                let said = call.strip_prefix("format!(").unwrap_or(call).strip_prefix('"').and_then(|text| text.split_once('"'));
                let said = said.map(|(text, _)| filled(text)).filter(|text| text.contains(' '));
                missing.extend(said.filter(|text| complaint(text, Lang::Hu) == *text).map(|text| (name.to_owned(), text)));
            }
        }
        assert!(missing.is_empty(), "{missing:#?}");
    }

    /// The text of a format with a word in each of its holes.
    fn filled(format: &str) -> String {
        let braces = format.replace("{{", "\u{1}").replace("}}", "\u{2}");
        let parts = braces.split('{').enumerate().map(|(n, part)| match part.split_once('}') {
            Some((_, after)) if n > 0 => format!("7{after}"),
            Some(_) | None => part.to_owned(),
        });
        parts.collect::<String>().replace('\u{1}', "{").replace('\u{2}', "}")
    }
}
