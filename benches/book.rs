//! How fast books are published, as a ratio taken in one run: `cargo bench --bench book`.
//!
//! All rulebooks in all languages as sites, by one command; beside mdBook (`MDBOOK` names it) with the same pages
//! as Markdown, a book for each site; and the memory that they take, beside that of one rulebook.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use ruling::corpus::Lang;

fn main() {
    let home = tempfile::TempDir::new().expect("a temporary folder");
    let out = home.path().join("library");
    let langs = Lang::ALL.map(Lang::code).join(",");
    let publish = |what: &[&str], out: &Path| {
        let mut ruling = Command::new(env!("CARGO_BIN_EXE_ruling"));
        ruling.arg("book").args(what).args(["--format", "site", "--lang", &langs, "--out"]).arg(out);
        time(ruling.env("XDG_CACHE_HOME", home.path()))
    };
    let (_, of_one) = publish(&["--house", "pslive"], &home.path().join("one"));
    let (took, of_all) = publish(&["--all-houses"], &out);
    let sites = sites(&out);
    let pages = sites.iter().map(|site| html(site).len()).sum::<usize>();
    println!(
        "ruling: {} sites, {pages} pages   {:>8.2} s   {:>8.0} pages a second",
        sites.len(),
        took.as_secs_f64(),
        a_second(pages, took)
    );

    if let (Some(one), Some(all)) = (of_one, of_all) {
        let megabytes = |kilobytes: u64| kilobytes as f64 / 1024.0;
        println!("peak memory: {:.0} MB for one rulebook, {:.0} MB for all of them", megabytes(one), megabytes(all));
    }

    let Some(mdbook) = std::env::var_os("MDBOOK") else {
        println!("MDBOOK names no mdbook: nothing to compare with");
        return;
    };
    let source = home.path().join("mdbook");
    let books: Vec<PathBuf> = sites.iter().enumerate().map(|(n, site)| as_markdown(site, &source.join(n.to_string()))).collect();
    let took_too: Duration = books.iter().map(|book| time(Command::new(&mdbook).arg("build").arg(book)).0).sum();
    println!("mdBook: the same pages   {:>8.2} s   {:>8.0} pages a second", took_too.as_secs_f64(), a_second(pages, took_too));
    println!("ruling makes {:.1} times as many   target: 5", took_too.as_secs_f64() / took.as_secs_f64());
}

/// How long a command takes, and its peak resident memory in kilobytes, where the system tells.
fn time(command: &mut Command) -> (Duration, Option<u64>) {
    let start = Instant::now();
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
    let status = format!("/proc/{}/status", child.id());
    let mut peak = None;
    let ended = loop {
        if let Some(ended) = child.try_wait().expect("it can be waited for") {
            break ended;
        }
        let text = fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        peak = line.and_then(|line| line.trim().trim_end_matches(" kB").trim().parse().ok()).or(peak);
        // Who watches more closely takes the time of what is watched.
        thread::sleep(Duration::from_millis(5));
    };
    assert!(ended.success(), "{command:?}");
    (start.elapsed(), peak)
}

fn a_second(pages: usize, took: Duration) -> f64 {
    pages as f64 / took.as_secs_f64()
}

/// The folders that hold a site: a house's language.
fn sites(out: &Path) -> Vec<PathBuf> {
    let folders = |dir: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(dir).expect("a folder").map(|entry| entry.expect("an entry").path());
        entries.filter(|path| path.is_dir()).collect()
    };
    folders(out).iter().flat_map(|house| folders(house)).collect()
}

fn html(site: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(site).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.filter(|path| path.extension() == Some(OsStr::new("html"))).collect()
}

/// The pages of a site as the source of an mdBook: what they say, without their frame.
fn as_markdown(site: &Path, book: &Path) -> PathBuf {
    fs::create_dir_all(book.join("src")).expect("a temporary folder");
    let mut summary = String::new();
    for page in html(site) {
        let text = fs::read_to_string(&page).expect("a page");
        let main = text.split("<main").nth(1).and_then(|rest| rest.split("</main>").next()).unwrap_or_default();
        let name = page.file_stem().expect("a name").to_string_lossy();
        let paragraphs: Vec<String> = main.split("</p>").map(plain).filter(|text| !text.is_empty()).collect();
        fs::write(book.join("src").join(format!("{name}.md")), paragraphs.join("\n\n")).expect("a temporary file");
        let _ = writeln!(summary, "- [{name}]({name}.md)");
    }
    fs::write(book.join("src/SUMMARY.md"), summary).expect("a temporary file");
    fs::write(book.join("book.toml"), "[book]\ntitle = \"Rules\"\n").expect("a temporary file");
    book.to_owned()
}

/// Without tags and line breaks.
fn plain(html: &str) -> String {
    let text: String = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
