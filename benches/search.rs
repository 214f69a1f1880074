//! How fast the search is on a made-up corpus: `cargo bench --bench search -- RULES`, 10,000 without a figure. And how well it finds:
//! `cargo bench --bench search -- questions`.
//!
//! The made-up words are as many and as unevenly used as those of a real rulebook; every rule comes in six languages. The questions
//! are those of the rules. A fifth at a time is left out of what the index learns from, and asked.

use std::time::{Duration, Instant};

use ruling::corpus::{Corpus, Source};
use ruling::pages;
use ruling::search::{EntryKind, Index, IndexDocument};
use tantivy::TantivyError;

const LANGS: [&str; 6] = ["en", "hu", "sk", "hr", "is", "ru"];

fn main() {
    if std::env::args().any(|arg| arg == "questions") {
        return found();
    }
    let rules = std::env::args().skip(1).find_map(|arg| arg.parse().ok()).unwrap_or(10_000);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let docs = corpus(rules);
    let (document, kilobytes) = (docs[docs.len() / 2].clone(), docs.iter().map(|doc| doc.text.len()).sum::<usize>() / 1000);
    println!("{rules} rules in six languages, {kilobytes} kB of text");

    let (took, _) = timed(|| Index::open_or_build(Some(folder.path()), 1, || Ok::<_, TantivyError>(docs)));
    println!("build and keep  {took:>10.1?}");
    let (took, index) = timed(|| Index::open_or_build(Some(folder.path()), 1, || Ok::<_, TantivyError>(Vec::new())));
    let index = index.expect("an index");
    println!("open            {took:>10.1?}");

    let mistyped = document.aliases[1].replacen(document.aliases[1].chars().nth(2).expect("a letter"), "", 1);
    for (name, query) in [
        ("title", &document.title),
        ("alias, mistyped", &mistyped),
        ("number", &document.numbers[0]),
        ("one word", &document.title.split(' ').next().expect("a word").to_owned()),
        ("sentence", &document.text.split(' ').take(12).collect::<Vec<_>>().join(" ")),
        ("nonsense", &"banana spaceship".to_owned()),
    ] {
        let (first, found) = timed(|| index.find(query, "en", 5).expect("a sound index"));
        let best = (0..20).map(|_| timed(|| index.find(query, "en", 5).expect("a sound index")).0).min().expect("a run");
        let place = found.iter().position(|hit| hit.id == document.id);
        println!("{name:<15} {best:>10.1?}   cold {first:>8.1?}   own rule at {place:?} of {}", found.len());
    }
}

/// Of the questions of a language, how many there are, how many found their rule first, and how many among the first three.
type Found = [usize; 3];

/// Asks every question of an index that has not learnt it.
fn found() {
    const PARTS: usize = 5;
    let house = std::env::args().skip_while(|arg| arg != "questions").nth(1).filter(|arg| arg != "misses" && !arg.starts_with('-'));
    let corpus = Corpus::load(&Source::embedded()).expect("the rules");
    let docs = pages::docs(&corpus, house.as_deref().unwrap_or("pslive")).expect("their pages");
    let mut of_lang = LANGS.map(|lang| (lang, Found::default()));
    for part in 0..PARTS {
        let is_asked = |at: usize| at % PARTS == part;
        let mut learnt = docs.clone();
        let mut asked = Vec::new();
        let mut at = 0;
        for doc in &mut learnt {
            let questions = std::mem::take(&mut doc.questions).into_iter().map(|question| {
                at += 1;
                (is_asked(at), question)
            });
            let (out, kept): (Vec<_>, Vec<_>) = questions.partition(|(is_asked, _)| *is_asked);
            doc.questions = kept.into_iter().map(|(_, question)| question).collect();
            asked.extend(out.into_iter().map(|(_, question)| (doc.lang, doc.id.clone(), question)));
        }
        let index = Index::open_or_build(None, 1, || Ok::<_, TantivyError>(learnt)).expect("an index");
        for (lang, rule, question) in asked {
            let hits = index.find(&question, lang, 3).expect("a sound index");
            let place = hits.iter().position(|hit| hit.kind == EntryKind::Rule && hit.id == rule);
            let Some((_, [all, first, three])) = of_lang.iter_mut().find(|(own, _)| *own == lang) else { continue };
            *all += 1;
            *first += usize::from(place == Some(0));
            *three += usize::from(place.is_some());
            if place.is_none() && std::env::args().any(|arg| arg == "misses") {
                println!("{lang} {question}: {rule} is not in {:?}", hits.iter().map(|hit| &hit.id).collect::<Vec<_>>());
            }
        }
    }
    for (lang, found) in of_lang {
        report(lang, found);
    }
    report(
        "all",
        of_lang.iter().fold(Found::default(), |sum, (_, found)| [sum[0] + found[0], sum[1] + found[1], sum[2] + found[2]]),
    );
}

fn report(lang: &str, [all, first, three]: Found) {
    let share = |part: usize| 100.0 * part as f64 / all.max(1) as f64;
    println!("{lang:<4}{all:>6} questions   first {:>5.1} %   among three {:>5.1} %", share(first), share(three));
}

fn timed<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = run();
    (start.elapsed(), result)
}

fn corpus(rules: usize) -> Vec<IndexDocument> {
    let mut random = Random(1);
    // A vocabulary grows more slowly than its text.
    let vocabulary = 200 * (rules as f64).sqrt() as usize;
    let doc = |(rule, lang): (usize, usize)| {
        let mut words = |count: usize| {
            let words = (0..count).map(|_| word(lang * vocabulary + random.uneven(vocabulary)));
            words.collect::<Vec<_>>().join(" ")
        };
        IndexDocument {
            is_own: false,
            kind: EntryKind::Rule,
            id: format!("rule-{rule}"),
            lang: LANGS[lang],
            title: words(3),
            aliases: (0..6).map(|_| words(3)).collect(),
            questions: Vec::new(),
            text: words(80),
            numbers: vec![format!("{}.{}", rule / 100, rule % 100)],
            page: words(120),
        }
    };
    (0..rules).flat_map(|rule| (0..LANGS.len()).map(move |lang| (rule, lang))).map(doc).collect()
}

/// The word of a number: three syllables, so that words share their beginnings and pieces as real ones do.
fn word(number: usize) -> String {
    const CONSONANTS: &[u8] = b"bcdfghklmnprstvz";
    const VOWELS: &[u8] = b"aeiou";
    let mut left = number.wrapping_mul(40_503) % 511_997;
    let mut letter = |of: &[u8]| {
        let letter = of[left % of.len()];
        left /= of.len();
        char::from(letter)
    };
    (0..3).flat_map(|_| [letter(CONSONANTS), letter(VOWELS)]).collect()
}

struct Random(u64);

impl Random {
    /// A number below `end`, small ones far oftener than large ones.
    fn uneven(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let even = (self.0 >> 11) as f64 / (1_u64 << 53) as f64;
        ((even * even * even) * end as f64) as usize
    }
}
