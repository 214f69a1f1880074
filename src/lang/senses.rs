//! What the words of a rule text do: who must, who may, what is denied, of whom and of what it speaks. Texts of one clause are held
//! against each other by it; the words themselves stand in each language's file.

/// The words of a language that decide how a text rules. In every list commas stand between the phrases. `a … b` leaves room for
/// a few words; `-heti` is every word that ends so. Of phrases that overlap the longest is read.
#[derive(Clone, Copy, Debug)]
pub struct Senses {
    pub words: &'static [(Sense, &'static str)],
    /// Phrases that hold one of these words and do nothing: "as soon as", "whatever he may say".
    pub idle: &'static str,
    /// What makes a prohibition of a duty or a permission that it stands right before.
    pub turned_by_before: &'static str,
    /// The same, where it stands behind, at most one word away.
    pub turned_by_after: &'static str,
    /// Where all negations of a clause are one ("nikto nič nesmie"): the words that begin the next clause, as marks do.
    pub negates_once_up_to: Option<&'static str>,
}

/// Declares the senses, each as findings call it.
macro_rules! senses {
    ($($(#[$doc:meta])* $Sense:ident = $called:literal,)+) => {
        /// What a word does in a text.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Sense { $($(#[$doc])* $Sense,)+ }

        impl Sense {
            pub const ALL: &[Sense] = &[$(Sense::$Sense,)+];

            /// The English word for it.
            pub fn called(self) -> &'static str {
                match self { $(Sense::$Sense => $called,)+ }
            }
        }
    };
}

senses! {
    Duty = "must",
    Prohibition = "must not",
    Permission = "may",
    Exemption = "need not",
    Recommendation = "should",
    Only = "only",
    /// Not, nobody, nothing, never.
    Denial = "not",
    /// What denies by itself, whatever else is denied beside it: without, unless, silently.
    Without = "without",
    Until = "until",
    /// One who decides by a role that the house fills. Read from the pattern; no language has words for it.
    Role = "a role",
    Dealer = "the dealer",
    Manager = "the manager",
    Staff = "the staff",
    NoLimit = "no-limit",
    PotLimit = "pot-limit",
    FixedLimit = "fixed limit",
    Stud = "stud",
    Flop = "the flop",
    HeadsUp = "heads-up",
    InTheDark = "in the dark",
    AllIn = "all-in",
    Deliberately = "deliberately",
    ByMistake = "by mistake",
    AtOnce = "at once",
    InTime = "in time",
    Exactly = "exactly",
    AtLeast = "at least",
    AtMost = "at most",
    Penalty = "a penalty",
    Dead = "dead",
    Live = "live",
    FaceDown = "face down",
}

impl Sense {
    /// Whether it is how a text rules, rather than what it speaks of.
    pub fn is_force(self) -> bool {
        self < Sense::Role
    }
}
