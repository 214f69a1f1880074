//! Under which number a book prints each provision: as it is written, or by the numbering that a club has chosen.

use rustc_hash::FxHashMap;

use super::{Carries, ChapterView, House, Numbering, NumberingScheme, Provision};

/// A provision as a key: the corpus outlives whatever refers to it, and stays where it is.
pub(super) fn address(provision: &Provision) -> usize {
    std::ptr::from_ref(provision).addr()
}

/// Which paragraph of its own book each provision belongs to: what stands there in one chapter, one after the other, under one
/// number. In a book that numbers each chapter from 1, others have that number too.
#[derive(Clone, Debug)]
pub(super) struct Paragraphs(FxHashMap<usize, usize>);

impl Paragraphs {
    pub fn of(chain: &[&House]) -> Paragraphs {
        let chapters = chain.iter().flat_map(|house| &house.chapters);
        let paragraphs = chapters.flat_map(|chapter| {
            chapter.provisions.chunk_by(|above, provision| !provision.number.is_empty() && above.number == provision.number)
        });
        let numbered = paragraphs.enumerate().flat_map(|(n, paragraph)| paragraph.iter().map(move |one| (address(one), n)));
        Paragraphs(numbered.collect())
    }

    pub fn is_one(&self, above: &Provision, provision: &Provision) -> bool {
        let of = |provision| self.0.get(&address(provision));
        of(above).is_some() && of(above) == of(provision)
    }

    /// Statements that follow each other about one rule stand under one number; so does what its own book printed under one.
    pub fn go_on(&self, above: &Provision, provision: &Provision) -> bool {
        let rule = |provision: &Provision| {
            provision.clauses().first().and_then(|clause| clause.value.split('/').next()).map(str::to_owned)
        };
        let same_rule = provision.title.is_none() && rule(provision).is_some() && rule(above) == rule(provision);
        same_rule || self.is_one(above, provision)
    }
}

/// The number of each provision that is not printed under the one that its own file gives it.
pub(super) fn numbers<'c>(
    chapters: &[ChapterView<'c>],
    chain: &[&'c House],
    paragraphs: &Paragraphs,
    mut by_hand: FxHashMap<usize, &'c str>,
) -> FxHashMap<usize, String> {
    let mut numbers: FxHashMap<usize, String> = FxHashMap::default();
    if let Some((scheme, level)) = chain.iter().enumerate().find_map(|(n, house)| Some((house.club.numbering.as_ref()?, n))) {
        // What the house that numbers, or one above it, has numbered by hand keeps its number.
        let own =
            |provision: &Provision| !provision.number.is_empty() && chain[..=level].iter().any(|house| house.id == provision.house);
        // Where a scheme numbers, nothing is left without a number.
        by_hand.retain(|_, number| !number.is_empty());
        let by_hand = |provision: &Provision| own(provision) || by_hand.contains_key(&address(provision));
        numbers = by_scheme(scheme, chapters, paragraphs, by_hand);
    }
    numbers.extend(by_hand.into_iter().map(|(provision, number)| (provision, number.to_owned())));
    numbers
}

fn by_scheme(
    scheme: &NumberingScheme,
    chapters: &[ChapterView],
    paragraphs: &Paragraphs,
    by_hand: impl Fn(&Provision) -> bool,
) -> FxHashMap<usize, String> {
    let mut numbers = FxHashMap::default();
    let mut running = 0;
    let mut chapter_no = 0;
    for chapter in chapters {
        let printed: Vec<&Provision> =
            chapter.provisions.iter().copied().filter(|provision| !matches!(provision.carries, Carries::Nothing(_))).collect();
        if printed.is_empty() {
            continue;
        }
        chapter_no += 1;
        let mut in_chapter = 0;
        for group in printed.chunk_by(|above, provision| paragraphs.go_on(above, provision)) {
            let of_scheme: Vec<&Provision> = group.iter().copied().filter(|provision| !by_hand(provision)).collect();
            if of_scheme.is_empty() {
                continue;
            }
            running += 1;
            in_chapter += 1;
            let number = match scheme.numbering {
                Numbering::ByChapter => format!("{chapter_no}.{in_chapter}"),
                Numbering::Running => running.to_string(),
                Numbering::Roman => roman(running),
                Numbering::Letters => format!("{} {in_chapter}", letters(chapter_no)),
                Numbering::RomanChapters => format!("{} {in_chapter}", roman(chapter_no)),
            };
            let several = of_scheme.len() > 1 && scheme.numbering == Numbering::ByChapter;
            for (n, provision) in of_scheme.into_iter().enumerate() {
                let number = if several { format!("{number}.{}", n + 1) } else { number.clone() };
                numbers.insert(address(provision), scheme.print(&number));
            }
        }
    }
    numbers
}

/// A, B, ... Z, AA, AB, ...
fn letters(n: usize) -> String {
    let mut n = n;
    let mut letters = String::new();
    while n > 0 {
        n -= 1;
        letters.insert(0, char::from(b'A' + (n % 26) as u8));
        n /= 26;
    }
    letters
}

/// I, II, III, IV, ...
fn roman(n: usize) -> String {
    const SIGNS: [(usize, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut left = n;
    let mut roman = String::new();
    for (worth, sign) in SIGNS {
        while left >= worth {
            left -= worth;
            roman.push_str(sign);
        }
    }
    roman
}

#[cfg(test)]
mod tests {
    use super::{letters, roman};

    #[test]
    fn roman_numerals_are_counted() {
        assert_eq!([1, 4, 9, 14, 44, 99, 388].map(roman), ["I", "IV", "IX", "XIV", "XLIV", "XCIX", "CCCLXXXVIII"]);
    }

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([1, 2, 26, 27, 52, 53, 703].map(letters), ["A", "B", "Z", "AA", "AZ", "BA", "AAA"]);
    }
}
