//! Lines of play.

use super::cursor::{Cursor, Parsed};
use super::{cards, staff, state, vocabulary};
use crate::engine::event::{Act, Agreement, Ask, Event, Manner, Objection, Push, Release, Speech, Step, Street, Subject};

pub(super) fn event(cursor: &mut Cursor) -> Parsed<Event> {
    if let Some(step) = table(cursor)? {
        cursor.end()?;
        return Ok(Event { who: Subject::Table, steps: vec![step] });
    }
    if let Some(seat) = cursor.possessive() {
        let steps = vec![cards::contact(cursor)?];
        cursor.end()?;
        return Ok(Event { who: Subject::Seat(seat), steps });
    }
    let who = subject(cursor)?;
    let mut steps = vec![step(cursor, &who)?];
    while cursor.take("then") || cursor.take("while") {
        steps.push(step(cursor, &who)?);
    }
    cursor.end()?;
    Ok(Event { who, steps })
}

/// What happens by itself: a street, seconds that pass, a draw.
fn table(cursor: &mut Cursor) -> Parsed<Option<Step>> {
    match (cursor.peek_word(0), cursor.peek_word(1)) {
        (Some("flop" | "turn" | "river"), _) | (Some("third" | "fourth" | "fifth" | "sixth" | "seventh"), Some("street")) => {
            let street = state::street(cursor)?;
            let has_board = matches!(street, Street::Flop | Street::Turn | Street::River);
            if !has_board && cursor.peek_card().is_some() {
                return cursor.fail("a street of stud has no cards on the board", "deal them to the players: `dealer deals A Kd`");
            }
            let board = if has_board && !cursor.is_done() { cursor.cards()? } else { Vec::new() };
            Ok(Some(Step::Street(street, board)))
        }
        (Some("draw"), _) => cards::draw(cursor).map(Some),
        (Some(_), Some("s")) => {
            let seconds = cursor.positive()?;
            cursor.skip(1);
            if cursor.take("pass") { Ok(Some(Step::Wait(seconds))) } else { cursor.expected("`pass`, as in `5 s pass`") }
        }
        _ => Ok(None),
    }
}

fn subject(cursor: &mut Cursor) -> Parsed<Subject> {
    if cursor.take("dealer") {
        return Ok(Subject::Dealer);
    }
    if cursor.take("floor") || cursor.take("director") {
        return Ok(Subject::Floor);
    }
    let seats = cursor.seats()?;
    Ok(if let [one] = seats[..] { Subject::Seat(one) } else { Subject::Players(seats) })
}

fn step(cursor: &mut Cursor, who: &Subject) -> Parsed<Step> {
    match who {
        Subject::Seat(_) => player(cursor),
        Subject::Players(_) => agree(cursor),
        Subject::Dealer => staff::dealer(cursor),
        Subject::Floor | Subject::Table => staff::floor(cursor),
    }
}

fn player(cursor: &mut Cursor) -> Parsed<Step> {
    let Some(verb) = cursor.peek_word(0) else { return cursor.expected("what he does, such as `calls` or `pushes 2x1000`") };
    let at = cursor.clone();
    cursor.skip(1);
    match verb {
        "checks" => Ok(Step::Act(Act::Check)),
        "calls" => Ok(Step::Act(Act::Call)),
        "folds" => Ok(Step::Act(Act::Fold)),
        "bets" => cursor.positive().map(|n| Step::Act(Act::Bet(n))),
        "raises" => {
            cursor.take("to");
            cursor.positive().map(|n| Step::Act(Act::RaiseTo(n)))
        }
        "completes" => {
            cursor.take("to");
            cursor.positive().map(|n| Step::Act(Act::CompleteTo(n)))
        }
        "brings" => {
            if !cursor.take("in") {
                return cursor.expected("`in` and the amount");
            }
            cursor.positive().map(|n| Step::Act(Act::BringIn(n)))
        }
        "is" if cursor.take("all-in") => {
            let total = if cursor.take("for") { Some(cursor.positive()?) } else { None };
            Ok(Step::Act(Act::AllIn(total)))
        }
        "posts" => post(cursor),
        "pushes" | "throws" | "puts" | "dribbles" => moves(cursor, verb),
        "says" => speech(cursor).map(Step::Say),
        "taps" => {
            cursor.take("the table");
            Ok(Step::Tap)
        }
        "takes" => {
            if !cursor.take("back") {
                return cursor.expected("`back` and the chips");
            }
            cursor.chips().map(Step::TakeBack)
        }
        "asks" => ask(cursor).map(Step::Ask),
        "objects" => objection(cursor).map(Step::Object),
        "finds" => {
            let chips = cursor.chips()?;
            cursor.take("under his arm");
            Ok(Step::Find(chips))
        }
        "agrees" => agreement(cursor).map(Step::Agree),
        "tells" => staff::tell(cursor).map(Step::Tell),
        "mucks" | "tables" | "flashes" | "shows" | "lifts" | "turns" | "refuses" | "claims" | "points" | "reaches" => {
            cards::player(cursor, verb)
        }
        _ => {
            const VERBS: [&str; 30] = [
                "checks",
                "calls",
                "bets",
                "raises",
                "folds",
                "is all-in",
                "posts",
                "pushes",
                "throws",
                "dribbles",
                "says",
                "taps",
                "takes",
                "asks",
                "objects",
                "finds",
                "agrees",
                "completes",
                "brings in",
                "tells",
                "mucks",
                "tables",
                "flashes",
                "shows",
                "lifts",
                "turns up",
                "refuses",
                "claims",
                "points",
                "reaches",
            ];
            let close = VERBS.into_iter().filter(|v| strsim::normalized_damerau_levenshtein(v, verb) > 0.6).max_by(|a, b| {
                strsim::normalized_damerau_levenshtein(a, verb).total_cmp(&strsim::normalized_damerau_levenshtein(b, verb))
            });
            match close {
                Some(close) => at.fail(format!("`{verb}` is nothing a player does"), format!("did you mean `{close}`?")),
                None => at.fail(format!("`{verb}` is nothing a player does"), format!("a player {}", VERBS.join(", "))),
            }
        }
    }
}

fn post(cursor: &mut Cursor) -> Parsed<Step> {
    if cursor.take("late") {
        return Ok(Step::PostsLate);
    }
    let amount = cursor.positive()?;
    let dark = cursor.take("in the dark");
    let for_seat = if cursor.take("for") { Some(cursor.seat()?) } else { None };
    Ok(Step::Act(Act::Post { amount, dark, for_seat }))
}

/// Chips or cards that move.
fn moves(cursor: &mut Cursor, verb: &str) -> Parsed<Step> {
    if cursor.take("his cards") {
        return release(cursor, verb).map(Step::Release);
    }
    let push = if cursor.take("his stack") || cursor.take("all his chips") { Push::Stack } else { Push::Chips(cursor.chips()?) };
    let into_the_pot = cursor.take("into the pot");
    let manner = match verb {
        "dribbles" => Manner::Dribbled,
        "throws" if into_the_pot => Manner::Splashed,
        _ => Manner::Placed,
    };
    Ok(Step::Push(push, manner))
}

fn release(cursor: &mut Cursor, verb: &str) -> Parsed<Release> {
    if cursor.take("forward") {
        return Ok(if verb == "throws" { Release::ThrownForward } else { Release::PushedForward });
    }
    if cursor.take("over the line") {
        return Ok(Release::OverTheLine);
    }
    if cursor.take("into the muck") || cursor.take("face down into the muck") {
        return Ok(Release::Mucked);
    }
    if cursor.take("toward the muck") || cursor.take("towards the muck") {
        return Ok(Release::TowardMuck);
    }
    if cursor.take("face up into the muck") {
        return Ok(Release::MuckedFaceUp);
    }
    if cursor.take("to") {
        return cursor.seat().map(Release::To);
    }
    cursor.expected("`forward`, `over the line`, `toward the muck`, `into the muck`, `face up into the muck` or `to C`")
}

fn speech(cursor: &mut Cursor) -> Parsed<Speech> {
    let quote = cursor.quote()?;
    let mut readings = Vec::new();
    if cursor.mark('(') {
        loop {
            readings.push(cursor.positive()?);
            if !cursor.take("or") {
                break;
            }
        }
        if !cursor.mark(')') {
            return cursor.expected("`or` and another reading, or `)`");
        }
    }
    let said = vocabulary::meaning(quote, &readings);
    Ok(Speech { quote: quote.to_owned(), readings, said })
}

fn ask(cursor: &mut Cursor) -> Parsed<Ask> {
    if cursor.take("for the pot") {
        return Ok(Ask::Pot);
    }
    if cursor.take("to raise") {
        return Ok(Ask::Raise);
    }
    if cursor.take("for his hand back") {
        return Ok(Ask::HandBack);
    }
    if ["for the next card", "for the turn", "for the river"].into_iter().any(|words| cursor.take(words)) {
        return Ok(Ask::NextCard);
    }
    if cursor.take("to see") {
        return match cursor.possessive() {
            Some(seat) if cursor.take("hand") => Ok(Ask::See(seat)),
            _ => cursor.expected("whose hand, such as `B's hand`"),
        };
    }
    if cursor.take("for")
        && let Some(seat) = cursor.possessive()
        && cursor.take("count")
    {
        return Ok(Ask::Count(seat));
    }
    cursor.expected("`for the pot`, `to raise`, `for A's count`, `to see A's hand`, `for his hand back` or `for the next card`")
}

fn objection(cursor: &mut Cursor) -> Parsed<Objection> {
    if !cursor.mark(':') {
        return cursor.expected("`:` and what he objects to");
    }
    if cursor.take("skipped") {
        return Ok(Objection::Skipped);
    }
    if cursor.take("string bet") || cursor.take("a string bet") {
        return Ok(Objection::StringBet);
    }
    if cursor.take("the pot") {
        return Ok(Objection::Pot);
    }
    cursor.expected("`skipped`, `string bet` or `the pot`")
}

fn agree(cursor: &mut Cursor) -> Parsed<Step> {
    if !cursor.take("agree") {
        return cursor.expected("`agree:`, the only thing several players do together");
    }
    agreement(cursor).map(Step::Agree)
}

fn agreement(cursor: &mut Cursor) -> Parsed<Agreement> {
    if !cursor.mark(':') {
        return cursor.expected("`:` and what is agreed");
    }
    if cursor.take("straddles") {
        return Ok(Agreement::Straddles);
    }
    if cursor.take("posting") {
        return Ok(Agreement::Posting);
    }
    cursor.expected("`straddles` or `posting`")
}
