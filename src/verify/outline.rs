//! What a file holds: the clauses and scenarios of a rule, the provisions and conflicts of a house, and where each begins.

use crate::corpus::{Conflict, Corpus, House, Rule, Scope};
use crate::diagnostic::Place;

/// One file of the corpus.
#[derive(Clone, Debug)]
pub struct FileOutline {
    pub name: String,
    /// In the order of the file.
    pub things: Vec<OutlineItem>,
}

/// Something that has a name in a file.
#[derive(Clone, Debug)]
pub struct OutlineItem {
    /// `clause`, `scenario`, `provision` or `conflict`.
    pub kind: &'static str,
    /// A provision may have several; a conflict has those of its sides.
    pub names: Vec<String>,
    place: Place,
}

impl FileOutline {
    /// The thing in which a place lies: the last one that begins before it.
    pub fn at(&self, place: &Place) -> Option<&OutlineItem> {
        self.things.iter().take_while(|thing| thing.place.span.start <= place.span.start).last()
    }
}

impl OutlineItem {
    fn new(kind: &'static str, names: Vec<String>, place: &Place) -> OutlineItem {
        OutlineItem { kind, names, place: place.clone() }
    }

    /// The line on which it begins.
    pub fn line(&self) -> usize {
        self.place.line()
    }

    /// `scenario half-raise/hundred-and-fifty-over-a-bet`.
    pub fn label(&self) -> String {
        format!("{} {}", self.kind, self.names.join(", "))
    }

    /// Whether it goes by a name; within its own rule the part after the rule's is enough.
    pub fn is_called(&self, name: &str) -> bool {
        self.names.iter().any(|own| own == name || own.split_once('/').is_some_and(|(_, own)| own == name))
    }
}

/// The files of a corpus: rules first, then houses, unless only some rules are looked at.
pub fn of(corpus: &Corpus, scope: &Scope) -> Vec<FileOutline> {
    let houses = corpus.houses.iter().filter(|_| scope.is_all());
    scope.of(corpus).map(of_rule).chain(houses.map(of_house)).collect()
}

fn of_rule(rule: &Rule) -> FileOutline {
    let clauses = rule.clauses.iter().map(|clause| OutlineItem::new("clause", vec![clause.id.clone()], &clause.place));
    let name = |scenario: &str| vec![format!("{}/{scenario}", rule.id)];
    let scenarios = rule.scenarios.iter().map(|scenario| OutlineItem::new("scenario", name(&scenario.id), &scenario.place));
    sorted(&rule.file.name, clauses.chain(scenarios).collect())
}

fn of_house(house: &House) -> FileOutline {
    let provisions = house.provisions().map(|provision| {
        let mut names: Vec<String> = provision.refs.iter().map(|own| own.value.clone()).collect();
        if names.is_empty() {
            // Where a provision has neither a ref nor a number, it is known by what it carries.
            let clauses = provision.clauses().iter().map(|clause| clause.value.clone());
            names = if provision.number.is_empty() { clauses.collect() } else { vec![provision.number.clone()] };
        }
        OutlineItem::new("provision", names, &provision.place)
    });
    let conflicts = house.conflicts.iter().map(|conflict| OutlineItem::new("conflict", sides(conflict), &conflict.place));
    sorted(&house.file.name, provisions.chain(conflicts).collect())
}

fn sides(conflict: &Conflict) -> Vec<String> {
    conflict.sides.iter().map(|side| side.provision.value.clone()).collect()
}

fn sorted(name: &str, mut things: Vec<OutlineItem>) -> FileOutline {
    things.sort_by_key(|thing| thing.place.span.start);
    FileOutline { name: name.to_owned(), things }
}
