//! What an offence costs, said in a language: a finite verb phrase that follows its subject, "is warned and, if it happens
//! again, misses 1 round". So every tariff of every club has its text.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::corpus::Lang;
use crate::embedded;
use crate::engine::options::{Price, Sanction, TariffStep};

/// The tariff in words.
pub(super) fn told(lang: Lang, steps: &[TariffStep]) -> String {
    let mut runs: Vec<(&TariffStep, i64)> = Vec::new();
    for step in steps {
        match runs.last_mut() {
            Some((last, times)) if *last == step => *times += 1,
            _ => runs.push((step, 1)),
        }
    }
    told_runs(Words::of(lang), &runs)
}

/// Equal steps in a row are told once.
fn told_runs(words: &Words, runs: &[(&TariffStep, i64)]) -> String {
    let Some(((step, times), later)) = runs.split_first() else { return String::new() };
    if later.is_empty() {
        return step_told(words, step);
    }
    let first = step_told(words, step);
    let free = step.of == [Price::Nothing];
    // What follows the second time is not what follows every later time.
    if let ([(second, 1), rest @ ..], 1, false) = (later, *times, free)
        && !rest.is_empty()
    {
        let args = [
            ("first", FluentValue::from(first)),
            ("then", step_told(words, second).into()),
            ("later", told_runs(words, rest).into()),
        ];
        return words.say("step-by-step", &args);
    }
    let then = told_runs(words, later);
    let args = [("first", FluentValue::from(first)), ("then", then.into()), ("count", (*times).into())];
    words.say(
        if *times > 1 {
            "times"
        } else if free {
            "repeated-only"
        } else {
            "repeated"
        },
        &args,
    )
}

fn step_told(words: &Words, step: &TariffStep) -> String {
    let strength = if step.must { "must" } else { "may" };
    let told: Vec<String> = step.of.iter().map(|price| price_told(words, *price, strength)).collect();
    match told.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, head)) => words.say("or", &[("head", head.join(", ").into()), ("last", last.as_str().into())]),
        None => String::new(),
    }
}

fn price_told(words: &Words, price: Price, strength: &'static str) -> String {
    let (id, least, most) = match price {
        Price::Nothing => ("nothing", 0, 0),
        Price::Open => ("penalty", 0, 0),
        Price::One(Sanction::UpToDisqualification) => ("up-to-disqualification", 0, 0),
        Price::One(Sanction::UpToBan) => ("up-to-ban", 0, 0),
        Price::One(Sanction::Warning) => ("warning", 0, 0),
        Price::One(Sanction::Hands(n)) => ("hands", n, n),
        Price::One(Sanction::HandsOrMore(n)) => ("hands-or-more", n, n),
        Price::One(Sanction::HandsUpTo(n)) => ("hands-up-to", n, n),
        Price::One(Sanction::Rounds(n)) => ("rounds", n, n),
        Price::One(Sanction::RoundsUpTo(n)) => ("rounds-up-to", n, n),
        Price::One(Sanction::Disqualification) => ("disqualification", 0, 0),
        Price::One(Sanction::SeasonBan) => ("season-ban", 0, 0),
        Price::RoundsBetween(least, most) => ("rounds-between", least, most),
        Price::HandsBetween(least, most) => ("hands-between", least, most),
    };
    words.say(id, &[("strength", strength.into()), ("least", least.into()), ("count", most.into())])
}

/// The words of one language.
struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    fn of(lang: Lang) -> &'static Words {
        static ALL: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        ALL[lang as usize].get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(lang.fluent_formatter()));
            // What does not parse is left out; a test says every tariff in every language.
            let text = embedded::locale(lang, "tariffs.ftl").unwrap_or_default().to_owned();
            bundle.add_resource_overriding(FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource));
            Words { bundle }
        })
    }

    /// The message, filled in. One that does not exist prints as its id, so that it is seen.
    fn say(&self, id: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
        let args: FluentArgs = args.iter().cloned().collect();
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let Some(pattern) = pattern else { return id.to_owned() };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::options::OptionValue;
    use crate::engine::rules;

    fn said(lang: Lang, tariff: &str) -> String {
        let spec = rules::option("betting.out_of_turn_penalty").unwrap();
        match spec.parse(tariff).unwrap() {
            OptionValue::Tariff(steps) => told(lang, &steps),
            OptionValue::Choice(_) | OptionValue::Figure(_) => String::new(),
        }
    }

    #[test]
    fn the_second_time_is_told_apart_from_the_first_and_the_third() {
        let tariff = "[warning, must 1 round, disqualification]";
        assert_eq!(said(Lang::En, tariff), "is warned, the second time misses 1 round, and after that may be disqualified");
        assert_eq!(said(Lang::Hu, tariff), "először figyelmeztetést kap, másodszor 1 kört kihagy, azután pedig diszkvalifikálható");
        let twice = "[warning, must 1 round]";
        assert!(said(Lang::En, twice).contains("if it happens again"), "{}", said(Lang::En, twice));
    }

    #[test]
    fn a_tariff_is_a_verb_phrase() {
        for (tariff, en) in [
            ("[penalty]", "may be penalised"),
            ("[must penalty]", "is penalised"),
            ("[penalty up to disqualification]", "may be penalised, up to disqualification"),
            ("[warning, warning, must 1 round]", "is warned the first two times and after that misses 1 round"),
            ("[nothing, up to 1 round]", "may be made to miss up to 1 round if it happens again"),
            (
                "[must warning | 1 round, must 2..3 rounds]",
                "is warned or misses 1 round and, if it happens again, misses 2 to 3 rounds",
            ),
            ("[must disqualification | season ban]", "is disqualified or is disqualified for the season"),
        ] {
            assert_eq!(said(Lang::En, tariff), en);
        }
        assert_eq!(said(Lang::Sk, "[must 5 rounds]"), "vynechá 5 orbitov");
        assert_eq!(said(Lang::Ru, "[must 2 rounds]"), "пропускает 2 круга");
    }

    #[test]
    fn every_price_is_said_in_every_language() {
        let prices = "nothing|penalty|penalty up to disqualification|warning|1 hand|2..3 hands|up to 2 hands|3 rounds|1..4 rounds|\
                      up to 5 rounds|disqualification|season ban";
        for lang in Lang::ALL {
            for price in prices.split('|') {
                for must in ["", "must "] {
                    let alone = said(lang, &format!("[{must}{price}]"));
                    assert!(alone.contains(' ') || lang == Lang::Hu || lang == Lang::Ru, "{lang:?} {price}: {alone}");
                    assert!(!alone.contains(['{', '$']) && !price.contains(&alone), "{lang:?} {price}: {alone}");
                    said(lang, &format!("[{must}{price}, {must}{price}, must 1 hand | 7 hands, warning]"));
                }
            }
        }
    }
}
