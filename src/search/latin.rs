//! How the letters of other alphabets, and those with marks, are written in plain Latin.
//!
//! The program asks `deunicode`, which knows all of Unicode in half a megabyte. A browser gets a list of the letters of the alphabets
//! that are written west of India, by which alone any rule is ever found: `latin.txt`, on each line a letter and what stands for it.

/// What stands for a letter beyond ASCII; empty where nothing does.
#[cfg(not(target_family = "wasm"))]
pub fn latin(letter: char) -> &'static str {
    deunicode::deunicode_char(letter).unwrap_or("")
}

#[cfg(target_family = "wasm")]
pub use listed as latin;

/// The same, by the list.
#[cfg(any(test, target_family = "wasm"))]
pub fn listed(letter: char) -> &'static str {
    use std::collections::HashMap;
    use std::sync::LazyLock;

    static LISTED: LazyLock<HashMap<char, &str>> = LazyLock::new(|| {
        let read = |line: &'static str| line.chars().next().map(|letter| (letter, &line[letter.len_utf8()..]));
        include_str!("latin.txt").lines().filter_map(read).collect()
    });
    LISTED.get(&letter).copied().unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded;

    /// Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic letters, and the Latin ones with two marks.
    const LISTED: [std::ops::RangeInclusive<char>; 2] = ['\u{80}'..='\u{6ff}', '\u{1e00}'..='\u{1eff}'];

    #[test]
    fn the_list_says_what_deunicode_says() {
        let letters = LISTED.into_iter().flatten().filter(|letter| letter.is_alphanumeric());
        let line = |letter: char| {
            let plain: String = latin(letter).chars().filter(char::is_ascii_alphanumeric).collect();
            (!plain.is_empty()).then(|| format!("{letter}{}\n", plain.to_ascii_lowercase()))
        };
        let list: String = letters.filter_map(line).collect();
        let place = concat!(env!("CARGO_MANIFEST_DIR"), "/src/search/latin.txt");
        if std::env::var_os("BROWSER").is_some_and(|what| what == "update") {
            std::fs::write(place, &list).expect("the list can be written");
        }
        assert!(std::fs::read_to_string(place).is_ok_and(|listed| listed == list), "run this test with BROWSER=update");
    }

    #[test]
    fn every_letter_of_the_rules_is_listed() {
        let texts = embedded::below("rules/").chain(embedded::below("locales/"));
        let letters = texts.flat_map(|(.., text)| text.chars()).filter(|letter| letter.is_alphanumeric() && !letter.is_ascii());
        for letter in letters {
            assert_eq!(
                listed(letter),
                latin(letter).to_ascii_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), ""),
                "{letter}"
            );
        }
    }
}
