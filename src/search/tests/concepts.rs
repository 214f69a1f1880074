//! Stories, brought to concepts by the words of each language.

use crate::search::concepts::Concepts;
use crate::search::lexicon::LEXICON;
use crate::search::normalize;

#[test]
fn a_story_is_brought_to_its_concepts() {
    for (lang, story, spoken_of) in [
        ("en", "he bet before my turn without a word", &["bet", "out-of-turn", "silent"] as &[&str]),
        ("hu", "szó nélkül emelt", &["silent", "raise"]),
        ("sk", "karty mu spadli na zem", &["cards", "fell"]),
        ("hr", "bez rijeci stavio jedan cip", &["silent", "one-chip"]),
        ("is", "hækkaði án orða", &["raise", "silent"]),
        ("ru", "molcha postavil odnu fishku", &["silent", "bet", "one-chip"]),
    ] {
        let (_, printed) = LEXICON.printed.iter().find(|(code, _)| *code == lang).expect("a lexicon");
        let found = Concepts::read(printed).of(&normalize::words(story));
        for key in spoken_of {
            assert!(
                LEXICON.keys.iter().position(|own| own == key).is_some_and(|number| found.contains(&number)),
                "{lang}: {story} does not speak of {key}"
            );
        }
    }
}
