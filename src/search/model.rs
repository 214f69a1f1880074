//! Which rule a story is about, learnt from what is known to be about each: its titles, aliases, questions and texts.
//!
//! A multinomial regression. Each feature has a weight for each rule. It begins with how much more often than elsewhere the feature
//! stands in the texts of the rule; learning then moves the weights a little with every text, as far as they do not yet say that
//! it is about its rule. Each time some of its features are left out, another few each round, so that no single word decides: who
//! asks uses other words. Nothing in it is random, so the same corpus makes the same index.

use std::collections::HashMap;

use super::features::Features;

/// A text, and the place of the rule that it is about.
pub struct Lesson {
    pub features: Features,
    pub rule: usize,
    /// How much it counts.
    pub weight: f32,
}

/// So often all lessons are gone through. More often is hardly better, and somebody waits.
const ROUNDS: usize = 2;

/// The part of a text's features that is left out each time.
const LEFT_OUT: f32 = 0.3;

/// How far a weight moves at first.
const RATE: f32 = 0.35;

/// How much sharper scores are told apart than they lie: the features of a text weigh 1 together.
const SHARPNESS: f32 = 4.0;

/// A weight so many steps from 0, of [`MOST`], says hardly anything, and is not kept.
const HARDLY: i32 = 2;

/// A rule that is taken for the right one with less than this is let be. It keeps the weights few.
const NEGLIGIBLE: f32 = 0.02;

/// What it counts at first that a feature is commoner in the texts of a rule than elsewhere, and how much of it there has to be.
const COMMONER: f32 = 0.4;
const AT_ALL: f32 = 0.3;

/// A number is kept in so many letters of seven bits, which lie in the order of the numbers, ...
type Number = [u8; 5];

/// ... and a weight as the two letters of a rule, and one that is as far above [`ZERO`] as the weight.
type Kept = [u8; 3];
const BITS: u32 = 7;
const ZERO: i32 = 64;
const MOST: i32 = 63;

/// What was learnt is kept in so many parts: a query reads those that know its features, and lets the rest lie.
const PARTS: u32 = 64;

/// The part that has the weights of a feature.
pub fn part_of(name: u32) -> u32 {
    name / (u32::MAX / PARTS + 1)
}

/// The weights of the features, as far as they were read.
#[derive(Debug)]
pub struct Model<'p> {
    parts: Vec<(u32, Part<'p>)>,
}

/// The weights of some of the features.
#[derive(Debug)]
struct Part<'p> {
    rules: usize,
    scale: f32,
    /// The hashes of the features, in their order.
    names: &'p [Number],
    /// Where the weights of each feature end.
    ends: &'p [Number],
    weights: &'p [Kept],
}

/// A text whose features are known by their places.
struct Numbered<'l> {
    features: Vec<(usize, f32)>,
    lesson: &'l Lesson,
}

/// Learns the lessons, and gives the weights as [`Model::read`] reads them, part by part.
pub fn learn(lessons: &[Lesson], rules: usize) -> Vec<String> {
    let mut places: HashMap<u32, usize> = HashMap::new();
    let mut numbered: Vec<Numbered> = Vec::with_capacity(lessons.len());
    for lesson in lessons {
        let features = lesson.features.iter().map(|(name, value)| {
            let next = places.len();
            (*places.entry(*name).or_insert(next), *value)
        });
        numbered.push(Numbered { features: features.collect(), lesson });
    }
    let mut random = Random(2);
    random.shuffle(&mut numbered);
    let mut weights = Weights::begin(&numbered, places.len(), rules);
    let mut kept = Vec::new();
    for _ in 0..ROUNDS {
        for text in &numbered {
            kept.clear();
            kept.extend(text.features.iter().filter(|_| random.share() >= LEFT_OUT));
            unit(&mut kept);
            weights.learn(&kept, text.lesson);
        }
    }
    print(&places, &weights)
}

/// The weights while they are learnt, feature by feature, each for all rules.
struct Weights {
    rules: usize,
    values: Vec<f32>,
    /// How far each has been moved in all, as the sum of squares.
    moved: Vec<f32>,
    /// How much each rule is taken for the right one; and how wrong that is.
    scores: Vec<f32>,
}

impl Weights {
    fn begin(texts: &[Numbered], features: usize, rules: usize) -> Weights {
        let mut values = vec![0.0_f32; features * rules];
        let (mut of_feature, mut of_rule) = (vec![0.0_f32; features], vec![0.0_f32; rules]);
        for Numbered { features, lesson } in texts {
            for (place, value) in features {
                let amount = value * lesson.weight;
                values[place * rules + lesson.rule] += amount;
                of_feature[*place] += amount;
                of_rule[lesson.rule] += amount;
            }
        }
        let all: f32 = of_rule.iter().sum();
        for (row, of_feature) in values.chunks_exact_mut(rules.max(1)).zip(&of_feature) {
            for (value, of_rule) in row.iter_mut().zip(&of_rule).filter(|(value, _)| **value > 0.0) {
                let expected = of_feature * of_rule / all;
                *value = COMMONER * ((*value + AT_ALL) / (expected + AT_ALL)).ln().max(0.0);
            }
        }
        let moved = vec![1e-3; values.len()];
        Weights { rules, values, moved, scores: vec![0.0; rules] }
    }

    fn row(&self, place: usize) -> &[f32] {
        &self.values[place * self.rules..(place + 1) * self.rules]
    }

    fn learn(&mut self, features: &[(usize, f32)], lesson: &Lesson) {
        let mut scores = std::mem::take(&mut self.scores);
        scores.fill(0.0);
        for (place, value) in features {
            scores.iter_mut().zip(self.row(*place)).for_each(|(score, weight)| *score += value * weight);
        }
        soften(&mut scores);
        for (rule, score) in scores.iter().enumerate() {
            let wrong = (score - f32::from(u8::from(rule == lesson.rule))) * lesson.weight;
            if wrong.abs() >= NEGLIGIBLE {
                features.iter().for_each(|(place, value)| self.shift(place * self.rules + rule, wrong * value));
            }
        }
        self.scores = scores;
    }

    /// Moves a weight against a gradient: the less, the more it has been moved already.
    fn shift(&mut self, at: usize, gradient: f32) {
        self.moved[at] += gradient * gradient;
        self.values[at] -= RATE * gradient / self.moved[at].sqrt();
    }
}

/// Brings features to the length 1.
fn unit(features: &mut [(usize, f32)]) {
    let length = features.iter().map(|(_, value)| value * value).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
    features.iter_mut().for_each(|(_, value)| *value /= length);
}

/// The same numbers each time.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    /// From 0 to 1.
    fn share(&mut self) -> f32 {
        self.next() as f32 / (1_u64 << 31) as f32
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            let other = self.next() as usize % (end + 1);
            list.swap(end, other);
        }
    }
}

/// Scores as shares of 1.
fn soften(scores: &mut [f32]) {
    let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    scores.iter_mut().for_each(|score| *score = (SHARPNESS * (*score - highest)).exp());
    let all: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= all);
}

/// Only letters of seven bits: tantivy reads a text at once, and bytes one by one.
fn print(places: &HashMap<u32, usize>, weights: &Weights) -> Vec<String> {
    let mut names: Vec<(u32, usize)> = places.iter().map(|(name, place)| (*name, *place)).collect();
    names.sort_unstable();
    let scale = weights.values.iter().map(|value| value.abs()).fold(f32::MIN_POSITIVE, f32::max) / MOST as f32;
    let start = |part: u32| names.partition_point(|(name, _)| part_of(*name) < part);
    (0..PARTS).map(|part| print_part(&names[start(part)..start(part + 1)], weights, scale)).collect()
}

fn print_part(names: &[(u32, usize)], weights: &Weights, scale: f32) -> String {
    let (mut ends, mut kept) = (Vec::new(), Vec::new());
    for (_, place) in names {
        for (rule, value) in weights.row(*place).iter().enumerate() {
            let value = (value / scale).round() as i32;
            if value.abs() > HARDLY {
                let [.., high, low] = letters(rule as u32);
                kept.push([high, low, (ZERO + value) as u8]);
            }
        }
        ends.push(letters(kept.len() as u32));
    }
    let head = [weights.rules as u32, names.len() as u32, scale.to_bits()].map(letters);
    let names: Vec<Number> = names.iter().map(|(name, _)| letters(*name)).collect();
    let printed = [head.as_flattened(), names.as_flattened(), ends.as_flattened(), kept.as_flattened()].concat();
    String::from_utf8(printed).unwrap_or_default()
}

fn letters(number: u32) -> Number {
    std::array::from_fn(|place| (number >> (BITS * (4 - place as u32)) & 0x7f) as u8)
}

fn number(letters: &Number) -> u32 {
    letters.iter().fold(0, |number, letter| number << BITS | u32::from(*letter))
}

impl<'p> Model<'p> {
    /// Reads parts that [`learn`] gave, each with its place among them; `None` where one is something else.
    pub fn read(parts: impl IntoIterator<Item = (u32, &'p str)>) -> Option<Model<'p>> {
        let parts = parts.into_iter().map(|(place, printed)| Some((place, Part::read(printed)?)));
        Some(Model { parts: parts.collect::<Option<_>>()? })
    }

    /// How far each rule stands above the others for a text, in standard deviations; the less of it is known, the less.
    pub fn scores(&self, features: &Features) -> Vec<f32> {
        let mut scores = vec![0.0_f32; self.parts.first().map_or(0, |(_, part)| part.rules)];
        let mut known = 0.0;
        for (name, value) in features {
            let Some((part, row)) = self.row(*name) else { continue };
            known += value * value;
            for [high, low, weight] in row {
                if let Some(score) = scores.get_mut(usize::from(*high) << BITS | usize::from(*low)) {
                    *score += value * part.scale * (i32::from(*weight) - ZERO) as f32;
                }
            }
        }
        standardize(&mut scores);
        scores.iter_mut().for_each(|score| *score *= known.sqrt());
        scores
    }

    /// Whether a feature was ever met.
    pub fn knows(&self, name: u32) -> bool {
        self.row(name).is_some()
    }

    /// The weights of a feature, and their part.
    fn row(&self, name: u32) -> Option<(&Part<'p>, &[Kept])> {
        let (_, part) = self.parts.iter().find(|(place, _)| *place == part_of(name))?;
        Some((part, part.row(name)?))
    }
}

impl<'p> Part<'p> {
    fn read(printed: &'p str) -> Option<Part<'p>> {
        let ([rules, features, scale], rest) = numbers(printed.as_bytes(), 3)? else { return None };
        let features = number(features) as usize;
        let (names, rest) = numbers(rest, features)?;
        let (ends, rest) = numbers(rest, features)?;
        let (weights, _) = rest.as_chunks();
        Some(Part { rules: number(rules) as usize, scale: f32::from_bits(number(scale)), names, ends, weights })
    }

    fn row(&self, name: u32) -> Option<&'p [Kept]> {
        let place = self.names.binary_search(&letters(name)).ok()?;
        let start = place.checked_sub(1).map_or(0, |before| number(&self.ends[before]));
        self.weights.get(start as usize..number(&self.ends[place]) as usize)
    }
}

/// So many numbers, and what follows them.
fn numbers(printed: &[u8], count: usize) -> Option<(&[Number], &[u8])> {
    let (numbers, rest) = printed.split_at_checked(count.checked_mul(size_of::<Number>())?)?;
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
        Lesson { features: names.iter().map(|name| (*name, 1.0 / (names.len() as f32).sqrt())).collect(), rule, weight: 1.0 }
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
            let part = printed[place as usize].as_str();
            assert!(Model::read([(place, part)]).is_some_and(|model| model.knows(name)), "{name}");
        }
    }

    #[test]
    fn what_was_damaged_says_nothing() {
        let printed = learn(&[lesson(&[BET], 0), lesson(&[CARD], 1)], 2);
        let [first, ..] = printed.as_slice() else { panic!("a part") };
        assert!(Model::read([(0, &first[..7])]).is_none());
        // What is cut off is not known any more, and what is left still is.
        let short = Model::read([(0, &first[..first.len() - 1])]).expect("a model");
        assert!(short.knows(BET) && !short.knows(CARD));
    }
}
