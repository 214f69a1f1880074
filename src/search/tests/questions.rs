//! Numbers, ids, whole stories, and what no rule is about.

use super::shipped::{DOCS, find, hits};
use crate::search::{EntryKind, Fit};

#[test]
fn a_number_finds_its_rule() {
    for (query, rule) in [
        ("4.10", "oversized-chip"),
        ("4,10", "oversized-chip"),
        ("TDA 39", "oversized-chip"),
        ("tda39", "oversized-chip"),
        ("TDA #39", "oversized-chip"),
        ("rule 39 of the TDA", "oversized-chip"),
        ("правило 39", "oversized-chip"),
        ("39", "oversized-chip"),
        ("4.11", "multiple-chips"),
        ("TDA-40", "multiple-chips"),
        ("hu-4.14", "reopening"),
        ("hu 4.14", "reopening"),
        ("pslive 4.7", "minimum-raise"),
        ("38", "minimum-raise"),
    ] {
        assert_eq!(find(query, "en").first().map(String::as_str), Some(rule), "{query}");
    }
}

#[test]
fn an_amount_is_no_number() {
    assert_eq!(find("40 percent short raise", "en")[0], "half-raise");
}

#[test]
fn an_id_finds_its_rule() {
    for doc in DOCS.iter().filter(|doc| doc.kind == EntryKind::Rule) {
        assert_eq!(find(&doc.id, doc.lang)[0], doc.id);
    }
}

#[test]
fn a_story_finds_its_rule() {
    for (query, rule) in [
        ("what happens when a guy throws in a big chip and says nothing", "oversized-chip"),
        ("can he raise again after a short all-in", "reopening"),
        ("mi van ha valaki soron kívül emel", "out-of-turn"),
        ("hráč hodil žetóny do banku a nikto nevie koľko", "splashing"),
        ("igrač je rekao pet, a nitko ne zna je li petsto ili pet tisuća", "ambiguous-amount"),
        ("hann fór aftur í stakkinn sinn eftir meira", "string-bet"),
        ("игрок сказал олл-ин а потом нашли ещё фишки", "hidden-chips"),
    ] {
        let found = find(query, "en");
        assert!(found.iter().take(2).any(|id| id == rule), "{query}: {found:?}");
    }
}

#[test]
fn what_only_a_text_says_is_found() {
    let found = find("snertir borðið", "is");
    assert!(found.contains(&"oversized-chip".to_owned()), "{found:?}");
}

#[test]
fn words_that_nobody_knows_find_nothing() {
    let queries = [
        "banana spaceship",
        "weather forecast algebra",
        "quantum entanglement",
        "рецепт борща",
        "the",
        "what is it",
        "és a",
        "asdfgh qwertz",
        "42",
        "99.99",
        "",
        " ?!…",
        "🂡🂢",
        "日本語",
    ];
    let found = queries.map(|query| (query, hits(query, "en", 2)));
    let found: Vec<_> = found.iter().filter(|(_, hits)| !hits.is_empty()).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn one_known_word_finds_what_comes_closest() {
    for query in ["the dealer dropped a banana", "chip spaceship quantum", "osztó gulyás borscs holnap", "крупье рецепт борща"]
    {
        let found = hits(query, "en", 5);
        let close = found.iter().filter(|hit| hit.fit == Fit::Close).count();
        assert!(!found.is_empty() && close <= 3, "{query}: {found:#?}");
        assert!(found.is_sorted_by_key(|hit| hit.fit), "{query}: {found:#?}");
    }
    // What fits well is set apart from what does not.
    let found = hits("string bet", "en", 5);
    assert_eq!((found[0].fit, found[0].id.as_str()), (Fit::Good, "string-bet"));
}

#[test]
fn a_term_is_found_in_every_language() {
    for (lang, kicker, burned, question) in [
        ("en", "kicker", "burn card", "what is a kicker"),
        ("hu", "kísérőlap", "egetett lap", "mi az a kísérőlap"),
        ("sk", "kicker", "spalena karta", "čo je to kicker"),
        ("hr", "kicker", "spaljena karta", "što je kicker"),
        ("is", "kicker", "brennt spil", "hvað er kicker"),
        ("ru", "кикер", "сожжённая карта", "что такое кикер"),
    ] {
        for (query, term) in [(kicker, "term:kicker"), (burned, "term:burn-card"), (question, "term:kicker")] {
            assert_eq!(find(query, lang).first().map(String::as_str), Some(term), "{query}");
        }
    }
    assert_eq!(find("chto takoe kiker", "en")[0], "term:kicker");
    assert_eq!(hits("kicker", "ru", 1)[0].page, "term kicker in ru");
}

#[test]
fn a_rule_goes_before_its_term_unless_the_meaning_is_asked_for() {
    for (query, rule) in [("string bet", "string-bet"), ("undercall", "undercall"), ("soron kívül", "out-of-turn")] {
        assert_eq!(find(query, "en")[0], rule, "{query}");
    }
    for (query, term) in [
        ("what is a string bet", "term:string-bet"),
        ("undercall meaning", "term:undercall"),
        ("mit jelent a soron kívül", "term:out-of-turn"),
    ] {
        assert_eq!(find(query, "en")[0], term, "{query}");
    }
}

#[test]
fn every_hit_is_one_rule_on_the_page_of_the_asker() {
    let found = hits("nagy zseton", "is", 10);
    assert_eq!(found[0].page, "oversized-chip in is");
    let mut ids: Vec<_> = found.iter().map(|hit| (hit.kind, &hit.id)).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), found.len());
    assert!(found.is_sorted_by(|a, b| a.fit < b.fit || a.score >= b.score));
    assert_eq!(hits("nagy zseton", "xx", 1)[0].page, "oversized-chip in hu");
    assert_eq!(hits("nagy zseton", "is", 0), []);
}

#[test]
fn hostile_queries_are_only_queries() {
    let long = "raise ".repeat(10_000);
    for query in [&long, &"x".repeat(100_000), "title:raise AND (", "\"raise", "raise~9^99 *", "\u{0}\u{301}\u{202e}"] {
        hits(query, "en", 5);
    }
}

/// Who writes a word as the rules do has not mistyped another: "кикер" is not "kicsi".
#[test]
fn a_name_finds_nothing_that_only_looks_like_it() {
    for (query, lang) in [("кикер", "ru"), ("kicker", "en"), ("kicker", "sk")] {
        let found = find(query, lang);
        assert_eq!(found[0], "term:kicker", "{query}");
        assert!(found[1..].iter().all(|id| id == "hand-ranking"), "{query}: {found:?}");
    }
    // Mistyped, it may be several things.
    assert_eq!(find("кикир", "ru")[0], "term:kicker");
}
