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
}
