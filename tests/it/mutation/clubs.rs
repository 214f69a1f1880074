//! A club that merely chooses another value, one that some house already uses: nothing turns red.

use ruling::corpus::{Corpus, Source};
use ruling::diagnostic::{Finding, Severity};
use ruling::engine::rules;
use ruling::pages::views;
use ruling::parallel::map as parallel_map;
use ruling::scenario::{Plays, check_house};

use super::{none_survives, shipped};

/// A club's own house: it takes over a rulebook and sets one option otherwise.
struct Club {
    id: String,
    choice: String,
    text: String,
}

/// For each published house and each option it sets, a club for every other value that a house uses.
fn clubs() -> Vec<Club> {
    let views = views(shipped());
    let mut clubs: Vec<Club> = Vec::new();
    for view in &views {
        for spec in rules::options() {
            let Some(own) = view.value(spec.key) else { continue };
            let mut others: Vec<_> = views.iter().filter_map(|view| view.value(spec.key)).filter(|value| *value != own).collect();
            others.sort();
            others.dedup();
            for value in others {
                let id = format!("club-{}", clubs.len());
                let text = format!(
                    "id: {id}\n\
                     name: {{ en: Our club, hu: A mi klubunk, sk: Náš klub, hr: Naš klub, is: Klúbburinn okkar, ru: Наш клуб }}\n\
                     based_on: {}\n\
                     chapters:\n  \
                     - title: {{ en: Ours, hu: Saját, sk: Naše, hr: Naše, is: Okkar, ru: Наши }}\n    \
                     provisions: [{{ number: \"K1\", sets: {{ {}: {value} }} }}]\n",
                    view.house.id, spec.key
                );
                clubs.push(Club { id, choice: format!("{} with {}: {value}", view.house.id, spec.key), text });
            }
        }
    }
    clubs
}

/// The shipped corpus and these clubs.
fn load(clubs: &[Club]) -> Result<Corpus, Vec<Finding>> {
    let shipped = Source::embedded().rules();
    let rules = shipped.iter().map(|entry| (format!("rules/{}", entry.path), entry.file.text.as_ref()));
    let houses = clubs.iter().map(|club| (format!("rules/houses/{}.yaml", club.id), club.text.as_str()));
    let files: Vec<(String, &str)> = rules.chain(houses).collect();
    Corpus::load(&Source::memory(files.iter().map(|(name, text)| (name.as_str(), *text))))
}

#[test]
fn a_club_that_chooses_as_another_house_does_stays_green() {
    let mut clubs = clubs();
    assert!(clubs.len() > 100, "{}", clubs.len());
    // Two choices together may need a text that no house prints: that is said, and nothing else.
    let told = load(&clubs).err().unwrap_or_default();
    assert!(told.iter().all(|finding| finding.lint.id == "case-without-text"), "{told:?}");
    let all = clubs.len();
    clubs.retain(|club| !told.iter().any(|finding| finding.message.ends_with(&format!("`{}` sets", club.id))));
    assert!(all - clubs.len() == told.len() && told.len() * 10 < all, "{} of {all}", told.len());
    let corpus = load(&clubs).unwrap_or_else(|findings| panic!("{findings:?}"));
    let red = parallel_map(&clubs, |club| {
        let findings =
            check_house(&Plays::of(&corpus), &club.id).1.into_iter().filter(|finding| finding.lint.severity == Severity::Error);
        findings.map(|finding| format!("{}: {}", club.choice, finding.message)).collect::<Vec<_>>()
    });
    none_survives(&red.into_iter().flatten().collect::<Vec<_>>());
}
