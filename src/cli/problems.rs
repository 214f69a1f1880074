//! Why a situation cannot be, in the language of whoever asks: the engine says it in English, which `locales/en/problems.ftl`
//! knows again.

use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::embedded;
use crate::engine::event::Seat;
use crate::engine::problem::Problem;
use crate::lang::Lang;
use crate::notation::seat_name;

/// A piece of a message: as it stands, or what fills it.
#[derive(Clone, Copy)]
enum MessagePiece {
    Text(&'static str),
    Hole(&'static str),
}

/// The messages of a language by their ids.
type MessagesById = Vec<(&'static str, Vec<MessagePiece>)>;

/// A problem in a language, with the players by the names that they were told by.
pub fn in_language(problem: Problem, lang: Lang, names: &[(Seat, String)]) -> Problem {
    if lang == Lang::En {
        return problem;
    }
    let text = |text: String| own(&text, lang, names).unwrap_or(text);
    Problem { message: text(problem.message), help: text(problem.help) }
}

fn own(text: &str, lang: Lang, names: &[(Seat, String)]) -> Option<String> {
    let (id, filled) = told(Lang::En).iter().find_map(|(id, pieces)| Some((*id, fill(pieces, text)?)))?;
    let (_, pieces) = told(lang).iter().find(|(own, _)| *own == id)?;
    let piece = |piece: &MessagePiece| match piece {
        MessagePiece::Text(text) => (*text).to_owned(),
        MessagePiece::Hole(hole) => {
            let value = filled.iter().find(|(own, _)| own == hole).map_or("", |(_, value)| *value);
            let named = names.iter().find(|(seat, _)| seat_name(*seat) == value);
            named.map_or_else(|| value.to_owned(), |(_, name)| name.clone())
        }
    };
    Some(pieces.iter().map(piece).collect())
}

/// What stands in the holes of a message where the text is one of its kind.
fn fill<'t>(pieces: &[MessagePiece], text: &'t str) -> Option<Vec<(&'static str, &'t str)>> {
    let mut filled = Vec::new();
    let mut rest = text;
    let mut open = None;
    for piece in pieces {
        match (piece, open.take()) {
            (MessagePiece::Text(own), None) => rest = rest.strip_prefix(own)?,
            (MessagePiece::Text(own), Some(hole)) => {
                let (value, after) = rest.split_once(own)?;
                filled.push((hole, value));
                rest = after;
            }
            (MessagePiece::Hole(hole), _) => open = Some(*hole),
        }
    }
    if let Some(hole) = open {
        filled.push((hole, rest));
        rest = "";
    }
    // A name, a number or a card is one word.
    let plain = filled.iter().all(|(_, value)| !value.is_empty() && !value.contains(' '));
    (rest.is_empty() && plain).then_some(filled)
}

fn told(lang: Lang) -> &'static MessagesById {
    static ALL: [OnceLock<MessagesById>; Lang::COUNT] = [const { OnceLock::new() }; Lang::COUNT];
    ALL[lang as usize].get_or_init(|| embedded::locale(lang, "problems.ftl").map(read).unwrap_or_default())
}

fn read(source: &'static str) -> MessagesById {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let message = |entry| match entry {
        Entry::Message(message) => message.value.map(|value| (message.id.name, pieces(&value))),
        Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

fn pieces(pattern: &Pattern<&'static str>) -> Vec<MessagePiece> {
    let piece = |element: &PatternElement<&'static str>| match element {
        PatternElement::TextElement { value } => Some(MessagePiece::Text(value)),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(MessagePiece::Hole(id.name))
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().filter_map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_engine_says_is_known_again_in_every_language() {
        let problem = Problem {
            message: "B puts in 900 and has only 400".to_owned(),
            help: "correct the chips, or the stack he was given".to_owned(),
        };
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            let own = in_language(problem.clone(), lang, &[(Seat::Letter('B'), "Kim".to_owned())]);
            assert!(own.message.contains("Kim") && own.message.contains("900") && own.message.contains("400"), "{}", own.message);
            assert_ne!(own.help, problem.help, "{}", lang.code());
        }
    }

    #[test]
    fn every_language_says_what_every_other_says() {
        let ids = |lang: Lang| told(lang).iter().map(|(id, _)| *id).collect::<Vec<_>>();
        for lang in Lang::ALL {
            assert_eq!(ids(lang), ids(Lang::En), "{}", lang.code());
        }
        // No message is taken for another one.
        for (id, pieces) in told(Lang::En) {
            let text: String = pieces.iter().map(|piece| if let MessagePiece::Text(text) = piece { *text } else { "7" }).collect();
            let known = told(Lang::En).iter().find(|(_, other)| fill(other, &text).is_some()).map(|(id, _)| *id);
            assert_eq!(known, Some(*id), "{text}");
        }
    }

    /// Whatever the engine may say of a situation stands in the file.
    #[test]
    fn nothing_that_the_engine_says_is_left_in_english() {
        let engine = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/engine"));
        let mut missing = Vec::new();
        sources(engine, &mut |source: &str| {
            for call in source.split("Problem::new(").skip(1) {
                let text = call.trim_start();
                let plain = text.strip_prefix('"').and_then(|text| text.split_once('"')).map(|(text, _)| text.to_owned());
                let format = text.strip_prefix("format!(\"").and_then(|text| text.split_once('"')).map(|(text, _)| filled(text));
                let said = plain.or(format).filter(|text| text.contains(char::is_alphabetic));
                missing.extend(said.filter(|text| own(text, Lang::Hu, &[]).is_none()));
            }
        });
        assert!(missing.is_empty(), "{missing:?}");
    }

    /// The text of a format with a name in each of its holes.
    fn filled(format: &str) -> String {
        let parts = format.split('{').enumerate().map(|(n, part)| match part.split_once('}') {
            Some((_, after)) if n > 0 => format!("7{after}"),
            Some(_) | None => part.to_owned(),
        });
        parts.collect()
    }

    fn sources(folder: &std::path::Path, read: &mut impl FnMut(&str)) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                sources(&path, read);
            } else if path.extension().is_some_and(|ending| ending == "rs")
                && !path.ends_with("recorded_hand.rs")
                && !path.ends_with("problem.rs")
                && !path.ends_with("card.rs")
            {
                read(&std::fs::read_to_string(path).expect("a source"));
            }
        }
    }
}
