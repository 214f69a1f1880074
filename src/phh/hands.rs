//! A file taken apart into the texts of its hands, one at a time.

use std::io::{self, BufRead, Read};

/// No hand is written in more than this.
const MAX_HAND: usize = 1 << 20;

/// Where a hand that is too long goes on beyond this, the file is not read any further.
const MAX_SKIPPED: usize = 64 << 20;

/// The text of one hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// Lines of the file before it.
    pub lines_before: usize,
    pub text: Vec<u8>,
    /// The hand is a table of its own in a file of many.
    pub is_table: bool,
    /// The hand is longer than can be; what is beyond is left out.
    pub too_long: bool,
}

/// The hands of a file, in their order.
///
/// A table whose name has one part begins a hand, unless a field has come before the first of them: then the whole file is
/// one hand, and its tables are remarks on it.
#[derive(Debug)]
pub struct Hands<R> {
    file: R,
    lines: usize,
    /// The first line of the next hand, which ended this one.
    head: Option<Vec<u8>>,
    state: ScanState,
    lexer: Lexer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScanState {
    /// Only blank lines and comments so far.
    Begun,
    One,
    Many,
    Over,
}

impl<R: BufRead> Hands<R> {
    pub fn new(file: R) -> Hands<R> {
        Hands { file, lines: 0, head: None, state: ScanState::Begun, lexer: Lexer::default() }
    }

    fn next_text(&mut self) -> io::Result<Option<Text>> {
        let mut lines_before = self.lines;
        let mut text = Vec::new();
        let mut too_long = false;
        let mut skipped = 0;
        if let Some(head) = self.head.take() {
            lines_before -= 1;
            text = head;
        }
        loop {
            let start = text.len();
            if self.read_line(&mut text)? == 0 {
                let is_table = self.state == ScanState::Many;
                let over = std::mem::replace(&mut self.state, ScanState::Over);
                let nothing = over == ScanState::Over || over == ScanState::Many && text.is_empty();
                return Ok((!nothing).then_some(Text { lines_before, text, is_table, too_long }));
            }
            self.lines += 1;
            let line = &text[start..];
            let clear = self.lexer.is_clear();
            self.lexer.read(line);
            let first = line.trim_ascii_start().first().copied();
            match first.filter(|_| clear) {
                None | Some(b'#') => {}
                Some(b'[') if self.state != ScanState::One && begins_hand(line) => {
                    let had = std::mem::replace(&mut self.state, ScanState::Many);
                    if had == ScanState::Many {
                        self.head = Some(text.split_off(start));
                        return Ok(Some(Text { lines_before, text, is_table: true, too_long }));
                    }
                }
                Some(_) if self.state == ScanState::Begun => self.state = ScanState::One,
                Some(_) => {}
            }
            if text.len() > MAX_HAND {
                too_long = true;
                skipped += text.len() - start;
                text.truncate(start);
                if self.state == ScanState::One {
                    // Nothing can follow in the file.
                    self.state = ScanState::Over;
                    return Ok(Some(Text { lines_before, text, is_table: false, too_long }));
                }
                bounded(skipped)?;
            }
        }
    }

    /// Reads on to the end of the line, and no more of it than a hand may have.
    fn read_line(&mut self, text: &mut Vec<u8>) -> io::Result<usize> {
        let start = text.len();
        let read = self.file.by_ref().take(MAX_HAND as u64 + 1).read_until(b'\n', text)?;
        if read > MAX_HAND && text.last() != Some(&b'\n') {
            // The rest of such a line is of no use to anybody.
            let mut skipped = 0;
            loop {
                let mut rest = Vec::new();
                let more = self.file.by_ref().take(MAX_HAND as u64).read_until(b'\n', &mut rest)?;
                skipped += more;
                bounded(skipped)?;
                if more == 0 || rest.last() == Some(&b'\n') {
                    break;
                }
            }
        }
        Ok(text.len() - start)
    }
}

impl<R: BufRead> Iterator for Hands<R> {
    type Item = io::Result<Text>;

    /// Whatever cannot be read ends the file.
    fn next(&mut self) -> Option<io::Result<Text>> {
        if self.state == ScanState::Over {
            return None;
        }
        let text = self.next_text();
        if text.is_err() {
            self.state = ScanState::Over;
        }
        text.transpose()
    }
}

fn bounded(skipped: usize) -> io::Result<()> {
    if skipped <= MAX_SKIPPED {
        return Ok(());
    }
    Err(io::Error::other(format!("a hand in it goes on for more than {} MiB", MAX_SKIPPED >> 20)))
}

/// A table whose name has one part: `[12]`, not `[12.remarks]` nor `[[12]]`.
fn begins_hand(line: &[u8]) -> bool {
    let mut quote = None;
    for byte in line.trim_ascii_start()[1..].iter().copied() {
        match (quote, byte) {
            (None, b']') => return true,
            (None, b'.' | b'[') => return false,
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), byte) if byte == open => quote = None,
            _ => {}
        }
    }
    true
}

/// As much of the syntax as tells where a value goes over several lines.
#[derive(Debug, Default)]
struct Lexer {
    /// Brackets that are still open.
    depth: usize,
    /// A string of several lines that is still open, by its quote.
    string: Option<u8>,
}

impl Lexer {
    /// The next line begins with a key or a table.
    fn is_clear(&self) -> bool {
        self.depth == 0 && self.string.is_none()
    }

    fn read(&mut self, line: &[u8]) {
        let mut at = 0;
        while let Some(byte) = line.get(at).copied() {
            at += 1;
            if let Some(quote) = self.string {
                match byte {
                    b'\\' if quote == b'"' => at += 1,
                    _ if byte == quote && line[at..].starts_with(&[quote, quote]) => {
                        at += 2;
                        self.string = None;
                    }
                    _ => {}
                }
                continue;
            }
            match byte {
                b'#' => return,
                b'[' | b'{' => self.depth += 1,
                b']' | b'}' => self.depth = self.depth.saturating_sub(1),
                b'"' | b'\'' if line[at..].starts_with(&[byte, byte]) => {
                    at += 2;
                    self.string = Some(byte);
                }
                b'"' | b'\'' => at += string(&line[at..], byte),
                _ => {}
            }
        }
    }
}

/// The length of a string of one line, its closing quote included.
fn string(line: &[u8], quote: u8) -> usize {
    let mut at = 0;
    while let Some(byte) = line.get(at).copied() {
        at += 1;
        match byte {
            b'\\' if quote == b'"' => at += 1,
            _ if byte == quote => break,
            _ => {}
        }
    }
    at.min(line.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hands(file: &str) -> Vec<(usize, bool, String)> {
        let text = |text: Text| (text.lines_before, text.is_table, String::from_utf8(text.text).expect("text"));
        Hands::new(file.as_bytes()).map(|hand| text(hand.expect("a string can be read"))).collect()
    }

    #[test]
    fn each_table_is_a_hand() {
        let file = "# two\n\n[1]\na = 1\n\n['two']\nb = 2\n[two.remarks]\nc = 3\n[[more]]\n";
        assert_eq!(
            hands(file),
            [
                (0, true, "# two\n\n[1]\na = 1\n\n".to_owned()),
                (5, true, "['two']\nb = 2\n[two.remarks]\nc = 3\n[[more]]\n".to_owned())
            ]
        );
    }

    #[test]
    fn fields_without_a_table_are_one_hand() {
        let file = "variant = 'NT'\n[_remarks]\na = 1\n";
        assert_eq!(hands(file), [(0, false, file.to_owned())]);
        assert_eq!(hands(""), [(0, false, String::new())]);
    }

    #[test]
    fn a_bracket_within_a_value_begins_nothing() {
        let one =
            "[1]\nactions = [\n'p1 f # ]',\n[1], # ]\n]\nx = \"\"\"\n[2] \\\"\"\"\n[3]\n\"\"\"\ny = '''\n[4]\n'''\nz = \"[\\\"\"\n";
        let file = format!("{one}[5]\n");
        assert_eq!(hands(&file), [(0, true, one.to_owned()), (one.lines().count(), true, "[5]\n".to_owned())]);
    }

    #[test]
    fn a_hand_without_end_is_cut_off() {
        let long = format!("[1]\na = 1\n{}\n[2]\nb = 2\n", "x".repeat(3 << 20));
        let read: Vec<Text> = Hands::new(long.as_bytes()).map(|hand| hand.expect("a string can be read")).collect();
        assert_eq!(
            read.iter().map(|text| (text.lines_before, text.too_long, text.text.len())).collect::<Vec<_>>(),
            [(0, true, 10), (3, false, 10)]
        );
    }

    struct BrokenReader;

    impl Read for BrokenReader {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("never"))
        }
    }

    #[test]
    fn what_cannot_be_read_is_told_once() {
        let read: Vec<_> = Hands::new(io::BufReader::new(BrokenReader)).take(5).map(|hand| hand.is_err()).collect();
        assert_eq!(read, [true]);
    }

    #[test]
    fn what_never_ends_is_not_read_for_ever() {
        let one_line = Hands::new(io::BufReader::new(io::repeat(b'a')));
        assert_eq!(one_line.take(5).map(|hand| hand.is_err()).collect::<Vec<_>>(), [true]);
        let lines = |start: &'static [u8]| io::BufReader::new(start.chain(Lines));
        let one_hand: Vec<_> = Hands::new(lines(b"a = 1\n")).take(5).map(|hand| hand.is_ok_and(|text| text.too_long)).collect();
        assert_eq!(one_hand, [true]);
        let table: Vec<_> = Hands::new(lines(b"[1]\n")).take(5).map(|hand| hand.is_err()).collect();
        assert_eq!(table, [true]);
    }

    /// Line after line.
    struct Lines;

    impl Read for Lines {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            into.fill(b'a');
            into.iter_mut().skip(1023).step_by(1024).for_each(|end| *end = b'\n');
            Ok(into.len())
        }
    }
}
