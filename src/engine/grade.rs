//! How strong a ruling is, and a penalty.

/// How strong a ruling is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    Is,
    Must,
    May,
    Advised,
    /// No carried clause answers; the verdict is what custom would rule.
    Silent,
}

impl Grade {
    const ALL: [Grade; 5] = [Grade::Is, Grade::Must, Grade::May, Grade::Advised, Grade::Silent];

    pub fn from_name(name: &str) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.name() == name)
    }

    pub fn name(self) -> &'static str {
        match self {
            Grade::Is => "is",
            Grade::Must => "must",
            Grade::May => "may",
            Grade::Advised => "advised",
            Grade::Silent => "silent",
        }
    }
}

/// Whether a penalty is due or open to discretion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    Must,
    May,
}
