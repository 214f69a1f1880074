//! Numbers as the languages write them: `4,200`, `4.200`, `4 200`.

use std::cell::OnceCell;

use fluent_bundle::FluentValue;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;

use super::Lang;

thread_local! {
    // Making a formatter costs more than a thousand numbers; it cannot be shared between threads.
    static FORMATTERS: [OnceCell<Option<DecimalFormatter>>; Lang::COUNT] =
        const { [const { OnceCell::new() }; Lang::COUNT] };
}

/// A whole number with the grouping that the language uses (CLDR).
pub fn locale_number(lang: Lang, n: i64) -> String {
    FORMATTERS.with(|formatters| {
        let make = || DecimalFormatter::try_new(lang.language().locale.clone().into(), Default::default()).ok();
        match formatters[lang as usize].get_or_init(make) {
            Some(formatter) => formatter.format(&Decimal::from(n)).to_string(),
            // The data is compiled in; should it ever lack a language, plain digits are still right.
            None => n.to_string(),
        }
    })
}

/// The number of a Fluent message, as the language groups its digits.
pub(super) fn fluent_number(lang: Lang, value: &FluentValue) -> Option<String> {
    if let FluentValue::Number(number) = value { Some(locale_number(lang, number.value as i64)) } else { None }
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
