//! What somebody has done before: `again`, `for the second time`, beside a phrase that tells of his conduct.
//!
//! The words are taken out before anything else is read, wherever they stand, for they part what belongs together: `smokes again
//! at the table`. How often he had done it is found again from the text around the phrase.

use std::ops::Range;

use super::concept::Concept;
use super::lexicon::{LONGEST_PHRASE, Lexicon};
use super::token::{Token, TokenKind};
use super::told_lines::is_of_conduct;

fn ends_sentence(token: &Token) -> bool {
    matches!(token.kind, TokenKind::Mark('.' | '!' | '?' | ';' | '\n'))
}

/// The words that begin there, as they are compared.
fn words_from(tokens: &[Token], lexicon: &Lexicon) -> Vec<String> {
    let word = |token: &Token| if let TokenKind::Word { raw, .. } = &token.kind { Some(lexicon.fold(raw)) } else { None };
    tokens.iter().take(LONGEST_PHRASE).map_while(word).collect()
}

/// How often something was done with this time, and in how many words that is said.
fn said(tokens: &[Token], lexicon: &Lexicon) -> Option<(i64, usize)> {
    // `2nd time`, `3. alkalommal`: a figure begins it.
    let figure = match tokens.first().map(|token| &token.kind) {
        Some(TokenKind::Number { value, ending }) if (2..10).contains(value) => Some(format!("{value}{ending}")),
        Some(_) | None => None,
    };
    let rest = usize::from(figure.is_some());
    // Behind the figure a full stop or a hyphen may stand.
    let mark = |at: usize| matches!(tokens.get(at).map(|token| &token.kind), Some(TokenKind::Mark('.')));
    let stop = usize::from(rest > 0 && mark(1));
    let words: Vec<String> = figure.into_iter().chain(words_from(&tokens[rest + stop..], lexicon)).collect();
    let fit = lexicon.times_done(&words.iter().map(String::as_str).collect::<Vec<_>>())?;
    Some((fit.concept, fit.words + stop))
}

/// Takes the words out that tell how often something was done, in sentences that tell of conduct or that somebody acted out
/// of turn.
pub fn take_out(tokens: &mut Vec<Token>, lexicon: &Lexicon) {
    let mut from = 0;
    while from < tokens.len() {
        let end = tokens[from..].iter().position(ends_sentence).map_or(tokens.len(), |end| from + end);
        let (mut kept, mut at) = (Vec::new(), from);
        while at < end {
            match said(&tokens[at..end], lexicon) {
                Some((_, taken)) => at += taken,
                None => {
                    kept.push(tokens[at].clone());
                    at += 1;
                }
            }
        }
        let told = |at: usize| {
            let words = words_from(&kept[at..], lexicon);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let early = lexicon.fit(&words).is_some_and(|fit| fit.concept == Concept::OutOfTurn);
            early || lexicon.told(&words).is_some_and(|told| is_of_conduct(told.concept))
        };
        let of_conduct = kept.len() < end - from && (0..kept.len()).any(told);
        let next = if of_conduct {
            let length = kept.len();
            tokens.splice(from..end, kept);
            from + length
        } else {
            end
        };
        from = next + 1;
    }
}

/// The sentence in which a stretch of the text stands.
pub fn sentence(text: &str, within: &Range<usize>) -> Range<usize> {
    let mark = |at: usize, c: char| {
        // `2. put`: so a figure says which one it is.
        matches!(c, '!' | '?' | ';' | '\n') || c == '.' && !text[..at].ends_with(|c: char| c.is_ascii_digit())
    };
    let before = text[..within.start].char_indices().rev().find(|(at, c)| mark(*at, *c)).map_or(0, |(at, c)| at + c.len_utf8());
    let after =
        text[within.end..].char_indices().find(|(at, c)| mark(within.end + at, *c)).map_or(text.len(), |(at, _)| within.end + at);
    before..after
}

/// How often it had been done before, by the words of a stretch of the text.
pub fn before(tokens: &[Token], stretch: &Range<usize>, lexicon: &Lexicon) -> i64 {
    let within = |token: &&Token| stretch.start <= token.span.start && token.span.end <= stretch.end;
    let own: Vec<Token> = tokens.iter().filter(within).cloned().collect();
    let done = (0..own.len()).filter_map(|at| said(&own[at..], lexicon)).map(|(times, _)| times - 1);
    done.max().unwrap_or(0)
}
