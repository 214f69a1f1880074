//! One hand as it was recorded: its fields, read and checked.

use std::borrow::Cow;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::action::{Move, MoveError};
use super::amount::Decimal;
use super::findings::{missing_field, unknown_variant, unreadable_action, unreadable_record, wrong_field};
use super::variant::{Limits, Variant};
use crate::diagnostic::{Lint, closest};
use crate::engine::chips::Amount;
use crate::engine::event::Structure;
use crate::engine::recorded_hand::{MAX_PLAYERS, Setup};

/// A recorded hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<'t> {
    /// The name of its table, in a file of many.
    pub name: Option<Cow<'t, str>>,
    /// The code of its game.
    pub code: Cow<'t, str>,
    /// What is played, and what happened; `None` for a game that is not played here.
    pub hand: Option<Recorded>,
}

/// What was recorded of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    pub setup: Setup,
    pub steps: Vec<RecordLine>,
    /// What each player is said to have ended with; `None` where that is not known.
    pub finishing: Option<Vec<Option<Amount>>>,
    /// Where that is said.
    pub finishing_span: Range<usize>,
    /// What each player is said to have won of the pots; `None` where that is not told.
    pub winnings: Option<Winnings>,
    /// Amounts are counted in units of so many decimal places.
    pub places: u32,
}

/// What each player won of the pots, and where that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winnings {
    pub amounts: Vec<Amount>,
    pub span: Range<usize>,
}

/// An action, and where it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    pub action: Move,
    pub span: Range<usize>,
}

/// Why a hand cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The name of the finding, `unreadable-action`.
    pub lint: &'static Lint,
    pub message: String,
    pub help: Option<String>,
    /// Where, in bytes of the text.
    pub span: Range<usize>,
}

impl Unreadable {
    fn new(lint: &'static Lint, span: Range<usize>, message: impl Into<String>, help: impl Into<String>) -> Unreadable {
        Unreadable { lint, message: message.into(), help: Some(help.into()).filter(|help| !help.is_empty()), span }
    }
}

type ReadResult<T> = Result<T, Unreadable>;

impl<'t> Record<'t> {
    /// Reads a hand: the table of a file of many, or a whole file.
    ///
    /// # Errors
    /// What is no TOML, a field that is missing or of the wrong kind, a game that the format does not know, an action that is
    /// none.
    pub fn read(text: &'t str, is_table: bool) -> ReadResult<Record<'t>> {
        let parsed = DeTable::parse(text).map_err(|error| {
            let span = error.span().unwrap_or(0..0);
            Unreadable::new(&unreadable_record::LINT, span, error.message().to_lowercase(), "a record of hands is written in TOML")
        })?;
        let whole = parsed.span();
        let root = parsed.into_inner();
        if !is_table {
            return fields(text, &root, whole).map(|(code, hand)| Record { name: None, code, hand });
        }
        let Some((key, value)) = root.into_iter().next() else {
            return Err(Unreadable::new(&missing_field::LINT, whole, "there is no hand here", ""));
        };
        let span = key.span();
        let Some(table) = value.get_ref().as_table() else {
            return Err(Unreadable::new(
                &wrong_field::LINT,
                span,
                "this is no table",
                "begin each hand with its number, as in `[1]`",
            ));
        };
        fields(text, table, span).map(|(code, hand)| Record { name: Some(key.into_inner()), code, hand })
    }
}

/// Reads the fields of a hand; `span` is where a field is said to be missing.
fn fields<'t>(text: &str, table: &DeTable<'t>, span: Range<usize>) -> ReadResult<(Cow<'t, str>, Option<Recorded>)> {
    let fields = RecordFields { text, table, span };
    let variant = fields.get("variant")?;
    let DeValue::String(code) = variant.get_ref() else { return Err(fields.wrong(variant, "a text, such as 'NT'")) };
    let code = code.clone();
    let (limits, game) = match Variant::from_code(&code) {
        Some(Variant::Played(limits, game)) => (limits, game),
        Some(Variant::Other) => return Ok((code, None)),
        None => {
            let known = Variant::codes().collect::<Vec<_>>().join(", ");
            let message = format!("there is no game with the code `{code}`");
            return Err(Unreadable::new(&unknown_variant::LINT, variant.span(), message, format!("the codes are {known}")));
        }
    };
    let stacks = fields.array("starting_stacks")?;
    let steps = fields.steps()?;
    // The amounts are read twice: first for how many decimal places there are, then in units of that.
    let amounts = Amounts { fields: &fields, players: stacks.len(), places: fields.places(&steps) };
    if !(2..=MAX_PLAYERS).contains(&stacks.len()) {
        let message = format!("a hand has 2 to {MAX_PLAYERS} players, and here are {}", stacks.len());
        return Err(Unreadable::new(&wrong_field::LINT, fields.get("starting_stacks")?.span(), message, ""));
    }
    let mut setup = Setup {
        structure: Structure::NoLimit,
        game,
        stacks: amounts.open("starting_stacks")?,
        antes: amounts.posted("antes")?,
        dead_antes: !fields.flag("ante_trimming_status")?,
        blinds: Vec::new(),
        bring_in: 0,
        big_blind: 0,
        smallest_chip: 1,
    };
    if game.is_stud() {
        setup.bring_in = amounts.one("bring_in")?;
    } else {
        setup.blinds = amounts.posted("blinds_or_straddles")?;
    }
    match limits {
        Limits::None | Limits::Pot => {
            setup.big_blind = amounts.one("min_bet")?;
            setup.structure = if limits == Limits::Pot { Structure::PotLimit } else { Structure::NoLimit };
        }
        Limits::Fixed => {
            let (small, big) = (amounts.one("small_bet")?, amounts.one("big_bet")?);
            setup.big_blind = small;
            setup.structure = Structure::Limit(small, big);
        }
    }
    let finishing = if table.contains_key("finishing_stacks") { Some(amounts.open("finishing_stacks")?) } else { None };
    let finishing_span = table.get("finishing_stacks").map_or(fields.span.clone(), Spanned::span);
    let winnings = match table.get("winnings") {
        None => None,
        Some(field) => Some(Winnings { amounts: amounts.all("winnings")?, span: field.span() }),
    };
    let recorded = Recorded { setup, steps, finishing, finishing_span, winnings, places: amounts.places };
    Ok((code, Some(recorded)))
}

/// The fields of a hand, and where they stand.
struct RecordFields<'f, 't> {
    text: &'f str,
    table: &'f DeTable<'t>,
    span: Range<usize>,
}

impl<'f, 't> RecordFields<'f, 't> {
    fn get(&self, name: &str) -> ReadResult<&'f Spanned<DeValue<'t>>> {
        self.table.get(name).ok_or_else(|| {
            let message = format!("the field `{name}` is missing");
            let near = closest(name, self.table.keys().map(|key| key.get_ref().as_ref()));
            let help = near.map_or_else(String::new, |near| format!("is it meant by `{near}`?"));
            Unreadable::new(&missing_field::LINT, self.span.clone(), message, help)
        })
    }

    fn wrong(&self, value: &Spanned<DeValue>, wanted: &str) -> Unreadable {
        let message = format!("this is {}, and it has to be {wanted}", kind(value.get_ref()));
        Unreadable::new(&wrong_field::LINT, value.span(), message, "")
    }

    fn array(&self, name: &str) -> ReadResult<&'f DeArray<'t>> {
        let value = self.get(name)?;
        value.get_ref().as_array().ok_or_else(|| self.wrong(value, "a list in brackets"))
    }

    fn flag(&self, name: &str) -> ReadResult<bool> {
        match self.table.get(name) {
            None => Ok(false),
            Some(value) => value.get_ref().as_bool().ok_or_else(|| self.wrong(value, "`true` or `false`")),
        }
    }

    fn steps(&self) -> ReadResult<Vec<RecordLine>> {
        let actions = self.array("actions")?;
        let mut steps = Vec::with_capacity(actions.len());
        for value in actions.iter() {
            let DeValue::String(action) = value.get_ref() else { return Err(self.wrong(value, "a text, such as 'p1 f'")) };
            let span = value.span();
            let read = Move::read(action).map_err(|error| self.unreadable(action, span.clone(), error))?;
            steps.push(RecordLine { action: read, span });
        }
        Ok(steps)
    }

    fn unreadable(&self, action: &str, span: Range<usize>, error: MoveError) -> Unreadable {
        // Where the text is written with escapes, it is not known which part of it is wrong.
        let start = span.start + 1;
        let plain = self.text.get(start..).is_some_and(|text| text.starts_with(action));
        let at = if plain { start + error.span.start..start + error.span.end } else { span };
        Unreadable::new(&unreadable_action::LINT, at, error.message, error.help)
    }

    /// How many decimal places any amount of the hand has.
    fn places(&self, steps: &[RecordLine]) -> u32 {
        let mut places = 0;
        let mut see = |value: &Spanned<DeValue>| {
            if let DeValue::Float(number) = value.get_ref() {
                places = places.max(Decimal::read(number.as_str()).map_or(0, Decimal::places));
            }
        };
        for name in ["min_bet", "small_bet", "big_bet", "bring_in"] {
            self.table.get(name).into_iter().for_each(&mut see);
        }
        for name in ["starting_stacks", "antes", "blinds_or_straddles", "finishing_stacks", "winnings"] {
            let list = self.table.get(name).and_then(|value| value.get_ref().as_array());
            list.into_iter().flat_map(|list| list.iter()).for_each(&mut see);
        }
        let totals = steps.iter().map(|step| if let Move::To(_, total) = step.action { total.places() } else { 0 });
        places.max(totals.max().unwrap_or(0))
    }
}

/// Reads amounts in one unit.
struct Amounts<'a, 'f, 't> {
    fields: &'a RecordFields<'f, 't>,
    players: usize,
    places: u32,
}

impl Amounts<'_, '_, '_> {
    fn amount(&self, value: &Spanned<DeValue>) -> ReadResult<Amount> {
        let number = value.get_ref();
        let decimal = if let DeValue::Integer(number) = number
            && number.radix() == 10
        {
            Decimal::read(number.as_str())
        } else if let DeValue::Float(number) = number {
            Decimal::read(number.as_str())
        } else {
            return Err(self.fields.wrong(value, "an amount"));
        };
        decimal.and_then(|decimal| decimal.in_units(self.places)).ok_or_else(|| {
            let message = "this is no amount that could lie on a table";
            Unreadable::new(
                &wrong_field::LINT,
                value.span(),
                message,
                "write a number from 0 to 1000000000000, such as `1200` or `0.25`",
            )
        })
    }

    fn one(&self, name: &str) -> ReadResult<Amount> {
        self.amount(self.fields.get(name)?)
    }

    /// One a player, `inf` and `nan` being unknown.
    fn open(&self, name: &str) -> ReadResult<Vec<Option<Amount>>> {
        let unknown = |value: &Spanned<DeValue>| {
            value.get_ref().as_float().is_some_and(|number| matches!(number.as_str().trim_start_matches('+'), "inf" | "nan"))
        };
        let list = self.list(name)?;
        list.iter().map(|value| if unknown(value) { Ok(None) } else { self.amount(value).map(Some) }).collect()
    }

    /// One a player. Between two players what was posted is listed the other way round: the last has the button and the small
    /// blind.
    fn posted(&self, name: &str) -> ReadResult<Vec<Amount>> {
        let mut amounts = self.all(name)?;
        if amounts.len() == 2 {
            amounts.reverse();
        }
        Ok(amounts)
    }

    /// One a player, all of them known.
    fn all(&self, name: &str) -> ReadResult<Vec<Amount>> {
        self.list(name)?.iter().map(|value| self.amount(value)).collect()
    }

    fn list(&self, name: &str) -> ReadResult<&DeArray<'_>> {
        let list = self.fields.array(name)?;
        if list.len() == self.players {
            return Ok(list);
        }
        let message = format!("here are {} amounts, and there are {} players", list.len(), self.players);
        Err(Unreadable::new(&wrong_field::LINT, self.fields.get(name)?.span(), message, "list one a player, 0 for none"))
    }
}

fn kind(value: &DeValue) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
