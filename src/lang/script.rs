//! The letters in which a language is written.

/// A script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Script {
    Latin,
    Cyrillic,
}

impl Script {
    pub const ALL: [Script; 2] = [Script::Latin, Script::Cyrillic];

    pub fn name(self) -> &'static str {
        match self {
            Script::Latin => "Latin",
            Script::Cyrillic => "Cyrillic",
        }
    }

    /// Whether the letter belongs to it.
    pub fn has(self, c: char) -> bool {
        match self {
            Script::Latin => c.is_alphabetic() && matches!(c, '\0'..='\u{24f}' | '\u{1e00}'..='\u{1eff}'),
            Script::Cyrillic => matches!(c, '\u{400}'..='\u{52f}'),
        }
    }

    /// Its letters that look like Latin ones, and which; of several that look like one, the one most often meant comes first. Small
    /// `b` and `h` look like none.
    fn look_alikes(self) -> &'static [(char, char)] {
        match self {
            Script::Latin => &[],
            Script::Cyrillic => &[
                ('А', 'A'),
                ('В', 'B'),
                ('Б', 'B'),
                ('С', 'C'),
                ('Е', 'E'),
                ('Н', 'H'),
                ('К', 'K'),
                ('М', 'M'),
                ('О', 'O'),
                ('Р', 'P'),
                ('Т', 'T'),
                ('Х', 'X'),
                ('У', 'Y'),
                ('а', 'a'),
                ('с', 'c'),
                ('е', 'e'),
                ('к', 'k'),
                ('о', 'o'),
                ('р', 'p'),
                ('х', 'x'),
                ('у', 'y'),
            ],
        }
    }

    /// The Latin letter that one of its own looks like, or the letter itself.
    pub fn latin_look_alike(self, c: char) -> char {
        self.look_alikes().iter().find(|(own, _)| *own == c).map_or(c, |(_, latin)| *latin)
    }

    /// The letter of its own that a Latin one looks like.
    pub fn look_alike_of(self, c: char) -> Option<char> {
        self.look_alikes().iter().find(|(_, latin)| *latin == c).map(|(own, _)| *own)
    }
}
