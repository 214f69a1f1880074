//! What belongs together is not broken between two lines, in any language: `all-in`, `300-at`, `50 %`, `v hre`, `hráč C`.

/// A space and a hyphen at which no line is broken.
const SPACE: char = '\u{a0}';
const HYPHEN: char = '\u{2011}';

/// Words of one letter that lean on the next: prepositions and conjunctions.
const LEANING: &str = "vkszouVKSZOUвксоуияаВКСОУИЯА";

/// A part of a compound so short would stand forlorn on a line.
const SHORT: usize = 4;

/// The text, with spaces and hyphens that do not break where what belongs together would be torn.
pub fn keep_together(text: &str) -> String {
    keep_together_by(text, SPACE, HYPHEN)
}

/// As [`keep_together`], by other marks.
pub fn keep_together_by(text: &str, space: char, hyphen: char) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for (at, c) in text.char_indices() {
        let (before, after) = (&text[..at], &text[at + c.len_utf8()..]);
        out.push(match c {
            ' ' if leans(before, after) => space,
            '-' if is_compound(before, after) => hyphen,
            c => c,
        });
    }
    out
}

fn leans(before: &str, after: &str) -> bool {
    let last = before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let next = after.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let one = |word: &str| word.chars().count() == 1;
    let is_seat = one(next)
        && next.chars().all(char::is_uppercase)
        && last.chars().count() > 1
        && last.chars().skip(1).all(char::is_lowercase);
    let is_numbered = last == "seat" && next.starts_with(|c: char| c.is_ascii_digit());
    after.starts_with('%') || one(last) && LEANING.contains(last) || is_seat || is_numbered
}

fn is_compound(before: &str, after: &str) -> bool {
    let first = before.chars().rev().take_while(|c| c.is_alphanumeric()).count();
    let second = after.chars().take_while(|c| c.is_alphanumeric()).count();
    first > 0 && second > 0 && (first <= SHORT || second <= SHORT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_together_is_kept_together() {
        let kept = |text: &str| keep_together_by(text, '_', '=');
        for (text, wanted) in [
            ("All-in, no-limit and pot-limit", "All=in, no=limit and pot=limit"),
            ("legalább 300-at, 1 000-es", "legalább 300=at, 1 000=es"),
            ("aspoň 50 % stávky v hre", "aspoň 50_% stávky v_hre"),
            ("Hráč C a hráč na malom blinde", "Hráč_C a hráč na malom blinde"),
            ("игрок B в банке", "игрок_B в_банке"),
            ("seat 3 may fold", "seat_3 may fold"),
            ("a well-known rule - and more", "a well=known rule - and more"),
            ("tournament-director", "tournament-director"),
        ] {
            assert_eq!(kept(text), wanted);
        }
    }
}
