//! What was expected where a line could not be read further, and how that is said.

use super::form::{Form, SlotEntry};

/// So many things that were expected are listed.
const MANY: usize = 10;

/// Words this much alike may be meant for each other.
const ALIKE: f64 = 0.6;

/// What was expected at the furthest place that was reached.
#[derive(Default)]
pub(super) struct Miss {
    /// The number of the word.
    pub at: usize,
    expected: Vec<Expected>,
    /// What is wrong there, whatever was expected.
    wrong: Option<(String, String)>,
}

pub(super) enum Expected {
    What(String),
    /// The rest of this form of a phrase.
    Rest {
        id: &'static str,
        form: &'static Form,
        from: usize,
        slots: &'static [SlotEntry],
    },
}

impl Expected {
    fn text(&self) -> String {
        match self {
            Expected::What(what) => what.clone(),
            Expected::Rest { form, from, slots, .. } => format!("`{}`", form.model(*from, slots)),
        }
    }

    /// It is read, and never printed.
    fn is_other_way(&self) -> bool {
        match self {
            Expected::What(_) => false,
            Expected::Rest { form, .. } => !form.printed,
        }
    }

    /// The same phrase is expected once, in the first of its forms.
    fn is_same(&self, other: &Expected) -> bool {
        match (self, other) {
            (Expected::What(a), Expected::What(b)) => a == b,
            (Expected::Rest { id: a, .. }, Expected::Rest { id: b, .. }) => a == b,
            (Expected::What(_), Expected::Rest { .. }) | (Expected::Rest { .. }, Expected::What(_)) => false,
        }
    }
}

impl Miss {
    pub fn expect(&mut self, at: usize, what: Expected) {
        self.go_to(at);
        if at == self.at && !self.expected.iter().any(|known| known.is_same(&what)) {
            self.expected.push(what);
        }
    }

    pub fn fail(&mut self, at: usize, message: String, help: String) {
        self.go_to(at);
        if at == self.at && self.wrong.is_none() {
            self.wrong = Some((message, help));
        }
    }

    pub fn is_silent(&self) -> bool {
        self.expected.is_empty() && self.wrong.is_none()
    }

    pub fn is_wrong(&self) -> bool {
        self.wrong.is_some()
    }

    /// What was noted elsewhere counts here too.
    pub fn join(&mut self, other: Miss) {
        if let Some((message, help)) = other.wrong {
            self.fail(other.at, message, help);
        }
        for what in other.expected {
            self.expect(other.at, what);
        }
    }

    fn go_to(&mut self, at: usize) {
        if at > self.at {
            *self = Miss { at, ..Miss::default() };
        }
    }

    /// The message and the help. `word` is what stands there.
    pub fn told(&self, word: Option<&str>, ended: bool) -> (String, Option<String>) {
        if let Some((message, help)) = &self.wrong {
            return (message.clone(), Some(help.clone()));
        }
        let mut all: Vec<String> = Vec::new();
        for (expected, text) in self.expected.iter().map(|expected| (expected, expected.text())) {
            // A longer way to say what may be said in short is not told beside it.
            let goes_on = |short: &String| text.starts_with(&format!("{} ", short.trim_end_matches('`')));
            if !(all.contains(&text) || expected.is_other_way() && all.iter().any(goes_on)) {
                all.push(text);
            }
        }
        let written = |text: &str| text.strip_prefix('`').and_then(|text| text.strip_suffix('`')).map(str::to_owned);
        // What is written comes before what is described, and what may follow before the end of the line.
        all.sort_by_key(|text| !text.starts_with('`'));
        if all.len() > 1 {
            all.retain(|text| text != "the end of the line");
        }
        let written: Vec<String> = all.iter().filter_map(|text| written(text)).collect();
        let alike = word.and_then(|word| closest(word, written.iter().map(String::as_str)));
        let help = alike.map(|meant| format!("did you mean `{meant}`?"));
        let what = one_of(&all);
        let message = if ended { format!("the line ends, expected {what}") } else { format!("expected {what}") };
        (message, help)
    }
}

/// `a, b or c`.
fn one_of(all: &[String]) -> String {
    if all.len() > MANY {
        return format!("{} or the like", all[..MANY].join(", "));
    }
    match all {
        [] => "something else".to_owned(),
        [one] => one.clone(),
        [head @ .., last] => {
            let comma = if last.starts_with('`') { "" } else { "," };
            format!("{}{comma} or {last}", head.join(", "))
        }
    }
}

/// The text whose first word is most like this one, if any is like it.
pub(super) fn closest<'t>(word: &str, texts: impl Iterator<Item = &'t str>) -> Option<&'t str> {
    let alike = |text: &str| strsim::normalized_damerau_levenshtein(text.split([' ', ':']).next().unwrap_or_default(), word);
    texts
        .map(|text| (alike(text), text))
        .filter(|(alike, _)| *alike > ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, text)| text)
}
