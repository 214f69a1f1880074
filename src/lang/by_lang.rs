//! Things that exist once in each language.

use serde::{Deserialize, Serialize};

use super::Lang;

/// One value for each language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByLang<T>([T; Lang::COUNT]);

impl<T> ByLang<T> {
    pub fn from_fn(make: impl FnMut(Lang) -> T) -> ByLang<T> {
        ByLang(Lang::ALL.map(make))
    }

    pub fn get(&self, lang: Lang) -> &T {
        &self.0[lang as usize]
    }

    pub fn get_mut(&mut self, lang: Lang) -> &mut T {
        &mut self.0[lang as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = (Lang, &T)> {
        Lang::ALL.into_iter().zip(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_value() {
        let mut codes = ByLang::from_fn(Lang::code);
        *codes.get_mut(Lang::Sk) = "!";
        assert_eq!(codes.iter().map(|(_, code)| *code).collect::<Vec<_>>(), ["en", "hu", "!", "hr", "is", "ru"]);
        assert_eq!(*codes.get(Lang::Ru), "ru");
    }
}
