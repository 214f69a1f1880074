//! Which rule a story is about, learnt from what is known to be about each: its titles, aliases, questions and texts.
//!
//! A multinomial naive Bayes classifier over the features of a text, each counted by how much it tells (its inverse document
//! frequency). That is counting, and no more: nobody waits for it, nothing in it is random, and the same corpus makes the same
//! index. On questions that nobody had learnt it did better than a regression on the same features.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::features::Features;

/// A text, and the place of the rule that it is about.
pub struct Lesson {
    pub features: Arc<Features>,
    pub rule: usize,
    /// How much it counts.
    pub weight: f32,
}

/// How much of each feature every rule has that was never met in its texts.
const UNMET: f32 = 0.05;

/// A number is kept in so many letters of seven bits, which lie in the order of the numbers, ...
type KeptNumber = [u8; 5];

/// ... and a weight as the two letters of a rule, and one of how many steps of the scale it is.
type KeptWeight = [u8; 3];
const BITS: u32 = 7;
const MOST: f32 = 127.0;

/// The features that were learnt are kept in so many parts: a query reads those that know its own, and lets the rest lie.
const PARTS: u32 = 64;

/// The part that says what holds of each rule, whatever is asked.
pub const OF_RULES: u32 = PARTS;

/// The part that has the weights of a feature.
pub fn part_of(name: u32) -> u32 {
    name / (u32::MAX / PARTS + 1)
}

/// What was learnt, as far as it was read.
#[derive(Debug)]
pub struct Model<'p> {
    /// How likely each rule is before anything is asked, and what each feature that it never had costs it.
    rules: Vec<(f32, f32)>,
    parts: Vec<(u32, WeightsPart<'p>)>,
}

/// The weights of some of the features.
#[derive(Debug)]
struct WeightsPart<'p> {
    /// What a step of a weight is worth, and one of what a feature tells.
    scale: f32,
    tells_scale: f32,
    /// The hashes of the features, in their order.
    names: &'p [KeptNumber],
    /// Where the weights of each feature end.
    ends: &'p [KeptNumber],
    /// How much each feature tells.
    tells: &'p [u8],
    weights: &'p [KeptWeight],
}

/// What is counted of a feature.
struct FeatureCount {
    /// In how many texts it is.
    texts: u32,
    /// How much of it each rule has that has any, in the order of the rules.
    of_rules: Vec<(u32, f32)>,
}

impl FeatureCount {
    /// How much it tells that a text has the feature, where there are so many texts.
    fn tells(&self, texts: usize) -> f32 {
        ((1.0 + texts as f32) / (1.0 + self.texts as f32)).ln() + 1.0
    }

    fn add(&mut self, rule: u32, amount: f32) {
        match self.of_rules.binary_search_by_key(&rule, |(known, _)| *known) {
            Ok(at) => self.of_rules[at].1 += amount,
            Err(at) => self.of_rules.insert(at, (rule, amount)),
        }
    }
}

/// Learns the lessons, and gives what was learnt as [`Model::read`] reads it, part by part.
pub fn learn(lessons: &[Lesson], rules: usize) -> Vec<String> {
    let mut counted: FxHashMap<u32, FeatureCount> = FxHashMap::default();
    for (name, _) in lessons.iter().flat_map(|lesson| lesson.features.iter()) {
        counted.entry(*name).or_insert(FeatureCount { texts: 0, of_rules: Vec::new() }).texts += 1;
    }
    let mut of_rules = vec![(0.0_f32, 0.0_f32); rules];
    for Lesson { features, rule, weight } in lessons {
        let told = |(name, value): &(u32, f32)| value * counted.get(name).map_or(0.0, |known| known.tells(lessons.len()));
        let told: Vec<f32> = features.iter().map(told).collect();
        let length = length(told.iter().copied());
        for ((name, _), told) in features.iter().zip(told) {
            let amount = weight * told / length;
            of_rules[*rule].1 += amount;
            if let Some(known) = counted.get_mut(name) {
                known.add(*rule as u32, amount);
            }
        }
        of_rules[*rule].0 += weight;
    }
    let all: f32 = of_rules.iter().map(|(weight, _)| weight).sum();
    let unmet = UNMET * counted.len() as f32;
    let of_rules = of_rules.into_iter().map(|(weight, amount)| ((weight / all).ln(), (amount + unmet).ln()));
    let of_rules: Vec<(f32, f32)> = of_rules.collect();
    print(counted, lessons.len(), &of_rules)
}

/// How long a vector is; never 0.
fn length(values: impl Iterator<Item = f32>) -> f32 {
    values.map(|value| value * value).sum::<f32>().sqrt().max(f32::MIN_POSITIVE)
}

/// Only letters of seven bits: tantivy reads a text at once, and bytes one by one.
fn print(counted: FxHashMap<u32, FeatureCount>, texts: usize, of_rules: &[(f32, f32)]) -> Vec<String> {
    let mut features: Vec<(u32, FeatureCount)> = counted.into_iter().collect();
    features.sort_unstable_by_key(|(name, _)| *name);
    let most = |values: &mut dyn Iterator<Item = f32>| values.fold(f32::MIN_POSITIVE, f32::max) / MOST;
    let scale = most(&mut features.iter().flat_map(|(_, known)| &known.of_rules).map(|(_, amount)| weight(*amount)));
    let tells_scale = most(&mut features.iter().map(|(_, known)| known.tells(texts)));
    let start = |part: u32| features.partition_point(|(name, _)| part_of(*name) < part);
    let part = |part: u32| print_part(&features[start(part)..start(part + 1)], texts, scale, tells_scale);
    let of_rules = of_rules.iter().flat_map(|(likely, unmet)| [likely, unmet]).flat_map(|value| letters(value.to_bits()));
    (0..PARTS).map(part).chain([text(of_rules.collect())]).collect()
}

/// What it weighs that a rule has so much of a feature, beside one that has nothing of it.
fn weight(amount: f32) -> f32 {
    (amount / UNMET).ln_1p()
}

fn print_part(features: &[(u32, FeatureCount)], texts: usize, scale: f32, tells_scale: f32) -> String {
    let (mut ends, mut tells, mut kept) = (Vec::new(), Vec::new(), Vec::new());
    for (_, known) in features {
        for (rule, amount) in &known.of_rules {
            let steps = (weight(*amount) / scale).round() as u8;
            if steps > 0 {
                let [.., high, low] = letters(*rule);
                kept.push([high, low, steps]);
            }
        }
        ends.push(letters(kept.len() as u32));
        tells.push((known.tells(texts) / tells_scale).round() as u8);
    }
    let head = [features.len() as u32, scale.to_bits(), tells_scale.to_bits()].map(letters);
    let names: Vec<KeptNumber> = features.iter().map(|(name, _)| letters(*name)).collect();
    text([head.as_flattened(), names.as_flattened(), ends.as_flattened(), &tells, kept.as_flattened()].concat())
}

fn text(letters: Vec<u8>) -> String {
    String::from_utf8(letters).unwrap_or_default()
}

fn letters(number: u32) -> KeptNumber {
    std::array::from_fn(|place| (number >> (BITS * (4 - place as u32)) & 0x7f) as u8)
}

fn number(letters: &KeptNumber) -> u32 {
    letters.iter().fold(0, |number, letter| number << BITS | u32::from(*letter))
}

impl<'p> Model<'p> {
    /// Reads parts that [`learn`] gave, each with its place among them, [`OF_RULES`] always; `None` where one is something else.
    pub fn read(parts: impl IntoIterator<Item = (u32, &'p str)>) -> Option<Model<'p>> {
        let mut model = Model { rules: Vec::new(), parts: Vec::new() };
        for (place, printed) in parts {
            if place == OF_RULES {
                let (values, []) = printed.as_bytes().as_chunks() else { return None };
                let values: Vec<f32> = values.iter().map(|value| f32::from_bits(number(value))).collect();
                model.rules = values.as_chunks().0.iter().map(|[likely, unmet]| (*likely, *unmet)).collect();
            } else {
                model.parts.push((place, WeightsPart::read(printed)?));
            }
        }
        (!model.rules.is_empty()).then_some(model)
    }

    /// How far each rule stands above the others for a text, in standard deviations; the less of it is known, the less.
    pub fn scores(&self, features: &Features) -> Vec<f32> {
        let known: Vec<_> = features.iter().filter_map(|(name, value)| Some((*value, self.row(*name)?))).collect();
        let length = length(known.iter().map(|(value, row)| value * row.tells));
        let mut scores = vec![0.0_f32; self.rules.len()];
        let mut told = 0.0;
        for (value, row) in &known {
            let tells = value * row.tells / length;
            told += tells;
            for [high, low, steps] in row.weights {
                if let Some(score) = scores.get_mut(usize::from(*high) << BITS | usize::from(*low)) {
                    *score += tells * row.scale * f32::from(*steps);
                }
            }
        }
        for (score, (likely, unmet)) in scores.iter_mut().zip(&self.rules) {
            *score += likely - told * unmet;
        }
        standardize(&mut scores);
        let share = known.iter().map(|(value, _)| value * value).sum::<f32>().sqrt();
        scores.iter_mut().for_each(|score| *score *= share);
        scores
    }

    /// Whether a feature was ever met.
    pub fn knows(&self, name: u32) -> bool {
        self.row(name).is_some()
    }

    /// What is known of a feature.
    fn row(&self, name: u32) -> Option<Row<'p>> {
        self.parts.iter().find(|(place, _)| *place == part_of(name))?.1.row(name)
    }
}

/// What is known of a feature: how much it tells, and what it weighs for the rules that have it.
struct Row<'p> {
    tells: f32,
    scale: f32,
    weights: &'p [KeptWeight],
}

impl<'p> WeightsPart<'p> {
    fn read(printed: &'p str) -> Option<WeightsPart<'p>> {
        let ([features, scale, tells_scale], rest) = numbers(printed.as_bytes(), 3)? else { return None };
        let features = number(features) as usize;
        let (names, rest) = numbers(rest, features)?;
        let (ends, rest) = numbers(rest, features)?;
        let (tells, rest) = rest.split_at_checked(features)?;
        let (weights, _) = rest.as_chunks();
        let [scale, tells_scale] = [scale, tells_scale].map(|scale| f32::from_bits(number(scale)));
        Some(WeightsPart { scale, tells_scale, names, ends, tells, weights })
    }

    fn row(&self, name: u32) -> Option<Row<'p>> {
        let place = self.names.binary_search(&letters(name)).ok()?;
        let start = place.checked_sub(1).map_or(0, |before| number(&self.ends[before]));
        let weights = self.weights.get(start as usize..number(&self.ends[place]) as usize)?;
        Some(Row { tells: f32::from(self.tells[place]) * self.tells_scale, scale: self.scale, weights })
    }
}

/// So many numbers, and what follows them.
fn numbers(printed: &[u8], count: usize) -> Option<(&[KeptNumber], &[u8])> {
    let (numbers, rest) = printed.split_at_checked(count.checked_mul(size_of::<KeptNumber>())?)?;
    Some((numbers.as_chunks().0, rest))
}

/// Less the mean, by the deviation.
fn standardize(scores: &mut [f32]) {
    let count = scores.len().max(1) as f32;
    let mean = scores.iter().sum::<f32>() / count;
    let deviation = (scores.iter().map(|score| (score - mean) * (score - mean)).sum::<f32>() / count).sqrt();
    scores.iter_mut().for_each(|score| *score = if deviation > 1e-6 { (*score - mean) / deviation } else { 0.0 });
}

#[cfg(test)]
mod tests {
    use super::*;

    const BET: u32 = 1;
    const CARD: u32 = 2;
    const RIVER: u32 = 3;

    fn lesson(names: &[u32], rule: usize) -> Lesson {
        let features = names.iter().map(|name| (*name, 1.0 / (names.len() as f32).sqrt())).collect();
        Lesson { features: Arc::new(features), rule, weight: 1.0 }
    }

    #[test]
    fn what_was_learnt_is_known_again() {
        let lessons = [lesson(&[BET], 0), lesson(&[CARD], 1), lesson(&[CARD, RIVER], 2)];
        let printed = learn(&lessons, 3);
        let model = Model::read((0..).zip(printed.iter().map(String::as_str))).expect("a model");
        let best = |names: &[u32]| {
            let scores = model.scores(&lesson(names, 0).features);
            (0..3).max_by(|a, b| scores[*a].total_cmp(&scores[*b]))
        };
        assert_eq!([best(&[BET]), best(&[CARD]), best(&[RIVER])], [Some(0), Some(1), Some(2)]);
        assert!(model.knows(BET) && !model.knows(9));
        assert_eq!(model.scores(&vec![(9, 1.0)]), [0.0; 3]);
    }

    #[test]
    fn every_feature_has_one_part() {
        assert_eq!([0, u32::MAX].map(part_of), [0, PARTS - 1]);
        let lessons = [lesson(&[BET, u32::MAX], 0), lesson(&[CARD, u32::MAX / 2], 1)];
        let printed = learn(&lessons, 2);
        for name in [BET, CARD, u32::MAX, u32::MAX / 2] {
            let place = part_of(name);
            let read = [place, OF_RULES].map(|place| (place, printed[place as usize].as_str()));
            assert!(Model::read(read).is_some_and(|model| model.knows(name)), "{name}");
        }
    }

    #[test]
    fn what_was_damaged_says_nothing() {
        let printed = learn(&[lesson(&[BET], 0), lesson(&[CARD], 1)], 2);
        let (first, of_rules) = (printed[0].as_str(), printed[OF_RULES as usize].as_str());
        let read = |first, of_rules| Model::read([(0, first), (OF_RULES, of_rules)]);
        assert!(read(&first[..7], of_rules).is_none());
        assert!(read(first, &of_rules[..7]).is_none() && read(first, "").is_none());
        // What is cut off is not known any more, and what is left still is.
        let short = read(&first[..first.len() - 1], of_rules).expect("a model");
        assert!(short.knows(BET) && !short.knows(CARD));
    }

    #[test]
    fn what_stands_in_every_text_tells_least() {
        let lessons = [lesson(&[BET, RIVER], 0), lesson(&[CARD, RIVER], 1), lesson(&[CARD, RIVER], 2)];
        let printed = learn(&lessons, 3);
        let model = Model::read((0..).zip(printed.iter().map(String::as_str))).expect("a model");
        let tells = |name| model.row(name).expect("a row").tells;
        assert!(tells(RIVER) < tells(CARD) && tells(CARD) < tells(BET));
    }
}
