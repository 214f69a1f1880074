//! What is said, asked and objected.

use super::Listener;
use super::chips::FEW;
use crate::engine::chips::Amount;
use crate::engine::event::{ConductEvent, DealEvent, DoneTo, Event, Manner, Said, Seat, Speech, Step, Subject, Toward};
use crate::engine::value::Class;
use crate::lang::{Lang, SpokenWord};
use crate::notation::speech;
use crate::telling::atom::{Atom, AtomKind, atoms};
use crate::telling::clause::ToldClause;
use crate::telling::concept::Concept;
use crate::telling::deed::{Actor, Going, PersonId, ToldDeed, What};
use crate::telling::fold::fold;
use crate::telling::lexicon::{Ending, Lexicon, Particle};

impl Listener {
    pub(super) fn asks(&mut self, clause: &ToldClause) {
        if let Some(quote) = clause.quotes.first() {
            return self.quotes(clause, quote, &[]);
        }
        let next_card = clause.more.iter().any(|concept| concept.street().is_some()) && !clause.has(Concept::Cards);
        let what = if clause.has(Concept::Pot) || clause.has(Concept::Middle) {
            What::AskPot
        } else if next_card && clause.to.is_empty() {
            What::AskNextCard
        } else if clause.has(Concept::SeeHand) || clause.has(Concept::Show) && clause.has(Concept::Cards) {
            // Nobody asks to see his own hand.
            let own = self.actors(clause);
            let whom = clause.to.first().map(|person| self.person(person)).filter(|whom| !own.contains(whom));
            What::AskSee(whom)
        } else if clause.has(Concept::HandBack) {
            What::AskHandBack
        } else if clause.more.iter().any(|concept| concept.street().is_some()) {
            What::AskNextCard
        } else if clause.has(Concept::HowMuch) {
            What::AskCount
        } else {
            return self.leave_out(clause);
        };
        self.deeds(clause, what);
    }

    pub(super) fn objects(&mut self, clause: &ToldClause) {
        // `B speaks up: “you skipped me!”`.
        if !clause.quotes.is_empty() {
            return self.says(clause);
        }
        let awarded = self.story.deeds.iter().any(|deed| matches!(deed.what, What::Award(_)));
        if clause.has(Concept::Skipped) {
            self.objects_skipped(clause);
        } else if clause.has(Concept::StringBet) {
            self.deeds(clause, What::ObjectStringBet);
        } else if awarded {
            self.deeds(clause, What::ObjectPot);
        } else {
            self.leave_out(clause);
        }
    }

    pub(super) fn objects_skipped(&mut self, clause: &ToldClause) {
        self.passed_over(clause, true);
        self.deeds(clause, What::ObjectSkipped);
    }

    pub(super) fn says(&mut self, clause: &ToldClause) {
        if clause.dealer {
            return self.dealer_says(clause);
        }
        if self.advises(clause) {
            return;
        }
        // `says flush and opens Ad Ks`: cards are shown, and no words.
        let opens = |concept: &Concept| matches!(concept, Concept::Open | Concept::Show | Concept::Table);
        if !clause.cards.is_empty() && clause.numbers.is_empty() && clause.more.iter().any(opens) {
            let (mut said, mut shown) = (clause.clone(), clause.clone());
            said.cards.clear();
            said.more.retain(|concept| !opens(concept));
            self.says(&said);
            shown.quotes.clear();
            shown.more.clear();
            return self.shows(&shown, Concept::Table);
        }
        let declared_in = |more: &[Concept]| more.iter().copied().filter(|concept| concept.is_declared()).collect::<Vec<Concept>>();
        // `says call, no wait, raise`: one after the other.
        let rather = clause.more.iter().rposition(|concept| *concept == Concept::Rather).unwrap_or(0);
        let (first, second) = (declared_in(&clause.more[..rather]), declared_in(&clause.more[rather..]));
        let turned = !first.is_empty() && !second.is_empty() && first != second && clause.quotes.is_empty();
        let declared = if turned { second } else { declared_in(&clause.more) };
        // `says that it was his pot`.
        let awarded = self.story.deeds.iter().any(|deed| matches!(deed.what, What::Award(_)));
        if awarded && declared == [Concept::Pot] && clause.quotes.is_empty() && clause.numbers.is_empty() {
            return self.deeds(clause, What::ObjectPot);
        }
        // `says min raise`: a word of the trade for how much it is.
        if clause.has(Concept::MinRaise) && declared.is_empty() && clause.quotes.is_empty() && clause.numbers.is_empty() {
            self.deeds(clause, What::Say(speech("min raise", &[])));
            if !clause.piles.is_empty() {
                let chips = Going::Piles(clause.piles.clone());
                self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true });
            }
            return;
        }
        // `says he has a flush`: an article is no number.
        let article = clause.numbers.iter().all(|(n, _)| *n == 1) && clause.more.iter().any(|concept| concept.class().is_some());
        if clause.quotes.is_empty() && declared.is_empty() && (clause.numbers.is_empty() || article) {
            if clause.has(Concept::Skipped) {
                return self.objects_skipped(clause);
            }
            if clause.has(Concept::StringBet) {
                return self.deeds(clause, What::ObjectStringBet);
            }
            if let Some(class) = clause.more.iter().find_map(|concept| concept.class()) {
                // Whose pot has gone to another asks for it with his hand.
                return self.deeds(clause, if awarded { What::ObjectPot } else { What::Claim(class) });
            }
            if clause.has(Concept::Silent) || clause.has(Concept::Nothing) || clause.has(Concept::Not) {
                if let Some(ToldDeed { what, .. }) = self.story.deeds.last_mut() {
                    hush(what);
                }
                return;
            }
            return if awarded { self.deeds(clause, What::ObjectPot) } else { self.leave_out(clause) };
        }
        // `says he has three cards` is no bet of three.
        if let Some((count, _)) =
            clause.numbers.first().filter(|(n, _)| declared.is_empty() && *n <= 10 && clause.has(Concept::Cards))
        {
            let who = Seat::Letter('A');
            let step = Step::InDeal(DealEvent::Holds(*count));
            for person in self.actors(clause) {
                let event = Event { who: Subject::Seat(who), steps: vec![step.clone()] };
                self.deed(clause, Actor::Person(person), What::Line(Box::new(event), vec![person]));
            }
            return;
        }
        // `says all-in, has 7300`.
        let owns = clause.has(Concept::Has) || clause.has(Concept::Left);
        let all_in = declared.contains(&Concept::AllIn)
            || clause.quotes.iter().any(|quote| speeches(quote, self.lang).iter().any(|speech| speech.said == Said::AllIn));
        let behind = clause.loose.last().copied().or(clause.numbers.last().map(|(amount, _)| *amount));
        let owns = owns || !clause.loose.is_empty();
        if let Some(amount) = behind.filter(|_| owns && all_in && !clause.quotes.is_empty()) {
            for person in self.actors(clause) {
                self.story.table.stacks.push((person, amount));
            }
            let mut plain = clause.clone();
            plain.numbers.clear();
            plain.loose.clear();
            return self.quotes(&plain, &clause.quotes[0], &[]);
        }
        let refused = clause.more.iter().position(|concept| *concept == Concept::Not);
        let spoken = clause.more.iter().position(|concept| concept.is_declared());
        if clause.quotes.is_empty() && refused.is_some_and(|at| spoken.is_none_or(|spoken| at < spoken)) {
            // Who did not say it did what he did without a word.
            if let Some(ToldDeed { what, .. }) = self.story.deeds.last_mut() {
                hush(what);
            }
            return;
        }
        // `says fold and call`: nobody does both, and he said them one after the other.
        if let (true, [Concept::Fold, other @ (Concept::Call | Concept::Check | Concept::Raise | Concept::AllIn)]) =
            (clause.quotes.is_empty() && clause.piles.is_empty() && clause.numbers.is_empty(), &declared[..])
        {
            let actors = self.actors(clause);
            for (person, said) in actors.iter().flat_map(|person| [(*person, Concept::Fold), (*person, *other)]) {
                self.deed(clause, Actor::Person(person), What::Say(speech(&declaration(&[said], None, false), &[])));
            }
            return;
        }
        let mut amounts: Vec<Amount> = clause.loose.clone();
        amounts.extend(clause.numbers.iter().map(|(amount, _)| *amount));
        let readings = if clause.has(Concept::Or) && amounts.len() > 1 { amounts } else { Vec::new() };
        if let Some(quote) = clause.quotes.first() {
            return self.quotes(clause, quote, &readings);
        }
        let loose = clause.loose.last().map(|amount| (*amount, Ending::Plain));
        let number = clause.numbers.last().copied().or(loose).filter(|_| readings.is_empty());
        let more = declared.contains(&Concept::Raise) && (clause.has(Concept::Again) || clause.has(Concept::OnTopOf));
        let by = more || clause.has(Concept::By) || number.is_some_and(|(_, ending)| ending == Ending::By);
        let half = clause.has(Concept::Half) && declared == [Concept::Pot] && number.is_none();
        let quote = if half { "half pot".to_owned() } else { declaration(&declared, number.map(|(amount, _)| amount), by) };
        if let Some((amount, _)) = number.filter(|_| declared.contains(&Concept::AllIn)) {
            if clause.piles.is_empty() && !owns {
                return self.deeds(clause, What::AllIn(Some(amount)));
            }
            for person in self.actors(clause) {
                self.story.table.stacks.push((person, amount));
            }
        }
        if turned {
            self.deeds(clause, What::Say(speech(&declaration(&first, None, false), &[])));
        }
        self.deeds(clause, What::Say(speech(&quote, &readings)));
        let spoken = declared.contains(&Concept::Raise) || declared.contains(&Concept::Bet) || declared.contains(&Concept::Open);
        let chips = if clause.piles.is_empty() {
            // `says call but puts 800`: the word names no amount, so that it is what he puts in.
            let put = clause.has(Concept::Put) || clause.has(Concept::Throw);
            number.filter(|_| put && !spoken && declared.contains(&Concept::Call)).map(|(amount, _)| Going::Amount(amount))
        } else {
            Some(Going::Piles(clause.piles.clone()))
        };
        if let Some(chips) = chips {
            self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true });
        }
    }

    /// `D, who is out, tells B “call”`, `tells B “you have to call that”`: who names an act to another, and may do none himself or names
    /// it as that one's, advises him.
    fn advises(&mut self, clause: &ToldClause) -> bool {
        let ([other], Some(quote)) = (&clause.to[..], clause.quotes.first()) else { return false };
        let words = atoms(quote, self.lang);
        let [speaker] = self.actors(clause)[..] else { return false };
        let names_act = words.iter().any(|word| word.concept().is_some_and(Concept::is_declared));
        if !names_act || !(self.has_folded(speaker) || words.iter().any(|word| word.is(Concept::Modal))) {
            return false;
        }
        let other = self.person(other);
        let advice = ConductEvent::Toward(DoneTo { what: Toward::Advises, whom: Seat::Letter('B') });
        let event = Event { who: Subject::Seat(Seat::Letter('A')), steps: vec![Step::Conduct(advice)] };
        self.deed(clause, Actor::Person(speaker), What::Line(Box::new(event), vec![speaker, other]));
        true
    }

    /// What is quoted; a word taken back is one of its own: `call, no, raise`.
    pub(super) fn quotes(&mut self, clause: &ToldClause, quote: &str, readings: &[Amount]) {
        // `“two and a half”` is so many thousands.
        let halved = halved(quote, self.lang).filter(|_| readings.is_empty());
        let quote = halved.as_deref().unwrap_or(quote);
        let class = atoms(quote, self.lang).iter().find_map(|atom| {
            let AtomKind::Concept(concept) = atom.kind else { return None };
            concept.class()
        });
        let said = if readings.is_empty() { speeches(quote, self.lang) } else { vec![speech(quote, readings)] };
        let unofficial = said.iter().all(|speech| matches!(speech.said, Said::Unofficial | Said::Hand(_)));
        if let Some(class) = class.filter(|_| unofficial) {
            return self.deeds(clause, What::Claim(class));
        }
        // `“nice bet”` praises another one's act.
        let praises = |word: &str| {
            Lexicon::of(self.lang).is(Particle::Praise, &fold(word)) || Lexicon::of(Lang::En).is(Particle::Praise, &fold(word))
        };
        let amount = atoms(quote, self.lang).iter().any(|atom| atom.number().is_some());
        let word = quote.trim().split(' ').next().filter(|_| quote.trim().contains(' '));
        if word.is_some_and(praises) && !amount && !unofficial && clause.piles.is_empty() && clause.numbers.is_empty() {
            return self.story.left_out.push(clause.span.clone());
        }
        // `“two jacks”` is a pair.
        if let Some(class) = counted_ranks(quote, self.lang) {
            return self.deeds(clause, What::Claim(class));
        }
        let names = |concept: Concept| atoms(quote, self.lang).iter().any(|atom| atom.is(concept));
        if names(Concept::Skipped) && unofficial {
            return self.objects_skipped(clause);
        }
        // `asks: “how much?”`
        let word = quote.trim_matches(|c: char| !c.is_alphanumeric());
        let lexicon = Lexicon::of(self.lang);
        let asks = names(Concept::HowMuch) || lexicon.is(Particle::HowMuchAlone, &lexicon.fold(word));
        if asks && unofficial && clause.piles.is_empty() && clause.numbers.is_empty() {
            let pot = names(Concept::Pot) || names(Concept::Middle);
            return self.deeds(clause, if pot { What::AskPot } else { What::AskCount });
        }
        // `“hey, and me?”, I was skipped`.
        if unofficial && clause.has(Concept::Skipped) {
            return self.objects_skipped(clause);
        }
        // `“and may I?”`: what is only asked declares nothing.
        if unofficial
            && readings.is_empty()
            && quote.trim_end().ends_with('?')
            && clause.piles.is_empty()
            && clause.numbers.is_empty()
        {
            return self.story.left_out.push(clause.span.clone());
        }
        // `«олл-ин» на 3200`: so much he is all-in for.
        if let ([Speech { said: Said::AllIn, .. }], [(amount, _)], true) = (&said[..], &clause.numbers[..], clause.piles.is_empty())
            && !clause.more.iter().any(|concept| concept.is_move())
        {
            return self.deeds(clause, What::AllIn(Some(*amount)));
        }
        // `calls “string!”`: who has put something in says nothing of his own act.
        if names(Concept::StringBet) && clause.piles.is_empty() && clause.numbers.is_empty() {
            return self.deeds(clause, What::ObjectStringBet);
        }
        // What is said when all is over declares nothing.
        let called = |what: &What| matches!(what, What::Call | What::CallOf(_) | What::Say(Speech { said: Said::Call, .. }));
        let over = self.story.table.showdown || self.story.deeds.last().is_some_and(|deed| called(&deed.what));
        if unofficial && over {
            return self.leave_out(clause);
        }
        // So does what is called out by whoever has bet, when another has answered him.
        let denies = names(Concept::Not) && !names(Concept::Rather);
        if unofficial && readings.is_empty() && self.is_answered_bettor(clause) {
            return self.story.left_out.push(clause.span.clone());
        }
        // `“I didn't check!”` is no check.
        if denies && clause.piles.is_empty() && clause.numbers.is_empty() && !unofficial {
            return self.story.left_out.push(clause.span.clone());
        }
        // Whoever sits next is so for all that he says.
        let speakers = if said.len() > 1 && clause.many.is_none() { self.actors(clause) } else { Vec::new() };
        for speech in said {
            if speakers.is_empty() {
                self.deeds(clause, What::Say(speech));
                continue;
            }
            for speaker in &speakers {
                self.deed(clause, Actor::Person(*speaker), What::Say(speech.clone()));
            }
        }
        let chips = if clause.piles.is_empty() {
            clause.numbers.last().map(|(n, _)| Going::Amount(*n))
        } else {
            Some(Going::Piles(clause.piles.clone()))
        };
        if let Some(chips) = chips.filter(|_| readings.is_empty()) {
            self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true });
        }
    }

    pub(super) fn dealer_says(&mut self, clause: &ToldClause) {
        let to = clause.to.first().map(|person| self.person(person)).or_else(|| self.asking());
        // `says “2,200”`: a sum between quotes is one.
        let quoted = clause.quotes.first().and_then(|quote| sum_in(quote, self.lang));
        // `that it is 600 when it was 1600`: he said the first.
        match clause.numbers.first().copied().or(quoted.map(|sum| (sum, Ending::Plain))).as_ref() {
            Some((amount, _)) if clause.has(Concept::Pot) || clause.has(Concept::Middle) => {
                self.deed(clause, Actor::Dealer, What::TellPot(to, *amount))
            }
            Some((amount, _)) => self.deed(clause, Actor::Dealer, What::TellBet(to, *amount)),
            None => self.leave_out(clause),
        }
        // `tells B that it is 600 and he puts 600 in`: he is the one who was told.
        self.story.last = to.or(self.story.last);
    }
}

impl Listener {
    /// He has made the last bet, and another has acted since.
    fn is_answered_bettor(&mut self, clause: &ToldClause) -> bool {
        let Some(bettor) = self.bettor() else { return false };
        let answers = |deed: &ToldDeed| deed.who != Actor::Person(bettor) && deed.what.is_of_chips();
        self.story.deeds.last().is_some_and(answers) && self.actors(clause) == [bettor]
    }

    /// Who has just asked how much it is.
    pub(super) fn asking(&self) -> Option<PersonId> {
        let last = self.story.deeds.last().filter(|deed| matches!(deed.what, What::AskCount | What::AskPot));
        last.and_then(|deed| if let Actor::Person(person) = deed.who { Some(person) } else { None })
    }
}

/// What was done without a word was done with the hands.
pub(super) fn hush(what: &mut What) {
    if let What::Put { silent, .. } = what {
        *silent = true;
    } else if let What::Bet(amount) | What::RaiseTo(amount) | What::Amount(amount) = what {
        *what = What::Put { chips: Going::Amount(*amount), manner: Manner::Placed, silent: true };
    }
}

/// A declaration in the words of the trade.
pub(super) fn declaration(declared: &[Concept], amount: Option<Amount>, by: bool) -> String {
    let has = |concept: Concept| declared.contains(&concept);
    let with = |verb: &str| match amount {
        Some(amount) if by => format!("{verb} by {amount}"),
        Some(amount) => format!("{verb} {}{amount}", if verb == "raise" { "to " } else { "" }),
        None => verb.to_owned(),
    };
    if has(Concept::AllIn) {
        return "all-in".to_owned();
    }
    match () {
        () if has(Concept::Half) && has(Concept::Pot) && amount.is_none() => "half pot".to_owned(),
        () if has(Concept::Pot) && amount.is_none() && (has(Concept::Raise) || has(Concept::Bet)) => "pot".to_owned(),
        () if has(Concept::Call) && has(Concept::Raise) => "call and raise".to_owned(),
        () if has(Concept::Raise) => with("raise"),
        () if has(Concept::Call) || has(Concept::Limp) => "call".to_owned(),
        () if has(Concept::Pot) => "pot".to_owned(),
        () if has(Concept::Bet) || has(Concept::Open) => with("bet"),
        () if has(Concept::Fold) => "fold".to_owned(),
        () if has(Concept::Check) => "check".to_owned(),
        () => amount.map_or_else(String::new, |amount| amount.to_string()),
    }
}

/// What a quotation declares, one declaration after the other where the first is taken back.
fn speeches(quote: &str, lang: Lang) -> Vec<Speech> {
    let atoms = atoms(quote, lang);
    let declared = |from: usize, to: usize| -> (Vec<Concept>, Option<Amount>, bool) {
        let mut verbs = Vec::new();
        let (mut amount, mut by) = (None, false);
        for atom in &atoms[from..to] {
            match &atom.kind {
                AtomKind::Concept(concept) if concept.is_declared() || *concept == Concept::Half => verbs.push(*concept),
                AtomKind::Concept(Concept::By) => by = true,
                // `dvojnásobok`: how many times is no amount.
                AtomKind::Number { ending: Ending::Times, .. } => {}
                AtomKind::Number { value, ending, .. } => {
                    amount = Some(*value);
                    by |= *ending == Ending::By;
                }
                AtomKind::Concept(_)
                | AtomKind::Piles(_)
                | AtomKind::Stakes(_)
                | AtomKind::Cards(_)
                | AtomKind::Quote(_)
                | AtomKind::Who(_)
                | AtomKind::Mark(_)
                | AtomKind::Told(_)
                | AtomKind::Unknown(_) => {}
            }
        }
        (verbs, amount, by)
    };
    let breaks: Vec<usize> = (0..atoms.len()).filter(|at| atoms[*at].is(Concept::Rather)).collect();
    for at in breaks {
        let (first, second) = (declared(0, at), declared(at + 1, atoms.len()));
        if !first.0.is_empty() && !second.0.is_empty() {
            return [first, second].map(|(verbs, amount, by)| speech(&declaration(&verbs, amount, by), &[])).to_vec();
        }
    }
    // `“call and 600 more”`: he calls, and then he raises.
    for at in (0..atoms.len()).filter(|at| atoms[*at].is(Concept::And)) {
        let (first, (verbs, amount, by)) = (declared(0, at), declared(at + 1, atoms.len()));
        let raises = verbs == [Concept::Raise] || verbs.is_empty() && amount.is_some_and(|amount| amount > FEW);
        if first.0 == [Concept::Call] && first.1.is_none() && raises {
            let raise = declaration(&[Concept::Raise], amount, by || verbs.is_empty());
            return vec![speech(&declaration(&first.0, None, false), &[]), speech(&raise, &[])];
        }
    }
    let as_said = speech(quote, &[]);
    let (mut verbs, amount, mut by) = declared(0, atoms.len());
    let more = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Again | Concept::OnTopOf));
    by |= verbs.contains(&Concept::Raise) && atoms.iter().any(more);
    // `сверху ещё три тысячи`: who puts more on top raises by it.
    let on_top = (by || atoms.iter().any(more)) && amount.is_some_and(|amount| amount > FEW);
    if verbs.is_empty() && on_top {
        return vec![speech(&declaration(&[Concept::Raise], amount, true), &[])];
    }
    // `I see your 800 and raise 1600`: the call comes first.
    let sees = |atom: &Atom| atom.is(Concept::SeeHand);
    if atoms.iter().any(sees) && verbs.first() == Some(&Concept::Raise) {
        verbs.retain(|verb| *verb == Concept::Raise);
        return [speech("call", &[]), speech(&declaration(&verbs, amount, true), &[])].to_vec();
    }
    // `you bet, I fold`: what another one does first is no declaration.
    if let [first @ (Concept::Bet | Concept::Raise), Concept::Fold] = verbs[..] {
        let if_he = if first == Concept::Bet { "bet" } else { "raise" };
        return vec![speech(&format!("if you {if_he}, I fold"), &[])];
    }
    // `I call and raise to 9000`: one after the other, with the amount.
    if verbs[..] == [Concept::Call, Concept::Raise] && amount.is_some() {
        return [speech("call", &[]), speech(&declaration(&[Concept::Raise], amount, by), &[])].to_vec();
    }
    // `ako čekiraš, ja sam all in`: what he does hangs on what the other one does.
    if let [first, .., second] = verbs[..]
        && begins_with_if(quote, lang)
    {
        let then = if second == Concept::AllIn { "am all-in".to_owned() } else { declaration(&[second], amount, by) };
        return vec![speech(&format!("if you {}, I {then}", declaration(&[first], None, false)), &[])];
    }
    let own = declaration(&verbs, amount, by);
    let conditional = matches!(as_said.said, Said::Conditional(_)) || begins_with_if(quote, lang);
    if own.is_empty() || conditional {
        return vec![as_said];
    }
    vec![speech(&own, &[])]
}

/// A sum of thousands that goes without saying them, where nothing else is said: `two and a half`.
fn halved(quote: &str, lang: Lang) -> Option<String> {
    let atoms = atoms(quote, lang);
    let mut content =
        atoms.iter().filter(|atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::And) | AtomKind::Mark(_)));
    let (Some(AtomKind::Number { value: value @ 1..=20, in_words: true, .. }), Some(half), None) =
        (content.next().map(|atom| &atom.kind), content.next(), content.next())
    else {
        return None;
    };
    half.is(Concept::Half).then(|| (value * 1000 + 500).to_string())
}

/// How many court cards or aces are claimed in it: two are a pair.
fn counted_ranks(quote: &str, lang: Lang) -> Option<Class> {
    let lexicon = Lexicon::of(lang);
    let mut words = quote.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(|word| lexicon.fold(word));
    let (count, rank) = (words.next()?, words.next()?);
    let count = lexicon.number(&count).map(|(count, _)| count).or_else(|| count.parse().ok())?;
    let court = lexicon.rank(&rank).is_some_and(|rank| matches!(rank, 'A' | 'K' | 'Q' | 'J'));
    match count {
        2 if court && words.next().is_none() => Some(Class::Pair),
        3 if court && words.next().is_none() => Some(Class::ThreeOfAKind),
        _ => None,
    }
}

/// The one sum that is said in it, where nothing is declared.
fn sum_in(quote: &str, lang: Lang) -> Option<Amount> {
    let atoms = atoms(quote, lang);
    let declared = atoms.iter().any(|atom| atom.concept().is_some_and(|concept| concept.is_declared() && concept != Concept::Bet));
    let mut sums = atoms.iter().filter_map(Atom::number).filter(|sum| *sum > FEW);
    sums.next().filter(|_| !declared && sums.next().is_none())
}

/// Its first word is an "if", in this language or in the trade's.
fn begins_with_if(quote: &str, lang: Lang) -> bool {
    let first = fold(quote.split(|c: char| !c.is_alphanumeric()).find(|word| !word.is_empty()).unwrap_or_default());
    let means_if = |of: Lang| {
        let mut words =
            of.language().spoken.iter().filter(|(word, _)| *word == SpokenWord::If).flat_map(|(_, forms)| forms.split(' '));
        words.any(|form| fold(form) == first)
    };
    means_if(lang) || means_if(Lang::En)
}
