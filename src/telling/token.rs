//! A telling as words, numbers, cards, quotations and marks, each with its place.

use std::ops::Range;

use super::fold::{cyrillic_letter, fold, is_mixed};
use super::lexicon::{Lexicon, Particle};
use crate::engine::cards::Card;
use crate::engine::chips::{Amount, MAX_AMOUNT, Pile};
use crate::lang::Lang;
use crate::notation::leading_digits;

/// One piece of a telling.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    pub kind: TokenKind,
    pub span: Range<usize>,
    /// A hyphen joins it to what stands before.
    pub glued: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TokenKind {
    /// As it stands, and as it is compared.
    Word {
        raw: String,
        folded: String,
    },
    /// Digits, and the letters that stand directly behind them.
    Number {
        value: Amount,
        ending: String,
    },
    /// Tenths of a big blind: `2.5bb`.
    BigBlinds(Amount),
    /// Tenths of what there is to call, so many times: `2.5x`.
    Times(Amount),
    /// `2x1000`.
    Pile(Pile),
    /// `200/400`, `100/200/200`.
    Stakes(Vec<Amount>),
    Cards(Vec<Card>),
    Quote(String),
    /// One of `, . : ; ? ! ( ) + -` or the end of a line.
    Mark(char),
}

const OPENING: [char; 6] = ['"', '„', '“', '”', '«', '»'];

/// The pieces of a text.
pub fn tokens(text: &str, lang: Lang) -> Vec<Token> {
    let lexicon = Lexicon::of(lang);
    let units = &lexicon.units;
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    let mut glued = false;
    while let Some(c) = text[at..].chars().next() {
        let start = at;
        let rest = &text[at..];
        if c.is_whitespace() && c != '\n' {
            at += c.len_utf8();
            glued = false;
            continue;
        }
        // `UTG+1 900`: what stands behind the plus is one digit.
        let place = tokens.last().is_some_and(|last| last.kind == TokenKind::Mark('+') && last.span.end == start)
            && text[..start - 1].ends_with(char::is_alphabetic);
        let (kind, length) = quote(rest)
            .or_else(|| digit(rest).filter(|_| place))
            .or_else(|| counted_bet(rest))
            .or_else(|| big_blinds(rest, units))
            .or_else(|| tenths(rest, lexicon))
            .or_else(|| number(rest))
            .or_else(|| word(rest))
            .unwrap_or((TokenKind::Mark(mark(c)), c.len_utf8()));
        at += length;
        let joined = matches!(c, '-' | '‐' | '‑') && touches(text, start, at);
        if joined {
            glued = true;
            continue;
        }
        tokens.push(Token { kind, span: start..at, glued });
        glued = false;
    }
    small_cards(&mut tokens);
    // `y Baдимa`: where words are typed in both alphabets, a letter alone is of the own one.
    let mixed = |token: &Token| matches!(&token.kind, TokenKind::Word { raw, .. } if is_mixed(raw));
    if tokens.iter().any(mixed) {
        for token in &mut tokens {
            if let TokenKind::Word { raw, folded } = &mut token.kind
                && lexicon.is_word_in_latin(raw)
            {
                *raw = raw.chars().map(cyrillic_letter).collect();
                *folded = fold(raw);
            }
        }
    }
    if lang.language().grammar.postpositions {
        letters_with_endings(&mut tokens, lexicon);
    }
    joined_by_commas(&mut tokens, lexicon);
    titles(&mut tokens, lexicon);
    tokens
}

/// `skôr, ako`, `раньше, чем`: two words are one, whatever the spelling puts between them.
fn joined_by_commas(tokens: &mut Vec<Token>, lexicon: &Lexicon) {
    let folded = |token: &Token| if let TokenKind::Word { folded, .. } = &token.kind { Some(folded.clone()) } else { None };
    let mut at = 1;
    while at + 1 < tokens.len() {
        if tokens[at].kind == TokenKind::Mark(',')
            && let (Some(one), Some(other)) = (folded(&tokens[at - 1]), folded(&tokens[at + 1]))
            && lexicon.is(Particle::CommaWithin, &format!("{one}{other}"))
        {
            tokens.remove(at);
        }
        at += 1;
    }
}

/// `Bnek`: a letter and its ending, with or without a hyphen.
fn letters_with_endings(tokens: &mut Vec<Token>, lexicon: &Lexicon) {
    for at in (0..tokens.len()).rev() {
        let TokenKind::Word { raw, .. } = &tokens[at].kind else { continue };
        let Some(ending) = raw.strip_prefix(|c: char| ('A'..='J').contains(&c)).map(str::to_owned) else { continue };
        let small = ending.chars().count() == 3 && ending.chars().all(char::is_lowercase);
        if !small || tokens[at].glued || !lexicon.is(Particle::ObjectEnding, &fold(&ending)) {
            continue;
        }
        let Range { start, end } = tokens[at].span;
        let letter = raw[..1].to_owned();
        let folded = fold(&letter);
        tokens[at] = Token { kind: TokenKind::Word { raw: letter, folded }, span: start..start + 1, glued: false };
        let folded = fold(&ending);
        tokens.insert(at + 1, Token { kind: TokenKind::Word { raw: ending, folded }, span: start + 1..end, glued: true });
    }
}

/// `Mrs. Chen`: who is called so needs no title, and no sentence ends behind it.
fn titles(tokens: &mut Vec<Token>, lexicon: &Lexicon) {
    let english = Lexicon::of(Lang::En);
    for at in (0..tokens.len()).rev() {
        let TokenKind::Word { folded, .. } = &tokens[at].kind else { continue };
        if !lexicon.is(Particle::Title, folded) && !english.is(Particle::Title, folded) {
            continue;
        }
        let dot = usize::from(tokens.get(at + 1).is_some_and(|token| token.kind == TokenKind::Mark('.')));
        let name = |token: &Token| matches!(&token.kind, TokenKind::Word { raw, .. } if raw.starts_with(char::is_uppercase));
        if tokens.get(at + 1 + dot).is_some_and(name) {
            tokens.drain(at..=at + dot);
        }
    }
}

/// `2c 7d jh`, `ah kd`: in small letters a card is one beside another that is one beyond doubt, or beside one that is no word.
fn small_cards(tokens: &mut [Token]) {
    let small = |token: &Token| match &token.kind {
        TokenKind::Word { raw, .. } if raw.len() <= 4 => {
            let big: String = raw.chars().enumerate().map(|(n, c)| if n % 2 == 0 { c.to_ascii_uppercase() } else { c }).collect();
            cards(&big).filter(|(_, length)| *length == raw.len()).map(|(cards, _)| cards)
        }
        TokenKind::Word { .. }
        | TokenKind::Number { .. }
        | TokenKind::BigBlinds(_)
        | TokenKind::Times(_)
        | TokenKind::Pile(_)
        | TokenKind::Stakes(_)
        | TokenKind::Cards(_)
        | TokenKind::Quote(_)
        | TokenKind::Mark(_) => None,
    };
    let sure = |token: &Token| match &token.kind {
        TokenKind::Cards(_) => true,
        // `as`, `ad`, `ah` and `ac` are words of one language or another.
        TokenKind::Word { raw, .. } => !raw.starts_with('a') || raw.len() == 4,
        TokenKind::Number { .. }
        | TokenKind::BigBlinds(_)
        | TokenKind::Times(_)
        | TokenKind::Pile(_)
        | TokenKind::Stakes(_)
        | TokenKind::Quote(_)
        | TokenKind::Mark(_) => false,
    };
    let is_card = |token: &Token| matches!(token.kind, TokenKind::Cards(_)) || small(token).is_some();
    let mut from = 0;
    while from < tokens.len() {
        let run = tokens[from..].iter().take_while(|token| is_card(token)).count();
        // One alone is one only where it is written as one.
        if run > 1 && tokens[from..from + run].iter().any(sure) {
            for token in &mut tokens[from..from + run] {
                if let Some(cards) = small(token) {
                    token.kind = TokenKind::Cards(cards);
                }
            }
        }
        from += run.max(1);
    }
}

/// A hyphen between two letters or digits.
fn touches(text: &str, start: usize, end: usize) -> bool {
    let side = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    side(text[..start].chars().next_back()) && side(text[end..].chars().next())
}

fn mark(c: char) -> char {
    match c {
        '–' | '—' => ';',
        '…' => '.',
        other => other,
    }
}

fn quote(rest: &str) -> Option<(TokenKind, usize)> {
    let open = rest.chars().next()?;
    let body = &rest[open.len_utf8()..];
    if open == '\'' || open == '‘' || open == '‚' {
        let close = body
            .char_indices()
            .find(|(at, c)| matches!(c, '\'' | '’' | '‘') && !body[at + c.len_utf8()..].starts_with(char::is_alphanumeric))?;
        let inside = &body[..close.0];
        let plain = inside.starts_with(char::is_alphanumeric) && !inside.contains('\n');
        return plain.then(|| (TokenKind::Quote(inside.to_owned()), open.len_utf8() + close.0 + close.1.len_utf8()));
    }
    if !OPENING.contains(&open) {
        return None;
    }
    let (at, close) = body.char_indices().find(|(_, c)| OPENING.contains(c))?;
    Some((TokenKind::Quote(body[..at].to_owned()), open.len_utf8() + at + close.len_utf8()))
}

fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\u{a0}' | '\u{202f}' | '\u{2009}')
}

/// Digits as people group them, with thousands and tenths of thousands in short.
fn amount(rest: &str) -> Option<(Amount, usize)> {
    let plain = leading_digits(rest);
    if plain == 0 || plain > 15 {
        return None;
    }
    let mut digits = rest[..plain].to_owned();
    let mut at = plain;
    let mut separator = None;
    // Groups of three behind the same mark.
    let groups = |c: &char| plain <= 3 && (matches!(c, ',' | '.' | '\'' | '’') || is_space(*c));
    while let Some(c) = rest[at..].chars().next().filter(groups) {
        if separator.is_some_and(|own| own != c) || digits == "0" {
            break;
        }
        let group = &rest[at + c.len_utf8()..];
        if leading_digits(group) != 3 || digits.len() > 12 {
            break;
        }
        // `20 100s` are twenty chips.
        let counts = group[3..].strip_prefix('s').is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
        if is_space(c) && counts {
            break;
        }
        // `raise 600 100/200`: an amount, and the blinds.
        let blinds = !group.starts_with('0') && group[3..].strip_prefix('/').is_some_and(|rest| leading_digits(rest) >= 2);
        if is_space(c) && blinds {
            break;
        }
        // `100 200 on the flop`: the second is twice the first, so that they are the blinds.
        let twice = digits.parse::<Amount>().is_ok_and(|small| group[..3].parse() == Ok(small * 2));
        if is_space(c) && twice && separator.is_none() {
            break;
        }
        // `3 500 chips` and `1 1000` are for whoever knows the words around them.
        separator = Some(c);
        digits.push_str(&group[..3]);
        at += c.len_utf8() + 3;
    }
    let mut value: Amount = digits.parse().ok()?;
    let thousand = |c: char| matches!(c, 'k' | 'K' | 'к' | 'К');
    let fraction = rest[at..].strip_prefix([',', '.']).filter(|_| separator.is_none());
    if let Some(fraction) = fraction {
        let tenths = leading_digits(fraction);
        if (1..=2).contains(&tenths) && fraction[tenths..].starts_with(thousand) {
            let part: Amount = fraction[..tenths].parse().ok()?;
            let k = fraction[tenths..].chars().next().map_or(1, char::len_utf8);
            return Some((value * 1000 + part * if tenths == 1 { 100 } else { 10 }, at + 1 + tenths + k));
        }
    }
    if let Some(k) = rest[at..].chars().next().filter(|c| thousand(*c)) {
        let after = &rest[at + k.len_utf8()..];
        let hundreds = leading_digits(after);
        if hundreds == 1 && !after[1..].starts_with(char::is_alphanumeric) {
            let part: Amount = after[..1].parse().ok()?;
            return Some((value * 1000 + part * 100, at + k.len_utf8() + 1));
        }
        // `two 1ks`.
        let chips = after.strip_prefix('s').is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
        if hundreds == 0 && !after.starts_with(char::is_alphabetic) || after.starts_with("-") || chips {
            value = value.checked_mul(1000)?;
            return Some((value, at + k.len_utf8()));
        }
    }
    Some((value, at))
}

/// One digit that stands for itself.
fn digit(rest: &str) -> Option<(TokenKind, usize)> {
    let mut chars = rest.chars();
    let value = chars.next()?.to_digit(10)?;
    let ends = !chars.next().is_some_and(|c| c.is_ascii_digit());
    ends.then(|| (TokenKind::Number { value: value.into(), ending: String::new() }, 1))
}

/// `2,5bb`, `3bb`.
fn big_blinds(rest: &str, units: &[String]) -> Option<(TokenKind, usize)> {
    let whole = leading_digits(rest);
    let value: Amount = rest[..whole].parse().ok().filter(|_| whole < 4)?;
    let tenth = rest[whole..].strip_prefix(['.', ',']).filter(|after| leading_digits(after) == 1);
    let (tenths, at) = match tenth {
        Some(after) => (value * 10 + after[..1].parse::<Amount>().ok()?, whole + 2),
        None => (value * 10, whole),
    };
    let after = units.iter().find_map(|unit| rest[at..].strip_prefix(unit.as_str()))?;
    (!after.starts_with(char::is_alphanumeric)).then_some((TokenKind::BigBlinds(tenths), rest.len() - after.len()))
}

/// `2.5x`; `1,5 tisíca`, `2.5 тыс`: a number with tenths, and what it counts.
fn tenths(rest: &str, lexicon: &Lexicon) -> Option<(TokenKind, usize)> {
    let whole = leading_digits(rest);
    let after = rest[whole..].strip_prefix(['.', ',']).filter(|after| whole < 3 && leading_digits(after) == 1)?;
    let tenths = rest[..whole].parse::<Amount>().ok()? * 10 + after[..1].parse::<Amount>().ok()?;
    let behind = &after[1..];
    let space: usize = behind.chars().take_while(|c| is_space(*c)).map(char::len_utf8).sum();
    let (_, length) = word(&behind[space..])?;
    let unit = lexicon.fold(&behind[space..space + length]);
    let length = rest.len() - behind.len() + space + length;
    if space == 0 && matches!(unit.as_str(), "x" | "х") {
        return Some((TokenKind::Times(tenths), length));
    }
    let (worth, _) = lexicon.number(&unit).filter(|(worth, _)| matches!(worth, 1000 | 1_000_000))?;
    let value = tenths * worth / 10;
    (value <= MAX_AMOUNT).then_some((TokenKind::Number { value, ending: String::new() }, length))
}

/// What stands before an amount of money.
fn currency(rest: &str) -> usize {
    let sign = rest.chars().next().filter(|c| matches!(c, '$' | '€' | '£')).map_or(0, char::len_utf8);
    if rest[sign..].starts_with(|c: char| c.is_ascii_digit()) { sign } else { 0 }
}

fn number(rest: &str) -> Option<(TokenKind, usize)> {
    let sign = currency(rest);
    let (kind, length) = plain_number(&rest[sign..])?;
    Some((kind, sign + length))
}

fn plain_number(rest: &str) -> Option<(TokenKind, usize)> {
    if let Some((card, length)) = cards(rest) {
        return Some((TokenKind::Cards(card), length));
    }
    let (value, mut at) = amount(rest)?;
    if value > MAX_AMOUNT {
        return None;
    }
    if let Some((pile, length)) = times(value, &rest[at..]) {
        return Some((TokenKind::Pile(pile), at + length));
    }
    let mut stakes = vec![value];
    while let Some(after) = rest[at..].strip_prefix('/') {
        let sign = currency(after);
        let Some((next, length)) = amount(&after[sign..]) else { break };
        stakes.push(next);
        at += 1 + sign + length;
    }
    // `1/2k`: the thousands stand behind both.
    if let [small, big, ..] = &mut stakes[..]
        && small.saturating_mul(2000) == *big
    {
        *small *= 1000;
    }
    if stakes.len() > 1 {
        return Some((TokenKind::Stakes(stakes), at));
    }
    let letters = &rest[at..];
    let apostrophe = usize::from(letters.starts_with('\'')) + if letters.starts_with('’') { 3 } else { 0 };
    let ending: String = letters[apostrophe..].chars().take_while(|c| c.is_alphabetic()).collect();
    let length = if ending.is_empty() { 0 } else { apostrophe + ending.len() };
    Some((TokenKind::Number { value, ending: fold(&ending) }, at + length))
}

/// The rest of `2x1000` and `2 x 500` behind the 2.
fn times(count: Amount, rest: &str) -> Option<(Pile, usize)> {
    let space = |text: &str| text.chars().next().filter(|c| is_space(*c)).map_or(0, char::len_utf8);
    let before = space(rest);
    let x = rest[before..].chars().next().filter(|c| matches!(c, 'x' | 'X' | '×' | 'х' | 'Х' | '*'))?;
    let mut at = before + x.len_utf8();
    at += space(&rest[at..]);
    let (value, length) = amount(&rest[at..])?;
    (count > 0 && value > 0 && count.checked_mul(value)? <= MAX_AMOUNT).then_some((Pile { count, value }, at + length))
}

/// Cards written together: `AsKd`, `10h`, `K♥`.
fn cards(rest: &str) -> Option<(Vec<Card>, usize)> {
    let mut cards = Vec::new();
    let mut at = 0;
    loop {
        let text = &rest[at..];
        let rank = if text.starts_with("10") { "10" } else { text.get(..1).unwrap_or_default() };
        let short = if rank == "10" { "T" } else { rank };
        let Some(suit) = text.get(rank.len()..).and_then(|text| text.chars().next()) else { break };
        let letter = match suit {
            '♠' => 's',
            '♥' => 'h',
            '♦' => 'd',
            '♣' => 'c',
            plain => plain,
        };
        match format!("{short}{letter}").parse::<Card>() {
            Ok(card) if !rank.is_empty() => cards.push(card),
            Ok(_) | Err(_) => break,
        }
        at += rank.len() + suit.len_utf8();
        if text[rank.len() + suit.len_utf8()..].starts_with('\u{fe0f}') {
            at += '\u{fe0f}'.len_utf8();
        }
    }
    let ends = !rest[at..].starts_with(char::is_alphanumeric);
    (!cards.is_empty() && ends).then_some((cards, at))
}

/// `3-bets`, `4bet`: a word of the trade that begins with a digit.
fn counted_bet(rest: &str) -> Option<(TokenKind, usize)> {
    let after = rest.strip_prefix(['3', '4', '5'])?;
    let bet = after.strip_prefix(['-', '\u{2011}']).unwrap_or(after);
    let letters = bet.char_indices().find(|(_, c)| !c.is_alphabetic()).map_or(bet.len(), |(at, _)| at);
    let raw = format!("{}{}", &rest[..1], &bet[..letters]);
    let folded = fold(&raw);
    folded[1..].starts_with("bet").then(|| (TokenKind::Word { raw, folded }, rest.len() - bet.len() + letters))
}

fn word(rest: &str) -> Option<(TokenKind, usize)> {
    if let Some((card, length)) = cards(rest) {
        return Some((TokenKind::Cards(card), length));
    }
    // `w/o`.
    let short: String = rest.chars().take(3).collect();
    let apart = short.len() == 3 && short.as_bytes()[1] == b'/' && short.starts_with(|c: char| ('k'..='z').contains(&c));
    if apart && short.ends_with(|c: char| c.is_ascii_lowercase()) && !rest[3..].starts_with(char::is_alphanumeric) {
        let folded = fold(&short);
        return Some((TokenKind::Word { raw: short, folded }, 3));
    }
    let inner = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '’' | '\u{301}');
    let mut length = rest.char_indices().find(|(_, c)| !inner(*c)).map_or(rest.len(), |(at, _)| at);
    let raw = rest[..length].trim_end_matches(['\'', '’']);
    length = raw.len();
    let folded = fold(raw);
    (raw.starts_with(char::is_alphabetic) && !folded.is_empty()).then(|| (TokenKind::Word { raw: raw.to_owned(), folded }, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<TokenKind> {
        tokens(text, Lang::En).into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn amounts_as_people_write_them() {
        for text in ["1200", "1,200", "1.200", "1 200", "1\u{a0}200", "1.2k", "1,2k", "1k2", "1'200"] {
            assert!(matches!(kinds(text)[..], [TokenKind::Number { value: 1200, .. }]), "{text}: {:?}", kinds(text));
        }
        assert!(matches!(kinds("2 x 500")[..], [TokenKind::Pile(Pile { count: 2, value: 500 })]));
        assert!(matches!(&kinds("500/1k")[..], [TokenKind::Stakes(stakes)] if stakes == &[500, 1000]));
        assert!(matches!(&kinds("5000-es")[..], [TokenKind::Number { value: 5000, .. }, TokenKind::Word { .. }]));
    }

    #[test]
    fn cards_and_quotations() {
        assert!(
            matches!(&kinds("AsKd 10h")[..], [TokenKind::Cards(two), TokenKind::Cards(one)] if two.len() == 2 && one.len() == 1)
        );
        for text in ["2c 7d jh", "ah kd", "jh qs", "5c ah", "ahkd qs"] {
            assert!(kinds(text).iter().all(|kind| matches!(kind, TokenKind::Cards(_))), "{text}: {:?}", kinds(text));
        }
        for text in ["as he", "ad", "jh", "as ad"] {
            assert!(kinds(text).iter().all(|kind| matches!(kind, TokenKind::Word { .. })), "{text}: {:?}", kinds(text));
        }
        for text in ["„raise”", "«рейз»", "“raise”", "'raise'", "»raise«"] {
            assert!(matches!(&kinds(text)[..], [TokenKind::Quote(_)]), "{text}");
        }
    }
}
