//! What is wrong with a line under several houses is said once, with all their names.

use std::collections::HashMap;

use crate::diagnostic::Finding;

/// What makes two findings one: the id, the file and offset, the message without the house.
type FindingKey = (&'static str, Option<(String, usize)>, String);

/// Joins the findings that differ only in the house they name last.
pub fn once<'h>(found: impl Iterator<Item = (Option<&'h str>, Finding)>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    let mut known: HashMap<FindingKey, usize> = HashMap::new();
    for (house, finding) in found {
        let named = house.and_then(|house| Some((house, finding.message.strip_suffix(house)?.strip_suffix(' ')?)));
        let place = finding.place.as_ref().map(|place| (place.file.name.clone(), place.span.start));
        let said = named.map_or(finding.message.as_str(), |(_, said)| said).to_owned();
        match known.get(&(finding.lint.id, place.clone(), said.clone())) {
            Some(at) => {
                if let Some((house, _)) = named {
                    findings[*at].message.push_str(&format!(", {house}"));
                }
            }
            None => {
                known.insert((finding.lint.id, place, said), findings.len());
                findings.push(finding);
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::findings::unexpected_ruling;

    #[test]
    fn houses_are_named_together() {
        let say = |message: &str| unexpected_ruling::LINT.finding(message);
        let found = [
            (Some("a"), say("not ruled by a")),
            (Some("a"), say("no such seat")),
            (Some("b"), say("not ruled by b")),
            (Some("b"), say("no such seat")),
            (None, say("not ruled by b")),
        ];
        let messages: Vec<_> = once(found.into_iter()).into_iter().map(|finding| finding.message).collect();
        assert_eq!(messages, ["not ruled by a, b", "no such seat", "not ruled by b"]);
    }
}
