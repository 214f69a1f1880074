//! Would anybody notice? One operator of the engine at a time is exchanged (`>` for `>=`, `&&` for `||`, `max` for `min`), and
//! `ruling verify`, replayed hands and the tests are asked: `cargo bench --profile dev --bench mutants -- 100 1 2 3` tries 100
//! changes for each of the seeds 1, 2 and 3; more arguments are recorded hands. `-- src/engine/rules/betting` tries all of a folder or
//! a file, by the scenarios and the replayed hands alone: what is listed then is what to write scenarios for.
//!
//! All changes are compiled into one binary behind a switch, in a copy of the crate under `target/mutants` with a target folder
//! of its own, so that trying one costs a run and no build: `RULING_MUTANT=17 target/mutants/target/debug/ruling --rules rules
//! verify` asks the scenarios as they are now about change 17. What survives is a missing scenario, or code that decides nothing;
//! the few changes that alter no behaviour are argued in `benches/mutants.txt`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use quote::ToTokens;
use syn::visit_mut::{self, VisitMut};
use syn::{BinOp, Expr, ExprBinary, Item, parse_quote};

const COPY: &str = "target/mutants";
const SWITCH: &str = "RULING_MUTANT";
const ARGUED: &str = "benches/mutants.txt";
const HANDS: [&str; 2] = ["tests/hands/omaha.phhs", "tests/hands/stud.phhs"];
/// Longer than this only what no longer ends takes.
const PATIENCE: Duration = Duration::from_secs(300);
/// The scenarios take a second.
const SHORT_PATIENCE: Duration = Duration::from_secs(40);
/// The findings that need no proof.
const SCENARIOS: &str = "unexpected-ruling,wrong-credit,example-not-kept,conflict-not-as-recorded,impossible-play";
/// The tests that hold rulings; the others hold words, pages and files.
const TESTS: [&str; 13] = [
    "engine::",
    "scenario::",
    "awards::",
    "betting::",
    "situations::",
    "seats::",
    "legality::",
    "showdown::",
    "values::",
    "whole_hands::",
    "answers::",
    "decide::",
    "replay::",
];

/// One exchanged operator.
struct Mutant {
    file: String,
    was: String,
    is: String,
}

/// Puts a switch at every operator that has a counterpart.
struct Switches<'m> {
    file: String,
    mutants: &'m mut Vec<Mutant>,
}

impl Switches<'_> {
    /// An expression that is this, and that while the switch is on.
    fn switched(&mut self, was: &Expr, changed: &Expr, kept: &Expr) -> Expr {
        self.mutants.push(Mutant { file: self.file.clone(), was: text(was), is: text(changed) });
        let number = u32::try_from(self.mutants.len()).expect("not that many");
        parse_quote!((if crate::mutant::is(#number) { #changed } else { #kept }))
    }
}

impl VisitMut for Switches<'_> {
    fn visit_item_mut(&mut self, item: &mut Item) {
        let is_test = |module: &syn::ItemMod| module.attrs.iter().any(|a| a.to_token_stream().to_string().contains("test"));
        // What is computed by the compiler has no switch; tests are what is asked.
        let has_none = matches!(item, Item::Const(_) | Item::Static(_) | Item::Macro(_))
            || matches!(item, Item::Mod(module) if is_test(module))
            || matches!(item, Item::Fn(function) if function.sig.constness.is_some());
        if !has_none {
            visit_mut::visit_item_mut(self, item);
        }
    }

    fn visit_impl_item_mut(&mut self, item: &mut syn::ImplItem) {
        let has_none = matches!(item, syn::ImplItem::Const(_))
            || matches!(item, syn::ImplItem::Fn(function) if function.sig.constness.is_some());
        if !has_none {
            visit_mut::visit_impl_item_mut(self, item);
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        let was = expr.clone();
        visit_mut::visit_expr_mut(self, expr);
        if let Some(changed) = exchanged(&was) {
            *expr = self.switched(&was, &changed, &expr.clone());
        }
    }
}

/// The expression with its counterpart's operator.
fn exchanged(expr: &Expr) -> Option<Expr> {
    if let Expr::Binary(binary) = expr {
        if binds(expr) {
            return None;
        }
        let op = counterpart(&binary.op).filter(|op| !matches!(op, BinOp::Add(_)) || !text(expr).contains("CardSet"))?;
        return Some(Expr::Binary(ExprBinary { op, ..binary.clone() }));
    }
    let Expr::MethodCall(call) = expr else { return None };
    let other = match (call.method.to_string().as_str(), call.args.len()) {
        ("max", _) => "min",
        ("min", _) => "max",
        ("any", 1) => "all",
        ("all", 1) => "any",
        _ => return None,
    };
    let mut call = call.clone();
    call.method = syn::Ident::new(other, call.method.span());
    Some(Expr::MethodCall(call))
}

/// The operator for which one is exchanged. Sets of cards are taken away, and not added.
fn counterpart(op: &BinOp) -> Option<BinOp> {
    let is = |other: BinOp| std::mem::discriminant(op) == std::mem::discriminant(&other);
    let pairs = [
        (BinOp::Gt(Default::default()), BinOp::Ge(Default::default())),
        (BinOp::Lt(Default::default()), BinOp::Le(Default::default())),
        (BinOp::Eq(Default::default()), BinOp::Ne(Default::default())),
        (BinOp::And(Default::default()), BinOp::Or(Default::default())),
        (BinOp::Add(Default::default()), BinOp::Sub(Default::default())),
    ];
    pairs.into_iter().find_map(|(one, other)| {
        if is(one) {
            Some(other)
        } else if is(other) {
            Some(one)
        } else {
            None
        }
    })
}

/// Whether it is a chain of conditions that binds names: those cannot be taken apart.
fn binds(expr: &Expr) -> bool {
    if let Expr::Binary(binary) = expr {
        return binds(&binary.left) || binds(&binary.right);
    }
    matches!(expr, Expr::Let(_))
}

fn text(expr: &Expr) -> String {
    let text = expr.to_token_stream().to_string();
    [(" . ", "."), (" (", "("), ("( ", "("), (" )", ")"), (" ?", "?"), ("& ", "&"), (" ,", ",")]
        .iter()
        .fold(text, |text, (from, to)| text.replace(from, to))
}

fn main() {
    let args: Vec<String> = env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let (numbers, files): (Vec<_>, Vec<_>) = args.into_iter().partition(|arg| arg.parse::<u64>().is_ok());
    let (folders, files): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| file.starts_with("src/engine"));
    let numbers: Vec<u64> = numbers.iter().filter_map(|n| n.parse().ok()).collect();
    let count = numbers.first().map_or(100, |n| usize::try_from(*n).unwrap_or(usize::MAX));
    let seeds = if numbers.len() > 1 { numbers[1..].to_vec() } else { vec![1, 2, 3] };
    let hands = if files.is_empty() { HANDS.map(str::to_owned).to_vec() } else { files };
    let hands = hands.iter().map(|file| fs::canonicalize(file).expect("the hands can be read")).collect::<Vec<_>>();

    let mutants = copy();
    let programs = build();
    let argued = argued();
    let asked = Asked { programs: &programs, hands: &hands, replayed: replayed(&programs, &hands, 0) };
    assert!(asked.notices(0).is_none(), "the engine is not sound to begin with: {:?}", asked.notices(0));
    if !folders.is_empty() {
        return all_of(&mutants, &asked, &folders);
    }
    println!("{} changes can be made; {} are tried for each seed", mutants.len(), count.min(mutants.len()));
    for seed in seeds {
        let drawn = draw(seed, count, mutants.len());
        let mut by: BTreeMap<&str, usize> = BTreeMap::new();
        for number in &drawn {
            let mutant = &mutants[number - 1];
            let noticed = match asked.notices(*number) {
                Some(noticed) => noticed,
                None if argued.iter().any(|line| line.contains(&mutant.was) && line.starts_with(&mutant.file)) => "argued",
                None => {
                    println!("{number} survives: {}: `{}` as `{}`", mutant.file, mutant.was, mutant.is);
                    "nobody"
                }
            };
            *by.entry(noticed).or_default() += 1;
        }
        let told: Vec<String> = by.iter().map(|(who, n)| format!("{who} {n}")).collect();
        println!("seed {seed}: of {} noticed by {}   target: 95 of 100", drawn.len(), told.join(", "));
    }
}

/// Lists what the scenarios and the replayed hands let pass of all changes in these folders.
fn all_of(mutants: &[Mutant], asked: &Asked, folders: &[String]) {
    let (mut tried, mut survived) = (0, 0);
    for (number, mutant) in (1..).zip(mutants) {
        if !folders.iter().any(|folder| mutant.file.starts_with(folder)) {
            continue;
        }
        tried += 1;
        if asked.notices_quickly(number).is_none() {
            survived += 1;
            println!("{number} survives: {}: `{}` as `{}`", mutant.file, mutant.was, mutant.is);
        }
    }
    println!("of {tried} {survived} survive the scenarios and the replayed hands");
}

/// Copies the crate, with a switch at every operator of the engine.
fn copy() -> Vec<Mutant> {
    let mut mutants = Vec::new();
    for top in ["Cargo.toml", "Cargo.lock", "build.rs", "src", "rules", "locales", "book", "tests", "benches", "README.md", "docs"]
    {
        for file in files(Path::new(top)) {
            let bytes = fs::read(&file).expect("it can be read");
            let engine = file.starts_with("src/engine") && file.extension().is_some_and(|e| e == "rs");
            let lib = file == Path::new("src/lib.rs");
            let written = match engine {
                true => switched(&file, &bytes, &mut mutants),
                // An exchanged operator is often pointless: what the compiler says of it is no news.
                false if lib => [b"#![allow(warnings)]\n", &bytes[..], b"\n#[doc(hidden)]\npub mod mutant;\n"].concat(),
                false => bytes,
            };
            write(&file, &written);
        }
    }
    let switch = format!(
        "//! The switch.\nuse std::sync::LazyLock;\nstatic ON: LazyLock<u32> = LazyLock::new(|| \
         std::env::var({SWITCH:?}).ok().and_then(|n| n.parse().ok()).unwrap_or(0));\n\
         pub fn is(number: u32) -> bool {{ *ON == number }}\n"
    );
    write(Path::new("src/mutant.rs"), switch.as_bytes());
    mutants
}

/// Writes a file of the copy, unless it is so already: what has not changed is not built again.
fn write(file: &Path, written: &[u8]) {
    let to = Path::new(COPY).join(file);
    if fs::read(&to).ok().as_deref() != Some(written) {
        fs::create_dir_all(to.parent().expect("it lies in the copy")).expect("a folder");
        fs::write(&to, written).expect("it can be written");
    }
}

fn switched(file: &Path, bytes: &[u8], mutants: &mut Vec<Mutant>) -> Vec<u8> {
    let code = std::str::from_utf8(bytes).expect("source is text");
    let mut tree = syn::parse_file(code).expect("the engine compiles");
    Switches { file: file.display().to_string(), mutants }.visit_file_mut(&mut tree);
    tree.to_token_stream().to_string().into_bytes()
}

fn files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let mut entries: Vec<PathBuf> = fs::read_dir(path).expect("a folder").map(|e| e.expect("an entry").path()).collect();
    entries.sort();
    entries.iter().flat_map(|entry| files(entry)).collect()
}

/// The programs of the copy: `ruling` itself, then its tests.
fn build() -> Vec<PathBuf> {
    let mut programs = Vec::new();
    for command in [&["build", "--bin", "ruling"][..], &["test", "--no-run", "--lib", "--test", "it"]] {
        let output = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".into()))
            .args(command)
            .args(["--message-format=json-render-diagnostics", "--config", "profile.dev.package.ruling.opt-level=1"])
            .env("CARGO_TARGET_DIR", "target")
            .current_dir(COPY)
            .stderr(Stdio::inherit())
            .output()
            .expect("cargo is there");
        assert!(output.status.success(), "the changed engine does not build");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        let built = told.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
        let own = built.filter(|message| message["manifest_path"].as_str().is_some_and(|path| path.contains(COPY)));
        let found = own.filter_map(|message| message["executable"].as_str().map(PathBuf::from)).collect::<Vec<_>>();
        programs.extend(found.into_iter().filter(|program| !programs.contains(program)).collect::<Vec<_>>());
    }
    programs
}

/// Who is asked whether the engine is another.
struct Asked<'a> {
    programs: &'a [PathBuf],
    hands: &'a [PathBuf],
    replayed: Option<String>,
}

impl Asked<'_> {
    /// Who notices the change with this number first; 0 is none. What is quick is asked first: the scenarios, then what
    /// most tests ask, and the whole proof at the end.
    fn notices(&self, number: usize) -> Option<&'static str> {
        if let Some(noticed) = self.notices_quickly(number) {
            return Some(noticed);
        }
        let skip = ["--quiet", "--skip", "mutation::"];
        let pass = |program| succeeds(Command::new(program).args(TESTS).args(skip), number, PATIENCE);
        if !self.programs[1..].iter().all(pass) {
            return Some("tests");
        }
        (!self.verifies(&[], number, PATIENCE)).then_some("verify")
    }

    /// The scenarios and the replayed hands, and no tests.
    fn notices_quickly(&self, number: usize) -> Option<&'static str> {
        if !self.verifies(&["--select", SCENARIOS], number, SHORT_PATIENCE) {
            return Some("verify");
        }
        (replayed(self.programs, self.hands, number) != self.replayed).then_some("replay")
    }

    fn verifies(&self, args: &[&str], number: usize, patience: Duration) -> bool {
        succeeds(Command::new(&self.programs[0]).arg("verify").args(args), number, patience)
    }
}

fn replayed(programs: &[PathBuf], hands: &[PathBuf], number: usize) -> Option<String> {
    let output = Command::new(&programs[0]).arg("replay").args(hands).env(SWITCH, number.to_string()).output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether the program ends in time, and well.
fn succeeds(command: &mut Command, number: usize, patience: Duration) -> bool {
    // Plays that fail are not kept for the next change; where none is asked for they are the same for each. The tests ask the
    // program of the copy, and not the one that cargo names to a bench.
    let command = command.env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1").env_remove("CARGO_BIN_EXE_ruling");
    let command = command.env(SWITCH, number.to_string()).env("INSTA_UPDATE", "no").current_dir(COPY);
    // Why the engine as it is does not pass must be seen.
    let told = || if number == 0 { Stdio::inherit() } else { Stdio::null() };
    let mut child = command.stdout(told()).stderr(told()).spawn().expect("it was built");
    let begun = Instant::now();
    loop {
        match child.try_wait().expect("it runs") {
            Some(status) => return status.success(),
            None if begun.elapsed() > patience => {
                child.kill().expect("it runs");
                child.wait().expect("it was killed");
                return false;
            }
            None => thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// Different numbers from 1 to `of`, always the same for a seed.
fn draw(seed: u64, count: usize, of: usize) -> Vec<usize> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut drawn = Vec::new();
    while drawn.len() < count.min(of) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let number = usize::try_from(state % of as u64).expect("it is below `of`") + 1;
        if !drawn.contains(&number) {
            drawn.push(number);
        }
    }
    drawn
}

/// Changes that alter no behaviour, one a line: file, expression, why.
fn argued() -> Vec<String> {
    fs::read_to_string(ARGUED).unwrap_or_default().lines().map(str::to_owned).collect()
}
