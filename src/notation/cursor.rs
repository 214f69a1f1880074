//! A line as words with their places, and the errors that point at them.

use std::ops::Range;

use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Chips, MAX_AMOUNT, Pile};
use crate::engine::event::{Dealt, Seat};

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The bytes of the line that are meant.
    pub span: Range<usize>,
    /// Lower case, says what is wrong or what was expected.
    pub message: String,
    /// What to do, where that is not plain.
    pub help: Option<String>,
}

impl ParseError {
    pub(crate) fn shifted(mut self, by: usize) -> Self {
        self.span = self.span.start + by..self.span.end + by;
        self
    }
}

pub(crate) type Parsed<T> = Result<T, ParseError>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    Word(&'a str),
    Quote(&'a str),
    /// One of `, : | ( ) +`.
    Mark(char),
}

#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    tokens: Vec<(Token<'a>, Range<usize>)>,
    at: usize,
    end: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(line: &'a str) -> Parsed<Self> {
        let mut tokens = Vec::new();
        let mut chars = line.char_indices().peekable();
        while let Some((start, c)) = chars.next() {
            match c {
                c if c.is_whitespace() => {}
                ',' | ':' | '|' | '(' | ')' | '+' => tokens.push((Token::Mark(c), start..start + 1)),
                '"' | '„' | '“' | '”' | '«' => {
                    let from = start + c.len_utf8();
                    let close = line[from..].char_indices().find(|(_, c)| matches!(c, '"' | '“' | '”' | '»'));
                    let Some((len, mark)) = close else {
                        return Err(ParseError {
                            span: start..line.len(),
                            message: "the quotation is not closed".into(),
                            help: Some("end it with a quotation mark".into()),
                        });
                    };
                    let to = from + len + mark.len_utf8();
                    tokens.push((Token::Quote(&line[from..from + len]), start..to));
                    while chars.peek().is_some_and(|(i, _)| *i < to) {
                        chars.next();
                    }
                }
                _ => {
                    let mut to = start + c.len_utf8();
                    while let Some((i, c)) = chars.peek().copied() {
                        if c.is_whitespace() || matches!(c, ',' | ':' | '|' | '(' | ')' | '+' | '"' | '„' | '“' | '”' | '«')
                        {
                            break;
                        }
                        to = i + c.len_utf8();
                        chars.next();
                    }
                    tokens.push((Token::Word(&line[start..to]), start..to));
                }
            }
        }
        Ok(Cursor { tokens, at: 0, end: line.trim_end().len() })
    }

    pub fn peek(&self) -> Option<&Token<'a>> {
        self.tokens.get(self.at).map(|(t, _)| t)
    }

    pub fn peek_word(&self, ahead: usize) -> Option<&'a str> {
        match self.tokens.get(self.at + ahead) {
            Some((Token::Word(word), _)) => Some(word),
            _ => None,
        }
    }

    pub fn skip(&mut self, n: usize) {
        self.at += n;
    }

    pub fn is_done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// The place of the next token, or of the end of the line.
    pub fn span(&self) -> Range<usize> {
        self.tokens.get(self.at).map_or(self.end..self.end, |(_, span)| span.clone())
    }

    pub fn expected<T>(&self, what: &str) -> Parsed<T> {
        let message = if self.is_done() { format!("the line ends, expected {what}") } else { format!("expected {what}") };
        Err(ParseError { span: self.span(), message, help: None })
    }

    pub fn fail<T>(&self, message: impl Into<String>, help: impl Into<String>) -> Parsed<T> {
        Err(ParseError { span: self.span(), message: message.into(), help: Some(help.into()) })
    }

    pub fn end(&self) -> Parsed<()> {
        if self.is_done() { Ok(()) } else { self.expected("the end of the line") }
    }

    /// Takes the words if they come next, all of them.
    pub fn take(&mut self, words: &str) -> bool {
        let mut n = 0;
        for word in words.split(' ') {
            if self.peek_word(n) != Some(word) {
                return false;
            }
            n += 1;
        }
        self.at += n;
        true
    }

    pub fn mark(&mut self, mark: char) -> bool {
        let found = self.peek() == Some(&Token::Mark(mark));
        self.at += usize::from(found);
        found
    }

    pub fn quote(&mut self) -> Parsed<&'a str> {
        match self.peek() {
            Some(Token::Quote(text)) => {
                let text = *text;
                self.at += 1;
                Ok(text)
            }
            _ => self.expected("words in quotation marks"),
        }
    }

    pub fn number(&mut self) -> Parsed<Amount> {
        let Some(word) = self.peek_word(0) else { return self.expected("an amount") };
        let n = self.digits(word)?;
        self.at += 1;
        Ok(n)
    }

    fn digits(&self, word: &str) -> Parsed<Amount> {
        if word.is_empty() || !word.bytes().all(|b| b.is_ascii_digit()) {
            return self.expected("an amount in digits");
        }
        match word.parse::<Amount>() {
            Ok(n) if n <= MAX_AMOUNT => Ok(n),
            _ => self.fail(format!("{word} is more than the largest amount, {MAX_AMOUNT}"), "count in a larger unit"),
        }
    }

    pub fn positive(&mut self) -> Parsed<Amount> {
        let before = self.clone();
        match self.number()? {
            0 => before.fail("the amount is 0", "state what is at least 1"),
            n => Ok(n),
        }
    }

    /// `200/400`.
    pub fn pair(&mut self) -> Parsed<(Amount, Amount)> {
        let Some((a, b)) = self.peek_word(0).and_then(|w| w.split_once('/')) else {
            return self.expected("two amounts such as 200/400");
        };
        let pair = (self.digits(a)?, self.digits(b)?);
        if pair.1 == 0 || pair.0 > pair.1 {
            return self.fail("the smaller amount comes first", "write for example 200/400");
        }
        self.at += 1;
        Ok(pair)
    }

    /// `2x1000 + 1x500` or a bare amount.
    pub fn chips(&mut self) -> Parsed<Chips> {
        let Some(word) = self.peek_word(0) else { return self.expected("chips such as 2x1000 + 1x500, or an amount") };
        if !word.contains('x') {
            return self.positive().map(Chips::Amount);
        }
        let mut piles: Vec<Pile> = Vec::new();
        loop {
            let Some((count, value)) = self.peek_word(0).and_then(|w| w.split_once('x')) else {
                return self.expected("chips such as 2x1000");
            };
            let (count, value) = (self.digits(count)?, self.digits(value)?);
            if count == 0 || value == 0 {
                return self.fail("there is no such chip", "a pile has at least one chip, worth at least 1");
            }
            if piles.iter().any(|p| p.value == value) {
                return self.fail(format!("chips of {value} are listed twice"), "give each denomination once");
            }
            let total =
                piles.iter().try_fold(count.checked_mul(value), |sum: Option<i64>, p| Some(sum?.checked_add(p.count * p.value)));
            if total.flatten().is_none_or(|t| t > MAX_AMOUNT) {
                return self
                    .fail(format!("the chips are worth more than the largest amount, {MAX_AMOUNT}"), "count in a larger unit");
            }
            piles.push(Pile { count, value });
            self.at += 1;
            if !self.mark('+') {
                break;
            }
        }
        Ok(Chips::Piles(piles))
    }

    /// A card if one comes next: `As`, `10c`.
    pub fn peek_card(&self) -> Option<Card> {
        self.peek_word(0).and_then(|word| word.parse().ok())
    }

    /// `As Kd`: one card or more.
    pub fn cards(&mut self) -> Parsed<Vec<Card>> {
        let mut cards = Vec::new();
        while let Some(card) = self.peek_card() {
            if cards.contains(&card) {
                return self.fail(format!("{card} is listed twice"), "a deck has every card once");
            }
            cards.push(card);
            self.at += 1;
        }
        if cards.is_empty() { self.expected("cards such as `As Kd`") } else { Ok(cards) }
    }

    /// `As Kd`, `x x`, or `(7c 2d) 5h` with those that lie closed in brackets. `up` is how the others lie.
    pub fn dealt(&mut self, up: bool) -> Parsed<Vec<Dealt>> {
        let mut dealt: Vec<Dealt> = Vec::new();
        let mut closed = false;
        loop {
            if !closed && self.mark('(') {
                closed = true;
            } else if closed && self.mark(')') {
                closed = false;
            } else if self.take("x") {
                dealt.push(Dealt { card: None, up: up && !closed });
            } else if let Some(card) = self.peek_card() {
                if dealt.iter().any(|d| d.card == Some(card)) {
                    return self.fail(format!("{card} is listed twice"), "a deck has every card once");
                }
                self.at += 1;
                dealt.push(Dealt { card: Some(card), up: up && !closed });
            } else {
                break;
            }
        }
        if closed {
            return self.expected("another card, or `)`");
        }
        if dealt.is_empty() { self.expected("cards such as `As Kd`, or `x` for an unknown one") } else { Ok(dealt) }
    }

    /// `A B C`: one seat or more.
    pub fn seats(&mut self) -> Parsed<Vec<Seat>> {
        let mut seats = vec![self.seat()?];
        while let Some(seat) = self.peek_seat(0) {
            if seats.contains(&seat) {
                return self.fail("he is listed twice", "name each player once");
            }
            self.at += 1;
            seats.push(seat);
        }
        Ok(seats)
    }

    pub fn peek_seat(&self, ahead: usize) -> Option<Seat> {
        self.peek_word(ahead).and_then(seat)
    }

    pub fn seat(&mut self) -> Parsed<Seat> {
        match self.peek_seat(0) {
            Some(seat) => {
                self.at += 1;
                Ok(seat)
            }
            None => self.expected("a seat, A to J"),
        }
    }

    /// `C's`.
    pub fn possessive(&mut self) -> Option<Seat> {
        let seat = self.peek_word(0).and_then(|w| w.strip_suffix("'s").or_else(|| w.strip_suffix("’s"))).and_then(seat)?;
        self.at += 1;
        Some(seat)
    }
}

fn seat(word: &str) -> Option<Seat> {
    match word {
        "SB" => Some(Seat::SMALL_BLIND),
        "BB" => Some(Seat::BIG_BLIND),
        _ => {
            let mut chars = word.chars();
            let letter = chars.next().filter(|c| matches!(c, 'A'..='J' | 'N' | 'X'))?;
            chars.next().is_none().then_some(Seat::Letter(letter))
        }
    }
}
