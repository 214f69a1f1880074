//! A book shown on this machine while it is written: its pages over HTTP, each with a script that loads it anew when the book is.
//!
//! It answers nobody but this machine, and nothing but a request for a page. Pages come out of memory: what is shown is what was
//! handed over last, whatever lies in a folder.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The script in each page that is shown.
const RELOAD: &str = include_str!("../../book/reload.js");

/// Where that script asks which book is shown. No page is called so: none begins with a dot.
const VERSION: &str = "/.ruling/version";

/// No request is longer, in bytes.
const MAX_REQUEST: u64 = 16 << 10;

/// Whoever takes longer to say what he wants, or to listen, is not waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// The policy of a page that holds everything, and what it needs besides for its script to ask.
const POLICY: [&str; 2] = ["content=\"default-src 'none';", "content=\"default-src 'none'; connect-src 'self';"];

/// Shows a book at an address of this machine, as long as the program lives.
#[derive(Debug)]
pub struct BookServer {
    address: SocketAddr,
    shown: Arc<RwLock<Shown>>,
}

/// The book that is shown.
#[derive(Debug, Default)]
struct Shown {
    /// By path, without the leading slash.
    pages: HashMap<String, Vec<u8>>,
    /// What is shown to whoever names no page.
    first: String,
    /// Another one for each book, over all runs of the program.
    version: u128,
}

/// What is answered: a status with its reason, more headers, the kind of content, and the content.
#[derive(Debug, PartialEq, Eq)]
struct Response {
    status: &'static str,
    location: Option<String>,
    kind: &'static str,
    body: Vec<u8>,
}

impl BookServer {
    /// Listens on a port of 127.0.0.1, or on one that is free.
    ///
    /// # Errors
    /// The port is taken, or may not be listened on.
    pub fn start(port: Option<u16>) -> io::Result<BookServer> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port.unwrap_or_default()))?;
        let server = BookServer { address: listener.local_addr()?, shown: Arc::default() };
        let (port, shown) = (server.address.port(), Arc::clone(&server.shown));
        thread::Builder::new().spawn(move || {
            for stream in listener.incoming().flatten() {
                let shown = Arc::clone(&shown);
                // Where the machine has no thread left, the browser asks again.
                let _ = thread::Builder::new().spawn(move || serve(&stream, port, &shown));
            }
        })?;
        Ok(server)
    }

    /// Where the book is shown: `http://127.0.0.1:8000/`.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Shows these pages, each a path with slashes and its bytes, in place of all that was shown before. The first is what is
    /// shown to whoever names none.
    pub fn show(&self, pages: Vec<(String, Vec<u8>)>) {
        let mut shown = self.shown.write().unwrap_or_else(PoisonError::into_inner);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_micros();
        let first = pages.first().map(|(name, _)| name.clone()).unwrap_or_default();
        *shown = Shown { version: now.max(shown.version + 1), first, pages: pages.into_iter().collect() };
    }
}

/// Answers one request. A browser that has gone away needs no answer.
fn serve(stream: &TcpStream, port: u16, shown: &RwLock<Shown>) {
    let answered = || -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let request = read(stream)?;
        let answer = shown.read().unwrap_or_else(PoisonError::into_inner).answer(&request, port);
        let with_body = !request.first().is_some_and(|line| line.starts_with("HEAD "));
        write(stream, &answer, with_body)
    };
    let _ = answered();
}

/// The lines of a request up to the empty one.
fn read(stream: &TcpStream) -> io::Result<Vec<String>> {
    let lines = BufReader::new(stream.take(MAX_REQUEST)).lines();
    lines.take_while(|line| !line.as_ref().is_ok_and(String::is_empty)).collect()
}

fn write(mut stream: &TcpStream, answer: &Response, with_body: bool) -> io::Result<()> {
    let Response { status, location, kind, body } = answer;
    let location = location.as_ref().map(|to| format!("Location: {to}\r\n")).unwrap_or_default();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{location}Cache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(if with_body { body } else { &[] })?;
    stream.flush()
}

impl Shown {
    fn answer(&self, request: &[String], port: u16) -> Response {
        let mut words = request.first().map(String::as_str).unwrap_or_default().split(' ');
        let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        if !matches!(method, "GET" | "HEAD") || !target.starts_with('/') {
            return told("405 Method Not Allowed");
        }
        if !request.iter().any(|line| is_host(line, port)) {
            return told("421 Misdirected Request");
        }
        let path = target.split(['?', '#']).next().unwrap_or_default();
        if path == VERSION {
            return Response { body: self.version.to_string().into_bytes(), ..told("200 OK") };
        }
        let Some(name) = decoded(path.trim_start_matches('/')) else { return told("400 Bad Request") };
        if let Some(page) = self.pages.get(&name) {
            return self.page(&name, page);
        }
        let folder = if name.is_empty() || name.ends_with('/') { name.clone() } else { format!("{name}/") };
        let index = format!("{folder}index.html");
        match self.pages.get(&index) {
            Some(page) if folder == name => self.page(&index, page),
            // What a page links to counts from its folder.
            Some(_) => moved(&format!("/{}/", path.trim_matches('/'))),
            None if name.is_empty() && !self.first.is_empty() => moved(&format!("/{}", self.first)),
            None => told("404 Not Found"),
        }
    }

    fn page(&self, name: &str, page: &[u8]) -> Response {
        let kind = kind(name);
        let body = match std::str::from_utf8(page) {
            Ok(text) if kind.starts_with("text/html") => self.following(text).into_bytes(),
            Ok(_) | Err(_) => page.to_vec(),
        };
        Response { status: "200 OK", location: None, kind, body }
    }

    /// The page with the script that loads it anew.
    fn following(&self, page: &str) -> String {
        let script = RELOAD.replacen("{version}", &self.version.to_string(), 1);
        let (before, after) = page.rsplit_once("</body>").unwrap_or((page, ""));
        format!("{}<script>\n{script}</script>\n</body>{after}", before.replacen(POLICY[0], POLICY[1], 1))
    }
}

/// An answer that says no more than its status.
fn told(status: &'static str) -> Response {
    Response { status, location: None, kind: "text/plain; charset=utf-8", body: format!("{status}\n").into_bytes() }
}

fn moved(to: &str) -> Response {
    Response { location: Some(to.to_owned()), ..told("302 Found") }
}

/// Whether a line of a request names this machine as the host. A page from elsewhere whose name leads here gets nothing.
fn is_host(line: &str, port: u16) -> bool {
    let Some((name, host)) = line.split_once(':') else { return false };
    let known = || ["127.0.0.1", "localhost"].map(|known| format!("{known}:{port}"));
    name.eq_ignore_ascii_case("host") && known().iter().any(|known| host.trim().eq_ignore_ascii_case(known))
}

/// A path without its escapes, `%C3%A9`; none where that gives no text.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        if *first != b'%' {
            bytes.push(*first);
            rest = after;
            continue;
        }
        let hex = std::str::from_utf8(after.get(..2)?).ok()?;
        bytes.push(u8::from_str_radix(hex, 16).ok()?);
        rest = &after[2..];
    }
    String::from_utf8(bytes).ok()
}

/// What a file is, by its ending.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta content=\"default-src 'none'; style-src x\"><body>Rule one.</body></html>";

    fn shown(names: &[&str]) -> Shown {
        let pages = names.iter().map(|name| ((*name).to_owned(), PAGE.as_bytes().to_vec())).collect();
        Shown { pages, first: names[0].to_owned(), version: 7 }
    }

    fn asked(shown: &Shown, target: &str) -> Response {
        shown.answer(&[format!("GET {target} HTTP/1.1"), "host: LocalHost:80".to_owned()], 80)
    }

    fn text(answer: &Response) -> String {
        String::from_utf8(answer.body.clone()).unwrap()
    }

    #[test]
    fn a_page_follows_its_book() {
        let shown = shown(&["hu/r-é.html", "hu/index.html", "hu/book.css"]);
        let page = asked(&shown, "/hu/r-%C3%A9.html?q=1");
        assert_eq!((page.status, page.kind), ("200 OK", "text/html; charset=utf-8"));
        let text_of_page = text(&page);
        assert!(
            text_of_page.contains("const shown = \"7\";") && text_of_page.ends_with("</script>\n</body></html>"),
            "{text_of_page}"
        );
        assert!(text_of_page.contains("default-src 'none'; connect-src 'self'; style-src x"), "{text_of_page}");
        assert_eq!(text(&asked(&shown, "/hu/")), text_of_page);
        assert_eq!(text(&asked(&shown, VERSION)), "7");
        assert_eq!(text(&asked(&shown, "/hu/book.css")), PAGE);
    }

    #[test]
    fn a_folder_is_led_to_and_nothing_else_is_shown() {
        let shown = shown(&["card.html", "hu/index.html"]);
        let to = |target| asked(&shown, target).location;
        assert_eq!((to("/hu").as_deref(), to("/").as_deref()), (Some("/hu/"), Some("/card.html")));
        for wrong in ["/is/", "/../Cargo.toml", "/%2e%2e/x", "/.ruling-book"] {
            assert_eq!(asked(&shown, wrong).status, "404 Not Found", "{wrong}");
        }
        assert_eq!((asked(&shown, "/%f").status, asked(&shown, "/%ff").status), ("400 Bad Request", "400 Bad Request"));
        assert_eq!(asked(&shown, "http://x/").status, "405 Method Not Allowed");
    }

    #[test]
    fn who_comes_under_another_name_gets_nothing() {
        let shown = shown(&["index.html"]);
        let ask = |lines: &[&str]| shown.answer(&lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>(), 80).status;
        assert_eq!(ask(&["GET / HTTP/1.1", "Host: 127.0.0.1:80"]), "200 OK");
        assert_eq!(ask(&["GET / HTTP/1.1", "Host: elsewhere.example:80"]), "421 Misdirected Request");
        assert_eq!(ask(&["GET / HTTP/1.1"]), "421 Misdirected Request");
        assert_eq!(ask(&["POST / HTTP/1.1", "Host: 127.0.0.1:80"]), "405 Method Not Allowed");
        assert_eq!(ask(&[]), "405 Method Not Allowed");
    }
}
