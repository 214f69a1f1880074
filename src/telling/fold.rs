//! Letters as they are compared: small, without diacritics, Cyrillic in Latin letters, and what people spell either way as one.

/// The word as it is compared.
pub fn fold(word: &str) -> String {
    let mut out = String::with_capacity(word.len());
    for c in word.chars().flat_map(char::to_lowercase) {
        match cyrillic(c) {
            Some(latin) => out.push_str(latin),
            None => out.extend(deunicode::deunicode_char(c).unwrap_or_default().chars().filter_map(plain)),
        }
    }
    out
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
    }
}
