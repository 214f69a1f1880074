//! Numbers as the languages write them: `4,200`, `4.200`, `4 200`.

use std::cell::OnceCell;

use fixed_decimal::Decimal;
use icu_decimal::DecimalFormatter;
use icu_locale_core::{Locale, locale};

use crate::corpus::Lang;

thread_local! {
    // Making a formatter costs more than a thousand numbers; it cannot be shared between threads.
    static FORMATTERS: [OnceCell<Option<DecimalFormatter>>; 6] = const { [const { OnceCell::new() }; 6] };
}

/// A whole number with the grouping that the language uses (CLDR).
pub fn locale_number(lang: Lang, n: i64) -> String {
    FORMATTERS.with(|formatters| {
        let make = || DecimalFormatter::try_new(locale(lang).into(), Default::default()).ok();
        match formatters[lang as usize].get_or_init(make) {
            Some(formatter) => formatter.format(&Decimal::from(n)).to_string(),
            // The data is compiled in; should it ever lack a language, plain digits are still right.
            None => n.to_string(),
        }
    })
}

fn locale(lang: Lang) -> Locale {
    match lang {
        Lang::En => locale!("en"),
        Lang::Hu => locale!("hu"),
        Lang::Sk => locale!("sk"),
        Lang::Hr => locale!("hr"),
        Lang::Is => locale!("is"),
        Lang::Ru => locale!("ru"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped_as_the_language_groups_them() {
        let shown = |n| Lang::ALL.map(|lang| locale_number(lang, n));
        assert_eq!(shown(50), ["50"; 6]);
        assert_eq!(shown(21_000), ["21,000", "21\u{a0}000", "21\u{a0}000", "21.000", "21.000", "21\u{a0}000"]);
        assert_eq!(shown(4_200), ["4,200", "4200", "4\u{a0}200", "4.200", "4.200", "4\u{a0}200"]);
        assert_eq!(locale_number(Lang::En, i64::MIN), "-9,223,372,036,854,775,808");
    }
}
