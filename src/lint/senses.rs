//! What the words of a text do, read by the lists of its language, and how the languages of one text compare.

use std::collections::HashMap;
use std::ops::Range;

use crate::corpus::text::{STAND_IN, TextReading};
use crate::corpus::{ByLang, Corpus, Lang, Texts};
use crate::lang::{Sense, Senses};

/// So many words may lie between the two halves of a phrase.
const GAP: usize = 12;

/// A stretch of a text, by a word's sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sensed {
    pub sense: Sense,
    /// In the text as it stands in the file.
    pub span: Range<usize>,
}

/// A language whose text has less of a sense than the others, or has it alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odd {
    pub sense: Sense,
    pub lang: Lang,
    /// How often each language has it.
    pub counts: ByLang<usize>,
}

/// Every text of every clause, with what its languages do differently.
pub fn compared(corpus: &Corpus) -> impl Iterator<Item = (&Texts, ByLang<Vec<Sensed>>, Vec<Odd>)> {
    let readers = ByLang::from_fn(SenseReader::new);
    let clauses = corpus.rules.iter().flat_map(|rule| &rule.clauses);
    clauses.flat_map(|clause| clause.texts()).map(move |texts| {
        let read = ByLang::from_fn(|lang| readers.get(lang).read(&texts.block(lang).text));
        let odd = odd(&read);
        (texts, read, odd)
    })
}

/// What the languages of one text do not have alike.
///
/// How often a word is said is a matter of the language ("megadhat, emelhet vagy dobhat"), so a text is odd that says it less often
/// than every other, or that alone says it at all. Where all languages have the same means, some have it and some have not is odd
/// as well. Denials are many and each language has its own; there a single other language may be short of words too.
pub fn odd(read: &ByLang<Vec<Sensed>>) -> Vec<Odd> {
    Sense::ALL.iter().flat_map(|sense| odd_in(*sense, read)).collect()
}

fn odd_in(sense: Sense, read: &ByLang<Vec<Sensed>>) -> Vec<Odd> {
    let counts = ByLang::from_fn(|lang| read.get(lang).iter().filter(|sensed| counts_as(sensed.sense, sense)).count());
    let has = |lang: &Lang| *counts.get(*lang) > 0;
    let of = |langs: Vec<Lang>| langs.into_iter().map(|lang| Odd { sense, lang, counts: counts.clone() }).collect::<Vec<_>>();
    let outliers: Vec<Lang> = Lang::ALL.into_iter().filter(|lang| is_outlier(sense, *lang, &counts)).collect();
    if !outliers.is_empty() || matches!(sense, Sense::Denial | Sense::Until) {
        return of(outliers);
    }
    let (with, without): (Vec<Lang>, Vec<Lang>) = Lang::ALL.into_iter().partition(has);
    match (with.is_empty(), without.is_empty()) {
        (false, false) => of(if with.len() < without.len() { with } else { without }),
        _ => Vec::new(),
    }
}

/// What denies is compared together, however it denies.
pub fn counts_as(found: Sense, sense: Sense) -> bool {
    if sense == Sense::Denial { matches!(found, Sense::Denial | Sense::Without) } else { sense != Sense::Without && found == sense }
}

fn is_outlier(sense: Sense, lang: Lang, counts: &ByLang<usize>) -> bool {
    let own = *counts.get(lang);
    let mut others: Vec<usize> = counts.iter().filter(|(other, _)| *other != lang).map(|(_, count)| *count).collect();
    others.sort_unstable();
    let (fewest, next, most) = (others[0], others[1], others[others.len() - 1]);
    let less = if sense == Sense::Role {
        own < fewest || own > most
    } else if !sense.is_force() {
        // What a text speaks of may be named once or twice.
        own == 0 && fewest > 0
    } else if sense == Sense::Denial {
        own < fewest || (0 < own && own < next)
    } else {
        own < fewest
    };
    less || (own > 0 && most == 0)
}

/// Reads texts of one language.
pub struct SenseReader {
    senses: &'static Senses,
    /// Phrases by their first word, in small letters.
    phrases: HashMap<&'static str, Vec<SensePhrase>>,
    /// `-heti`: how a word ends.
    endings: Vec<(&'static str, Sense)>,
}

struct SensePhrase {
    head: Vec<&'static str>,
    /// What follows after a gap.
    tail: Vec<&'static str>,
    /// Nothing for one that does nothing.
    senses: Vec<Sense>,
}

impl SenseReader {
    pub fn new(lang: Lang) -> SenseReader {
        let senses = lang.language().senses;
        let mut reader = SenseReader { senses, phrases: HashMap::new(), endings: Vec::new() };
        for phrase in listed(senses.idle) {
            reader.add(phrase, None);
        }
        for (sense, phrases) in senses.words {
            for phrase in listed(phrases) {
                match phrase.strip_prefix('-') {
                    Some(ending) => reader.endings.push((ending, *sense)),
                    None => reader.add(phrase, Some(*sense)),
                }
            }
        }
        reader
    }

    /// A phrase may do several things: "in the dark" is how a bet is made, and denies that somebody looked.
    fn add(&mut self, phrase: &'static str, sense: Option<Sense>) {
        let (head, tail) = phrase.split_once('…').unwrap_or((phrase, ""));
        let words = |half: &'static str| half.split_whitespace().collect::<Vec<_>>();
        let (head, tail) = (words(head), words(tail));
        let Some(first) = head.first() else { return };
        let known = self.phrases.entry(first).or_default();
        match known.iter_mut().find(|known| known.head == head && known.tail == tail) {
            Some(known) => known.senses.extend(sense),
            None => known.push(SensePhrase { head, tail, senses: sense.into_iter().collect() }),
        }
    }

    /// What each word of a text does, in its order.
    pub fn read(&self, text: &str) -> Vec<Sensed> {
        let Some(reading) = TextReading::all(text).ok().and_then(|readings| readings.into_iter().next()) else { return Vec::new() };
        let tokens = tokens(&reading.text);
        let words: Vec<&str> = tokens.iter().map(|token| token.lower.as_str()).collect();
        let mut found = self.found(&words);
        found.sort();
        let found = self.denied_once(&words, found);
        let place = |from: usize, to: usize| reading.written(tokens[from].span.start..tokens[to].span.end);
        let sensed = found.into_iter().map(|(from, to, sense)| Sensed { sense, span: place(from, to) });
        let roles = (0..words.len()).filter(|n| tokens[*n].lower.starts_with(STAND_IN)).filter_map(|n| {
            let start = place(n, n).start;
            let name = text[start..].find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(0);
            text[..start].ends_with('-').then_some(Sensed { sense: Sense::Role, span: start..start + name })
        });
        sensed.chain(roles).collect()
    }

    /// First and last word of each phrase, the longest phrases first; what one of them has taken is gone.
    fn found(&self, words: &[&str]) -> Vec<(usize, usize, Sense)> {
        let mut fitting: Vec<(Vec<usize>, &[Sense])> = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let phrases = self.phrases.get(word).into_iter().flatten();
            fitting.extend(phrases.filter_map(|phrase| Some((phrase.fits(words, at)?, phrase.senses.as_slice()))));
            let endings = self.endings.iter().filter(|(ending, _)| word.len() > ending.len() + 1 && word.ends_with(ending));
            fitting.extend(endings.map(|(_, sense)| (vec![at], std::slice::from_ref(sense))));
        }
        fitting.sort_by_key(|(taken, _)| std::cmp::Reverse(taken.len()));
        let mut free = vec![true; words.len()];
        let mut found = Vec::new();
        for (taken, senses) in fitting {
            if !taken.iter().all(|at| free[*at]) {
                continue;
            }
            taken.iter().for_each(|at| free[*at] = false);
            let (Some(from), Some(to)) = (taken.first(), taken.last()) else { continue };
            for sense in senses {
                let sense = self.turned(*sense, words, *from, *to);
                // In `nie je dovolený` the prohibition is the denial; in `may not` the `not` is found by itself.
                if sense == Sense::Prohibition && senses.contains(&Sense::Prohibition) {
                    found.push((*from, *to, Sense::Denial));
                }
                found.push((*from, *to, sense));
            }
        }
        found
    }

    /// A duty or a permission that is denied is a prohibition.
    fn turned(&self, sense: Sense, words: &[&str], from: usize, to: usize) -> Sense {
        let before = from.checked_sub(1).and_then(|at| words.get(at)).copied();
        let after: Vec<&str> = words[to + 1..].iter().take(2).take_while(|word| !is_mark(word)).copied().collect();
        let is_denied = listed(self.senses.turned_by_before).any(|word| before == Some(word))
            || listed(self.senses.turned_by_after).any(|phrase| {
                let phrase: Vec<&str> = phrase.split(' ').collect();
                after.windows(phrase.len()).any(|words| words == phrase)
            });
        if is_denied && matches!(sense, Sense::Duty | Sense::Permission) { Sense::Prohibition } else { sense }
    }

    /// Several words that make one denial count as one, as long as the language has it so; the stretch covers them all.
    fn denied_once(&self, words: &[&str], found: Vec<(usize, usize, Sense)>) -> Vec<(usize, usize, Sense)> {
        let next_clause = |at: usize| {
            let word = words[at];
            is_mark(word) || self.senses.negates_once_up_to.is_some_and(|begin| listed(begin).any(|begins| begins == word))
        };
        let mut kept: Vec<(usize, usize, Sense)> = Vec::new();
        for (from, to, sense) in found {
            let before = kept.iter_mut().rfind(|(_, _, kept)| *kept == sense).filter(|_| sense == Sense::Denial);
            match before {
                Some((start, end, _))
                    if (self.senses.negates_once_up_to.is_some() || from == *start + 1) && !(*start..from).any(next_clause) =>
                {
                    *end = to.max(*end);
                }
                _ => kept.push((from, to, sense)),
            }
        }
        kept
    }
}

impl SensePhrase {
    /// The words it takes, where it begins at this one.
    fn fits(&self, words: &[&str], at: usize) -> Option<Vec<usize>> {
        let stands = |phrase: &[&str], at: usize| words[at..].starts_with(phrase);
        if !stands(&self.head, at) {
            return None;
        }
        let after = at + self.head.len();
        if self.tail.is_empty() {
            return Some((at..after).collect());
        }
        let ends = |word: &&str| matches!(*word, "." | ";" | ":");
        let reach = words[after..].iter().take(GAP).position(ends).unwrap_or(GAP);
        let tail = (after..(after + reach).min(words.len())).find(|at| stands(&self.tail, *at))?;
        Some((at..after).chain(tail..tail + self.tail.len()).collect())
    }
}

fn listed(phrases: &'static str) -> impl Iterator<Item = &'static str> {
    phrases.split(", ").filter(|phrase| !phrase.is_empty())
}

fn is_mark(word: &str) -> bool {
    matches!(word, "." | ";" | ":" | ",")
}

/// A word or a mark.
struct SenseToken {
    lower: String,
    /// In the reading.
    span: Range<usize>,
}

/// Words with the hyphens in them, and the marks that end a clause. Figures and the targets of links are none.
fn tokens(text: &str) -> Vec<SenseToken> {
    let in_word = |c: char| c.is_alphabetic() || c == STAND_IN;
    let mut tokens = Vec::new();
    let mut chars = text.char_indices().peekable();
    while let Some((start, c)) = chars.next() {
        let mut end = start + c.len_utf8();
        if text[start..].starts_with("](") {
            while chars.next_if(|(_, c)| *c != ')').is_some() {}
            continue;
        }
        if in_word(c) {
            while let Some((at, c)) = chars.next_if(|(at, c)| in_word(*c) || (*c == '-' && text[at + 1..].starts_with(in_word))) {
                end = at + c.len_utf8();
            }
        } else if !is_mark(&text[start..end]) {
            continue;
        }
        tokens.push(SenseToken { lower: text[start..end].to_lowercase(), span: start..end });
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::Source;

    fn senses(lang: Lang, text: &str) -> Vec<(Sense, &str)> {
        let read = SenseReader::new(lang).read(text);
        read.into_iter().map(|sensed| (sensed.sense, &text[sensed.span])).collect()
    }

    #[test]
    fn phrases_do_what_their_words_alone_do_not() {
        let denied = [(Sense::Prohibition, "may"), (Sense::Denial, "not")];
        assert_eq!(senses(Lang::En, "They may not look."), denied);
        assert_eq!(senses(Lang::En, "as soon as they look"), []);
        assert_eq!(
            senses(Lang::Hu, "Megnézheti, de nem köteles."),
            [(Sense::Permission, "Megnézheti"), (Sense::Exemption, "nem köteles")]
        );
        assert_eq!(senses(Lang::Is, "Þá verður hann sjálfur að gera"), [(Sense::Duty, "verður hann sjálfur að")]);
        let role = [(Sense::Permission, "may"), (Sense::Role, "floor")];
        assert_eq!(senses(Lang::En, "{ -floor(case: \"nominative\") } may look at { $x }"), role);
    }

    #[test]
    fn one_clause_denies_once_where_the_language_has_it_so() {
        assert_eq!(
            senses(Lang::Hr, "Nitko ništa ne gleda, a diler nije tu."),
            [(Sense::Denial, "Nitko ništa ne"), (Sense::Dealer, "diler"), (Sense::Denial, "nije"),]
        );
    }

    /// A text with other words in one place.
    fn with(text: &str, span: &Range<usize>, words: &str) -> String {
        format!("{}{words}{}", &text[..span.start], &text[span.end..])
    }

    /// What might be written by mistake: another force, a word too few, another who decides.
    fn mistakes(lang: Lang, text: &str, sensed: &Sensed) -> Vec<String> {
        let first = |sense: Sense| {
            let words = lang.language().senses.words.iter().find(|(own, _)| *own == sense).map(|(_, words)| *words);
            words.and_then(|words| listed(words).find(|word| !word.contains(['-', '…']))).unwrap_or_default()
        };
        let is_listed = |sense: Sense| {
            let words = text[sensed.span.clone()].to_lowercase();
            lang.language().senses.words.iter().any(|(own, phrases)| *own == sense && listed(phrases).any(|phrase| phrase == words))
        };
        use Sense::{Denial, Duty, Exemption, Only, Permission, Prohibition, Recommendation, Without};
        let instead = if sensed.sense == Duty {
            vec![first(Permission), ""]
        } else if sensed.sense == Permission {
            vec![first(Duty)]
        } else if sensed.sense == Prohibition && is_listed(Prohibition) {
            // In `may not` the mistake is to lose the `not`.
            vec![first(Duty), first(Permission)]
        } else if matches!(sensed.sense, Only | Exemption | Recommendation | Denial | Without) {
            vec![""]
        } else {
            Vec::new()
        };
        instead.into_iter().map(|words| with(text, &sensed.span, words)).collect()
    }

    #[test]
    fn a_mistake_in_one_language_is_found() {
        let corpus = Corpus::load(&Source::embedded()).unwrap();
        let readers = ByLang::from_fn(SenseReader::new);
        let (mut made, mut found, mut missed) = (0, 0, Vec::new());
        for (texts, read, before) in compared(&corpus) {
            for lang in Lang::ALL {
                let text = texts.block(lang).text.as_str();
                for sensed in read.get(lang) {
                    for mistaken in mistakes(lang, text, sensed) {
                        let mut read = read.clone();
                        *read.get_mut(lang) = readers.get(lang).read(&mistaken);
                        made += 1;
                        match odd(&read).iter().any(|odd| !before.contains(odd)) {
                            true => found += 1,
                            false => missed.push(format!("{}: {}", lang.code(), mistaken.trim_end())),
                        }
                    }
                }
            }
        }
        assert!(made > 2_000, "{made}");
        assert!(found * 100 >= made * 95, "{found} of {made}, and not:\n{}", missed.join("\n"));
    }
}
