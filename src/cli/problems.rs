//! Why a situation cannot be, in the language of whoever asks: the engine says it in English, which `locales/en/problems.ftl`
//! knows again.

use crate::engine::event::Seat;
use crate::engine::problem::Problem;
use crate::known_again::Sentences;
use crate::lang::Lang;
use crate::notation::seat_name;

/// A problem in a language, with the players by the names that they were told by.
pub fn in_language(problem: Problem, lang: Lang, names: &[(Seat, String)]) -> Problem {
    if lang == Lang::En {
        return problem;
    }
    let text = |text: String| own(&text, lang, names).unwrap_or(text);
    Problem { message: text(problem.message), help: text(problem.help) }
}

fn own(text: &str, lang: Lang, names: &[(Seat, String)]) -> Option<String> {
    Sentences::Problems.said(text, lang, |_, value| {
        let named = names.iter().find(|(seat, _)| seat_name(*seat) == value);
        named.map(|(_, name)| name.clone())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_engine_says_is_known_again_in_every_language() {
        let problem = Problem {
            message: "B puts in 900 and has only 400".to_owned(),
            help: "correct the chips, or the stack that was stated".to_owned(),
        };
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            let own = in_language(problem.clone(), lang, &[(Seat::Letter('B'), "Kim".to_owned())]);
            assert!(own.message.contains("Kim") && own.message.contains("900") && own.message.contains("400"), "{}", own.message);
            assert_ne!(own.help, problem.help, "{}", lang.code());
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
