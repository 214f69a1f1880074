//! What an edition says otherwise than an earlier one: marks at its sections, and a list of the changes.

use std::collections::{HashMap, HashSet};

use super::model::{Book, Change, PrintedBlock, PrintedChange, PrintedChanges, PrintedPage, RuledOtherwise, Section};
use crate::corpus::text::plain;

/// Marks in `book` what it says otherwise than `old`, the same book in the same language, and lists it, each change with the
/// situations that show it. `title` heads the list: "Changes since TDA 2011".
pub fn mark(book: &mut Book, old: &Book, situations: &[RuledOtherwise], title: String) {
    let said = sayings(old);
    let Unsaid { mut left_out, dropped } = Unsaid::of(book, old);
    let mut told: HashSet<usize> = HashSet::new();
    let mut list = Vec::new();
    for section in book.chapters.iter_mut().flat_map(|chapter| &mut chapter.sections) {
        let mut before = Vec::new();
        let (mut changed, mut new, mut all) = (false, false, true);
        for (name, text) in section.blocks.iter().filter_map(saying) {
            match said.get(name.as_str()) {
                None => new = true,
                Some(old) if *old != text => {
                    changed = true;
                    all = false;
                    before.push(old.clone());
                }
                Some(_) => all = false,
            }
        }
        // What is left out of a rule that lives on has changed that rule, wherever it stands now.
        if let Some(texts) = left_out.remove(&section.anchor) {
            changed = true;
            before.extend(texts);
        }
        section.change = match (changed, new) {
            (false, false) => None,
            (false, true) if all => Some(Change::New),
            (true, _) | (false, true) => Some(Change::Changed),
        };
        if let Some(change) = section.change {
            add(&mut list, entry(section, change, before));
        }
    }
    for (section, texts) in dropped {
        let mut entry = entry(section, Change::Dropped, texts);
        entry.anchor = None;
        add(&mut list, entry);
    }
    list.extend(closing(book, old));
    // Each situation once, with the first change to its rule; one whose words are the same, at the end.
    for entry in &mut list {
        for (n, situation) in situations.iter().enumerate() {
            if entry.rule.as_ref() == Some(&situation.rule) && told.insert(n) {
                entry.situations.push(situation.clone());
            }
        }
    }
    for (_, situation) in situations.iter().enumerate().filter(|(n, _)| !told.contains(n)) {
        let section = book.sections().find(|section| section.rule.as_ref() == Some(&situation.rule));
        let Some(section) = section.or_else(|| old.sections().find(|s| s.rule.as_ref() == Some(&situation.rule))) else { continue };
        let known = list.iter_mut().find(|known| known.rule.as_ref() == Some(&situation.rule));
        match known {
            Some(known) => known.situations.push(situation.clone()),
            None => {
                let mut entry = entry(section, Change::Changed, Vec::new());
                entry.anchor = entry.anchor.filter(|anchor| book.sections().any(|section| section.anchor == *anchor));
                entry.situations.push(situation.clone());
                list.push(entry);
            }
        }
    }
    book.changes = Some(PrintedChanges { title, changes: list });
}

/// The pages behind the rules that say something else now, that are new, or that are gone; they are known by their titles.
fn closing(book: &Book, old: &Book) -> Vec<PrintedChange> {
    let text = |page: &PrintedPage| plain(&page.markdown).trim().to_owned();
    let entry = |page: &PrintedPage, change, before: Vec<String>| PrintedChange {
        change,
        number: String::new(),
        title: page.title.clone(),
        anchor: (change != Change::Dropped).then(|| page.anchor.clone()),
        rule: None,
        before,
        situations: Vec::new(),
    };
    let now = book.closing.iter().filter_map(|page| match old.closing.iter().find(|before| before.title == page.title) {
        None => Some(entry(page, Change::New, Vec::new())),
        Some(before) if text(before) != text(page) => Some(entry(page, Change::Changed, vec![text(before)])),
        Some(_) => None,
    });
    let is_gone = |before: &&PrintedPage| book.closing.iter().all(|page| page.title != before.title);
    now.chain(old.closing.iter().filter(is_gone).map(|page| entry(page, Change::Dropped, vec![text(page)]))).collect()
}

/// Everything that a book says, by what it is called in whatever edition.
fn sayings(book: &Book) -> HashMap<String, String> {
    let blocks = book.sections().flat_map(|section| &section.blocks);
    blocks.filter_map(saying).collect()
}

/// What a block says, and what that is called in whatever edition; examples and references say nothing of their own.
fn saying(block: &PrintedBlock) -> Option<(String, String)> {
    match block {
        PrintedBlock::Clause(clause) => Some((clause.id.clone(), plain(&clause.markdown).trim().to_owned())),
        PrintedBlock::Definition(definition) => {
            Some((format!("term {}", definition.term), plain(&definition.markdown).trim().to_owned()))
        }
        PrintedBlock::Example(_)
        | PrintedBlock::SameAs(_)
        | PrintedBlock::Note(_)
        | PrintedBlock::Source(_)
        | PrintedBlock::Elsewhere(_) => None,
    }
}

/// What the old edition says and the new one does not say any more.
struct Unsaid<'b> {
    /// Of rules that live on, by the anchors of the sections in which they do.
    left_out: HashMap<String, Vec<String>>,
    /// With the sections of the old edition that said it.
    dropped: Vec<(&'b Section, Vec<String>)>,
}

impl<'b> Unsaid<'b> {
    fn of(book: &Book, old: &'b Book) -> Unsaid<'b> {
        let still = sayings(book);
        let mut unsaid = Unsaid { left_out: HashMap::new(), dropped: Vec::new() };
        for section in old.sections() {
            let gone = section.blocks.iter().filter_map(saying).filter(|(name, _)| !still.contains_key(name));
            let gone: Vec<String> = gone.map(|(_, text)| text).collect();
            if gone.is_empty() {
                continue;
            }
            match lives_on(book, section) {
                Some(now) => unsaid.left_out.entry(now.anchor.clone()).or_default().extend(gone),
                None => unsaid.dropped.push((section, gone)),
            }
        }
        unsaid
    }
}

/// Where a section of the old edition stands now: where the rest of it is said, or else its rule. Its number may be another one's.
fn lives_on<'b>(book: &'b Book, old: &Section) -> Option<&'b Section> {
    let said: HashSet<String> = old.blocks.iter().filter_map(saying).map(|(name, _)| name).collect();
    let says_rest = |section: &&Section| section.blocks.iter().filter_map(saying).any(|(name, _)| said.contains(&name));
    let is_of_rule = |section: &&Section| old.rule.is_some() && section.rule == old.rule;
    book.sections().find(says_rest).or_else(|| book.sections().find(is_of_rule))
}

/// Adds a change to the list; what stands under the heading of the one above is part of it.
fn add(list: &mut Vec<PrintedChange>, entry: PrintedChange) {
    let same = |above: &&mut PrintedChange| {
        (&above.number, &above.title, &above.rule, above.change) == (&entry.number, &entry.title, &entry.rule, entry.change)
    };
    match list.last_mut().filter(same) {
        Some(above) => above.before.extend(entry.before),
        None => list.push(entry),
    }
}

fn entry(section: &Section, change: Change, before: Vec<String>) -> PrintedChange {
    PrintedChange {
        change,
        number: section.number.clone(),
        title: section.title.clone().unwrap_or_default(),
        anchor: Some(section.anchor.clone()),
        rule: section.rule.clone(),
        before,
        situations: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::model::{Furniture, PrintedChapter, PrintedClause, PrintedKind};

    fn section(number: &str, rule: &str, clauses: &[(&str, &str)]) -> Section {
        let clause = |(name, text): &(&str, &str)| {
            PrintedBlock::Clause(PrintedClause {
                id: format!("{rule}/{name}"),
                kind: PrintedKind::Norm,
                markdown: (*text).to_owned(),
                terms: Vec::new(),
                rule: rule.to_owned(),
                anchor: format!("{number}.{name}"),
                is_own: false,
                lang: None,
            })
        };
        Section {
            number: number.to_owned(),
            anchor: format!("r-{number}"),
            title: Some(rule.to_owned()),
            rule: Some(rule.to_owned()),
            change: None,
            blocks: clauses.iter().map(clause).collect(),
        }
    }

    fn book(sections: Vec<Section>) -> Book {
        Book {
            house_id: "club".into(),
            house_name: "Club".into(),
            edition: None,
            based_on: None,
            date: String::new(),
            lang: "en",
            lang_name: "English",
            missing: None,
            logo: None,
            address: None,
            contact: None,
            closing: Vec::new(),
            words: Furniture::default(),
            chapters: vec![PrintedChapter { title: "All".into(), anchor: "chapter-1".into(), sections }],
            glossary: Vec::new(),
            changes: None,
        }
    }

    #[test]
    fn pages_behind_the_rules_are_listed_too() {
        let page = |title: &str, markdown: &str| PrintedPage {
            title: title.to_owned(),
            markdown: markdown.to_owned(),
            anchor: format!("page-{title}"),
            lang: None,
        };
        let with = |closing: Vec<PrintedPage>| Book { closing, ..book(Vec::new()) };
        let old = with(vec![page("Staff", "A and B."), page("Jackpot", "1,000"), page("House", "Open.")]);
        let mut now = with(vec![page("Staff", "A and C."), page("House", "Open."), page("Bar", "Tea.")]);
        mark(&mut now, &old, &[], "Changes".to_owned());
        let changes = now.changes.unwrap().changes;
        let told: Vec<_> = changes.iter().map(|one| (one.title.as_str(), one.change, one.before.as_slice())).collect();
        let before = |text: &str| vec![text.to_owned()];
        let (staff, jackpot) = (before("A and B."), before("1,000"));
        assert_eq!(
            told,
            [("Staff", Change::Changed, &staff[..]), ("Bar", Change::New, &[][..]), ("Jackpot", Change::Dropped, &jackpot[..])]
        );
    }

    #[test]
    fn what_is_left_out_of_a_rule_is_told_where_the_rule_stands_now() {
        let old = book(vec![
            section("1", "bet", &[("a", "One."), ("b", "Two.")]),
            section("2", "call", &[("a", "Lone.")]),
            section("3", "call", &[("b", "Other.")]),
        ]);
        let mut new = book(vec![
            section("1", "raise", &[("a", "New.")]),
            section("2", "bet", &[("a", "One.")]),
            section("3", "call", &[("b", "Other.")]),
        ]);
        mark(&mut new, &old, &[], "Changes".into());
        let marks: Vec<Option<Change>> = new.sections().map(|section| section.change).collect();
        assert_eq!(marks, [Some(Change::New), Some(Change::Changed), Some(Change::Changed)]);
        let changes = new.changes.unwrap().changes;
        let listed: Vec<_> = changes.iter().map(|c| (c.change, c.number.as_str(), c.before.join(" "))).collect();
        assert_eq!(
            listed,
            [
                (Change::New, "1", String::new()),
                (Change::Changed, "2", "Two.".to_owned()),
                (Change::Changed, "3", "Lone.".to_owned()),
            ]
        );
    }

    #[test]
    fn what_is_said_otherwise_is_marked_and_listed() {
        let old = book(vec![
            section("1", "bet", &[("a", "One."), ("b", "Two.")]),
            section("2", "call", &[("a", "Same.")]),
            section("3", "fold", &[("a", "Gone.")]),
        ]);
        let mut new = book(vec![
            section("1", "bet", &[("a", "Another."), ("b", "Two.")]),
            // Elsewhere and under another number, but the same.
            section("9", "call", &[("a", "Same.")]),
            section("4", "raise", &[("a", "New.")]),
        ]);
        let otherwise =
            |rule: &str| RuledOtherwise { rule: rule.into(), situation: "S.".into(), before: "Yes.".into(), now: "No.".into() };
        mark(&mut new, &old, &[otherwise("bet"), otherwise("call")], "Changes".into());
        let marks: Vec<Option<Change>> = new.sections().map(|section| section.change).collect();
        assert_eq!(marks, [Some(Change::Changed), None, Some(Change::New)]);
        let changes = new.changes.unwrap().changes;
        let listed: Vec<_> = changes
            .iter()
            .map(|c| (c.change, c.number.as_str(), c.before.join(" "), c.situations.len(), c.anchor.is_some()))
            .collect();
        assert_eq!(
            listed,
            [
                (Change::Changed, "1", "One.".to_owned(), 1, true),
                (Change::New, "4", String::new(), 0, true),
                (Change::Dropped, "3", "Gone.".to_owned(), 0, false),
                // Its words are the same, and its ruling is not.
                (Change::Changed, "9", String::new(), 1, true),
            ]
        );
    }
}
