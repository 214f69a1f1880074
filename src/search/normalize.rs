//! Words as they are compared: plain lower-case Latin, spelled as loosely as people spell them.

use super::latin::latin;

/// The words of a text, folded. A point or comma between digits belongs to the word: `4.10` is one.
pub fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let after_digit = word.ends_with(|w: char| w.is_ascii_digit());
        if c.is_alphanumeric() {
            push_latin(c, &mut word);
        } else if matches!(c, '.' | ',') && after_digit && chars.peek().is_some_and(char::is_ascii_digit) {
            word.push('.');
        } else if !is_inside_words(c) {
            finish(&mut word, &mut words);
        }
    }
    finish(&mut word, &mut words);
    words
}

/// Folded words written as one: `all-in` as `allin` folds.
pub fn joined(words: &[&str]) -> String {
    squeeze(&words.concat())
}

/// The chunks of a query that may be a number of a house, or part of one: `TDA #39` gives `tda` and `39`.
pub fn chunks(text: &str) -> Vec<String> {
    let chunks = text.split_whitespace().map(number);
    chunks.filter(|chunk| !chunk.is_empty()).collect()
}

/// A house's number as it is compared: letters and digits without what stands between them, but for inner points.
pub fn number(printed: &str) -> String {
    let mut number = String::new();
    for c in printed.chars() {
        match c {
            _ if c.is_alphanumeric() => push_latin(c, &mut number),
            '.' | ',' if !number.is_empty() && !number.ends_with('.') => number.push('.'),
            _ => {}
        }
    }
    number.truncate(number.trim_end_matches('.').len());
    number
}

/// The first letters that inflected forms of a word share.
pub fn prefix(word: &str) -> &str {
    word.get(..4).unwrap_or(word)
}

/// Apostrophes and combining accents do not end a word.
fn is_inside_words(c: char) -> bool {
    matches!(c, '\'' | '’' | 'ʼ' | '\u{300}'..='\u{36f}' | '\u{ad}')
}

fn push_latin(c: char, word: &mut String) {
    // Russian prints е where it means ё, so both must fold alike.
    match c {
        'ё' | 'Ё' => word.push('e'),
        _ if c.is_ascii() => word.push(c.to_ascii_lowercase()),
        _ => word.extend(latin(c).chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase())),
    }
}

fn finish(word: &mut String, words: &mut Vec<String>) {
    if !word.is_empty() {
        words.push(squeeze(word));
        word.clear();
    }
}

/// Spells a Latin word in one of the ways in which it may be spelled, the same for all of them: `reyz` and `rejz` are
/// `reiz`, `khod` is `hod`, `call` and `kal` are `kal`, `chekk` is `chek`.
fn squeeze(word: &str) -> String {
    let bytes = word.as_bytes();
    let mut squeezed = String::with_capacity(word.len());
    for (i, &byte) in bytes.iter().enumerate() {
        let letter = match byte {
            // shch and sch are two spellings of щ; sh is a third.
            b'c' if bytes[i..].starts_with(b"ch") && (bytes[..i].ends_with(b"s") || bytes[..i].ends_with(b"sh")) => continue,
            b'k' if bytes[i..].starts_with(b"kh") => continue,
            b'h' if bytes[..i].ends_with(b"shc") => continue,
            b'x' => {
                if !squeezed.ends_with('k') {
                    squeezed.push('k');
                }
                's'
            }
            b'y' | b'j' => 'i',
            b'w' => 'v',
            b'q' => 'k',
            // Before these a c may sound as in "check", "chip" or "akcia"; anywhere else it is a k.
            b'c' if !matches!(bytes.get(i + 1), Some(b'h' | b'e' | b'i' | b'y' | b'j')) => 'k',
            other => other as char,
        };
        if letter.is_ascii_digit() || !squeezed.ends_with(letter) {
            squeezed.push(letter);
        }
    }
    squeezed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_word_however_it_is_spelled() {
        for spellings in [
            &["рейз", "reiz", "reyz", "rejz", "REYZ"] as &[&str],
            &["фишка", "fishka"],
            &["ход", "hod", "khod"],
            &["щелчок", "shchelchok"],
            &["счёт", "счет"],
            &["žetóny", "zetony", "Z\u{30c}ETO\u{301}NY"],
            &["emelés", "emeles"],
            &["hækkun", "haekkun", "haekun"],
            &["колл", "koll", "kol", "coll"],
            &["cap", "кап", "kapp"],
        ] {
            let folded = words(spellings[0]);
            assert_eq!(folded.len(), 1);
            for spelling in spellings {
                assert_eq!(words(spelling), folded, "{spelling}");
            }
        }
    }

    #[test]
    fn words_are_split_where_they_end() {
        assert_eq!(
            words("All-in: the player's 4.10, 1,200 (or 50%)."),
            ["al", "in", "the", "plaiers", "4.10", "1.200", "or", "50"]
        );
        assert_eq!(words(" — ! "), [] as [&str; 0]);
        assert_eq!(words("5000"), ["5000"], "digits are never squeezed");
    }

    #[test]
    fn numbers_are_compared_without_what_stands_between() {
        assert_eq!(number("TDA 39"), "tda39");
        assert_eq!(number("hu-4.10."), "hu4.10");
        assert_eq!(number("№ 4,10"), "4.10");
        assert_eq!(chunks("tda №39 ?"), ["tda", "39"]);
    }
}
