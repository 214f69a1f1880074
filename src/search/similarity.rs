//! How alike two folded words are, from 0 to 1.

/// What one letter more or less at the end of a word costs, next to 1 for a typing error: endings are how these languages
/// inflect.
const ENDING: f32 = 0.4;

/// What a typing error costs, as a multiple of the letter that it concerns: of two words of five letters, one error apart, 70 %
/// is left.
const STRICTNESS: f32 = 1.5;

/// Below this, two words have nothing to do with each other.
const ALIKE: f32 = 0.4;

/// Words with more letters than this are like none but themselves; the work grows with the square of it.
const MAX_LETTERS: usize = 40;

/// How alike two words are that may be inflected differently, and one of which may be mistyped.
///
/// Both share a beginning of at least four letters (or one of them is the beginning of the other), up to a typing error; what
/// follows it are endings.
pub fn of_words(a: &str, b: &str) -> f32 {
    compare(a, b, ENDING)
}

/// The letters with which a word begins, as bits. It spares most comparisons.
#[derive(Clone, Copy, Debug)]
pub struct Beginning {
    first: u64,
    within: u64,
    letters: usize,
}

impl Beginning {
    pub fn of(word: &str) -> Beginning {
        let bits = |letters: &[u8]| letters.iter().fold(0, |bits, letter| bits | 1 << (letter & 63));
        let bytes = word.as_bytes();
        Beginning { first: bits(&bytes[..bytes.len().min(4)]), within: bits(&bytes[..bytes.len().min(6)]), letters: bytes.len() }
    }

    /// Whether two words may be alike at all.
    pub fn may_be_alike(self, other: Beginning) -> bool {
        let missing = |a: Beginning, b: Beginning| (a.first & !b.within).count_ones() as f32;
        missing(self, other).max(missing(other, self)) <= errors(self.letters.min(other.letters))
    }
}

/// The typing errors that words may have between them, of which the shorter has so many letters.
fn errors(letters: usize) -> f32 {
    if letters >= 9 { 2.0 } else { 1.0 }
}

/// How alike two words or phrases are but for typing errors.
pub fn of_spellings(a: &str, b: &str) -> f32 {
    if a.len().abs_diff(b.len()) > 1 + a.len() / 10 {
        return 0.0;
    }
    compare(a, b, 1.0)
}

fn compare(a: &str, b: &str, ending: f32) -> f32 {
    if a == b {
        return 1.0;
    }
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() > MAX_LETTERS || b.len() > MAX_LETTERS || a.is_empty() || b.is_empty() {
        return 0.0;
    }
    let errors = errors(a.len().min(b.len()));
    if begin_apart(a, b, errors) || begin_apart(b, a, errors) || err_too_early(a, b) {
        return 0.0;
    }
    // A digit is never mistyped for another: 39 is not 38.
    if a.iter().chain(b).any(u8::is_ascii_digit) {
        return 0.0;
    }
    let mean = (a.len() + b.len()) as f32 / 2.0;
    let likeness = 1.0 - STRICTNESS * cheapest(a, b, errors, ending) / mean;
    if likeness >= ALIKE { likeness } else { 0.0 }
}

/// The least cost at which the words fall into beginnings with at most so many typing errors between them, and endings.
fn cheapest(a: &[u8], b: &[u8], errors: f32, ending: f32) -> f32 {
    // rows[i % 3][j]: typing errors (a letter too many, too few, another, or two swapped) between a[..i] and b[..j].
    let mut rows = [[0_u8; MAX_LETTERS + 1]; 3];
    for (j, cell) in rows[0].iter_mut().enumerate() {
        *cell = j as u8;
    }
    let mut least = f32::INFINITY;
    for i in 1..=a.len() {
        let (now, last, before) = (i % 3, (i + 2) % 3, (i + 1) % 3);
        rows[now][0] = i as u8;
        let mut fewest = u8::MAX;
        for j in 1..=b.len() {
            let same = a[i - 1] == b[j - 1];
            let mut cost = (rows[last][j - 1] + u8::from(!same)).min(rows[last][j] + 1).min(rows[now][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                cost = cost.min(rows[before][j - 2] + 1);
            }
            rows[now][j] = cost;
            fewest = fewest.min(cost);
            let endings = (a.len() - i) + (b.len() - j);
            if f32::from(cost) <= allowed(i.min(j), i == a.len() || j == b.len(), endings, errors) {
                least = least.min(f32::from(cost) + ending * endings as f32);
            }
        }
        if f32::from(fewest) > errors {
            break;
        }
    }
    least
}

/// The typing errors that two beginnings may have between them, of which the shorter has so many letters; negative where they
/// cannot be beginnings of the same word.
fn allowed(letters: usize, is_whole_word: bool, endings: usize, errors: f32) -> f32 {
    match letters {
        _ if letters < 3 && endings > 0 => -1.0,
        // Three letters must be a word by themselves, and without an error: "pot" is in "pota", but a "bet" is no "pet".
        3 if !is_whole_word => -1.0,
        0..=3 => 0.0,
        // Four letters, one of them wrong, may begin anything.
        4 if endings > 0 => 0.0,
        _ => errors,
    }
}

/// Whether the beginnings share so few letters that they need no comparison; it spares most of them.
fn begin_apart(a: &[u8], b: &[u8], errors: f32) -> bool {
    let (first, within) = (&a[..a.len().min(4)], &b[..b.len().min(6)]);
    let missing = first.iter().filter(|letter| !within.contains(letter)).count();
    missing as f32 > errors
}

/// Whether words differ in their first three letters of which one is too short for that: four letters may have an error only where both
/// words end with it. It spares most of the comparisons with a short word.
fn err_too_early(a: &[u8], b: &[u8]) -> bool {
    let shorter = a.len().min(b.len());
    a[..shorter.min(3)] != b[..shorter.min(3)] && (shorter < 4 || shorter == 4 && a.len().abs_diff(b.len()) > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inflected_and_mistyped_words_are_alike() {
        for (a, b) in [
            ("emeles", "emelhetek"),
            ("zseton", "zsetonokat"),
            ("raise", "rasie"),
            ("raise", "raised"),
            ("pot", "pota"),
            ("oversized", "ovresized"),
            ("fishka", "fishek"),
            ("haekun", "haeka"),
            ("splashed", "spashing"),
        ] {
            assert!(of_words(a, b) >= ALIKE, "{a} {b} {}", of_words(a, b));
            assert_eq!(of_words(a, b), of_words(b, a));
        }
    }

    #[test]
    fn different_words_are_not() {
        for (a, b) in [("bet", "pet"), ("banana", "bank"), ("spaceship", "splash"), ("39", "38"), ("5000", "500"), ("", "a")] {
            assert_eq!(of_words(a, b), 0.0, "{a} {b}");
        }
    }

    #[test]
    fn what_is_alike_begins_alike() {
        let words =
            ["emeles", "emelhetek", "raise", "rasie", "raised", "pot", "pota", "bet", "ovresized", "oversized", "ot", "tot"];
        for (a, b) in words.iter().flat_map(|a| words.map(|b| (a, b))) {
            let may_be = Beginning::of(a).may_be_alike(Beginning::of(b));
            assert!(may_be || of_words(a, b).max(of_spellings(a, b)) == 0.0, "{a} {b}");
        }
        assert!(!Beginning::of("banana").may_be_alike(Beginning::of("splash")));
    }

    proptest::proptest! {
        #[test]
        fn what_errs_too_early_is_not_alike(a in "[a-d]{1,9}", b in "[a-d]{1,9}") {
            let (a, b) = (a.as_bytes(), b.as_bytes());
            let cost = cheapest(a, b, errors(a.len().min(b.len())), ENDING);
            proptest::prop_assert!(!err_too_early(a, b) || cost.is_infinite());
        }
    }

    #[test]
    fn a_spelling_has_no_endings() {
        assert!(of_spellings("stringbet", "strngbet") > 0.8);
        assert_eq!(of_spellings("raise", "raisewithoutamount"), 0.0);
    }

    #[test]
    fn an_error_costs_less_the_longer_the_word() {
        assert!(of_words("ovrsized", "oversized") > of_words("rase", "raise"));
        assert_eq!(of_words("chip", "chip"), 1.0);
    }
}
