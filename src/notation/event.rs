//! Lines of play.

use super::cursor::{Cursor, Parsed};
use super::{state, verdict, vocabulary};
use crate::engine::event::{
    Act, Agreement, Ask, Event, Judgement, Manner, Objection, Push, Release, Seat, Speech, Step, Subject, Tell,
};

pub(super) fn event(cursor: &mut Cursor) -> Parsed<Event> {
    if matches!(cursor.peek_word(0), Some("flop" | "turn" | "river")) {
        let street = state::street(cursor)?;
        cursor.end()?;
        return Ok(Event { who: Subject::Table, steps: vec![Step::Street(street)] });
    }
    let who = subject(cursor)?;
    let mut steps = vec![step(cursor, &who)?];
    while cursor.take("then") || cursor.take("while") {
        steps.push(step(cursor, &who)?);
    }
    cursor.end()?;
    Ok(Event { who, steps })
}

fn subject(cursor: &mut Cursor) -> Parsed<Subject> {
    if cursor.take("dealer") {
        return Ok(Subject::Dealer);
    }
    if cursor.take("floor") || cursor.take("director") {
        return Ok(Subject::Floor);
    }
    let first = cursor.seat()?;
    let mut all = vec![first];
    while let Some(seat) = cursor.peek_seat(0) {
        cursor.skip(1);
        all.push(seat);
    }
    Ok(if all.len() == 1 { Subject::Seat(first) } else { Subject::Players(all) })
}

fn step(cursor: &mut Cursor, who: &Subject) -> Parsed<Step> {
    match who {
        Subject::Seat(_) => player(cursor),
        Subject::Players(_) => agree(cursor),
        Subject::Dealer => dealer(cursor),
        Subject::Floor | Subject::Table => floor(cursor),
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
        "raises" | "completes" => {
            cursor.take("to");
            cursor.positive().map(|n| Step::Act(Act::RaiseTo(n)))
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
        _ => {
            const VERBS: [&str; 17] = [
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
    if cursor.take("toward the muck") || cursor.take("towards the muck") {
        return Ok(Release::TowardMuck);
    }
    cursor.expected("`forward`, `over the line` or `toward the muck`")
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
    if cursor.take("for")
        && let Some(seat) = cursor.possessive()
        && cursor.take("count")
    {
        return Ok(Ask::Count(seat));
    }
    cursor.expected("`for the pot`, `to raise` or `for A's count`")
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
    cursor.expected("`skipped` or `string bet`")
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

fn dealer(cursor: &mut Cursor) -> Parsed<Step> {
    if cursor.take("tells") {
        return tell(cursor).map(Step::Tell);
    }
    if cursor.take("pushes the pot to") {
        return cursor.seat().map(Step::Award);
    }
    if cursor.take("leaves the pot in a heap") {
        return Ok(Step::Heap);
    }
    cursor.expected("`tells`, `pushes the pot to` or `leaves the pot in a heap`")
}

fn tell(cursor: &mut Cursor) -> Parsed<Tell> {
    let seat: Seat = cursor.seat()?;
    if cursor.take("the bet is") {
        return cursor.positive().map(|n| Tell::Bet(seat, n));
    }
    if cursor.take("the pot is") {
        return cursor.positive().map(|n| Tell::Pot(seat, n));
    }
    if cursor.take("to act") {
        return Ok(Tell::ToAct(seat));
    }
    if cursor.take("nobody raised") {
        return Ok(Tell::NobodyRaised(seat));
    }
    cursor.expected("`the bet is 800`, `the pot is 800`, `to act` or `nobody raised`")
}

fn floor(cursor: &mut Cursor) -> Parsed<Step> {
    if cursor.take("judges") {
        return judge(cursor);
    }
    if cursor.take("decides") {
        if !cursor.mark(':') {
            return cursor.expected("`:` and a verdict");
        }
        return verdict::verdict(cursor).map(Step::Decide);
    }
    cursor.expected("`judges` or `decides:`")
}

fn judge(cursor: &mut Cursor) -> Parsed<Step> {
    if let Some(seat) = cursor.peek_seat(0) {
        cursor.skip(1);
        let found = !cursor.take("not");
        if !cursor.take("misinformed") {
            return cursor.expected("`misinformed`");
        }
        return Ok(Step::Judge(Judgement::Misinformed(seat), found));
    }
    if !(cursor.take("it") || cursor.take("the chip") || cursor.take("the cards")) {
        return cursor.expected("`it deliberate`, `it unusual`, `the chip tiny`, `the cards separate` or `B misinformed`");
    }
    let found = !cursor.take("not");
    for (word, judgement) in [
        ("deliberate", Judgement::Deliberate),
        ("unusual", Judgement::Unusual),
        ("tiny", Judgement::Tiny),
        ("separate", Judgement::Separate),
    ] {
        if cursor.take(word) {
            return Ok(Step::Judge(judgement, found));
        }
    }
    cursor.expected("deliberate, unusual, tiny or separate")
}
