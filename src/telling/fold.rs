//! Letters as they are compared: small, without diacritics, Cyrillic in Latin letters, and what people spell either way as one.

use crate::lang::Script;

/// The word as it is compared.
pub fn fold(word: &str) -> String {
    let mut out = String::with_capacity(word.len());
    let mixed = is_mixed(word);
    for c in word.chars().map(|c| if mixed { cyrillic_letter(c) } else { c }).flat_map(char::to_lowercase) {
        match cyrillic(c) {
            Some(latin) => out.push_str(latin),
            None => out.extend(deunicode::deunicode_char(c).unwrap_or_default().chars().filter_map(plain)),
        }
    }
    out
}

/// Cyrillic letters stand in it, and every Latin one looks like one of them: `peйз`. `checkнул` and `muckает` are none.
pub fn is_mixed(word: &str) -> bool {
    let latin = |c: char| c.is_ascii_alphabetic();
    word.chars().any(|c| Script::Cyrillic.has(c))
        && word.chars().any(latin)
        && word.chars().all(|c| !latin(c) || Script::Cyrillic.look_alike_of(c).is_some())
}

/// The Cyrillic letter that a Latin one looks like, or the letter itself.
pub fn cyrillic_letter(c: char) -> char {
    Script::Cyrillic.look_alike_of(c).unwrap_or(c)
}

/// `y`, `j` and `i` are one letter: `reyz`, `rejz` and `reiz` are one word.
fn plain(c: char) -> Option<char> {
    let c = c.to_ascii_lowercase();
    match c {
        'y' | 'j' => Some('i'),
        _ => c.is_ascii_alphanumeric().then_some(c),
    }
}

fn cyrillic(c: char) -> Option<&'static str> {
    Some(match c {
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' => "g",
        'д' => "d",
        'е' | 'ё' | 'э' => "e",
        'ж' => "zh",
        'з' => "z",
        'и' | 'й' | 'ы' => "i",
        'к' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "h",
        'ц' => "c",
        'ч' => "ch",
        'ш' | 'щ' => "sh",
        'ъ' | 'ь' => "",
        'ю' => "iu",
        'я' => "ia",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn however_it_is_typed_it_is_one_word() {
        for same in [["рейз", "reiz"], ["молча", "molcha"], ["þegjandi", "thegjandi"], ["emelés", "EMELES"], ["žetón", "zeton"]]
        {
            assert_eq!(fold(same[0]), fold(same[1]));
        }
        // Latin letters among Cyrillic ones.
        for [typed, meant] in
            [["yтг", "утг"], ["cдaчe", "сдаче"], ["pивep", "ривер"], ["peйз", "рейз"], ["тёpн", "тёрн"], ["Baдим", "Вадим"]]
        {
            assert_eq!(fold(typed), fold(meant));
        }
        assert!(fold("checkнул").starts_with("check"));
    }
}
