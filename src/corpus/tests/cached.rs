//! A corpus that comes from the cache is the one that was read.

use std::fs;
use std::path::Path;

use tantivy::directory::OwnedBytes;

use super::super::compiled::{self, encode};
use super::super::text::Texter;
use super::super::{cache, *};
use super::{HOUSE, RULE};

const GLOSSARY: &str = "terms:
  - id: undercall
    term: { en: undercall, hu: b, sk: c, hr: d, is: e, ru: f }
    inflections: { en: [undercalls] }
    meaning: { en: Too little., hu: b, sk: c, hr: d, is: e, ru: f }
";

/// The tariff, the example and the provision that the small corpus lacks.
fn small() -> Source {
    let house = HOUSE.replacen(
        "sets: { betting.half_raise_share: 50 }",
        "sets: { betting.out_of_turn_penalty: [warning, must 2 rounds] }",
        1,
    );
    let house = house.replacen(
        "{ ref: b-2, number: \"\", restates: b-1 }",
        "{ ref: b-2, number: \"\", nothing: said before, sets: { betting.half_raise_share: 50 } }",
        1,
    );
    Source::memory([
        ("rules/betting/undercall.yaml", RULE),
        ("rules/houses/base.yaml", house.as_str()),
        ("rules/glossary.yaml", GLOSSARY),
    ])
}

fn bytes(source: &Source) -> (Vec<u8>, Vec<SourceEntry>) {
    let files = source.rules();
    let corpus = Corpus::checked(source, &files).unwrap_or_else(|findings| panic!("{findings:#?}"));
    (encode(&corpus, &files).unwrap(), files)
}

fn cached(dir: &Path, source: &Source) -> String {
    fs::read_dir(dir.join("corpus"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .find(|name| *name == format!("{:016x}", cache::key(source)))
        .unwrap()
}

/// Everything of a corpus but the maps, which have no order.
fn shown(corpus: &Corpus) -> String {
    format!("{:?}{:?}{:?}{:?}", corpus.rules, corpus.houses, corpus.glossary, corpus.roles)
}

/// Goes through all that the commands look at; what it finds does not matter.
fn use_up(corpus: &Corpus) -> usize {
    let mut seen = 0;
    for view in corpus.houses.iter().filter_map(|house| HouseView::new(corpus, &house.id)) {
        let texter = Texter::new(&view, Lang::Hu);
        let clauses = corpus.rules.iter().flat_map(|rule| &rule.clauses);
        seen += clauses.filter(|clause| texter.clause_text(clause).is_ok_and(|text| text.is_some())).count();
        seen += corpus.rules.iter().filter_map(|rule| view.number_of(&rule.id)).map(|number| number.len()).sum::<usize>();
        seen += view.policy().clauses().count() + view.definers("undercall").len() + view.plays().len();
        seen += view.conflicts().iter().filter_map(Conflict::held).count();
        seen += view
            .provisions_of("undercall/duty")
            .iter()
            .map(|provision| provision.place.line() + provision.place.text().len())
            .sum::<usize>();
    }
    seen
}

fn decode(bytes: &[u8], files: &[SourceEntry]) -> Option<Corpus> {
    compiled::decode(&OwnedBytes::new(bytes.to_vec()), files)
}

#[test]
fn nothing_is_lost() {
    for source in [small(), Source::embedded()] {
        let (bytes, files) = bytes(&source);
        let back = Corpus { roles: words(&source, ROLES), ..decode(&bytes, &files).unwrap() };
        assert!(encode(&back, &files).unwrap() == bytes);
        let corpus = Corpus::load(&source).unwrap();
        assert_eq!(
            (back.rules.len(), back.houses.len(), use_up(&back)),
            (corpus.rules.len(), corpus.houses.len(), use_up(&corpus))
        );
        assert!(back.rule("undercall").is_some() && back.clause("undercall/duty").is_some() && back.term("undercall").is_some());
    }
    let (bytes, files) = bytes(&small());
    assert_eq!(shown(&decode(&bytes, &files).unwrap()), shown(&Corpus::load(&small()).unwrap()));
}

#[test]
fn a_place_is_shown_as_the_source_has_it() {
    let (bytes, mut files) = bytes(&small());
    let renamed = Arc::new(SourceFile { name: "/club/undercall.yaml".into(), text: RULE.into() });
    files.iter_mut().find(|entry| entry.path == "betting/undercall.yaml").unwrap().file = renamed;
    let place = &decode(&bytes, &files).unwrap().clause("undercall/half").unwrap().place.clone();
    assert_eq!((place.file.name.as_str(), place.line(), place.text()), ("/club/undercall.yaml", 13, "half"));
}

#[test]
fn bytes_that_are_not_ours_are_refused_or_do_no_harm() {
    let (bytes, files) = bytes(&small());
    for end in 0..bytes.len() {
        assert!(decode(&bytes[..end], &files).is_none(), "{end}");
    }
    assert!(decode(&[bytes.as_slice(), &[0]].concat(), &files).is_none());
    let (mut refused, mut used) = (0, 0);
    for at in 0..bytes.len() {
        for change in [0x01, 0x7f, 0x80, 0xff] {
            let mut bytes = bytes.clone();
            bytes[at] ^= change;
            match decode(&bytes, &files) {
                Some(corpus) => used += usize::from(use_up(&corpus) > 0),
                None => refused += 1,
            }
        }
    }
    assert!(refused > 100 && used > 100, "{refused} {used}");
}

#[test]
fn places_beyond_their_file_are_refused() {
    let (bytes, mut files) = bytes(&small());
    let short = Arc::new(SourceFile { name: "x".into(), text: "id: undercall\n".into() });
    files[0].file = short;
    assert!(decode(&bytes, &files).is_none() && decode(&bytes, &[]).is_none());
}

#[test]
fn it_is_read_once_and_again_when_the_cache_is_damaged() {
    let dir = tempfile::tempdir().unwrap();
    let source = small();
    let first = shown(&Corpus::open(&source, Some(dir.path())).unwrap());
    let path = dir.path().join("corpus").join(cached(dir.path(), &source));
    let whole = fs::read(&path).unwrap();
    // Bytes that say something else, with the right sum, show that they are read at all.
    let mut other = small_with("published: false");
    other.houses[0].edition = Some("other".into());
    let files = source.rules();
    other.rules.iter_mut().for_each(|rule| rule.file = Arc::clone(&files[0].file));
    other.houses.iter_mut().for_each(|house| house.file = Arc::clone(&files[2].file));
    cache::keep(dir.path(), cache::key(&source), &encode(&other, &files).unwrap()).unwrap();
    assert_eq!(Corpus::open(&source, Some(dir.path())).unwrap().houses[0].edition.as_deref(), Some("other"));
    let harms: [&dyn Fn() -> Vec<u8>; 5] = [
        &Vec::new,
        &|| whole[..whole.len() / 2].to_vec(),
        &|| whole.iter().map(|byte| byte ^ 1).collect(),
        &|| [&whole[..whole.len() - 1], &[whole[whole.len() - 1] ^ 1]].concat(),
        &|| [whole.as_slice(), b"x"].concat(),
    ];
    for harm in harms {
        fs::write(&path, harm()).unwrap();
        assert_eq!(shown(&Corpus::open(&source, Some(dir.path())).unwrap()), first);
        assert!(fs::read(&path).unwrap() == whole);
    }
    // The key stands in the file too: that of another corpus is not believed, however it got its name.
    let club = Source::memory([("rules/betting/undercall.yaml", RULE)]);
    fs::copy(&path, dir.path().join("corpus").join(format!("{:016x}", cache::key(&club)))).unwrap();
    assert!(Corpus::open(&club, Some(dir.path())).unwrap().houses.is_empty());
}

fn small_with(line: &str) -> Corpus {
    let house = HOUSE.replacen("edition: \"2011\"", line, 1);
    Corpus::load(&Source::memory([("rules/betting/undercall.yaml", RULE), ("rules/houses/base.yaml", house.as_str())])).unwrap()
}

#[test]
fn what_is_broken_is_never_kept() {
    let dir = tempfile::tempdir().unwrap();
    let broken = Source::memory([("rules/betting/undercall.yaml", "id: undercall\n")]);
    assert!(Corpus::open(&broken, Some(dir.path())).is_err() && Corpus::open(&broken, Some(dir.path())).is_err());
    assert!(!dir.path().join("corpus").exists());
}

#[test]
fn a_folder_that_cannot_be_written_is_done_without() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    for cache_dir in [None, Some(file.as_path())] {
        assert_eq!(shown(&Corpus::open(&small(), cache_dir).unwrap()), shown(&Corpus::load(&small()).unwrap()));
    }
    assert_eq!(fs::read(&file).unwrap(), b"");
}

#[test]
fn many_first_runs_at_once_agree() {
    let dir = tempfile::tempdir().unwrap();
    let wanted = shown(&Corpus::load(&small()).unwrap());
    std::thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| assert_eq!(shown(&Corpus::open(&small(), Some(dir.path())).unwrap()), wanted));
        }
    });
    assert_eq!(fs::read_dir(dir.path().join("corpus")).unwrap().count(), 1);
}

#[test]
fn only_the_newest_are_kept() {
    let dir = tempfile::tempdir().unwrap();
    for key in 0..40 {
        cache::keep(dir.path(), key, &[1]).unwrap();
    }
    assert_eq!(fs::read_dir(dir.path().join("corpus")).unwrap().count(), 16);
    assert!(cache::open(dir.path(), 39).is_some() && cache::open(dir.path(), 0).is_none());
}
