//! The words that stand most often in what people ask, and what is understood by them.

use std::collections::{BTreeMap, BTreeSet};

use super::shipped::all_rules;
use crate::lang::Lang;
use crate::search::concepts::Concepts;
use crate::search::lexicon::{LEXICON, forms_of};
use crate::search::normalize;

/// A word is frequent that stands so often in titles, aliases and questions.
const FREQUENT: usize = 8;

/// A beginning that is listed stands for words of other endings where it has so many letters; the other letters are endings.
const STEM: usize = 4;

/// What frequent words are bent to, looked at one by one: other endings of the very word that is listed, or near enough to it that
/// nobody is misled. A few are wrong yet and only known to be: "potom", "előtte", "helyen", "többet", "очереди", "face".
const ARGUED: &[(&str, &str)] = &[
    ("face", "face-up"),
    ("facing", "face-up"),
    ("plaier", "deal-filler"),
    ("plaier", "player"),
    ("sit", "seat"),
    ("iednu", "one"),
    ("imam", "deal-find"),
    ("rieci", "say"),
    ("ruka", "cards"),
    ("ruke", "cards"),
    ("traziti", "ask"),
    ("traziti", "deal-ask"),
    ("zelim", "deal-ask"),
    ("zelim", "wants"),
    ("akarom", "wants"),
    ("elote", "out-of-turn"),
    ("helien", "deal-instead"),
    ("helien", "put"),
    ("huza", "deal-draw"),
    ("tobet", "multiway"),
    ("vakot", "blinds"),
    ("bunkanum", "the-muck"),
    ("faerdur", "put"),
    ("first", "first-player"),
    ("first", "ordinal-1"),
    ("giafarin", "deal-of-the-deal"),
    ("gilda", "counts"),
    ("segia", "say"),
    ("setiast", "deal-get"),
    ("setiast", "put"),
    ("sitia", "seat"),
    ("theim", "deal-filler"),
    ("thes", "deal-filler"),
    ("karta", "deal-card"),
    ("ocheredi", "think"),
    ("chcem", "wants"),
    ("iedna", "one"),
    ("potom", "pot"),
    ("sediet", "seat"),
];

#[test]
fn frequent_words_mean_what_is_listed_for_them() {
    let docs = all_rules();
    let mut found = BTreeSet::new();
    for lang in Lang::ALL {
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        for doc in docs.iter().filter(|doc| doc.lang == lang.code()) {
            for said in doc.aliases.iter().chain(&doc.questions).chain([&doc.title]) {
                normalize::words(said).into_iter().for_each(|word| *times.entry(word).or_default() += 1);
            }
        }
        let forms = forms_of(lang);
        let printed = &LEXICON.printed.iter().find(|(code, _)| *code == lang.code()).expect("a lexicon").1;
        let concepts = Concepts::read(printed);
        for (word, _) in times.into_iter().filter(|(_, times)| *times >= FREQUENT) {
            for number in concepts.of(std::slice::from_ref(&word)) {
                let key = LEXICON.keys[number];
                let is_listed = forms.iter().filter(|form| form.key == key).any(|form| {
                    let listed = form.listed();
                    match listed.strip_suffix('*') {
                        Some(stem) => word == stem || stem.len() >= STEM && word.starts_with(stem),
                        None => word == listed,
                    }
                });
                if !is_listed && !ARGUED.contains(&(word.as_str(), key)) {
                    found.insert(format!("{} {word} means {key}", lang.code()));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
