//! The words of the six languages that say nothing about a subject. They count, but never decide.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::normalize;

/// Whether a folded word is one of them.
pub fn is_function_word(folded: &str) -> bool {
    folded.len() == 1 && !folded.as_bytes()[0].is_ascii_digit() || FOLDED.contains(folded)
}

static FOLDED: LazyLock<HashSet<String>> = LazyLock::new(|| ALL.iter().flat_map(|words| normalize::words(words)).collect());

/// By language. Words of the trade are missing on purpose, however common: "all", "in", "out", "no", "one", "turn".
const ALL: [&str; 6] = [
    "the an of to and or is it that this he his him she her they them their my me we you your are was were be been has have had \
     did do does for with by at as if than then when what who how on from there so can may about while happens rule ruling",
    "az és is egy ha hogy nem ki mi meg mit mikor van volt lehet kell vagy már még csak de ez azt mert akkor mint aki ami ezt \
     neki én te szabály",
    "sa na je nie do za po od so ze zo vo ku pri ale alebo ak keď kto ako čo už len pre tak by si som mi ho mu má sme ste bol \
     bola pravidlo ktorý",
    "se ne su da li od do za po iz ili ali ako kad kada tko koji što je nije i ga mu sam si smo bi bio bila samo kao nego \
     pravilo kako",
    "að og er en sem ekki það ef því þá um til frá við af með hann hún þú ég var hafa hefur fyrir hvað hver hvernig má regla \
     reglan",
    "не на и или если это он она они я мы вы что как кто когда из от до по за с к у о бы же ли нет да его ему мой правило можно",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn are_known_however_they_are_spelled() {
        for text in ["what", "hogy", "ktorý", "ktory", "tko", "það", "fyrir", "если", "esli", "chto", "можно", "č"] {
            assert!(is_function_word(&normalize::words(text)[0]), "{text}");
        }
        for text in ["all", "5", "turn"] {
            assert!(!is_function_word(&normalize::words(text)[0]), "{text}");
        }
    }
}
