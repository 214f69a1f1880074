//! Where a finding stands, as machines want it told.

use std::path::Path;

use crate::diagnostic::Place;

/// Lines and columns in characters, from 1; the end is the first character that no longer belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    pub line: usize,
    pub column: usize,
    pub end_line: usize,
    pub end_column: usize,
}

impl Region {
    pub fn of(place: &Place) -> Region {
        let (line, column) = (place.line(), place.column());
        // The line break at the end of a block belongs to nobody.
        let text = place.text().trim_end();
        let end_line = line + text.matches('\n').count();
        let last = text.rsplit('\n').next().unwrap_or_default().chars().count();
        let end_column = if end_line == line { column + last } else { last + 1 };
        Region { line, column, end_line, end_column }
    }
}

/// The path of a file as seen from a folder, with slashes; a file that lies elsewhere keeps its own.
pub fn relative(name: &str, base: &Path) -> String {
    let path = Path::new(name);
    let below = path.strip_prefix(base).or_else(|_| path.strip_prefix(".")).unwrap_or(path);
    below.to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::diagnostic::SourceFile;

    #[test]
    fn regions_count_characters() {
        let file = Arc::new(SourceFile { name: "x".into(), text: "á: |\n  één\n  kettő\nb".into() });
        let region = |span| Region::of(&Place::new(&file, span));
        assert_eq!(region(0..2), Region { line: 1, column: 1, end_line: 1, end_column: 2 });
        let at = file.text.find('é').unwrap();
        let end = file.text.find("\nb").unwrap();
        assert_eq!(region(at..end + 1), Region { line: 2, column: 3, end_line: 3, end_column: 8 });
        assert_eq!(region(at..at), Region { line: 2, column: 3, end_line: 2, end_column: 3 });
    }

    #[test]
    fn paths_are_told_from_where_one_stands() {
        let base = Path::new("/home/club");
        for (name, shown) in [
            ("/home/club/rules/a.yaml", "rules/a.yaml"),
            ("./our.yaml", "our.yaml"),
            ("rules/a.yaml", "rules/a.yaml"),
            ("/srv/a.yaml", "/srv/a.yaml"),
            ("rules\\a.yaml", "rules/a.yaml"),
        ] {
            assert_eq!(relative(name, base), shown);
        }
    }
}
