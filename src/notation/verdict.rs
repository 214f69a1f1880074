//! Verdicts, as they are expected and printed.

use super::cursor::{Cursor, Parsed, Token};
use super::{showdown, state};
use crate::engine::event::Seat;
use crate::engine::options::Sanction;
use crate::engine::ruling::{Action, ChipChange, LegalActions, Order, Range, ShowDuty, Standing, Strength, Verdict};

pub(super) fn verdict(cursor: &mut Cursor) -> Parsed<Verdict> {
    if let Some(Token::Quote(word)) = cursor.peek() {
        let word = (*word).to_owned();
        cursor.skip(1);
        if !cursor.take("is no official term") {
            return cursor.expected("`is no official term`");
        }
        return Ok(Verdict::Term(word));
    }
    if let Some(seat) = cursor.possessive() {
        return possession(cursor, seat);
    }
    if let Some(seat) = cursor.peek_seat(0) {
        if cursor.peek_seat(1).is_some() {
            return showdown::together(cursor);
        }
        cursor.skip(1);
        return player(cursor, seat);
    }
    if let Some(number) = state::pot_number(cursor, false) {
        let amount = cursor.number()?;
        if !cursor.take("of") {
            return cursor.expected("`of` and those who have a claim to it");
        }
        return Ok(Verdict::PotOf(number, amount, cursor.seats()?));
    }
    let Some(word) = cursor.peek_word(0) else { return cursor.expected("a verdict") };
    match word {
        "button" => {
            cursor.skip(1);
            cursor.seat().map(Verdict::ButtonTo)
        }
        "the" if cursor.take("the deck is defective") => Ok(Verdict::Deck(false)),
        "the" if cursor.take("the deck is complete") => Ok(Verdict::Deck(true)),
        "silent" => {
            cursor.skip(1);
            Ok(Verdict::Silent)
        }
        "floor" | "the" if cursor.take("floor decides") || cursor.take("the floor decides") => floor(cursor),
        "the" if cursor.take("the round is closed") => Ok(Verdict::RoundClosed),
        "substantial" if cursor.take("substantial action") => Ok(Verdict::Substantial(true)),
        "no" if cursor.take("no substantial action") => Ok(Verdict::Substantial(false)),
        "pot" => {
            cursor.skip(1);
            cursor.number().map(Verdict::Pot)
        }
        "refused" => {
            cursor.skip(1);
            Ok(Verdict::Refused)
        }
        "granted" => {
            cursor.skip(1);
            if !cursor.mark(':') {
                return Ok(Verdict::Granted(None));
            }
            cursor.take("pot");
            cursor.number().map(|n| Verdict::Granted(Some(n)))
        }
        "dealer" => {
            cursor.skip(1);
            dealer(cursor)
        }
        _ if word.bytes().all(|b| b.is_ascii_digit()) => chips(cursor),
        _ => cursor.expected("a verdict such as `B calls 800, 4200 returned` or `A may fold, call 400 or raise to 800 or more`"),
    }
}

fn floor(cursor: &mut Cursor) -> Parsed<Verdict> {
    let mut of = Vec::new();
    if cursor.mark(':') {
        loop {
            of.push(verdict(cursor)?);
            if !cursor.mark('|') {
                break;
            }
        }
    }
    Ok(Verdict::Floor(of))
}

fn dealer(cursor: &mut Cursor) -> Parsed<Verdict> {
    if cursor.take("breaches") {
        let Some(rule) = cursor.peek_word(0) else { return cursor.expected("the rule whose duty was broken") };
        cursor.skip(1);
        return Ok(Verdict::DealerBreach(rule.to_owned()));
    }
    if cursor.take("announces") {
        if let Some(Token::Quote("raise all-in")) = cursor.peek() {
            cursor.skip(1);
            return Ok(Verdict::Order(Order::AnnounceRaiseAllIn));
        }
        if cursor.take("a string bet") {
            return Ok(Verdict::Order(Order::AnnounceStringBet));
        }
    }
    if cursor.take("spreads the pot") {
        return Ok(Verdict::Order(Order::SpreadPot));
    }
    if cursor.take("calls the floor") {
        return Ok(Verdict::Order(Order::CallFloor));
    }
    if cursor.take("turns up")
        && let Some(seat) = cursor.possessive()
    {
        let card = cursor.peek_card();
        if card.is_some() {
            cursor.skip(1);
        } else if !cursor.take("cards") {
            return cursor.expected("`cards`, or a card such as `As`");
        }
        return Ok(Verdict::Order(Order::TurnUp(seat, card)));
    }
    cursor.expected(
        "`announces \"raise all-in\"`, `announces a string bet`, `spreads the pot`, `turns up B's cards`, `calls the \
         floor` or `breaches` and a rule",
    )
}

fn chips(cursor: &mut Cursor) -> Parsed<Verdict> {
    let amount = cursor.number()?;
    if cursor.take("returned to") {
        return cursor.seat().map(|s| Verdict::Returned(amount, s));
    }
    if cursor.take("from") {
        let from = cursor.seat()?;
        if !cursor.take("to") {
            return cursor.expected("`to` and a seat");
        }
        return cursor.seat().map(|to| Verdict::Moves(amount, from, to));
    }
    if cursor.take("of") {
        let seat = cursor.seat()?;
        if cursor.take("stays") {
            return Ok(Verdict::Stays(amount, seat));
        }
        if cursor.take("out of play") {
            return Ok(Verdict::OutOfPlay(amount, seat));
        }
    }
    cursor.expected("`returned to C`, `from A to B`, `of C stays` or `of A out of play`")
}

/// `C's call stands`, `B's hand is dead`.
fn possession(cursor: &mut Cursor, seat: Seat) -> Parsed<Verdict> {
    if cursor.take("hand is dead") {
        return Ok(Verdict::Hand(seat, false));
    }
    if cursor.take("hand is live") {
        return Ok(Verdict::Hand(seat, true));
    }
    if cursor.take("hand is tabled") {
        return Ok(Verdict::Tabled(seat, true));
    }
    if cursor.take("hand is not tabled") {
        return Ok(Verdict::Tabled(seat, false));
    }
    let done = if cursor.take("check") {
        Action::Check
    } else if cursor.take("fold") {
        Action::Fold
    } else if cursor.take("call") {
        Action::Call(0)
    } else if cursor.take("bet of") {
        Action::Bet(cursor.number()?)
    } else if cursor.take("raise to") {
        Action::RaiseTo(cursor.number()?)
    } else if cursor.take("all-in of") {
        Action::AllIn(cursor.number()?)
    } else {
        return cursor.expected("`hand`, `check`, `fold`, `call`, `bet of`, `raise to` or `all-in of`");
    };
    let standing = if cursor.take("stands") {
        Standing::Stands
    } else if cursor.take("is pending") {
        Standing::Pending
    } else if cursor.take("is refused") {
        Standing::Refused
    } else if cursor.take("is void") {
        Standing::Void(change(cursor)?)
    } else {
        return cursor.expected("`stands`, `is pending`, `is refused` or `is void`");
    };
    Ok(Verdict::Binding(seat, done, standing))
}

fn player(cursor: &mut Cursor, seat: Seat) -> Parsed<Verdict> {
    if cursor.take("is to act") {
        return Ok(Verdict::Turn(seat));
    }
    if cursor.take("chooses") {
        if !cursor.mark(':') {
            return cursor.expected("`:` and what he may choose");
        }
        let mut of = Vec::new();
        loop {
            of.push(action(cursor)?);
            if !cursor.mark('|') {
                break;
            }
        }
        return Ok(Verdict::Chooses(seat, of));
    }
    for (words, duty) in [("must show", ShowDuty::Must), ("may muck", ShowDuty::MayMuck), ("need not show", ShowDuty::NeedNot)] {
        if cursor.take(words) {
            return Ok(Verdict::Showing(seat, duty));
        }
    }
    if cursor.take("shows first") {
        return showdown::shows_first(cursor, seat);
    }
    if cursor.take("show now") || cursor.take("shows now") {
        return Ok(Verdict::ShowNow(vec![seat]));
    }
    if cursor.take("wins") {
        return showdown::wins(cursor, seat);
    }
    if cursor.take("has") {
        return showdown::has(cursor, seat);
    }
    if cursor.take("may be penalised") {
        return Ok(Verdict::Penalty(seat, Strength::May, None));
    }
    if cursor.take("is penalised") {
        return Ok(Verdict::Penalty(seat, Strength::Must, None));
    }
    if cursor.take("may be warned") {
        return Ok(Verdict::Penalty(seat, Strength::May, Some(Sanction::Warning)));
    }
    if cursor.take("is warned") {
        return Ok(Verdict::Penalty(seat, Strength::Must, Some(Sanction::Warning)));
    }
    if cursor.take("misses") {
        return misses(cursor, seat, Strength::Must);
    }
    if cursor.take("may miss") {
        return misses(cursor, seat, Strength::May);
    }
    if cursor.take("may") {
        return options(cursor).map(|o| Verdict::May(seat, o));
    }
    if cursor.take("must") {
        return options(cursor).map(|o| Verdict::Must(seat, o));
    }
    if cursor.take("breaches") {
        let Some(rule) = cursor.peek_word(0) else { return cursor.expected("the rule whose duty was broken") };
        cursor.skip(1);
        return Ok(Verdict::Breach(seat, rule.to_owned()));
    }
    if cursor.take("keeps") {
        return cursor.number().map(|n| Verdict::Keeps(n, seat));
    }
    if cursor.take("owes") {
        return cursor.number().map(|n| Verdict::Owes(seat, n));
    }
    let (done, change) = action(cursor)?;
    Ok(Verdict::Action(seat, done, change))
}

fn misses(cursor: &mut Cursor, seat: Seat, strength: Strength) -> Parsed<Verdict> {
    let n = cursor.positive()?;
    let sanction = if cursor.take("round") || cursor.take("rounds") {
        Sanction::Rounds(n)
    } else if cursor.take("hand") || cursor.take("hands") {
        Sanction::Hands(n)
    } else {
        return cursor.expected("`rounds` or `hands`");
    };
    Ok(Verdict::Penalty(seat, strength, Some(sanction)))
}

fn action(cursor: &mut Cursor) -> Parsed<(Action, ChipChange)> {
    let done = if cursor.take("checks") {
        Action::Check
    } else if cursor.take("folds") {
        Action::Fold
    } else if cursor.take("calls") {
        Action::Call(cursor.number()?)
    } else if cursor.take("bets") {
        Action::Bet(cursor.number()?)
    } else if cursor.take("raises to") {
        Action::RaiseTo(cursor.number()?)
    } else if cursor.take("is all-in for") {
        Action::AllIn(cursor.number()?)
    } else {
        return cursor.expected("what he does, such as `calls 800`, `raises to 2000`, `may ...` or `is to act`");
    };
    Ok((done, change(cursor)?))
}

fn change(cursor: &mut Cursor) -> Parsed<ChipChange> {
    if !cursor.mark(',') {
        return Ok(ChipChange::None);
    }
    let amount = cursor.number()?;
    if cursor.take("returned") {
        Ok(ChipChange::Returned(amount))
    } else if cursor.take("owed") {
        Ok(ChipChange::Owed(amount))
    } else if cursor.take("stays") {
        Ok(ChipChange::Stays(amount))
    } else {
        cursor.expected("`returned`, `owed` or `stays`")
    }
}

/// `fold, call 2300 or raise to 3500 or more`.
fn options(cursor: &mut Cursor) -> Parsed<LegalActions> {
    let mut options = LegalActions::default();
    let mut first = true;
    loop {
        if cursor.take("check") {
            options.check = true;
        } else if cursor.take("fold") {
            options.fold = true;
        } else if cursor.take("call") {
            options.call = Some(cursor.number()?);
        } else if cursor.take("bring in") {
            options.bring_in = Some(cursor.number()?);
        } else if cursor.take("bet") {
            options.bet = Some(range(cursor)?);
        } else if cursor.take("raise to") {
            options.raise = Some(range(cursor)?);
        } else if first {
            return cursor.expected("`check`, `fold`, `call`, `bet` or `raise to`");
        } else {
            return cursor.expected("another act");
        }
        first = false;
        if !(cursor.mark(',') || cursor.take("or")) {
            return Ok(options);
        }
    }
}

fn range(cursor: &mut Cursor) -> Parsed<Range> {
    let min = cursor.number()?;
    if cursor.take("or more") {
        return Ok(Range { min, max: None });
    }
    if cursor.take("up to") {
        return cursor.number().map(|max| Range { min, max: Some(max) });
    }
    Ok(Range { min, max: Some(min) })
}
