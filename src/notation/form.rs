//! One way to write a phrase: words, marks and slots in their order.

/// The marks that are words of their own.
pub(super) const MARKS: [char; 6] = [',', ':', '|', '(', ')', '+'];

/// `raises to {$amount}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    /// It is the one that is printed.
    pub printed: bool,
    pub parts: Vec<FormPart>,
}

/// A slot of a phrase: its name in the forms, and its kind.
#[derive(Clone, Copy)]
pub(super) struct SlotEntry {
    pub name: &'static str,
    pub kind: &'static str,
    pub examples: fn() -> Vec<String>,
}

impl SlotEntry {
    pub fn example(&self) -> String {
        (self.examples)().into_iter().next().unwrap_or_default()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FormPart {
    Word(String),
    Mark(char),
    Quote(String),
    /// What is filled in, and what its last word ends with.
    Slot(String, Option<String>),
}

impl Form {
    /// All forms that a text with `[what may be left out]` and `one/another` word stands for, the fullest last.
    pub fn all(text: &str) -> Vec<Form> {
        let text = text.trim();
        if let (Some(open), Some(close)) = (text.find('['), text.find(']'))
            && open < close
        {
            let (before, optional, after) = (&text[..open], &text[open + 1..close], &text[close + 1..]);
            return [format!("{before} {after}"), format!("{before} {optional} {after}")]
                .iter()
                .flat_map(|t| Form::all(t))
                .collect();
        }
        let choice = text.split_whitespace().find(|word| word.contains('/') && !word.contains('{'));
        if let Some(choice) = choice {
            return choice.split('/').flat_map(|word| Form::all(&text.replacen(choice, word, 1))).collect();
        }
        vec![Form::new(text)]
    }

    fn new(text: &str) -> Form {
        let mut parts = Vec::new();
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let (part, len) = FormPart::first(rest, first);
            parts.push(part);
            rest = rest[len..].trim_start();
        }
        Form { printed: false, parts }
    }

    /// The form from one of its parts on, filled in. A slot that says nothing leaves no gap.
    pub fn write<'v>(&self, from: usize, fill: impl Fn(&str) -> &'v str) -> String {
        let mut out = String::new();
        for part in self.parts.iter().skip(from) {
            let mut mark = [0; 4];
            let (text, quote, ending) = match part {
                FormPart::Word(word) => (word.as_str(), "", ""),
                FormPart::Mark(c) => (&*c.encode_utf8(&mut mark), "", ""),
                FormPart::Quote(quote) => (quote.as_str(), "\"", ""),
                FormPart::Slot(name, ending) => (fill(name), "", ending.as_deref().unwrap_or_default()),
            };
            let empty = text.is_empty() && quote.is_empty();
            if !(out.is_empty() || empty || text.starts_with([',', ':'])) {
                out.push(' ');
            }
            out.extend([quote, text, quote, ending]);
        }
        out
    }

    /// The form from one of its parts on, with usual values.
    pub fn model(&self, from: usize, slots: &[SlotEntry]) -> String {
        let values: Vec<(&str, String)> = slots.iter().map(|slot| (slot.name, slot.example())).collect();
        self.write(from, |name| values.iter().find(|(slot, _)| *slot == name).map_or("", |(_, value)| value.as_str()))
    }
}

impl FormPart {
    /// What a text begins with, and how long that is.
    fn first(text: &str, first: char) -> (FormPart, usize) {
        let until = |ends: &dyn Fn(char) -> bool| text.find(ends).unwrap_or(text.len());
        if MARKS.contains(&first) {
            return (FormPart::Mark(first), first.len_utf8());
        }
        if let Some(quote) = text.strip_prefix('"').and_then(|rest| rest.split_once('"')).map(|(quote, _)| quote) {
            return (FormPart::Quote(quote.to_owned()), quote.len() + 2);
        }
        if let Some((name, _)) = text.strip_prefix("{$").and_then(|rest| rest.split_once('}')) {
            let ends = name.len() + 3;
            let end = ends + text[ends..].find(|c: char| c.is_whitespace() || MARKS.contains(&c)).unwrap_or(text.len() - ends);
            let ending = (end > ends).then(|| text[ends..end].to_owned());
            return (FormPart::Slot(name.to_owned(), ending), end);
        }
        let end = until(&|c: char| c.is_whitespace() || MARKS.contains(&c));
        (FormPart::Word(text[..end].to_owned()), end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_stands_for_all_its_ways() {
        let all = |text: &str| Form::all(text).iter().map(|form| form.write(0, |_| "_")).collect::<Vec<_>>();
        assert_eq!(all("puts {$chips} [into the pot]"), ["puts _", "puts _ into the pot"]);
        assert_eq!(
            all("throws/puts it toward/towards me"),
            ["throws it toward me", "throws it towards me", "puts it toward me", "puts it towards me"]
        );
    }

    #[test]
    fn what_says_nothing_leaves_no_gap() {
        let form = &Form::all("{$seat} calls {$change}: \"all in\", {$owner}'s")[0];
        let filled = |change: &'static str| form.write(0, move |name| if name == "change" { change } else { "B" });
        assert_eq!(filled(""), "B calls: \"all in\", B's");
        assert_eq!(filled(", 50 owed"), "B calls, 50 owed: \"all in\", B's");
    }
}
