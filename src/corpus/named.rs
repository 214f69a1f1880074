//! Kinds that the files name: what a name means is written once, beside it.

/// Defines an enum whose variants have a name in the files and one line of documentation.
macro_rules! named {
    ($(#[$meta:meta])+ pub enum $Name:ident { $($(#[doc = $doc:literal])+ $Variant:ident = $name:literal,)+ }) => {
        $(#[$meta])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $Name { $($(#[doc = $doc])+ $Variant,)+ }

        impl $Name {
            pub const ALL: &[$Name] = &[$($Name::$Variant,)+];

            pub fn name(self) -> &'static str {
                match self { $($Name::$Variant => $name,)+ }
            }

            /// What it means, in a line.
            pub fn doc(self) -> &'static str {
                match self { $($Name::$Variant => concat!($($doc),+).trim_ascii(),)+ }
            }

            pub fn from_name(name: &str) -> Option<$Name> {
                $Name::ALL.iter().copied().find(|known| known.name() == name)
            }
        }
    };
}
pub(crate) use named;
