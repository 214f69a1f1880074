//! `ruling book --watch`: a club writes, and looks at the page in a browser.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::shell::Shell;

/// So long a busy machine may take for a book.
const PATIENCE: Duration = Duration::from_secs(120);

const CLUB: &str = "id: lighthouse
name: The Lighthouse
languages: [en]
based_on: klub-sk
chapters:
  - title: At the door
    provisions:
      - ref: lighthouse-1
        title: Coats
        text: Coats hang by the lamp.
";

/// A book that is watched, until it is dropped.
struct Watched {
    program: Child,
    /// Its lines of standard error, as they come.
    said: Receiver<String>,
    /// `127.0.0.1:8000`
    host: String,
}

impl Watched {
    fn start(shell: &Shell, args: &[&str]) -> Watched {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("ruling"));
        command.args(args).env_clear().envs(shell.variables()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut program = command.spawn().expect("the program runs");
        let (tell, said) = channel();
        let errors = BufReader::new(program.stderr.take().expect("it is piped"));
        thread::spawn(move || errors.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
        let mut address = String::new();
        let mut out = BufReader::new(program.stdout.take().expect("it is piped"));
        out.read_line(&mut address).expect("it is text");
        let host = address.trim().strip_prefix("http://").and_then(|rest| rest.strip_suffix('/'));
        let host = host.unwrap_or_else(|| panic!("no address: {address:?} {:?}", said.try_iter().collect::<Vec<_>>())).to_owned();
        Watched { program, said, host }
    }

    /// What is answered to a request for a path, with its head.
    fn answer(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.host).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.host).expect("it reads");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// The answer, once it has these words.
    fn answer_with(&self, path: &str, words: &str) -> String {
        let start = Instant::now();
        loop {
            let answer = self.answer(path);
            if answer.contains(words) {
                return answer;
            }
            assert!(start.elapsed() < PATIENCE, "no {words:?}: {answer}");
            thread::sleep(Duration::from_millis(100));
        }
    }

    /// What it says up to a line with these words.
    fn says(&self, words: &str) -> String {
        let mut all = String::new();
        while !all.contains(words) {
            match self.said.recv_timeout(PATIENCE) {
                Ok(line) => all.push_str(&(line + "\n")),
                Err(error) => panic!("{error}: no {words:?}: {all}"),
            }
        }
        all
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn written(shell: &Shell) -> PathBuf {
    let club = shell.path("lighthouse.yaml");
    fs::write(&club, CLUB).expect("a temporary file");
    club
}

#[test]
fn a_page_follows_the_file_that_is_written() {
    let shell = Shell::new();
    let (club, out) = (written(&shell), shell.path("book"));
    let (file, folder) = (club.to_str().expect("UTF-8"), out.to_str().expect("UTF-8"));
    let mut watched = Watched::start(&shell, &["book", "--house", file, "--out", folder, "--watch"]);
    let first = watched.answer("/");
    assert!(first.starts_with("HTTP/1.1 200 OK\r\n") && first.contains("Coats hang by the lamp."), "{first}");
    assert!(first.contains("/.ruling/version") && first.contains("connect-src 'self'"), "{first}");
    let version = watched.answer("/.ruling/version");
    watched.says("Ctrl-C");

    fs::write(&club, CLUB.replace("by the lamp", "on the anchor")).expect("a temporary file");
    let second = watched.answer_with("/index.html", "Coats hang on the anchor.");
    assert!(!second.contains("by the lamp"), "{second}");
    assert_ne!(watched.answer("/.ruling/version"), version);
    watched.says("made anew");

    // A mistake is told as everywhere, and the last good book stays, in the folder too.
    fs::write(&club, CLUB.replace("based_on: klub-sk", "based_on: klub-zk")).expect("a temporary file");
    let told = watched.says("the last good book is shown");
    assert!(told.contains("error[unknown-house]") && told.contains("lighthouse.yaml:4"), "{told}");
    assert_eq!(watched.answer("/index.html"), second);
    fs::remove_file(&club).expect("it was there");
    assert!(watched.says("the last good book is shown").contains("error[unreadable-file]"));
    let page = fs::read_to_string(out.join("index.html")).expect("it was written");
    assert!(page.contains("Coats hang on the anchor.") && !page.contains("/.ruling/version") && !page.contains("connect-src"));

    // An editor puts another file in the place of the old one.
    fs::write(shell.path("lighthouse.tmp"), CLUB).expect("a temporary file");
    fs::rename(shell.path("lighthouse.tmp"), &club).expect("a temporary file");
    watched.answer_with("/", "Coats hang by the lamp.");

    let ended = Command::new("kill").args(["-INT", &watched.program.id().to_string()]).status().expect("there is a kill");
    assert!(ended.success());
    assert_eq!(watched.program.wait().expect("it ends").code(), Some(0));
    assert!(!out.join(".ruling-book.new").exists());
}

#[test]
fn a_site_follows_the_folder_of_rules_in_all_its_languages() {
    let shell = Shell::new();
    let title = "en: Undercall";
    let rules = super::shell::corpus_with(&shell, "betting/undercall.yaml", title, title);
    let out = shell.path("site").display().to_string();
    let house = ["book", "--rules", &rules, "--house", "pslive", "--lang", "en,hu", "--format", "site", "--out", &out, "--watch"];
    let watched = Watched::start(&shell, &house);
    assert!(watched.answer("/").contains("hreflang=\"hu\""));
    assert!(watched.answer("/en").contains("Location: /en/\r\n"));
    assert!(watched.answer("/en/").contains("Undercall"));
    assert!(watched.answer("/en/book.css").contains("Content-Type: text/css"));
    let file = shell.path("rules/betting/undercall.yaml");
    let text = fs::read_to_string(&file).expect("it was copied");
    fs::write(&file, text.replace(title, "en: Too small a call")).expect("a temporary file");
    assert!(watched.answer_with("/en/index.html", "Too small a call").contains("<script>"));
}

#[test]
fn what_cannot_be_watched_is_refused() {
    let shell = Shell::new();
    let out = shell.path("book").display().to_string();
    let run = |more: &[&str]| shell.run(&[&["book", "--house", "klub-sk", "--out", &out], more].concat());
    let told = run(&["--format", "epub", "--watch"]);
    assert!(told.starts_with("exit 2\n") && told.contains("only a page or a site can be watched"), "{told}");
    let told = run(&["--port", "8000"]);
    assert!(told.starts_with("exit 2\n") && told.contains("--watch"), "{told}");
    assert!(run(&["--watch", "--port", "0"]).contains("a number from 1 to 65,535"));
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("it is bound").port().to_string();
    let told = run(&["--watch", "--port", &port]);
    assert!(told.starts_with("exit 2\n") && told.contains(&format!("port {port} of 127.0.0.1")), "{told}");
}
