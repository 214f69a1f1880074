//! A command and its answer, as a guide shows them: `$ ruling ...`, and below it what is printed. A line `...` stands for what
//! is left out.

use super::folder::Said;

pub struct Shown<'a> {
    pub command: String,
    /// All of it: the command and its answer.
    pub text: &'a str,
    /// The lines of the command.
    head: &'a str,
    answer: &'a str,
}

/// The commands of a block that have an answer below them.
pub fn shown(block: &str) -> Vec<Shown<'_>> {
    let mut starts: Vec<usize> = block.match_indices("$ ruling ").map(|(at, _)| at).collect();
    starts.retain(|at| *at == 0 || block[..*at].ends_with('\n'));
    let ends = starts.iter().skip(1).copied().chain([block.len()]);
    let texts = starts.iter().zip(ends).map(|(start, end)| &block[*start..end]);
    texts.map(Shown::new).collect()
}

impl Shown<'_> {
    fn new(text: &str) -> Shown<'_> {
        let mut end = 0;
        for line in text.split_inclusive('\n') {
            end += line.len();
            if !line.trim_end().ends_with('\\') {
                break;
            }
        }
        let (head, answer) = text.split_at(end);
        let command = head.trim_start_matches("$ ").replace("\\\n", " ").trim().to_owned();
        Shown { command, text, head, answer: answer.trim_end() }
    }

    /// Holds the answer against what the program said. A command that is shown without one has to succeed.
    pub fn check(&self, said: &Said, place: &str) {
        if self.answer.is_empty() {
            assert_eq!(said.code, Some(0), "{place}\n{}", said.text);
            return;
        }
        assert!(matches!(said.code, Some(0 | 1)), "{place}\n{}", said.text);
        assert!(fits(self.answer, said.text.trim_end()), "{place}\nshown:\n{}\n\nsaid:\n{}", self.answer, said.text);
    }

    /// The same with what the program says now, as many lines of it as before.
    pub fn renewed(&self, said: &str) -> String {
        let lines: Vec<&str> = said.trim_end().lines().collect();
        let gap = self.answer.lines().position(is_gap);
        let answer = match gap {
            None if self.answer.is_empty() => return self.text.to_owned(),
            Some(before) if before < lines.len() => {
                let after = self.answer.lines().count() - before - 1;
                let gap = self.answer.lines().nth(before).unwrap_or("...");
                let tail = lines[before..].len().min(after);
                [&lines[..before], &[gap], &lines[lines.len() - tail..]].concat()
            }
            Some(_) | None => lines,
        };
        let end = &self.text[self.text.trim_end().len()..];
        format!("{}{}{end}", self.head, answer.join("\n"))
    }
}

fn is_gap(line: &str) -> bool {
    line.trim() == "..."
}

/// Whether what is shown is what was said, but for the gaps.
fn fits(shown: &str, said: &str) -> bool {
    let (mut rest, mut open) = (said, false);
    let lines: Vec<&str> = shown.lines().collect();
    for piece in lines.split_inclusive(|line| is_gap(line)) {
        let gap = piece.last().is_some_and(|line| is_gap(line));
        let piece = piece[..piece.len() - usize::from(gap)].join("\n");
        let at = if open { rest.find(&piece) } else { rest.starts_with(&piece).then_some(0) };
        let Some(at) = at else { return false };
        rest = &rest[at + piece.len()..];
        open = gap;
    }
    open || rest.is_empty()
}

#[test]
fn a_gap_stands_for_any_lines() {
    assert!(fits("a\nb", "a\nb") && fits("a\n  ...", "a\nb\nc") && fits("a\n...\nc", "a\nb\nc"));
    assert!(!fits("a", "a\nb") && !fits("a\n...\nd", "a\nb\nc") && !fits("b\n...", "a\nb") && !fits("a\n...\nb", "a\nb\nc"));
}

#[test]
fn an_answer_is_renewed_with_as_many_lines() {
    let renewed = |shown: &'static str| Shown::new(shown).renewed("1\n2\n3\n4\n");
    assert_eq!(renewed("$ ruling x\na\n"), "$ ruling x\n1\n2\n3\n4\n");
    assert_eq!(renewed("$ ruling x \\\n  y\na\n  ...\n"), "$ ruling x \\\n  y\n1\n  ...\n");
    assert_eq!(renewed("$ ruling x\na\n...\nb\n"), "$ ruling x\n1\n...\n4\n");
}
