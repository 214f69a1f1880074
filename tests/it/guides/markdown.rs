//! The guides, as Markdown: blocks of code, code in sentences, links, headings.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

pub struct Guide {
    /// Its path from the root.
    pub name: String,
    pub text: String,
}

/// A block of code.
pub struct Block<'a> {
    pub language: &'a str,
    pub text: &'a str,
}

impl Guide {
    pub fn read(name: &str) -> Guide {
        let text = fs::read_to_string(Path::new(ROOT).join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        Guide { name: name.to_owned(), text }
    }

    /// All of them: those at the root, and those in `docs/`.
    pub fn all() -> Vec<Guide> {
        let mut names: Vec<String> = ["", "docs/"].into_iter().flat_map(markdown_in).collect();
        names.sort();
        assert!(names.len() > 4 && names.contains(&"README.md".to_owned()), "{names:?}");
        names.iter().map(|name| Guide::read(name)).collect()
    }

    pub fn blocks(&self) -> Vec<Block<'_>> {
        let parts = parts(&self.text);
        parts.into_iter().filter_map(|(language, text)| Some(Block { language: language?, text })).collect()
    }

    /// What stands between the blocks.
    fn prose(&self) -> String {
        parts(&self.text).into_iter().filter(|(language, _)| language.is_none()).map(|(_, text)| text).collect()
    }

    /// Code in sentences. It may run over the end of a line.
    pub fn spans(&self) -> Vec<String> {
        let prose = self.prose();
        assert!(prose.matches('`').count().is_multiple_of(2), "{}: a ` is left open", self.name);
        prose.split('`').skip(1).step_by(2).map(|span| span.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    }

    /// Every command line of the program that shows no answer.
    pub fn commands(&self) -> Vec<String> {
        let blocks = self.blocks();
        let lines = blocks.iter().filter(|block| block.language == "sh").flat_map(|block| block.text.lines().map(str::to_owned));
        let lines = lines.chain(self.spans()).filter_map(|line| match line.split_once(" -- ") {
            Some((cargo, rest)) if cargo.starts_with("cargo run") => Some(format!("ruling {rest}")),
            _ => line.starts_with("ruling ").then_some(line),
        });
        lines.collect()
    }

    /// Every command line of cargo.
    pub fn cargo_lines(&self) -> Vec<String> {
        let blocks = self.blocks();
        let lines = blocks.iter().flat_map(|block| block.text.lines().map(str::to_owned));
        lines.chain(self.spans()).filter(|line| line.contains("cargo ")).collect()
    }

    pub fn links(&self) -> Vec<String> {
        let prose = self.prose();
        prose.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0.to_owned())).collect()
    }
}

fn markdown_in(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(Path::new(ROOT).join(folder)).expect("the folder is there");
    let names = entries.map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned());
    names.filter(|name| name.ends_with(".md")).map(|name| format!("{folder}{name}")).collect()
}

/// The text in parts, each with the language of its block or as prose.
fn parts(text: &str) -> Vec<(Option<&str>, &str)> {
    let mut parts = Vec::new();
    let (mut start, mut at, mut language) = (0, 0, None);
    for line in text.split_inclusive('\n') {
        let end = at + line.len();
        if let Some(fence) = line.strip_prefix("```") {
            parts.push((language, &text[start..at]));
            language = if language.is_none() { Some(fence.trim()) } else { None };
            start = end;
        }
        at = end;
    }
    assert!(language.is_none(), "a block has no end");
    parts.push((None, &text[start..]));
    parts
}

/// What the headings of a text are called in links.
pub fn anchors(text: &str) -> BTreeSet<String> {
    let prose: String = parts(text).into_iter().filter(|(language, _)| language.is_none()).map(|(_, text)| text).collect();
    let headings = prose.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let anchor = |heading: &str| {
        let kept =
            heading.to_lowercase().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_')).collect::<String>();
        kept.replace(' ', "-")
    };
    headings.map(anchor).collect()
}
