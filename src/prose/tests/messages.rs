//! The messages themselves: all there in every language, with the same variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::corpus::Lang;
use crate::words::source;

/// Variables that only steer the grammar: a language without that grammar does without them.
pub const GRAMMAR: [&str; 6] = ["later", "duty", "count", "by", "number", "vowel"];

#[test]
fn every_message_exists_in_every_language_with_the_same_variables() {
    let files = ["ui", "events", "cards", "deal", "chips", "verdicts", "help", "errors"];
    let english = messages(Lang::En, &files);
    for lang in Lang::ALL {
        let own = messages(lang, &files);
        let missing: Vec<_> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        let extra: Vec<_> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{}: lacks {missing:?}, has {extra:?}", lang.code());
        for (id, variables) in &english {
            assert_eq!(variables, &own[id], "{}: {id}", lang.code());
        }
    }
}

/// Every message by its id, with the variables it prints, whatever their case. What only serves other messages is a
/// language's own affair; its variables count where it is used.
pub fn messages(lang: Lang, files: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, Uses> = BTreeMap::new();
    for file in files {
        let resource = fluent_syntax::parser::parse(source(lang, file)).unwrap_or_else(|(_, errors)| {
            panic!("{}/{file}.ftl: {errors:?}", lang.code());
        });
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut uses = Uses::default();
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                uses.pattern(pattern);
            }
            assert!(all.insert(message.id.name.to_owned(), uses).is_none(), "{} twice", message.id.name);
        }
    }
    let helpers: BTreeSet<&String> = all.values().flat_map(|uses| &uses.messages).collect();
    let variables = |uses: &Uses| -> BTreeSet<String> {
        let helped = uses.messages.iter().flat_map(|id| &all[id].variables);
        uses.variables.iter().chain(helped).filter(|name| !GRAMMAR.contains(&name.as_str())).cloned().collect()
    };
    all.iter().filter(|(id, _)| !helpers.contains(id)).map(|(id, uses)| (id.clone(), variables(uses))).collect()
}

/// What a message refers to.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        const CASES: [&str; 15] = [
            "nominative",
            "genitive",
            "dative",
            "accusative",
            "locative",
            "instrumental",
            "adessive",
            "ablative",
            "allative",
            "elative",
            "terminative",
            "onto",
            "plural",
            "many",
            "pair",
        ];
        match inline {
            InlineExpression::VariableReference { id } => {
                let base = id.name.rsplit_once('-').filter(|(_, case)| CASES.contains(case)).map_or(id.name, |(base, _)| base);
                self.variables.insert(base.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
