//! Lines of the notation, changed a little: their amounts and seats, found in the text.
//!
//! Every line prints from its typed event and reads back as the same, so a change of the text is a change of the event.

use std::ops::Range;

use crate::engine::chips::Amount;

/// Where something stands in a line.
type Span = Range<usize>;

/// The amounts of a line: every number that is no card, and no count of chips, players, warnings or cards.
pub fn amounts(line: &str) -> Vec<(Span, Amount)> {
    numbers(line).into_iter().filter(|(span, _)| !counts(line, span)).collect()
}

/// The counts of chips: the `2` of `2x1000`.
pub fn piles(line: &str) -> Vec<(Span, Amount)> {
    numbers(line).into_iter().filter(|(span, _)| is_pile(line, span)).collect()
}

/// Whether the amount is what one chip is worth: the `1000` of `2x1000`.
pub fn is_chip(line: &str, span: &Span) -> bool {
    let before = &line[..span.start];
    before.strip_suffix('x').is_some_and(|count| count.ends_with(|c: char| c.is_ascii_digit()))
}

fn is_pile(line: &str, span: &Span) -> bool {
    let mut after = line[span.end..].chars();
    after.next() == Some('x') && after.next().is_some_and(|c| c.is_ascii_digit())
}

fn counts(line: &str, span: &Span) -> bool {
    let after = &line[span.end..];
    is_pile(line, span) || [" left", " warning", " cards"].iter().any(|counted| after.starts_with(counted))
}

fn numbers(line: &str) -> Vec<(Span, Amount)> {
    let bytes = line.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let end = bytes[at..].iter().position(|b| !b.is_ascii_digit()).map_or(bytes.len(), |n| at + n);
        let card = end == at + 1 && matches!(bytes.get(end), Some(b'c' | b'd' | b'h' | b's'));
        if !card && let Ok(n) = line[at..end].parse() {
            found.push((at..end, n));
        }
        at = end;
    }
    found
}

/// The seats of a line: letters that stand alone, quoted speech aside.
pub fn seats(line: &str) -> Vec<(Span, char)> {
    let bytes = line.as_bytes();
    let mut quoted = false;
    let mut found = Vec::new();
    for (at, byte) in bytes.iter().enumerate() {
        quoted ^= *byte == b'"';
        let alone = |n: Option<usize>| n.and_then(|n| bytes.get(n)).is_none_or(|b| !b.is_ascii_alphanumeric());
        if !quoted && (b'A'..=b'J').contains(byte) && alone(at.checked_sub(1)) && alone(Some(at + 1)) {
            found.push((at..at + 1, char::from(*byte)));
        }
    }
    found
}

/// The line with something else in place of what stands there.
pub fn replaced(line: &str, span: &Span, with: &str) -> String {
    format!("{}{with}{}", &line[..span.start], &line[span.end..])
}

/// The line with every amount changed; `None` where one cannot be.
pub fn scaled(line: &str, scale: impl Fn(Amount) -> Option<Amount>) -> Option<String> {
    let mut out = line.to_owned();
    for (span, n) in amounts(line).into_iter().rev() {
        out = replaced(&out, &span, &scale(n)?.to_string());
    }
    Some(out)
}

/// The line with the seats renamed.
pub fn renamed(line: &str, name: impl Fn(char) -> char) -> String {
    let mut out = line.to_owned();
    for (span, seat) in seats(line) {
        out = replaced(&out, &span, &name(seat).to_string());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_told_from_counts() {
        let of = |line: &str| amounts(line).into_iter().map(|(_, n)| n).collect::<Vec<_>>();
        assert_eq!(of("B pushes 2x1000 + 1x500"), [1000, 500]);
        assert_eq!(of("limit hold'em 10/20"), [10, 20]);
        assert!(of("30 left in the tournament").is_empty());
        assert!(of("A holds (7c 2d) 5h").is_empty() && of("dealer finds 51 cards").is_empty());
        assert_eq!(of("5 s pass"), [5]);
        assert_eq!(of("A says \"raise to 1200\" then pushes 100"), [1200, 100]);
        assert_eq!(scaled("B pushes 2x1000", |n| (n % 2 == 0).then_some(n / 2)).as_deref(), Some("B pushes 2x500"));
        assert_eq!(scaled("B bets 75", |n| (n % 2 == 0).then_some(n / 2)), None);
    }

    #[test]
    fn seats_are_told_from_words() {
        let of = |line: &str| seats(line).into_iter().map(|(_, seat)| seat).collect::<String>();
        assert_eq!(of("B asks for A's count"), "BA");
        assert_eq!(of("B says \"A I raise\""), "B");
        assert_eq!(of("A B C agree: straddles"), "ABC");
        assert_eq!(renamed("D asks for A's count", |c| if c == 'D' { 'B' } else { c }), "B asks for A's count");
    }
}
