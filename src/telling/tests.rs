//! Tellings in six languages.

use super::lexicon::Lexicon;
use crate::lang::Lang;

#[test]
fn no_form_means_two_things() {
    for lang in Lang::ALL {
        let twice = Lexicon::of(lang).twice();
        assert!(twice.is_empty(), "{}: {}", lang.code(), twice.join("; "));
    }
}
