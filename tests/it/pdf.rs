//! Books on paper, as a reader and a screen reader meet them.

use std::fs;

use ruling::lang::Lang;

use crate::shell::{Shell, club};

/// Publishes one PDF; its bytes.
fn published(shell: &Shell, args: &[&str], name: &str) -> Vec<u8> {
    let out = shell.path("out");
    let told = shell.run(&[&["book", "--format", "pdf", "--out", out.to_str().expect("UTF-8")], args].concat());
    assert!(told.starts_with("exit 0"), "{args:?}: {told}");
    assert!(told.trim_end().ends_with(name), "{told}");
    fs::read(out.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn holds(pdf: &[u8], text: &str) -> bool {
    pdf.windows(text.len()).any(|bytes| bytes == text.as_bytes())
}

/// What a PDF says of itself: that it is one for everybody, in which language, and that it can be found one's way in. Typst refuses
/// to write the first where it does not hold, and the program refuses what typst warns of.
fn assert_accessible(pdf: &[u8], lang: &str) {
    assert!(pdf.starts_with(b"%PDF-1.7"));
    assert!(holds(pdf, "<pdfuaid:part>1</pdfuaid:part>"), "{lang}: no PDF/UA-1");
    assert!(holds(pdf, &format!("/Lang({lang})")) || holds(pdf, &format!("/Lang ({lang})")), "{lang}: another language");
    assert!(holds(pdf, "/Outlines"), "{lang}: no bookmarks");
    assert!(holds(pdf, "<xmp:CreatorTool>ruling</xmp:CreatorTool>"), "{lang}");
}

/// A house of two rules.
fn small(shell: &Shell) -> String {
    let clauses = "clauses: [ambiguous-amount/reading], sets: { betting.ambiguous_amount: lesser }";
    let title = "{ en: Bets, hu: Tétek, sk: Stávky, hr: Ulozi, is: Boð, ru: Ставки }";
    let path = club(shell, &format!(" [{{ title: {title}, provisions: [{{ ref: club-1, number: \"K1\", {clauses} }}] }}]"));
    let text = fs::read_to_string(&path).expect("a temporary file");
    let alone = "plays: [no-limit]\nroles: { floor: floor-person }\n";
    fs::write(&path, text.replace("based_on: tda-2011\n", alone)).expect("a temporary file");
    path
}

#[test]
fn a_book_is_for_everybody_in_six_languages() {
    for lang in Lang::ALL.map(Lang::code) {
        let shell = Shell::new();
        let house = small(&shell);
        let book = published(&shell, &["--house", &house, "--lang", lang], &format!("our-club-{lang}.pdf"));
        assert_accessible(&book, lang);
        let card = Shell::new();
        assert_accessible(&published(&card, &["--house", "pslive", "--lang", lang, "--card"], "card.pdf"), lang);
    }
}

#[test]
fn a_whole_book_comes_out_the_same_again() {
    let of = |seconds: &str| {
        let shell = Shell::new().env("SOURCE_DATE_EPOCH", seconds);
        published(&shell, &["--house", "psi-is", "--lang", "is"], "psi-is-is.pdf")
    };
    let book = of("1800000000");
    assert_accessible(&book, "is");
    assert!(book == of("1800000001"), "two runs of one day differ");
}

#[test]
fn the_edition_for_the_floor_stands_in_two_languages_with_its_changes() {
    let shell = Shell::new();
    let house = small(&shell);
    let args = ["--house", &house, "--since", &house, "--lang", "hu,en", "--annotated"];
    assert_accessible(&published(&shell, &args, "our-club-hu-en.pdf"), "hu");
}

#[test]
fn what_is_no_book_is_refused() {
    let shell = Shell::new();
    let out = shell.path("out");
    let refused = |args: &[&str]| shell.run(&[&["book", "--out", out.to_str().expect("UTF-8"), "--lang", "en"], args].concat());
    let said = refused(&["--house", "nowhere", "--format", "pdf"]);
    assert!(said.starts_with("exit 2"), "{said}");
    for format in ["epub", "site"] {
        let said = refused(&["--card", "--format", format]);
        assert!(said.starts_with("exit 2") && said.contains("a floor card is one page"), "{said}");
    }
    let said = refused(&["--format", "pdf", "--lang", "en,hu,sk"]);
    assert!(said.starts_with("exit 2") && said.contains("no more than two languages"), "{said}");
    let said = refused(&["--format", "pdf", "--card", "--lang", "hu"]);
    assert!(said.starts_with("exit 2"), "{said}");
    assert!(!out.exists());

    let house = small(&shell);
    let text = fs::read_to_string(&house).expect("a temporary file").replace("Our club", "Our \u{1f0a1} club");
    fs::write(&house, text).expect("a temporary file");
    let said = refused(&["--house", &house, "--format", "pdf"]);
    assert!(said.starts_with("exit 2") && said.contains("no sign for `\u{1f0a1}`"), "{said}");
}
