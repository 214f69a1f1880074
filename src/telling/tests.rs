//! Tellings in six languages, and what must hold of their words.

use proptest::prelude::*;

use super::concept::Concept;
use super::deal_word::DealWord;
use super::lexicon::Lexicon;
use super::read;
use crate::engine::event::{CardEvent, State, Step};
use crate::lang::Lang;
use crate::plays::plays;

/// The lines that a telling comes to.
fn lines(text: &str, lang: Lang) -> String {
    match read(text, lang) {
        Ok(telling) => {
            let states: Vec<String> = telling.states.iter().map(ToString::to_string).collect();
            let events = telling.events.iter().map(ToString::to_string);
            std::iter::once(states.join(", ")).chain(events).collect::<Vec<_>>().join(" | ")
        }
        Err(misunderstood) => misunderstood.iter().map(|one| format!("? {}", one.message)).collect::<Vec<_>>().join(" | "),
    }
}

#[test]
fn no_form_means_two_things() {
    let of = |lang: Lang| Lexicon::of(lang).twice().into_iter().map(move |form| format!("{}: {form}", lang.code()));
    let twice: Vec<String> = Lang::ALL.into_iter().flat_map(of).collect();
    assert!(twice.is_empty(), "{}", twice.join("; "));
}

#[test]
fn a_word_for_a_number_stands_in_one_place() {
    for lang in Lang::ALL {
        assert_eq!(Lexicon::numbers_listed_twice(lang), Vec::<String>::new(), "{}", lang.code());
    }
}

#[test]
fn every_language_has_words_for_everything() {
    for lang in Lang::ALL {
        let missing: Vec<&str> = Concept::ALL.iter().filter(|concept| !Lexicon::of(lang).has(**concept)).map(|c| c.key()).collect();
        assert!(missing.is_empty(), "{}: nothing means {}", lang.code(), missing.join(", "));
        let own = DealWord::of;
        let general = |word: DealWord| Concept::ALL.iter().any(|concept| own(*concept) == Some(word));
        let missing = DealWord::ALL.iter().filter(|word| !Lexicon::of(lang).has_deal(**word) && !general(**word));
        let missing: Vec<&str> = missing.map(|word| word.key()).collect();
        assert!(missing.is_empty(), "{}: nothing means {}", lang.code(), missing.join(", "));
    }
}

#[test]
fn one_dispute_in_six_languages() {
    let told = "blinds 200/400 | A raises to 1200 | B pushes 1x5000";
    for (lang, text) in [
        (Lang::En, "A raises to 1,200, B throws in a 5000 chip without a word, 200/400"),
        (Lang::En, "200/400\na raises to 1.2k\nb silently tosses in one 5k chip"),
        (Lang::Hu, "A emel 1200-ra, B bedob egy 5000-es zsetont szó nélkül. Vakok 200/400"),
        (Lang::Hu, "200/400\nA emel 1200-ra\nB bedob szo nelkul egy otezrest"),
        (Lang::Sk, "Blindy 200/400. A navýšil na 1 200, B bez slova hodil jeden päťtisícový žetón"),
        (Lang::Hr, "200/400, A diže na 1.200, B šutke ubaci jedan čip od 5000"),
        (Lang::Is, "Blindir 200/400. A hækkar í 1.200 og B hendir þegjandi inn einum fimmþúsundkalli"),
        (Lang::Ru, "A рейз до 1200, B молча ставит фишку 5000, блайнды 200/400"),
        (Lang::Ru, "200/400, A reiz do 1200, B molcha kidaet odnu fishku 5000"),
    ] {
        assert_eq!(lines(text, lang), told, "{text}");
    }
}

/// What decides a case is not taken from the wrong word.
/// What a telling ends with, for each way of telling that natives used and that was misread.
#[test]
fn ways_of_telling_that_natives_use() {
    for (lang, text, told) in [
        // A sum in chips of a kind.
        (Lang::En, "turn 200/400, A bets 900, B puts 1600 in hundreds", "B pushes 16x100"),
        (Lang::Sk, "preflop 200/400, A hodí 800 v stovkách a mlčí", "A pushes 8x100"),
        (Lang::Ru, "префлоп 200/400, А молча ставит 800 сотенными", "A pushes 8x100"),
        (Lang::Hr, "preflop 200/400, A ubaci 800 u stotkama i ne kaže ništa", "A pushes 8x100"),
        // One chip behind an article, and a bet that is none.
        (Lang::En, "100/200 river. A bets 500. B tosses in a 5k", "B pushes 1x5000"),
        // All of the board beside the street.
        (Lang::En, "turn is 5d Jc 8h 2s, 200/400, A bets 1100", "on the turn, seats A B, board 5d Jc 8h 2s | A bets 1100"),
        // Cards touch; he does not reach.
        (Lang::En, "400/800 on the turn, A bets 2,000, B's cards accidentally touched the muck", "B's cards touch the muck"),
        // The dealer does not go all-in, and touches nothing of a player's place.
        (
            Lang::En,
            "A tabled Ts Th, B tabled Ad Kc, board Ah Tc 6s 4d 2c. Dealer shoved the 7,300 pot to B.",
            "dealer pushes the pot to B",
        ),
        (Lang::Ru, "флоп 100/200. А 500, Б рейз 1500, я смахнул карты Б в мак", "dealer mucks B's cards"),
        // Who shows is not who has just folded.
        (Lang::Hr, "Zoran ulaže 3000 na riveru (400/800), Ela folda, a on pokaže herc damu", "A shows Qh"),
        // Who is asked answers, with whatever verb.
        (
            Lang::Hr,
            "200/400 river, A se olinao za 11600, B pita koliko ima a diler lupi 1600 i onda B stavi 1600",
            "dealer tells B the bet is 1600 | B pushes 1600",
        ),
        (Lang::Hr, "flop 200/400 A all in za 4000, B pita koliko je, dealer kaže 3000", "dealer tells B the bet is 3000"),
        // Cards behind what was said.
        (
            Lang::Hr,
            "showdown, pot 6.900, board Qd 7d 3d 5c 2s, A kaže da ima boju i otvori Ad Ks, B muckira",
            "A claims a flush | A tables his hand | B mucks",
        ),
        // What is called out.
        (Lang::Hr, "flop 200/400, A 800, C call, D call, B se javi: „preskočili ste me!“", "B objects: skipped"),
        (
            Lang::Hr,
            "400/800 turn Alen bet 2600, Dealer Ivi kaže da je 1600. Iva stavi 1600. Alen: „ej, fali!“",
            "dealer tells B the bet is 1600 | B pushes 1600",
        ),
        (Lang::En, "flop 100/200. A checks. B bets 500. A says 'I didn't check!'", "A checks | B bets 500"),
        // Two readings, however they are told.
        (
            Lang::Hu,
            "500/1000 river, A hív 3000-et, B azt mondja „nyolc”, lehet 800 is meg 8000 is",
            "B says \"nyolc\" (800 or 8000)",
        ),
        // Fold and call in one breath.
        (Lang::Ru, "тёрн 200/400, Б 800, А говорит пас и колл", "A says \"fold\" then says \"call\""),
        // By so much.
        (Lang::Ru, "тёрн 400/800. А чек, Б 2000, А говорит «поднимаю на 3000»", "A says \"raise by 3000\""),
        // Titles, nouns, crosses, letters of whoever tells it.
        (Lang::En, "Turn, 200/400. Mrs. Chen bet 2,000 and Mr. Lee put out a 5,000 chip", "A bets 2000 | B pushes 1x5000"),
        (Lang::En, "turn 200/400, the lady bets 2000, the old man calls", "A bets 2000 | B calls"),
        (Lang::Hu, "500/1000 turn. Béla 3000-et hívott, az idős bácsi emel 8000-re", "A bets 3000 | B raises to 8000"),
        (Lang::En, "flop 200/400 A x B x", "A checks | B checks"),
        (Lang::Sk, "River 300/600. Igor stavil 2000, ja B som dorovnal", "on the river | A bets 2000 | B calls"),
        // Blinds behind an amount, dashes, letters with their endings.
        (Lang::En, "UTG raise 600 100/200, HJ calls", "blinds 100/200 | A raises to 600 | B calls"),
        (Lang::Ru, "флоп 100/200. А — 1000, Б — колл", "A bets 1000 | B calls"),
        (Lang::Hu, "flop 100/200 A hív 500-at, B dob, A csak Bnek megmutatja a kőr dámát", "A shows Qh to B"),
        (Lang::Hu, "400/800 turn. A 2200-at hív, B előretolja a lapjait", "B pushes his cards forward"),
        // A place in small letters, and how many play.
        (Lang::Sk, "75/150 utg limp, co 500, btn 1200", "A calls | B raises to 500 | C raises to 1200"),
        (Lang::Sk, "flop 4way 50/100, A bet 100", "seats A B C D | A bets 100"),
        // The pot beside a bet.
        (Lang::En, "A bet 3,000 with 6,000 in the pot on the river, 200/400", "pot 6000, seats A B | A bets 3000"),
        // Chips that are tapped down.
        (Lang::Sk, "100/200 flop, A 500, B ťukne na stôl jednu päťstovku", "B pushes 1x500"),
        // Several who are counted, whose bet it is, who is told of behind a comma, who sits last, and other orders.
        (Lang::Hr, "turn 50/100, A lupio 350, B baci karte", "A bets 350 | B folds"),
        (Lang::Hr, "dva limpera na 200/400, UTG i HJ, a cutoff baci žeton od 1000", "A calls | B calls | C pushes 1x1000"),
        (Lang::En, "100/200. two folds, MP puts in 600", "A folds | B folds | C pushes 600"),
        (Lang::Sk, "B hodil karty dopredu, A mal stavené 2200 na riveri pri 400/800", "A bets 2200 | B throws his cards forward"),
        (Lang::En, "200/400, A bets 1.2k river, B calls", "on the river | A bets 1200 | B calls"),
        (
            Lang::Hu,
            "flop 200/400, az 1-es szék 1300-at hív, a 4-es szó nélkül 900-at rak be",
            "seats A D | A bets 1300 | D pushes 900",
        ),
        (
            Lang::Hr,
            "turn 200/400: A bet 1300, B šutke gurne dva čipa po 1000, C na to kaže „call“, a B sad tupi da je on samo platio",
            "B pushes 2x1000 | C says \"call\"",
        ),
        (Lang::Is, "river 800/1600\nLárus bettar 4.000, Gróa segir „já já“ og setur ekkert út", "A bets 4000 | B says \"já já\""),
        (
            Lang::Hu,
            "A hív 2600-at a riveren (400/800), B megadja, A bemuckolja mutatás nélkül és hülye fejjel B is bedobja a muckba",
            "A mucks | B mucks",
        ),
        (Lang::En, "A bets 500 on the flop 100/200, B's hand is mucked by the dealer", "A bets 500 | dealer mucks B's cards"),
        (Lang::En, "200/400 river, Ruth calls Alan's bet of 1,400", "A bets 1400 | B calls"),
        (Lang::En, "river 200/400, s2 bets 900, s7 pops it 2,500", "B bets 900 | G raises to 2500"),
        (Lang::En, "flop 200/400. A bets half a grand", "A bets 500"),
        (Lang::En, "400/800 turn. A bet 2,400. B, who has 2,150, says call.", "B has 2150 | A bets 2400 | B says \"call\""),
        (Lang::Hr, "heads up 500/1000, A button, A otvori 2500, B call", "seats A B, button A | A raises to 2500 | B calls"),
        (
            Lang::Hu,
            "turn 100/200 pot 1200, A-nak 5000, B-nek 5000. A olin, B tartja",
            "A has 5000, B has 5000 | A is all-in | B calls",
        ),
        (Lang::Hu, "200/400 flop, A 1100-at hív, B 2500-as emelés", "A bets 1100 | B raises to 2500"),
        (Lang::Hu, "500/1000 A 2500-ra emel, BB az 1000-ese mellé egy 5000-es zsetont tett le", "pushes 1x5000"),
        (Lang::Is, "turn 300/600: A veðjar 1.400 og spilin hans B rekast óvart í muckið", "A bets 1400 | B's cards touch the muck"),
        (Lang::Is, "100/200 flopp. A bettar 500, það er hlaupið yfir B og C kallar", "A bets 500 | C calls"),
        (
            Lang::Is,
            "200/400 turn. B segir „hækka“ eftir að A bettaði 900 og setur einn þúsundkall út",
            "A bets 900 | B says \"raise\" then pushes 1x1000",
        ),
        (Lang::Is, "river 100/200. A tékkar, svo B og loks C", "A checks | B checks | C checks"),
        (Lang::Is, "A opnaði í 700 á blindum 150 og 300. B kallaði", "blinds 150/300 | A raises to 700 | B calls"),
        (Lang::Ru, "100/200, катофф открыл 3 бб", "A raises to 600"),
        (Lang::Ru, "флоп 50/100, Нурик бет 250, Саид «изи»", "A bets 250 | B says \"изи\""),
        (Lang::Ru, "тёрн 200/400 Петя поставил 1000, дед молча кинул 2500", "A bets 1000 | B pushes 2500"),
        (Lang::Ru, "ривер, 300/600, банк 7000, я чек, он говорит «пять». 500? 5000?", "B says \"пять\" (500 or 5000)"),
        (Lang::Ru, "флоп 200/400, А бет 1200, карты Б коснулись мака", "A bets 1200 | B's cards touch the muck"),
        (Lang::Ru, "тёрн 200/400 а 900 б молча две пятисотки", "A bets 900 | B pushes 2x500"),
        (Lang::Ru, "ривер 250/500, А 1500, Б молча тысяча пятьсот тремя пятисотенными", "A bets 1500 | B pushes 3x500"),
        (
            Lang::Ru,
            "ривер 500/1000, А 4000, Б (стек 90000): «рейз до 20000», а фишек положил 25 по тысяче",
            "B has 90000 | A bets 4000 | B says \"raise to 20000\" then pushes 25x1000",
        ),
        (Lang::Ru, "тёрн 200/400, А 1200, большой «олл-ин» на 3200", "is all-in for 3200"),
        (Lang::Sk, "river 500/1000 a 3000, b 9000, a fold", "A bets 3000 | B raises to 9000 | A folds"),
        (Lang::Sk, "river 500/1000 A stavil 3000, B zahodil a A mu ukázal Kd", "A bets 3000 | B folds | A shows Kd to B"),
        (Lang::Sk, "Stôl 4, blindy 300/600, flop. A stavil 1500", "A bets 1500"),
        (Lang::Sk, "Flop 500/1000, A stavil 3000, B mlčky dal tri stovky namiesto troch tisícok", "A bets 3000 | B pushes 3x100"),
        (Lang::Sk, "flop 200/400, A 900, B ticho dve 1000", "A bets 900 | B pushes 2x1000"),
        (Lang::Sk, "flop 200/400, A položil jednu päťku (5000)", "A pushes 1x5000"),
        (
            Lang::Is,
            "flopp 200/400, þrjú eftir. Dísa á að gera síðust en hendir spilunum strax, svo bettar Hjalti 700 og Geir kallar",
            "C folds | A bets 700 | B calls",
        ),
        (
            Lang::Ru,
            "ривер 500/1000, А олл-ин, Б спрашивает сумму, дилер говорит 5000, Б колл",
            "B asks for A's count | dealer tells B the bet is 5000 | B calls",
        ),
        (Lang::Hu, "flop 200/400, A 900-at hív, B megadja, C is", "A bets 900 | B calls | C calls"),
        // Whose turn it was, what a bet had been, sums in two parts, chips by their names, who does the same.
        (
            Lang::En,
            "300/600 turn. Al bets 2,500, Bo asks how much, dealer says \"2,200\", Bo calls",
            "A bets 2500 | B asks for A's count | dealer tells B the bet is 2200 | B calls",
        ),
        (
            Lang::En,
            "300/600 turn. Al bets 2,500, Bo asks how much, is told 2,200, and calls",
            "A bets 2500 | B asks for A's count | dealer tells B the bet is 2200 | B calls",
        ),
        (Lang::En, "200/400, Pete opens UTG to 1,000, Mick raises to 2,400", "A raises to 1000 | B raises to 2400"),
        (
            Lang::En,
            "100/200 turn; the kid leads for 450, guy next to him thinks for a bit and moves 1,100 forward",
            "A bets 450 | B pushes 1100",
        ),
        (Lang::En, "200/400 river, I bet 1,100 and he calls", "A bets 1100 | B calls"),
        (Lang::En, "100/200. Wendy picks up a 5k and a 1k and drops them both in", "A pushes 1x5000 + 1x1000"),
        (
            Lang::En,
            "150/300 turn. Mel shoves 4,450, Nan asks how much, dealer says forty-four fifty, Nan calls",
            "dealer tells B the bet is 4450 | B calls",
        ),
        (
            Lang::En,
            "100/200 turn. A bets 600, B says \"twelve fifty\" and puts in 1x1000",
            "A bets 600 | B says \"1250\" then pushes 1x1000",
        ),
        (Lang::En, "100/200 turn. A bets fifteen fifty", "A bets 1550"),
        (Lang::En, "200/400 river, A bets 900, B says \"nice bet\" and mucks", "A bets 900 | B mucks"),
        (Lang::En, "200/400, A raises 1,100, BB peels two 500s and a 100 off his stack and puts them in", "pushes 2x500 + 1x100"),
        (Lang::En, "100/200 turn. A bets one and a half k, B calls", "A bets 1500 | B calls"),
        (
            Lang::En,
            "150/300 turn. A bets 3,100, dealer says 1,300, B calls and puts in 1,300",
            "dealer tells B the bet is 1300 | B says \"call\" then pushes 1300",
        ),
        (Lang::En, "flop 200/400, A bet 1000, B too, C raises to 3500", "A bets 1000 | B calls | C raises to 3500"),
        (Lang::Hr, "flop 200/400, A bet 1000, B isto, C digne na 3500", "A bets 1000 | B calls | C raises to 3500"),
        (Lang::Hr, "100/200. A otvorio na 500, B stavi jednu petsto", "A raises to 500 | B pushes 1x500"),
        (Lang::Hr, "100/200, turn. A bet tri tisuće i po", "A bets 3500"),
        (Lang::Sk, "200/400, hijack otvoril na tisícku", "A raises to 1000"),
        (Lang::Sk, "River 250/500. Alica bet 2000, Karol vytiahol 5000", "A bets 2000 | B pushes 5000"),
        (Lang::Sk, "flop 100/200, A 600, Juro namiesto päťstovky hodil päťtisícku", "A bets 600 | B pushes 1x5000"),
        (Lang::Sk, "flop 100/200, B hodil tisícku, predtým stavil Braňo 400", "A bets 400 | B pushes 1x1000"),
        (Lang::Sk, "blindy 150/300, Kika zahodila, Erik pred ňou otvoril na 900", "A raises to 900 | B folds"),
        (
            Lang::Sk,
            "Flop 100/200. Traja all in: A 800, B 1500, C 2600",
            "A is all-in for 800 | B is all-in for 1500 | C is all-in for 2600",
        ),
        (Lang::Sk, "100/200 river, A 600, Marta plesla tisícku v dvoch päťstovkách", "A bets 600 | B pushes 2x500"),
        (
            Lang::Is,
            "river 150/300. A segir „kall“ og hendir svo fimmþúsundkalli, bettið hjá B var 1.800",
            "B bets 1800 | A says \"call\" then pushes 1x5000",
        ),
        (
            Lang::Is,
            "200/400 river. A spyr „hvað er þetta mikið?“, díler svarar 3.400 og A setur út 3.400. B hafði farið all in fyrir 13.400.",
            "B is all-in for 13400 | A asks for B's count | dealer tells A the bet is 3400 | A pushes 3400",
        ),
        (
            Lang::Is,
            "turn 200/400. A bettar 1.100, B spyr dealerinn hvað kallið sé og fær svarið 1.000. B setur út 1.000",
            "A bets 1100 | B asks for A's count | dealer tells B the bet is 1000 | B pushes 1000",
        ),
        (
            Lang::Is,
            "river 200/400. A setti mig all in fyrir 6.200 og ég kallaði. Hann sýndi ekki og henti í muckið.",
            "A is all-in for 6200 | B calls | A mucks",
        ),
        (Lang::Is, "flopp 100/200. A 300, B 900, A hendir", "A bets 300 | B raises to 900 | A folds"),
        (Lang::Is, "100/200 river: A veðjar 500, B hendir 5000kalli inn", "A bets 500 | B pushes 1x5000"),
        (Lang::Is, "100/200 turn. A bettar 600, kall, kall, og D setur út þúsundkall", "B calls | C calls | D pushes 1x1000"),
        (Lang::Ru, "флоп 50/100, дилер пропустил Мишу: Гена 250, Олег уравнял", "B bets 250 | C calls"),
        (
            Lang::Ru,
            "тёрн 200/400, Эдик поставил тысячу, Слава вне очереди заколлировал, хотя слово было за Колей",
            "seats A B C | A bets 1000 | C calls",
        ),
        (Lang::Ru, "100/200, трое, флоп. Ход Вити, но Гоша раньше него поставил 600. Витя чек", "B bets 600 | A checks"),
        (
            Lang::Ru,
            "флоп 1000/2000, Света сказала «две с половиной» и кинула 5000 одной фишкой",
            "A says \"2500\" then pushes 1x5000",
        ),
        (
            Lang::Ru,
            "флоп 100/200 Коля 400, Лёня сказал «рейз», потом кинул 1200 в два захода: 400 и 800",
            "A bets 400 | B says \"raise\" then pushes 400 then pushes 800",
        ),
        (Lang::Hu, "100/200 turn. „Hatszáz” – mondta A, B némán betett egy ezrest", "A says \"600\" | B pushes 1x1000"),
        // The blinds by their names.
        (Lang::En, "bb 1000 sb 500, UTG raises to 3000", "blinds 500/1000 | A raises to 3000"),
        (Lang::Ru, "бб 1000, мб 500. утг кинул одну фишку 5000", "blinds 500/1000 | A pushes 1x5000"),
        (Lang::En, "two-four hundred, river, I bet 1,100 and he calls", "blinds 200/400, on the river | A bets 1100 | B calls"),
        // Whose turn it is goes on.
        (Lang::En, "200/400, river, Ann bets 2,000. It's on Bill and he shows the queen of hearts to Carl", "B shows Qh to C"),
        (
            Lang::En,
            "600/1,200 on the turn, Al, Ben and Chuck in that order. Al checks, Chuck fires 3,000",
            "A checks | C bets 3000",
        ),
        // What is answered had come before.
        (Lang::Hu, "B eldobta a riveren A 1100-as hívására, 200/400", "A bets 1100 | B folds"),
        (
            Lang::En,
            "250/500, B, on the button, calls A's raise to 1,300, SB raises to 5,500",
            "A raises to 1300 | B calls | C raises to 5500",
        ),
        // To whom alone a hand is shown.
        (Lang::En, "200/400 river A bets 1500, B folds, A shows the queen of hearts, but only to player B", "A shows Qh to B"),
        (Lang::Hr, "200/400 river A bet 1500, B fold, A pokaže damu herc, ali samo igraču B", "A shows Qh to B"),
        (Lang::Sk, "200/400 river A bet 1500, B fold, A ukáže srdcovú dámu, ale len hráčovi B", "A shows Qh to B"),
        (Lang::Ru, "200/400 ривер А бет 1500, Б фолд, А показывает даму червей, но только игроку Б", "A shows Qh to B"),
        // Chips of two kinds in one go, or in two.
        (Lang::En, "500/1000 flop A bets 3000, B pushes three 1000s and another 500 chip", "B pushes 3x1000 + 1x500"),
        (Lang::Hu, "500/1000 flop A hív 3000-et, B betol három ezrest és még egy ötszázast", "B pushes 3x1000 + 1x500"),
        (Lang::Ru, "флоп 200/400. А бет 600, Б ставит 600 и тысячную отдельным движением", "B pushes 600 then pushes 1x1000"),
        (
            Lang::Is,
            "flop 200/400. A bettar 600, B setur 600 og þúsundkall strax á eftir, í annarri hreyfingu",
            "B pushes 600 then pushes 1x1000",
        ),
        (
            Lang::Sk,
            "100/200 river: A bet 500, B svojich 1500 vloží na dvakrát, najprv 500, potom 1000",
            "B pushes 500 then pushes 1000",
        ),
        (
            Lang::Hr,
            "100/200 river: A bet 500, B svojih 1500 stavi u dva navrata, prvo 500, pa 1000",
            "B pushes 500 then pushes 1000",
        ),
        // What somebody means or begins to do he has not done.
        (
            Lang::En,
            "flop 150/300. A bets 800, B wants to put in 800 but grabs a 1000 chip by mistake",
            "A bets 800 | B pushes 1x1000",
        ),
        (
            Lang::Hu,
            "flop 150/300. A hív 800-at, B 800-at akar betenni, de véletlenül egy ezrest dob be",
            "A bets 800 | B pushes 1x1000",
        ),
        (Lang::Hr, "1000/2000. UTG raise 4500, BB počne plaćati pa povuče ruku", "| A raises to 4500"),
        (Lang::Ru, "1000/2000. UTG рейз 4500, ББ начинает коллировать, потом убирает руку", "| A raises to 4500"),
        // His last chips.
        (Lang::Is, "100/200 river. A all-in 5600, B kallar fyrir síðustu 3200", "B is all-in for 3200"),
        (Lang::Hu, "100/200 river. A betol mindent (5600), B az utolsó 3200-ért megadja", "B is all-in for 3200"),
        // A word that joins is nobody.
        (Lang::Hr, "River 400/800. A bet 900, B stavi 8.300. I što sad?", "A bets 900 | B pushes 8300"),
    ] {
        let lines = lines(text, lang);
        assert!(lines.ends_with(told), "{text}: {lines}");
    }
    // Who folded before the showdown has no hand to throw away.
    let folded = lines(
        "showdown, A is on the button and has folded. Pot 4,700, board Qc Td 6s 6h 3d. B has As Qd and C Ac Qs, both tabled.",
        Lang::En,
    );
    assert!(folded.contains("A has folded") && !folded.contains("A mucks"), "{folded}");
}

/// Which card was shown is asked for, and a bet of so much that nobody saw is no detail.
#[test]
fn what_decides_is_asked_for() {
    for (lang, text) in [
        (Lang::En, "river 200/400, A bets 1000, B calls, A shows only one card"),
        (Lang::Sk, "river 200/400, A bet 1000, B call, A ukáže len jednu kartu"),
        (Lang::Hr, "river 200/400, A bet 1000, B call, A pokaže samo jednu kartu"),
        (Lang::Is, "river 200/400, A bettar 1000, B kallar, A sýnir bara eitt spil"),
        (Lang::Ru, "ривер 200/400, А бет 1000, Б колл, А показывает только одну карту"),
        (Lang::Hu, "river 200/400, A hív 1000-et, B megadja, A csak az egyik lapját mutatja"),
        (Lang::Hr, "Mali blind nije vidio raise na 500 od cutoffa (100/200) pa dopunio stotku"),
        (Lang::Sk, "400/800, UTG raise 2000, nikto ďalší, až BB all-in 5600, UTG call"),
    ] {
        let own = lines(text, lang);
        assert!(own.starts_with('?'), "{text}: {own}");
    }
}

#[test]
fn mechanisms_behind_the_words() {
    for (lang, text, told) in [
        // A sum and its chips.
        (Lang::En, "100/200 A raises to 600 B silently puts in 850: one 500, three 100s and a 50", "B pushes 1x500 + 3x100 + 1x50"),
        // How many chips one sum is.
        (Lang::En, "100/200 A raises to 600 B silently puts in 1000 in one chip", "B pushes 1x1000"),
        // By so much, and not to so much.
        (Lang::En, "100/200, A raises to 500, B says raise, 700 more on top", "B says \"raise by 700\""),
        (Lang::Ru, "100/200, A рейз до 500, B говорит: рейз, 700 сверху", "B says \"raise by 700\""),
        (Lang::Is, "100/200, A hækkar í 500, B hækkar um 700", "B raises to 1200"),
        // Chips that move in are not everything.
        (Lang::En, "100/200 on the flop. A bets 500. B silently moves in 1000", "B pushes 1000"),
        (Lang::En, "100/200 on the flop. A bets 500. B moves in", "B is all-in"),
        // Who has so much does not bet it.
        (Lang::Ru, "100/200 на ривере, у B 12 000. A ставит 500, B колл", "B calls"),
        // What is told afterwards of what was said.
        (Lang::En, "100/200 on the turn. A says \"twelve\". could be 1,200 or 12,000", "A says \"twelve\" (1200 or 12000)"),
        // The suit may be a word, the rank a number.
        (Lang::En, "100/200 on the river. A bets 500. B shows the five of hearts", "B shows 5h"),
    ] {
        let lines = lines(text, lang);
        assert_eq!(lines.rsplit(" | ").next(), Some(told), "{text}: {lines}");
    }
    for (lang, text, told) in [
        // What one does behind another one to whom something was done.
        (Lang::En, "100/200 flop, A bets 600. Dealer tells B it is 400 and B puts in 400", "B pushes 400"),
        (Lang::Sk, "flop 200/400, A stavil 2400, dealer povedal B že je to 1400 a B vložil 1400", "B pushes 1400"),
        // Of two amounts that the dealer is told with, he said the first.
        (Lang::En, "100/200 flop. A bets 1600. Dealer told B it was 600 when it was 1600", "dealer tells B the bet is 600"),
        // The pot is no chips, wherever it is told.
        (Lang::En, "100/200 on the flop. A is all in for 900, B calls. pot before was 1,050", "B calls"),
        (Lang::Hr, "turn 50/100, u potu otprije 900. A ulaže 400", "A bets 400"),
        // Which it is, is asked.
        (Lang::En, "100/200 on the flop. A bets 500. B silently puts in two 1k chips. call or raise", "B pushes 2x1000"),
        // Cards that are thrown away when nothing is left to call.
        (Lang::En, "100/200 on the river. A bets 500, B calls, A throws away his cards", "A mucks"),
        (Lang::En, "100/200 on the river. A bets 500, B calls, C throws away his cards", "C folds"),
        // How he folds is seen.
        (Lang::En, "150/300 on the flop. A bets 700, B folds face up showing Ah Qs", "B folds"),
        // What is asked about is all that is told.
        (Lang::En, "can A bet 150 on the turn at 100/200", "A bets 150"),
        // One chip of each.
        (Lang::En, "turn 100/200, A puts in a 1k, a 500 and a 100 chip", "A pushes 1x1000 + 1x500 + 1x100"),
        // Who has no name is not the one who acted last.
        (Lang::En, "turn 100/200, one bets 2000, the other guy calls", "B calls"),
        (Lang::Hu, "turn 100/200, 2000 a bet, a másik megadja", "B calls"),
        (Lang::Is, "turn 100/200, sá fyrri bettar 2000 og hinn kallar", "B calls"),
        (Lang::Hr, "turn 100/200, prvi beta 2000, drugi plati", "B calls"),
        (Lang::Ru, "тёрн 100/200, первый ставит 2000, второй коллирует", "B calls"),
        (Lang::Sk, "turn 100/200, prvý dá bet 2000, druhý dorovná", "B calls"),
        // A seat that was named may be called by its number.
        (Lang::En, "flop 100/200, seat 3 bets 400, seat 5 raises to 900, 3 calls", "C calls"),
        // What nobody is said to do is only asked about.
        (Lang::Hu, "turn 100/200, A 500-at hív, B megadja. felfordíthatják már?", "B calls"),
        (Lang::Hu, "river 100/200, A hív 500-at, B megadja, A eldobja. B-nek mutatni kell?", "A mucks"),
        (Lang::En, "100/200, utg flicks in a 500 chip. that's only a call, right?", "A pushes 1x500"),
        // The clock runs on whoever is to act.
        (Lang::En, "turn 100/200, Ken bets 6k, Lou calls the clock on Max", "C asks for the clock on B"),
        // Where no blinds are told, the street is where all of it happens.
        (Lang::En, "Mo bets 500 on the flop, Lee raises to 1500", "B raises to 1500"),
        // How many sit at each table, whichever way round it is told.
        (Lang::En, "table 1 has 9, table 2 has 6, table 2 loses a player", "table 2 loses a player"),
        (Lang::Is, "9 á borði 1 og 6 á borði 2, borð 2 var að klára höndina", "table 2 finishes its hand"),
        // What is asked of the next hand comes of its being dealt.
        (
            Lang::En,
            "100/200, Ann, Bob, Cid and Dan, Ann has the button. Bob busted out. who has the button in the next hand?",
            "next hand",
        ),
        // Who is named behind one that shows shows as well.
        (Lang::En, "at showdown, board 2c 7d Jh Jc 5s, A shows As Kd, B Ac Kh", "B tables his hand"),
        (Lang::Hr, "jel smije A na turnu betat 150 ako su blindovi 100/200", "A bets 150"),
        // Of whom was spoken last.
        (
            Lang::En,
            "100/200 on the turn. A bets 500. While B is thinking the dealer sweeps his cards into the muck",
            "dealer mucks B's cards",
        ),
        // A half behind `and`, and stakes in hundreds.
        (Lang::Hr, "150/300, A bet 900 na turnu, B raise na dvije i pol tisuće", "B raises to 2500"),
        (Lang::Sk, "100/200 flop, A a B sa bavia po nemecky", "B speaks German"),
    ] {
        let lines = lines(text, lang);
        assert_eq!(lines.rsplit(" | ").next(), Some(told), "{text}: {lines}");
    }
    let stakes = lines("blinds 3/6 hundred on the turn. A bets 1800", Lang::En);
    assert!(stakes.starts_with("blinds 300/600, on the turn"), "{stakes}");
    let early = lines("100/200 on the flop, A B C. A checks. C bets 600 before B has acted. B bets 400", Lang::En);
    assert!(early.ends_with("A checks | C bets 600 | B bets 400"), "{early}");
}

/// Each of the phrasings that a hurried person typed first and that the notation refused.
#[test]
fn what_a_hurried_person_types_first() {
    let flop = |act: &str| {
        lines(&format!("200/400 on the flop. A checks. B {act}"), Lang::En).replace("blinds 200/400, on the flop | A checks | ", "")
    };
    for (act, read) in [
        ("bets 1,200", "B bets 1200"),
        ("bets 1 200", "B bets 1200"),
        ("bets 1.2k", "B bets 1200"),
        ("bets 5k", "B bets 5000"),
        ("silently pushes 2 x 1000", "B pushes 2x1000"),
        ("silently pushes 2x1000 and 1x500", "B pushes 2x1000 + 1x500"),
        ("puts in one 5000 chip", "B pushes 1x5000"),
        ("puts in a 5000 chip", "B pushes 1x5000"),
        ("puts in three 500s", "B pushes 3x500"),
        ("goes all in for 3000", "B is all-in for 3000"),
        ("is all in", "B is all-in"),
        ("shoves", "B is all-in"),
        ("jams", "B is all-in"),
        ("ships it", "B is all-in"),
        ("tosses in a 5000 chip", "B pushes 1x5000"),
        ("puts 1x5000 in", "B pushes 1x5000"),
        ("throws away his cards", "B folds"),
        ("taps", "B taps the table"),
        ("says raise", "B says \"raise\""),
        ("says 'raise'", "B says \"raise\""),
        ("announces “raise”", "B says \"raise\""),
        ("says «raise», then puts in 2000", "B says \"raise\" then pushes 2000"),
        ("says \"raise\" and pushes 2000", "B says \"raise\" then pushes 2000"),
    ] {
        assert_eq!(flop(act), read, "{act}");
    }
    let facing = |act: &str| {
        let told = lines(&format!("200/400 on the river, pot 2000. A bets 1000. B {act}"), Lang::En);
        told.replace("blinds 200/400, on the river, pot 2000 | A bets 1000 | ", "")
    };
    for (act, read) in [
        ("calls 1000", "B calls"),
        ("raises by 1800", "B raises to 2800"),
        ("min-raises", "B raises to 2000"),
        ("3-bets to 3,000", "B raises to 3000"),
        ("flat-calls", "B calls"),
        ("mucks his hand", "B mucks"),
        ("asks for a count", "B asks for A's count"),
        ("and C fold", "B folds | C folds"),
    ] {
        assert_eq!(facing(act), read, "{act}");
    }
    for table in [
        "200/400, flop",
        "200/400 flop",
        "NLHE 200/400 flop",
        "PLO 200/400 flop",
        "200-400 on the flop",
        "200/400/50 flop",
        "9 players 200/400 flop",
    ] {
        let told = lines(&format!("{table}\nA bets 800"), Lang::En);
        assert!(told.contains("on the flop") && told.ends_with("A bets 800"), "{table}: {told}");
    }
}

#[test]
fn who_is_named_by_place_number_or_name() {
    let telling = read("100/200. UTG opens to 500. Dave in the hijack folds. BTN calls", Lang::En).ok();
    let names = telling.map(|telling| telling.names.into_iter().map(|(seat, name)| format!("{seat} {name}")).collect::<Vec<_>>());
    assert_eq!(names.unwrap_or_default(), ["A UTG", "B Dave", "C BTN"]);
    assert_eq!(
        lines("50/100 river, seat 3 bets 400, seat 5 calls", Lang::En),
        "blinds 50/100, on the river, seats C E | C bets 400 | E calls"
    );
}

#[test]
fn a_blind_who_only_is_told_of_sits_there_once() {
    for (told, state) in [("BB is away", "D is away"), ("BB has 5000", "D has 5000")] {
        let read = lines(&format!("100/200\n{told}\nUTG raises to 500"), Lang::En);
        let table = "blinds 100/200, seats A B C D, button B, B has folded, C has folded";
        assert_eq!(read, format!("{table}, {state} | A raises to 500"), "{told}");
    }
    assert_eq!(
        lines("100/200\nSB is away\nUTG raises to 500", Lang::En),
        "blinds 100/200, seats A B C D, button B, B has folded, C is away | A raises to 500"
    );
}

#[test]
fn one_card_that_is_laid_open_is_not_the_whole_hand() {
    assert_eq!(
        lines("100/200, on the flop, pot 600, seats A B\nA lays Kh face up", Lang::En),
        "blinds 100/200, on the flop, pot 600, seats A B | A shows Kh"
    );
}

#[test]
fn what_is_not_understood_is_pointed_at() {
    for (text, word) in [
        ("200/400. A cancels his raise", "cancels"),
        ("200/400, on the flop. A bets 500. The dealer zaps B's hand by accident", "zaps"),
        ("100/200, A raises to 600, B blimbles 7c", "blimbles"),
        ("200/400, on the flop\nA bets 500\nZyzzyva frobnicates 700 chips", "Zyzzyva"),
    ] {
        let misunderstood = read(text, Lang::En).err().unwrap_or_default();
        assert!(misunderstood.iter().any(|one| text[one.span.clone()].contains(word)), "{text}: {misunderstood:?}");
    }
    // Words without an event are left out openly.
    for (text, words) in [
        ("200/400 river. A bets 500. B thinks for a while. B calls", "B thinks for a while"),
        ("100/200, UTG raises to 600, two folds, BB calls", "two folds"),
        ("200/400, Peter wants to put in 800, but throws a 1000 chip", "wants to put in 800"),
    ] {
        let left_out =
            read(text, Lang::En).map(|telling| telling.left_out.iter().map(|span| &text[span.clone()]).collect::<Vec<_>>());
        assert_eq!(left_out, Ok(vec![words]), "{text}");
    }
}

#[test]
fn what_is_no_situation_stays_none() {
    for text in ["what is a string bet", "how do I split the pot", "the weather is fine today", "", "  ", "?!", "oversized chip"] {
        assert!(read(text, Lang::En).is_err(), "{text}: {}", lines(text, Lang::En));
    }
}

proptest! {
    #![proptest_config(plays(256))]

    #[test]
    fn anything_can_be_typed(text in "\\PC{0,80}") {
        for lang in Lang::ALL {
            let _ = read(&text, lang);
        }
    }

    #[test]
    fn words_in_any_order_are_read_or_pointed_at(words in prop::collection::vec(
        prop::sample::select(vec![
            "A", "B", "C", "UTG", "seat 3", "dealer", "raises", "bets", "calls", "folds", "says", "pushes", "throws", "1200", "5k",
            "2x1000", "two 500 chips", "200/400", "flop", "river", "pot", "cards", "muck", "silently", "and", "then", ",", ".", "?",
            "(", ")", "\"raise\"", "to", "his", "all in", "AhKd", "shows", "everyone", "blinds", "asks", "count", "not", "next player",
        ]), 0..25,
    )) {
        if let Ok(telling) = read(&words.join(" "), Lang::En) {
            // What was made can be written, and read back as it is.
            for event in &telling.events {
                let line = event.to_string();
                prop_assert_eq!(crate::notation::parse_line(&line).map(|line| line.to_string()), Ok(line));
            }
        }
    }
    /// Whoever speaks of cards, the deck or the burn in words that nobody knows tells of no bet, no fold and no hand.
    #[test]
    fn what_is_said_of_the_deal_is_never_bent_into_play(mut words in prop::collection::vec(
        prop::sample::select(vec![
            "dealer", "card", "cards", "deck", "burn", "joker", "flop", "turn", "button", "the", "a", "of", "3", "four", "second",
            "A", "B", "exposed", "dealt", "boxed", "zorped", "blimble", "frunk", "while", "two",
        ]), 2..9,
    ), thing in prop::sample::select(vec!["card", "cards", "deck", "burn", "joker"]), at in 0_usize..9) {
        words.insert(at.min(words.len()), thing);
        let told = format!("blinds 100/200, seats A B C\n{}", words.join(" "));
        if let Ok(telling) = read(&told, Lang::En) {
            for event in &telling.events {
                for step in &event.steps {
                    let bent = matches!(step, Step::Act(_) | Step::Push(..) | Step::Release(_) | Step::Find(_) | Step::TakeBack(_))
                        || matches!(step, Step::Cards(CardEvent::Show(_)));
                    prop_assert!(!bent, "{}: {}", words.join(" "), event);
                }
            }
            prop_assert!(!telling.states.iter().any(|state| matches!(state, State::Stack(..))), "{}", words.join(" "));
        }
    }
}

/// A line of the notation is that line whatever stands beside it.
#[test]
fn a_line_of_the_notation_is_read_as_it_stands() {
    for line in [
        "dealer deals card 8 face up",
        "turn 5c without a burn",
        "B drops 7c on the floor",
        "B is out",
        "dealer finds 51 cards",
        "dealer skips C",
        "C finds 3 cards",
        "flop of 4 cards",
        "B calls",
        "C says \"raise\" then pushes 1x1000",
    ] {
        let told = lines(&format!("blinds 100/200, seats A B C, button C\n{line}\nA throws in a 5k chip without a word"), Lang::En);
        assert_eq!(told, format!("blinds 100/200, seats A B C, button C | {line} | A pushes 1x5000"), "{line}");
    }
}

#[test]
fn what_a_ruling_on_the_deal_needs_is_asked() {
    for (text, asked) in [
        ("dealer exposed a card while dealing", "which card"),
        ("dealer exposed two cards", "which cards"),
        ("no burn this time", "before which card"),
        ("somebody has too many cards", "who it was"),
        ("the button is in the wrong place", "where the button should be"),
        ("dealer put two cards on the turn", "which cards came"),
    ] {
        let told = lines(&format!("blinds 100/200, seats A B C\n{text}"), Lang::En);
        assert!(told.starts_with('?') && told.contains(asked), "{text}: {told}");
    }
}

/// What of a street is told behind it: its cards, that they lie open, that it came too soon, and that a card was burned for it.
#[test]
fn the_cards_of_a_street_are_nobodys_hand() {
    let flop = "| flop 2c 7d Jh 5s";
    for (lang, text, told) in [
        (Lang::En, "100/200, button calls, sb folds, bb checks. Dealer puts out a flop with four cards: 2c 7d Jh 5s", flop),
        (
            Lang::En,
            "100/200, button calls, sb folds, bb checks. Dealer puts out a flop with 4 cards in it: 2c 7d Jh 5s, all face up.",
            flop,
        ),
        (Lang::Hu, "100/200, gomb callol, kisvak dob, nagyvak check. Az osztó négy lapot tett ki flopnak: 2c 7d Jh 5s", flop),
        (
            Lang::Hu,
            "100/200, gomb callol, kisvak dob, nagyvak check. Az osztó négy lapot tett ki flopnak: treff 2, káró 7, kőr bubi, pikk 5",
            flop,
        ),
        (Lang::Sk, "100/200, button callol, SB zložil, BB checkol a na flop prišli štyri karty lícom hore: 2c 7d Jh 5s.", flop),
        (Lang::Hr, "100/200. Button plati, SB baci, BB checka i diler otvori četiri karte na flopu: 2c 7d Jh 5s.", flop),
        (Lang::Is, "100/200. Button limpar, SB foldar, BB tékkar. Gjafarinn setur fjögur spil á floppið: 2c 7d Jh 5s", flop),
        (Lang::Ru, "100/200, баттон лимп, СБ пас, ББ чек. дилер выложил на флоп четыре карты: 2c 7d Jh 5s, в открытую", flop),
        (Lang::Ru, "100/200, баттон лимп, СБ пас, ББ чек. Дилер вместо трех карт открыл на флоп четыре: 2c 7d Jh 5s", flop),
        (
            Lang::En,
            "flop 9s 4d 4c heads up, 200/400. A bets 1k, dealer burns and turns the 6h before B has acted. B then calls.",
            "| A bets 1000 | turn 6h | B calls",
        ),
        (
            Lang::En,
            "200/400, flop 9s 4d 4c, A bets 1k, dealer burns and deals the turn 6h before B has acted on the bet.",
            "| A bets 1000 | turn 6h",
        ),
        (
            Lang::Hu,
            "300/600, ketten vannak, Flopon A bead 900at, az osztó már égetett is meg kitette a turnt, treff 9es.",
            "| A bets 900 | turn 9c",
        ),
        (
            Lang::Is,
            "100/200, floppið er 2c 7d Jh. A bettar 400 og dealerinn brennir og setur turn upp, laufafimmu, áður en B er búinn að gera!",
            "| A bets 400 | turn 5c",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.contains(told) && !own.starts_with('?') && !own.contains("holds"), "{text}: {own}");
    }
    // What happened before it may be told behind it.
    let before = "Dealer vyložil na flop štyri karty, 2c 7d Jh 5s, všetky lícom hore. Predtým C na buttone callol, A zložil, B na veľkom blinde check. 100/200.";
    let told = lines(before, Lang::Sk);
    assert!(told.ends_with("C calls | A folds | B checks | flop 2c 7d Jh 5s"), "{told}");
    // Four were told, and three are named: which ones came is not known.
    let other = lines("100/200, button calls, sb folds, bb checks. Dealer puts out a flop with four cards: 2c 7d Jh", Lang::En);
    assert!(other.starts_with('?'), "{other}");
}

/// Another card of a kind that lies there already is its second.
#[test]
fn another_card_that_is_found_is_a_second_one() {
    for (lang, text) in [
        (
            Lang::En,
            "100/200, C on the button raises to 400, A folds, B calls. Flop 2c 7d Jh and the dealer finds another jack of hearts in the stub.",
        ),
        (
            Lang::Is,
            "blindar 100/200, C á button hækkar í 400, A foldar, B kallar. Flopp 2c 7d Jh og þá finnur dealerinn annan hjartagosa í stokknum.",
        ),
        (
            Lang::Hu,
            "100/200, gomb felemeli 400ra, kisvak dob, nagyvak tartja. flop 2c 7d Jh es akkor az oszto talal meg egy kor bubit a pakliban.",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.ends_with("dealer finds a second Jh"), "{text}: {own}");
    }
}

/// Where the button is and where it should be, whichever of them is told first.
#[test]
fn the_button_is_due_where_it_is_said_to_be() {
    let due = "button D, due to E";
    for (lang, text) in [
        (Lang::En, "seats A B C D E, 100/200. the button should have been at E but it is at D. B calls, C raises to 600"),
        (Lang::En, "seats A B C D E, 100/200. button shouldve moved to E but dealer left it on D. B calls, C raises to 600"),
        (Lang::En, "seats A B C D E, 100/200. the button is at D but should be at E. B calls, C raises to 600"),
        (Lang::Is, "A B C D E við borðið, 100/200. Hnappurinn átti að vera hjá E en er hjá D. B kallar, C hækkar í 600"),
        (Lang::Hr, "Za stolom A B C D E, 100/200. Gumb ostao kod D, a trebao je na E. B kolao, C digao na 600"),
        (
            Lang::Hu,
            "A B C D E ül itt, 100/200. Rossz helyen volt a gomb, D-nél maradt, pedig E-hez kellett volna kerülnie. B callol, C emel 600-ra",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.contains(due), "{text}: {own}");
    }
}

/// Who is back when the last card has been dealt was not there when it was.
#[test]
fn what_was_dealt_before_somebody_was_back_comes_first() {
    for (lang, text, told) in [
        (
            Lang::En,
            "100/200, seats A B C D. A is at the bar when the deal starts and only gets back to his seat after the last card was dealt.",
            "dealer deals the last card | A is back",
        ),
        (
            Lang::Hu,
            "100/200, A B C D. D nem volt az asztalnál. Mire visszaért az osztó már az utolsó lapot is kiosztotta.",
            "dealer deals the last card | D is back",
        ),
        (
            Lang::Hr,
            "100/200, A B C D. D je bio vani i vratio se tek kad je i zadnja karta podijeljena.",
            "dealer deals the last card | D is back",
        ),
        (
            Lang::Ru,
            "100/200, A B C D. D отошел покурить и вернулся когда уже раздали последнюю карту.",
            "dealer deals the last card | D is back",
        ),
        (
            Lang::Ru,
            "100/200, A B C D. D нет за столом. он прибежал, потом дилер роздал последнюю карту.",
            "D is back | dealer deals the last card",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.contains(told), "{text}: {own}");
    }
}

/// Acts that stand behind what somebody said, thought or might have done, and who does them.
#[test]
fn no_act_is_lost_behind_words() {
    for (lang, text, told) in [
        (Lang::Is, "flop 300/600: A bettar 4200, gjafarinn segir B að það séu 2200 og B setur inn 2200", "B pushes 2200"),
        (
            Lang::Is,
            "Turn 100/200\nA bettar 600\nB hækkar í 1.800 og gjafarinn tekur spilin óvart í muckið",
            "dealer mucks B's cards",
        ),
        (Lang::Hu, "800/1600 turn\nA bet 5000\nB azt hitte hogy csak 500 a tét, és egy ötszázast tett be", "B pushes 1x500"),
        (Lang::Hu, "flop 100/200, A hívott 600-at\nC nem várta meg B-t és megadta", "C calls"),
        (
            Lang::Hu,
            "200/400. az osztó már elkezdte rifflezni a paklit, amikor a floor bejelentette a 300/600-at",
            "dealer riffles | floor announces 300/600",
        ),
        (
            Lang::Hu,
            "Új játékos, E ül le C és D közé, button A. A, B, C, D játszott eddig.",
            "seats A B C D, button A | E sits down between C and D",
        ),
        (Lang::Ru, "ривер 200/400, двое в игре, А мог чекнуть, но выбросил карты в пас", "A folds"),
        (Lang::Ru, "300/600, ривер\nпервое место ставит 2000, третье молча кладёт одну фишку 5000", "C pushes 1x5000"),
    ] {
        let own = lines(text, lang);
        assert!(own.contains(told), "{text}: {own}");
    }
}

/// The commonest first names, none of which is a word of a telling, wherever they stand before what somebody does.
mod names {
    use super::*;

    const TELLINGS: [(Lang, [&str; 3]); 6] = [
        (
            Lang::En,
            [
                "100/200, flop\n{} bets 500\nB calls",
                "100/200, flop. B bets 500, {} calls",
                "100/200, flop\nB bets 500\n{} says call",
            ],
        ),
        (
            Lang::Hu,
            [
                "100/200, flop\n{} hív 500-at\nB megadja",
                "100/200, flop. B hív 500-at, {} megadja",
                "100/200, flop\nB hív 500-at\n{} azt mondja „tartom”",
            ],
        ),
        (
            Lang::Sk,
            [
                "100/200, flop\n{} stavil 500\nB dorovnal",
                "100/200, flop. B stavil 500, {} dorovnal",
                "100/200, flop\nB stavil 500\n{} povie „call“",
            ],
        ),
        (
            Lang::Hr,
            [
                "100/200, flop\n{} uložio 500\nB plati",
                "100/200, flop. B uložio 500, {} plati",
                "100/200, flop\nB uložio 500\n{} kaže „call“",
            ],
        ),
        (
            Lang::Is,
            [
                "100/200, flopp\n{} bettar 500\nB kallar",
                "100/200, flopp. B bettar 500, {} kallar",
                "100/200, flopp\nB bettar 500\n{} segir „kall“",
            ],
        ),
        (
            Lang::Ru,
            [
                "100/200, флоп\n{} ставит 500\nB колл",
                "100/200, флоп. B ставит 500, {} колл",
                "100/200, флоп\nB ставит 500\n{} говорит «колл»",
            ],
        ),
    ];

    const NAMES: [(Lang, &str); 6] = [
        (
            Lang::En,
            "James John Robert Michael William David Richard Joseph Thomas Charles Mark Paul Steve Kevin Brian George Ed Ron Tim Jason Jeff Ryan Jake Gary Nick Eric Steph Larry Scott Frank Brandon Ben Greg Sam Ray Alex Jack Dennis Jerry Mary Linda Liz Barb Sue Jess Sarah Karen Nancy Betty Sandra Ashley Donna Michelle Emily Mandy Will Bill Bob Rob Dan",
        ),
        (
            Lang::Hu,
            "László József István János Zoltán Sándor Gábor Ferenc Attila Péter Tamás Zsolt Tibor András Csaba Imre Lajos György Balázs Gyula Mihály Károly Róbert Béla Dávid Dániel Ádám Krisztián Miklós Norbert Bence Máté Levente Bandi Jani Peti Feri Laci Pisti Misi Mária Erzsébet Katalin Ilona Éva Anna Zsuzsanna Margit Judit Ágnes Andrea Erika Krisztina Irén Eszter Magdolna Mónika Edit Gabriella Szilvia",
        ),
        (
            Lang::Sk,
            "Jozef Ján Peter Marek Michal Martin Milan Štefan Miroslav Ladislav Tomáš Pavol Juraj Vladimír Ivan Marián Jaroslav František Anton Daniel Igor Rastislav Stanislav Patrik Dušan Jakub Matej Róbert Viliam Filip Mária Anna Zuzana Katarína Eva Jana Helena Monika Lucia Ivana Andrea Martina Alžbeta Margita Viera Ľubica Veronika Jarmila Lenka Gabriela Dana Renáta Soňa Tibor Fero Edo Laco Jano Palo Jožo",
        ),
        (
            Lang::Hr,
            "Ivan Marko Josip Tomislav Željko Ante Ivica Luka Marijan Mario Stjepan Petar Zoran Darko Davor Damir Goran Mladen Branko Matej Karlo Filip Dario Jakov Niko Janko Rajko Slavko Stanko Antun Antonio Mato Zvonko Hrvoje Nikola Igor Vedran Krešimir Ana Marija Ivana Katarina Marina Petra Nada Mirjana Jasna Vesna Branka Anđela Stela Lucija Lucijan Tonka Flora Sanja Dora Lana Sara Mia",
        ),
        (
            Lang::Is,
            "Jón Sigurður Guðmundur Gunnar Ólafur Einar Magnús Kristján Stefán Jóhann Björn Árni Bjarni Helgi Halldór Arnar Gísli Ragnar Þórður Daníel Davíð Reynir Bárður Barði Leifur Heimir Sturla Sindri Stígur Hrafn Guðrún Anna Kristín Sigríður Margrét Helga Sigrún Ingibjörg María Jóhanna Elín Hildur Katrín Ragnheiður Lilja Erla Eva Ásta Hulda Bára Halla Kolla Finnur Halli Kalli Sæmi Palli Doddi Gummi Stína",
        ),
        (
            Lang::Ru,
            "Александр Сергей Владимир Андрей Алексей Дмитрий Николай Евгений Михаил Иван Юрий Виктор Игорь Максим Денис Олег Роман Павел Антон Артём Кирилл Илья Никита Егор Глеб Костя Саша Дима Лёха Вова Рома Вадим Стас Гоша Толик Марк Гена Слава Паша Миша Боря Марина Елена Ольга Наталья Анна Ирина Татьяна Светлана Юлия Мария Екатерина Людмила Галина Лена Оля Света Катя Настя Рита",
        ),
    ];

    #[test]
    fn everybody_is_called_by_his_name() {
        let mut otherwise = Vec::new();
        for ((lang, tellings), (_, names)) in TELLINGS.iter().zip(NAMES) {
            for name in names.split(' ') {
                for telling in tellings {
                    let telling = telling.replace("{}", name);
                    let called = read(&telling, *lang).map(|told| (told.names, told.events.len())).ok();
                    let own = called.is_some_and(|(names, events)| events == 2 && matches!(&names[..], [(_, one)] if one == name));
                    if !own {
                        otherwise.push(telling);
                    }
                }
            }
        }
        assert!(otherwise.is_empty(), "{}", otherwise.join("\n"));
    }
}

/// Every example that an error gives is itself understood.
#[test]
fn what_an_error_proposes_is_understood() {
    let mut lost = Vec::new();
    for lang in Lang::ALL {
        let source = crate::embedded::locale(lang, "errors.ftl").unwrap_or_default();
        let helps =
            source.lines().filter(|line| line.starts_with("telling-") && (line.contains("-help =") || line.contains("-say-")));
        for help in helps {
            for example in help.split('`').skip(1).step_by(2).filter(|example| example.contains(' ')) {
                // Whose card it is stands in a sentence; seats alone tell nothing yet.
                let id = help.split(" = ").next().unwrap_or_default();
                if id == "telling-which-card-help" {
                    continue;
                }
                let sentence = if id == "telling-seats-help" { format!("{example}\nA 500") } else { format!("100/200\n{example}") };
                let read = crate::notation::LineReader::default().line(example).is_ok() || read(&sentence, lang).is_ok();
                if !read {
                    lost.push(format!("{}: {example}: {}", lang.code(), lines(&sentence, lang)));
                }
            }
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// What natives told that was bent or refused once.
#[test]
fn what_natives_tell() {
    for (lang, text, told) in [
        // What somebody might have done he has not.
        (Lang::En, "A bets 600 on the flop at 100/200, B has a chance to raise but calls", "B calls"),
        (Lang::Ru, "100/200 флоп, А ставит 600, у Б есть возможность поднять, но он коллирует", "B calls"),
        // Half of the pot.
        (Lang::En, "100/200 turn, pot 3000, A bets half the pot", "A bets 1500"),
        (Lang::Hu, "500/1000 turn, 9 ezer a pot, A azt mondja félpot", "A says \"half pot\""),
        // Figures are whole, and a sum is no further chip.
        (Lang::Hr, "100/200 river, A uložio 800, B baci 5000 jednim čipom", "B pushes 1x5000"),
        (Lang::Hr, "400/800 flop, B bez rijeci stavi 5000 i to pet cipova po 1000", "B pushes 5x1000"),
        // Words that are acts elsewhere.
        (Lang::Is, "turn, 500/1000, A bettar 2.500 og B setur tvo 2.000 kalla inn", "B pushes 2x2000"),
        (Lang::Hr, "turn 100/200, A ulaže 500, B baci", "B folds"),
        // Who does something behind whom it was told of.
        (Lang::En, "200/400 flop checked to D who bets 1,000", "D bets 1000"),
        (Lang::Hu, "200/400 flop, D-ig mindenki passzol, D hív 1000-et", "D bets 1000"),
        (Lang::Ru, "100/200, тёрн, трое. А чек, В не дожидаясь Б ставит 600", "C bets 600"),
        (Lang::Is, "100/200 flopp, A bettar 500, meðan B hugsar sig um kallar C", "C calls"),
        // What had happened before.
        (Lang::En, "100/200 flop. The dealer accidentally mucked C's hand after A bet 400", "dealer mucks C's cards"),
        // Hands that are given up when they are shown.
        (Lang::Sk, "Showdown, board 9h 8d 4s 2c Kd, bank 3000. A povie že má postupku, B zahodí karty", "B mucks"),
        (Lang::Ru, "на вскрытии Б говорит «стрит», А сразу кидает карты в мак, банк 3000", "A mucks"),
        // Whose turn it was.
        (
            Lang::En,
            "100/200, on the flop, A B C D. A checks, C checks, D bets 400. B says wait, I was skipped",
            "B objects: skipped",
        ),
        (Lang::Ru, "100/200, флоп: А, Б, В. А бет 400, В колл. Б: я ещё не ходил!", "B objects: skipped"),
        // A phrase within which somebody is named.
        (Lang::Hu, "100/200 turn, A hív 400-at, csörög B telefonja", "B's phone rings"),
        (Lang::En, "100/200 turn, A bets 400, B calls C an idiot", "B insults C"),
    ] {
        let own = lines(text, lang);
        assert_eq!(own.rsplit(" | ").next(), Some(told), "{text}: {own}");
    }
    let blinds = lines("400/800, A hækkar í 2.000, B kallar, SB foldar, BB 3-bettar í 8.500", Lang::Is);
    assert!(blinds.contains("seats A B C D, button B") && blinds.ends_with("D raises to 8500"), "{blinds}");
    let passed = lines("Turn 500/1000, Ýmir bettaði 2.500, Stína kallaði, Doddi segir að hann hafi ekki fengið að gera", Lang::Is);
    assert!(passed.contains("seats A B C") && passed.ends_with("A bets 2500 | C calls | B objects: skipped"), "{passed}");
    // What nothing came of is pointed at.
    for (lang, text) in [
        (Lang::Hu, "100/200 flop, A hív 500-at, B szó nélkül két ezrest frobnikál"),
        (Lang::En, "100/200 flop, A bets 500, B frobnicates two 1k chips without a word"),
    ] {
        assert!(read(text, lang).is_err(), "{text}: {}", lines(text, lang));
    }
}

/// What was not done, chips that are listed, who is out of turn, and what the floor does is nobody else's act.
#[test]
fn what_decides_a_case_is_not_taken_from_beside_it() {
    for (lang, text, told) in [
        (Lang::En, "100/200 river. A jams for 5k. B flips his hand face up but never says call", "B tables his hand"),
        (Lang::Sk, "flop 50/100 A 400 B mlcky dva zetony, 500 a 25", "B pushes 1x500 + 1x25"),
        (Lang::Hr, "river 600/1200 Nikola sve unutra za 18.300, Dora baci jedan jedini čip od 100", "B pushes 1x100"),
        (Lang::En, "300/600. A makes it 1,900. Dealer tells B it's 1,500 and he puts out 1,500", "B pushes 1500"),
        (Lang::En, "200/400, the dealer already riffled, then the floor calls 300/600", "floor announces 300/600"),
        (Lang::Hu, "A riveren Jani hívott 700-at, Misi megadta. 100/200", "B calls"),
        (Lang::Ru, "100/200, ривер. Рома говорит «восемьсот», а кладёт одну тысячную", "A says \"800\" then pushes 1x1000"),
    ] {
        let own = lines(text, lang);
        assert_eq!(own.rsplit(" | ").next(), Some(told), "{text}: {own}");
    }
    let cash = lines("$1/$3 cash, on the flop A bets $15 and B calls", Lang::En);
    assert!(cash.contains("blinds 1/3") && cash.ends_with("A bets 15 | B calls"), "{cash}");
    let early = lines("turn 100/200: B bettar 500 úr röð og svo bettar A 800", Lang::Is);
    assert!(early.contains("seats A B") && early.ends_with("B bets 500 | A bets 800"), "{early}");
}

/// What is told behind or within other words: what is taken back, what had come before, who is passed over, what happens meanwhile.
#[test]
fn what_is_told_in_other_words() {
    for (lang, text, told) in [
        // What is taken back stands within the words that say so.
        (Lang::En, "200/400 flop, A puts out 1,000 and takes 500 of it back", "A takes back 500"),
        (Lang::Hr, "turn 100/200. A bet 600, B gurne 6 čipova od 100 pa uzme dva natrag", "B takes back 2x100"),
        (Lang::Is, "flop 200/400, A setur 1.000 út og tekur 500 til baka", "A takes back 500"),
        (Lang::Sk, "flop 200/400, A vloží 1 000 a vezme 500 späť", "A takes back 500"),
        // A raise by its name is one, however small.
        (Lang::En, "100/200 flop, A bets 500, B raises to 800", "B raises to 800"),
        (Lang::Sk, "100/200 flop, A stavil 500, B navýšil na 800", "B raises to 800"),
        // Put right in the same breath.
        (Lang::En, "100/200 flop, A bets 500, B raises to 1800, no sorry, 2000", "B raises to 2000"),
        (Lang::En, "100/200 flop, A bets 500, B raises 1000 more, making it 1500", "B raises to 1500"),
        // What happens while another one thinks is no thought of his.
        (Lang::Hr, "river 100/200. A bet 500, dok B misli A okrene asa pik", "A shows As"),
        (Lang::Is, "100/200 flopp, A bettar 300, B er ennþá að hugsa þegar C raisar í 900", "C raises to 900"),
        // So much is pushed, whatever he has.
        (Lang::En, "200/400 flop, A bets 1000, B shoves 1,500 forward without a word", "B pushes 1500"),
        // In languages in which who answers calls.
        (Lang::Ru, "ривер 400/800. А ставит 3200, Б ответил «колл»", "B says \"call\""),
        (Lang::En, "river 400/800. A bets 3200, B puts in two more 1ks", "B pushes 2x1000"),
    ] {
        let own = lines(text, lang);
        assert_eq!(own.rsplit(" | ").next(), Some(told), "{text}: {own}");
    }
    let before = lines("Mirko all in 3.300 na turnu, blindovi 300/600; prije toga je Ivo betao 1.500, a Luce platila", Lang::Hr);
    assert!(before.ends_with("A bets 1500 | B calls | C is all-in for 3300"), "{before}");
    let three = lines("150/300. On the river it goes check, check, check: seat 1, seat 4 and seat 7", Lang::En);
    assert!(three.ends_with("A checks | D checks | G checks"), "{three}");
    let passed = lines("флоп 100/200, А Б В в раздаче. А чек, дилер пропустил Б, В поставил 400", Lang::Ru);
    assert!(passed.ends_with("A checks | C bets 400"), "{passed}");
    for (lang, text) in [
        (Lang::En, "100/200 flop, A bets 300, A asks for the clock on B, B calls at 63 s"),
        (Lang::En, "100/200 flop, A bets 300, A asks for the clock on B, B calls after 63 seconds"),
        (Lang::En, "100/200 flop, A bets 300, A asks for the clock on B\nB calls at 63 seconds"),
        (Lang::Hr, "100/200 flop, A betao 300, A traži vrijeme za B\nB plaća na 63 sekunde"),
    ] {
        let stamped = lines(text, lang);
        assert!(stamped.ends_with("63 s pass | B calls"), "{text}: {stamped}");
    }
    for (text, told) in [
        ("100/200 flop, A bets 300, A asks for the clock on B, B says \"call\" at 63 s", "63 s pass | B says \"call\""),
        (
            "100/200 flop, A bets 300, A asks for the clock on B, B puts in 1x200 + 1x100 at 63 s",
            "63 s pass | B pushes 1x200 + 1x100",
        ),
    ] {
        let stamped = lines(text, Lang::En);
        assert!(stamped.ends_with(told), "{text}: {stamped}");
    }
    let tables = lines("500/1000, tournament, hand-for-hand, table 1: seats A B C, A has 9000. A is out", Lang::En);
    assert!(tables.contains("table 1: seats A B C") && tables.ends_with("| A is out"), "{tables}");
    let named = lines("флоп 150/300. Катя поставила 900 не в свою очередь. Лена потом чек", Lang::Ru);
    assert!(named.contains("seats A B") && named.ends_with("B bets 900 | A checks"), "{named}");
}

/// Whole tellings, where it matters who does what and in which order.
#[test]
fn who_does_what_and_when() {
    for (lang, text, told) in [
        // A round that checks through.
        (Lang::En, "river, 100/200: Dee, Eve and Flo all check", "blinds 100/200, on the river | A checks | B checks | C checks"),
        (
            Lang::Sk,
            "100/200, turn: A stavil 300, B call\nPrišiel river, tam ček – ček",
            "blinds 100/200, on the turn | A bets 300 | B calls | river | A checks | B checks",
        ),
        // Chips in parts, each with its own verb.
        (
            Lang::En,
            "100/200 turn. A bets 650. B announces raise, 900 goes in, then he reaches back and brings another 600",
            "blinds 100/200, on the turn | A bets 650 | B says \"raise\" then pushes 900 then pushes 600",
        ),
        (
            Lang::Sk,
            "A dal na turne 2000\nB mlčky vložil 5000 a hneď si 3000 z toho stiahol späť\n400/800",
            "blinds 400/800, on the turn | A bets 2000 | B pushes 5000 | B takes back 3000",
        ),
        (
            Lang::Hu,
            "river 100/200. A hív 900-at, B bedob egy ezrest, meg még egyet",
            "blinds 100/200, on the river | A bets 900 | B pushes 1x1000 then pushes 1x1000",
        ),
        // What is taken back at once was only said.
        (
            Lang::En,
            "100/200 river\nA bets 1k\nB goes fold, no no call",
            "blinds 100/200, on the river | A bets 1000 | B says \"fold\" then says \"call\"",
        ),
        (
            Lang::Hu,
            "river 100/200. Gergő hív 900-at, Ákos: dobom... nem, várj, tartom!",
            "blinds 100/200, on the river | A bets 900 | B says \"fold\" then says \"call\"",
        ),
        (
            Lang::En,
            "100/200 on the flop A bets 500, B says call, no wait raise, and shoves 1500 across the line",
            "blinds 100/200, on the flop | A bets 500 | B says \"call\" then says \"raise\" then pushes 1500",
        ),
        // Who is passed over sits there.
        (
            Lang::Hr,
            "turn 100/200, na redu je A ali B ga preskoci i ulozi 700, A onda ulozi 400",
            "blinds 100/200, on the turn, seats A B | B bets 700 | A bets 400",
        ),
        (
            Lang::En,
            "turn, 200/400, B says \"if you bet, I raise\" before A does anything and A bets 900 anyway",
            "blinds 200/400, on the turn, seats A B | B says \"if you bet, I raise\" | A bets 900",
        ),
        (
            Lang::Sk,
            "Flop, 200/400, hráči A, B, C\nB čekol skôr, ako A niečo urobil\nA stavil 1000",
            "blinds 200/400, on the flop, seats A B C | B checks | A bets 1000",
        ),
        (
            Lang::Ru,
            "ривер 300/600\nпо порядку сидят Оля, Петя, Рита, Саша\nОля чек, Рита ставит 1500, Саша колл\nПетя говорит: эй, меня пропустили",
            "blinds 300/600, on the river, seats A B C D | A checks | C bets 1500 | D calls | B objects: skipped",
        ),
        // By whom, and not by how much.
        (
            Lang::En,
            "100/200 on the river A bets 700, gets raised by B to 2,100 and A calls",
            "blinds 100/200, on the river | A bets 700 | B raises to 2100 | A calls",
        ),
        // After what something was done.
        (
            Lang::Sk,
            "Flop 100/200\nPo bete 300 od SB povie BTN „zvyšujem“ a hodí jednu tisícku",
            "blinds 100/200, on the flop | A bets 300 | B says \"raise\" then pushes 1x1000",
        ),
        // A sum, and how many chips it is; one letter where two numbers meet.
        (
            Lang::Sk,
            "flop 100/200 A stavil 500, B hodil päťsto jedným žetónom",
            "blinds 100/200, on the flop | A bets 500 | B pushes 1x500",
        ),
        (
            Lang::Sk,
            "turn 200/400 A stavil 1200, B hodi patisicovy zeton",
            "blinds 200/400, on the turn | A bets 1200 | B pushes 1x5000",
        ),
        // What is missing nobody puts in.
        (
            Lang::En,
            "flop 100/200 A bets 500, B silently puts in 300. turns out 200 short",
            "blinds 100/200, on the flop | A bets 500 | B pushes 300",
        ),
        // What was still to come is no street that came.
        (
            Lang::Sk,
            "turn 600/1200\nA all-in za 15 000, B dorovnal\nA odmieta ukázať karty pred riverom",
            "blinds 600/1200, on the turn | A is all-in for 15000 | B calls | A refuses to show",
        ),
        // The dealer does it, whatever it takes.
        (
            Lang::En,
            "on the flop 200/400 seat 3 leads 900 and seat 8 makes it 2,600 and then the dealer grabs seat 3's cards and mucks em",
            "blinds 200/400, on the flop, seats C H | C bets 900 | H raises to 2600 | dealer mucks C's cards",
        ),
    ] {
        assert_eq!(lines(text, lang), told, "{text}");
    }
}

/// Who is called by what he is, by how his verb ends or by nothing at all is somebody of his own.
#[test]
fn who_is_meant_without_a_name() {
    for (lang, text, told) in [
        (
            Lang::En,
            "100/200 flop. Peter bets 500, a lady raises to 1500, Peter folds",
            "blinds 100/200, on the flop | A bets 500 | B raises to 1500 | A folds",
        ),
        (
            Lang::Sk,
            "flop 100/200, chalan betne 500, pani raisne na 1500, chalan dorovná",
            "blinds 100/200, on the flop | A bets 500 | B raises to 1500 | A calls",
        ),
        (Lang::Ru, "флоп 100/200, я бет 500, мужик колл", "blinds 100/200, on the flop | A bets 500 | B calls"),
        // Nobody answers his own bet.
        (
            Lang::En,
            "100/200 flop. Ana bets 500, Ivo makes it 1400, she calls",
            "blinds 100/200, on the flop | A bets 500 | B raises to 1400 | A calls",
        ),
        // Whoever tells it, where the language needs no pronoun.
        (Lang::Hr, "flop 250/500, A stavio 3000, dižem na 9000", "blinds 250/500, on the flop | A bets 3000 | B raises to 9000"),
        (Lang::Hu, "flop 100/200\nA hív 500-at\n1300-ra emelek", "blinds 100/200, on the flop | A bets 500 | B raises to 1300"),
        // He does the same as the one before him.
        (Lang::En, "100/200. CO limps, BTN too, SB folds", "blinds 100/200, seats A B C D, button B | A calls | B calls | C folds"),
        // How he is parts nobody from what he does, and what he did not do is not done by the next one either.
        (Lang::En, "100/200 flop. Ann bets 600. Bob, on autopilot, calls", "blinds 100/200, on the flop | A bets 600 | B calls"),
        (Lang::En, "100/200 flop. A bets 500, B wants to fold", "blinds 100/200, on the flop, seats A B | A bets 500"),
    ] {
        assert_eq!(lines(text, lang), told, "{text}");
    }
    let told = lines("100/200 flop. A bets 500, B no, C calls", Lang::En);
    assert!(told.ends_with("| A bets 500 | C calls"), "{told}");
}

/// A chip is a chip, whatever stands beside it.
#[test]
fn chips_by_word_and_by_number() {
    for (lang, text, chips) in [
        (Lang::En, "100/200 flop. A throws in a 1k and two 500s", "1x1000 + 2x500"),
        (Lang::En, "100/200 flop. A throws in two 25s and a 10", "2x25 + 1x10"),
        (Lang::Sk, "100/200 flop. A hodí päťstovku k svojej stovke", "1x500"),
        (Lang::Sk, "100/200 flop. A hodí 2x tisícku", "2x1000"),
        (Lang::Ru, "5/10 флоп. А кинул две по 25 и десятку", "2x25 + 1x10"),
    ] {
        let told = lines(text, lang);
        assert!(told.ends_with(&format!("| A pushes {chips}")), "{text}: {told}");
    }
}

/// What the dealer does with the cards he takes is not made up.
#[test]
fn cards_that_are_only_taken_are_asked_about() {
    let told = lines("flop 200/400 seat 3 bets 900, then the dealer grabs seat 3's cards", Lang::En);
    assert!(told.starts_with('?'), "{told}");
}

/// `raises 3x`, `tri puta`: so many times what there is to call; `trikrát 500` are three chips.
#[test]
fn so_many_times_the_bet() {
    for (lang, text, line) in [
        (Lang::En, "100/200, UTG raises 3x", "raises to 600"),
        (Lang::En, "100/200. UTG makes it three times the big blind", "raises to 600"),
        (Lang::En, "flop 100/200, A bets 500, B raises 2.5x", "raises to 1250"),
        (Lang::Hr, "flop 100/200, A bet 500, B diže tri puta", "raises to 1500"),
        (Lang::Hr, "100/200, UTG digne 2,5x", "raises to 500"),
        (Lang::Sk, "flop 100/200, A bet 500, B zvýši trojnásobne", "raises to 1500"),
        (Lang::Is, "100/200, UTG hækkar 3x", "raises to 600"),
        (Lang::Ru, "флоп 100/200, А бет 500, Б рейз в три раза", "raises to 1500"),
        (Lang::Hu, "100/200 UTG emel 3x", "raises to 600"),
        (Lang::Sk, "flop 100/200, A hodí trikrát 500", "pushes 3x500"),
    ] {
        let told = lines(text, lang);
        assert!(told.ends_with(line), "{text}: {told}");
    }
    // Nobody has bet what could be multiplied.
    let told = lines("flop 100/200, A raises 3x", Lang::En);
    assert!(told.starts_with('?'), "{told}");
}

/// What somebody faces had been bet before, and what he bets into is the pot: neither is put in by him.
#[test]
fn bets_that_are_faced_and_pots_that_are_bet_into() {
    let faced = |text: &str, lang: Lang, line: &str| {
        let told = lines(text, lang);
        assert!(told.ends_with(line), "{text}: {told}");
    };
    faced("100/200 flop. Ray flicked in a 1k and a 100 facing Sally's 800", Lang::En, "A bets 800 | B pushes 1x1000 + 1x100");
    faced("river 100/200, A bet 800, B gurne 2000 na njegovih 800", Lang::Hr, "A bets 800 | B pushes 2000");
    faced("river 100/200, B gurne 2000 na bet A od 800", Lang::Hr, "A bets 800 | B pushes 2000");
    faced("100/200 flop. Anna setur út 2000 á móti 900 betti frá Jóa", Lang::Is, "A bets 900 | B pushes 2000");
    for (lang, text) in [
        (Lang::En, "flop 100/200, A bets 300 into 900"),
        (Lang::En, "flop 100/200, A bets 300 into a pot of 900"),
        (Lang::Hr, "flop 100/200, A betao 300 u pot od 900"),
        (Lang::Ru, "флоп 100/200, А бет 300 в банк 900"),
        (Lang::Sk, "flop 100/200, A bet 300 do banku 900"),
    ] {
        let told = lines(text, lang);
        assert!(told.contains("pot 900") && told.ends_with("A bets 300"), "{text}: {told}");
    }
}

/// Who tells it acts where he says that he sits, with the chips that he says he has.
#[test]
fn who_tells_it_sits_somewhere() {
    for (lang, text, line) in [
        (Lang::En, "I'm on the button, 100/200, utg opens to 500, I raise to 1500", "A raises to 500 | B raises to 1500"),
        (Lang::Ru, "сижу на 9 месте, ривер, 100/200. 4 место поставил 750, я сказал колл", "D bets 750 | I says \"call\""),
        (Lang::Sk, "sedím na mieste 7, river 100/200, miesto 2 stavilo 750. ja poviem call", "B bets 750 | G says \"call\""),
        (Lang::Hu, "A 8-as székben ülök, river, 100/200. A 3-as szék hív 750-et. Megadom", "C bets 750 | H calls"),
    ] {
        let told = lines(text, lang);
        assert!(told.ends_with(line), "{text}: {told}");
    }
}

/// How many chips they are may be told behind what they are worth.
#[test]
fn chips_counted_behind_their_value() {
    for (lang, text, chips) in [
        (Lang::Sk, "turn 100/200, A bet 450, B šupla stovky, osem kusov", "8x100"),
        (Lang::Hr, "turn 100/200, A bet 450, B gurne hrpu stotki, njih 8", "8x100"),
        (Lang::Ru, "тёрн 100/200, А бет 450, Б молча двигает столбик соток, 8 фишек", "8x100"),
        (Lang::En, "turn 100/200, A bets 450, B shoves in a stack of 100s, eight of them", "8x100"),
        (Lang::En, "turn 100/200, A bets 450, B throws in a pair of 500s", "2x500"),
        (Lang::Ru, "тёрн 100/200, А бет 450, Б кинул пару пятисоток", "2x500"),
        // Two heaps are two heaps.
        (Lang::Hu, "turn 100/200, A hív 125-öt, B bedob egy százast, egy ötvenest", "1x100 + 1x50"),
    ] {
        let told = lines(text, lang);
        assert!(told.ends_with(&format!("B pushes {chips}")), "{text}: {told}");
    }
}

/// A family name and a given name are one player's; ordinals are players; what was told afterwards had come before.
#[test]
fn names_ordinals_and_what_had_been_done() {
    for (lang, text, line) in [
        (Lang::Hu, "turn 100/200. Tóth Peti 600-at hívott, Nagy Dani megadta", "A bets 600 | B calls"),
        (Lang::En, "100/200 turn. Ann bets 600, Young Tim raises to 1500", "A bets 600 | B raises to 1500"),
        (Lang::En, "500/1000 flop. first player bets 2,400, second guy calls", "A bets 2400 | B calls"),
        (Lang::En, "flop 100/200, A bets 600. B cuts out twelve 100s and slides em over", "A bets 600 | B pushes 12x100"),
        (Lang::Hr, "Sanja stavi 5000. Igor je bio betao 1200 na turnu, 300/600", "A bets 1200 | B pushes 5000"),
        (
            Lang::Is,
            "250/500 river. Jónas segir all in, Grímur hafði bettað 2000 og kallar",
            "A bets 2000 | B says \"all-in\" | A calls",
        ),
        (Lang::En, "river 100/200, both check", "A checks | B checks"),
        (Lang::Ru, "лимит 30/60, тёрн. А ставит 30 вместо 60", "A bets 30"),
        (Lang::Sk, "flop 100/200, A betne tisíc a dvesto", "A bets 1200"),
        (Lang::Sk, "flop 100/200, A betne 1,5 tisíca", "A bets 1500"),
    ] {
        let told = lines(text, lang);
        assert!(told.ends_with(line), "{text}: {told}");
    }
    // Of whom something is told that nobody understands does not what the next one does.
    let told = lines("100/200, cutoff makes it 500. sb zorked, bb calls", Lang::En);
    assert!(told.starts_with('?'), "{told}");
}

/// Who did it to whom, how often, what had come before, and what was decided on it.
#[test]
fn conduct_and_decisions_in_plain_words() {
    for (lang, text, told) in [
        (Lang::En, "B chatters again", "B has 1 earlier breach: chatter | B chatters"),
        (Lang::En, "for the third time B chatters", "B has 2 earlier breaches: chatter | B chatters"),
        (Lang::En, "B insults the dealer again", " | B insults the dealer | B insults the dealer"),
        (Lang::Hu, "B ismét fecseg", "B has 1 earlier breach: chatter | B chatters"),
        (Lang::Sk, "B už po tretíkrát nadáva", "B has 2 earlier breaches: foul-language | B swears"),
        (Lang::Hr, "B drugi put brblja", "B has 1 earlier breach: chatter | B chatters"),
        (Lang::Is, "B blaðrar aftur", "B has 1 earlier breach: chatter | B chatters"),
        (Lang::Ru, "Б снова тянет время", "B has 1 earlier breach: delay | B stalls"),
        (Lang::En, "B was insulted by C", " | C insults B"),
        (Lang::En, "C says B insulted him", " | B insults C"),
        (Lang::Hu, "B-t sértegette C", " | C insults B"),
        (Lang::Sk, "hráča B urazil hráč C", " | C insults B"),
        (Lang::Hr, "igraču B savjetuje C", " | C advises B"),
        (Lang::Ru, "Игрока Б оскорбил игрок В", " | C insults B"),
        (Lang::En, "B left the table after he folded", " | B folds | B leaves the table"),
        (Lang::Hr, "B je otišao od stola nakon što je foldao", " | B folds | B leaves the table"),
        (Lang::Ru, "Б ушёл от стола после того как спасовал", " | B folds | B leaves the table"),
        (Lang::En, "B insults C, floor gives B two rounds", " | B insults C | floor decides: B misses 2 rounds"),
        (Lang::Hr, "B je diskvalificiran", " | floor decides: B is disqualified"),
        (Lang::En, "a spectator comments on the hand", " | X comments on the hand"),
    ] {
        let own = lines(&format!("100/200, on the flop, seats A B C\n{text}"), lang);
        assert!(own.ends_with(told), "{text}: {own}");
    }
    let unknown = lines("100/200, on the flop, seats A B C\nfloor decides: B is banned", Lang::En);
    assert!(unknown.starts_with('?'), "{unknown}");
}

/// A list is a list to its end, an ordinal is a place, and nothing of what was told is lost without a word.
#[test]
fn lists_ordinals_and_nothing_lost() {
    let three = "B has 4000, C has 9000";
    for (lang, text, told) in [
        (Lang::En, "100/200, on the flop, A has 1500, B 4000, C 9000. A bets 300", three),
        (Lang::Hu, "100/200, flop, A-nak 1500-a van, B-nek 4000, C-nek 9000. A hív 300-at", three),
        (Lang::Sk, "100/200, flop. A má 1500, B 4000, C 9000. A betne 300", three),
        (Lang::Hr, "100/200, flop. A ima 1500, B 4000, C 9000. A stavi 300", three),
        (Lang::Is, "100/200, flopp. A á 1500, B 4000, C 9000. A bettar 300", three),
        (Lang::Ru, "100/200, флоп. У А 1500, у Б 4000, у В 9000. А ставит 300", three),
        (Lang::En, "200/400. Pot is 3,700 and 100 is the smallest chip in play. A tables his hand", "smallest chip 100"),
        (Lang::Ru, "Флоп 200/400, четверо. бокс 1 бет 500, бокс 4 колл", "A bets 500 | D calls"),
        (
            Lang::Hr,
            "Trojica na flopu, 200/400. Prvi checka, treći baci karte, a drugi potom betta 800",
            "A checks | C folds | B bets 800",
        ),
        (
            Lang::Ru,
            "Флоп, 100/200, играют Сева, Тимур, Нина. Сева бет 1000, Тимур рейз до 3000. Нина еще не ходила",
            "A bets 1000 | B raises to 3000",
        ),
        (
            Lang::Ru,
            "флоп банк 600 блайнды 100/200, Жора олл-ин 500 это весь его стек, Вадим рейз до 1500, Глеб колл 1500, сколько в банке?",
            "A is all-in for 500 | B raises to 1500 | C calls",
        ),
        (Lang::Is, "sex manna borð, 100/200. Sæti 2 er búinn að kalla og sæti 3 búinn að hækka í 600", "B calls | C raises to 600"),
        (Lang::Sk, "Štyri stoly pre deviatich, sedí tam 9, 9, 9 a 7 hráčov. Zo štvrtého stola jeden vypadol", "tables 9 9 9 7 |"),
    ] {
        let own = lines(text, lang);
        assert!(own.contains(told) && !own.starts_with('?'), "{text}: {own}");
    }
    // The button and the small blind have names: a big blind sits there too.
    let named = lines("Roman on the button raises to 1500, Laci in the small blind folds. 300/600", Lang::En);
    assert!(named.contains("seats A B C"), "{named}");
    // An ending hung on a figure is nobody. What lies there already is told as put in, too: that is wrong yet.
    let ending = lines("river, vakok 200/400. A a kint lévő 400-ához hozzátesz egy ezrest", Lang::Hu);
    assert!(!ending.contains("| B") && ending.contains("| A pushes"), "{ending}");
    // In play a hand that is opened to somebody is shown to him.
    let shown = lines("turn 200/400, A hív 1k-t, B megmutatja a lapjait C-nek", Lang::Hu);
    assert!(shown.ends_with("B shows his hand to C"), "{shown}");
    // A card that nothing was made of is pointed at.
    let lost = lines("Turn, 100/200, A bettar 700 og aður en B nær að gera er gjafarinn búinn að setja river, Tc.", Lang::Is);
    assert!(lost.starts_with('?') || lost.contains("Tc"), "{lost}");
}

/// An all-in that was counted again, whatever was said of it before, is told with what it came to.
#[test]
fn an_all_in_is_worth_what_it_is_counted_to() {
    for (lang, text, sum) in [
        (Lang::En, "river 100/200. A is all in, B calls. Turns out it's 7,400", 7400),
        (Lang::Hu, "river, 100/200, A olin, B tartja, kiderül, hogy 4200 volt", 4200),
        (Lang::Sk, "river 100/200. A all-in 8200, B call. V skutočnosti to bolo 9200", 9200),
        (Lang::Hr, "river 100/200. A all in, B plati. Kad se prebrojalo bilo je 16900", 16900),
        (Lang::Is, "river 100/200. A all in, B kallar, svo kemur í ljós að það voru 16900", 16900),
        (Lang::Ru, "ривер 100/200. A олл-ин, B колл. Пересчитали: 12500", 12500),
    ] {
        let told = lines(text, lang);
        assert!(told.ends_with(&format!("A is all-in for {sum} | B calls")), "{text}: {told}");
    }
    // Nobody was all-in.
    assert!(!lines("river 100/200. A bets 500, B calls. Turns out it's 7,400", Lang::En).contains("all-in"));
}

/// What is done behind a word that asks, or told of a bet that somebody faces, is told or pointed at.
#[test]
fn no_chips_are_lost_in_silence() {
    for (lang, text, told) in [
        (
            Lang::En,
            "flop 100/200, seat 2 still has a live hand facing a 400 bet from seat 1 and he answers the phone",
            "A bets 400",
        ),
        (Lang::Ru, "50/100, A рейз 300, B говорит \"колл и ещё 600\"", "B says \"call\" then says \"raise by 600\""),
        (Lang::En, "50/100, A raises to 300, B says \"call and 600 more\"", "B says \"call\" then says \"raise by 600\""),
        (Lang::Ru, "флоп 50/100, A бет 300, B сказал колл, потом сказал нет, рейз", "B says \"call\" then says \"raise\""),
        (
            Lang::Sk,
            "100/200. Button raise na 600, malý blind, čo už má vonku stovku, prihodil k nej bez slova jeden žetón 1000",
            "A raises to 600 | B pushes 1x1000",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.contains(told) || own.starts_with('?'), "{text}: {own}");
    }
    // A number of cards is no stack.
    assert!(lines("200/400, C navýšil na 1200, D si pozrie karty a má tri", Lang::Sk).starts_with('?'));
}

/// Who had folded does nothing now; what he says to another is no act of his, nor of the other.
#[test]
fn who_is_out_only_talks() {
    for (lang, text, told) in [
        (
            Lang::En,
            "D has folded on the flop, 100/200, A bets 400 and D leans over and tells B \"you gotta call that\"",
            "D has folded | A bets 400 | D advises B",
        ),
        (Lang::Ru, "флоп, 100/200, A B C, С в пасе. А бет 400", "C has folded | A bets 400"),
        (Lang::Is, "flopp 100/200, A B C, C er búinn að folda. A bettar 400", "C has folded | A bets 400"),
    ] {
        assert!(lines(text, lang).ends_with(told), "{text}: {}", lines(text, lang));
    }
    // Who checked after all had checked before the bet.
    let told = lines("river 100/200, bet 900 by the button after bb checked, bb calls", Lang::En);
    assert!(told.ends_with("A checks | B bets 900 | A calls"), "{told}");
    // The other waits; he calls no second time.
    let told = lines("river 100/200: sb checks, bb bets 2500, sb calls then sits there waiting and so does bb", Lang::En);
    assert!(told.ends_with("A checks | B bets 2500 | A calls"), "{told}");
}

/// How many play is told in many ways, and none of them is an amount.
#[test]
fn players_who_are_counted() {
    for (lang, text, seats) in [
        (Lang::En, "3 to the flop at 100/200. A checks, B bets 600", "seats A B C"),
        (Lang::En, "Three in the hand 100/200: A limps, B calls", "seats A B C"),
        (Lang::En, "Five-handed table A B C D E, 100/200. A bets 500", "seats A B C D E"),
        (Lang::Hu, "5en ülnek, 100/200. A emel 600-ra", "seats A B C D E"),
        (Lang::Sk, "Piati hráči A B C D E, 100/200. A navýši na 600", "seats A B C D E"),
        (Lang::Hr, "Pet igrača A B C D E, 100/200. A diže na 600", "seats A B C D E"),
        (Lang::Is, "Fimm manna borð A B C D E, 100/200. A hækkar í 600", "seats A B C D E"),
        (Lang::Ru, "Пять игроков A B C D E, 100/200. A рейз до 600", "seats A B C D E"),
    ] {
        let own = lines(text, lang);
        assert!(own.contains(seats) && !own.starts_with('?'), "{text}: {own}");
    }
}

/// Who is called by an ordinal is called so in any case, and by a figure too.
#[test]
fn players_by_ordinals_in_any_case() {
    for (lang, text, told) in [
        (
            Lang::Ru,
            "флоп, 10/20, три игрока. 1й бет 20, 2й рейз до 60, 3й аллин 100",
            "A bets 20 | B raises to 60 | C is all-in for 100",
        ),
        (Lang::En, "flop, 10/20. 1st bets 20, 2nd raises to 60, 3rd calls", "A bets 20 | B raises to 60 | C calls"),
        (
            Lang::Ru,
            "на флопе трое, 200/400, первый чек, третий не дождался второго и поставил 1000. второй после этого чек",
            "A checks | C bets 1000 | B checks",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.ends_with(told) && !own.starts_with('?'), "{text}: {own}");
    }
}

/// Up to whom the others folded is told before what he does.
#[test]
fn folded_up_to_somebody() {
    for (lang, text) in [
        (Lang::En, "300/600. A opens for 1500, folded to B who calls"),
        (Lang::En, "300/600. A opens for 1500, folded to B, B calls"),
    ] {
        let own = lines(text, lang);
        assert!(own.ends_with("A raises to 1500 | B calls"), "{text}: {own}");
    }
}

/// What a number with its ending holds, it holds as a seat.
#[test]
fn seats_that_hold_cards() {
    let own = lines("100/200, mutatás, board 2h 9h Jh 4s 6c, pot 4800. Egyesnél KdJs, kettesnél Kh5h. Kettes kiteríti", Lang::Hu);
    assert!(own.contains("A holds Kd Js") && own.contains("B holds Kh 5h") && own.ends_with("B tables his hand"), "{own}");
}

/// Warnings that somebody had for the same are breaches that came before.
#[test]
fn warnings_for_the_same() {
    let before = "B has 2 earlier breaches: late-post";
    for (lang, text) in [
        (Lang::En, "50/100, seats A B C, button A. B posts his blind late, he had two warnings for exactly that before"),
        (Lang::Hu, "50/100, seats A B C, button A. B későn teszi be a vakot, már két figyelmeztetést kapott ezért"),
        (Lang::Sk, "50/100, seats A B C, button A. B dal blind neskoro, už dostal za to dve varovania"),
        (Lang::Hr, "50/100, seats A B C, button A. B kasni s blindom, već je dobio dvije opomene za to"),
        (Lang::Is, "50/100, seats A B C, button A. B setur blindinn of seint inn, búinn að fá tvær viðvaranir fyrir þetta áður"),
        (Lang::Ru, "50/100, seats A B C, button A. B поздно ставит блайнд, уже получил два предупреждения за это"),
    ] {
        let own = lines(text, lang);
        assert!(own.contains(before) && own.ends_with("B posts late"), "{text}: {own}");
    }
}

/// What is done without a word is told as it was seen, and what is told of a stack stands before it.
#[test]
fn what_is_pushed_without_a_word() {
    for (lang, text, told) in [
        (
            Lang::En,
            "200/400 turn. A bets 900. B has 5,200 behind and slides his whole stack in, not a word",
            "A bets 900 | B pushes his stack",
        ),
        (Lang::Sk, "200/400 turn. A bet 900. B má 5400 a bez slova šupne celý stack", "A bets 900 | B pushes his stack"),
        (Lang::En, "400/800. UTG opens by putting out three 500s, not saying anything", "A pushes 3x500"),
    ] {
        let own = lines(text, lang);
        assert!(own.ends_with(told), "{text}: {own}");
    }
}

/// What somebody does while it is another one's turn is done now, and no state.
#[test]
fn done_while_another_thinks() {
    let own = lines("Flop 250/500, traja v hre. A ešte rozmýšľa a C už zahodil. A potom stavil 1500", Lang::Sk);
    assert!(own.ends_with("C folds | A bets 1500"), "{own}");
}

/// The tap was his act: the chips behind it are told with it.
#[test]
fn taps_and_puts_in() {
    for (lang, text, told) in [
        (Lang::Hr, "Flop 150/300. A pokuca po stolu pa stavi 600", "A taps the table then pushes 600"),
        (Lang::En, "Flop 150/300. A taps the table, then puts in 600", "A taps the table then pushes 600"),
    ] {
        let own = lines(text, lang);
        assert!(own.ends_with(told), "{text}: {own}");
    }
}

/// What somebody wants back whose cards are gone are his cards.
#[test]
fn wants_it_back() {
    for (lang, text, told) in [
        (
            Lang::En,
            "river 200/400. A bets 1500, B calls, A tables, B mucks and wants it back",
            "B mucks | B asks for his hand back",
        ),
        (
            Lang::Hr,
            "river 200/400. A bet 1500, B call, A pokaže karte, B baci svoje u muck pa ih traži natrag",
            "B mucks | B asks for his hand back",
        ),
        (
            Lang::Sk,
            "Showdown, bank 3400. A vyložil karty, B svoje poslal zakryté do mucku a vzápätí ich chce späť",
            "B mucks | B asks for his hand back",
        ),
        (
            Lang::Is,
            "Sýning. A leggur upp, B kastar spilunum í muckið og vill svo fá þau til baka",
            "B mucks | B asks for his hand back",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.ends_with(told), "{text}: {own}");
    }
}

/// Thousands or hundreds of a bet go without saying where it is called.
#[test]
fn short_for_the_bet() {
    let own = lines("100/200, A is all in for 2,000, B is all in for 5,000, C calls the five", Lang::En);
    assert!(own.ends_with("B is all-in for 5000 | C calls"), "{own}");
}

/// How many go all-in is not how many sit there.
#[test]
fn lists_of_all_ins() {
    let own = lines("Preflop 100/200, traja all-in: A za 1500, B za 4000, C za 10 000", Lang::Sk);
    assert!(own.ends_with("A is all-in for 1500 | B is all-in for 4000 | C is all-in for 10000"), "{own}");
}

/// A number in words with two letters exchanged is that number.
#[test]
fn two_letters_in_the_wrong_order() {
    let own = lines("300/600 flop, A hív 600-at, B szó nélkül betesz egy ötszázsat és négy százast", Lang::Hu);
    assert!(own.ends_with("A bets 600 | B pushes 1x500 + 4x100"), "{own}");
}

/// That he asks to see a hand is another act than his call.
#[test]
fn asks_to_see_afterwards() {
    let own = lines("River, 200/400. Tibi hív 1500-at, Kati megadja, és látni akarja Tibi lapjait", Lang::Hu);
    assert!(own.ends_with("A bets 1500 | B calls | B asks to see A's hand"), "{own}");
}

/// Chips that are found under somebody's arm are his.
#[test]
fn found_with_somebody() {
    let own = lines("200/400 flopp. A all-in 5.000, B kallar, svo finnast tveir þúsundkallar undir handleggnum á A", Lang::Is);
    assert!(own.ends_with("A is all-in for 5000 | B calls | A finds 2x1000 under his arm"), "{own}");
}

/// Where the chips go is how they are put in.
#[test]
fn straight_into_the_pot() {
    for (lang, text, told) in [
        (Lang::Sk, "Turn 100/200, A stavil 600, B hodil šesť stoviek rovno do banku", "A bets 600 | B throws 6x100 into the pot"),
        (Lang::En, "turn 100/200, A bets 600, B throws six 100s straight into the pot", "A bets 600 | B throws 6x100 into the pot"),
        (
            Lang::Is,
            "100/200 flopp: A bettar 600, B kastar sex hundraðköllum ofan í pottinn",
            "A bets 600 | B throws 6x100 into the pot",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.ends_with(told), "{text}: {own}");
    }
}

/// Cards past the line go as cards that are thrown there; the line is one of the table.
#[test]
fn cards_past_the_line() {
    for (lang, text, told) in [
        (Lang::Hr, "flop 100/200. karte igrača B prijeđu crtu", "B throws his cards over the line"),
        (Lang::En, "flop 100/200. A bets 400. B's cards cross the line", "A bets 400 | B throws his cards over the line"),
        (
            Lang::Hr,
            "flop 100/200, na stolu je crta. A ulaže 400, B gurne karte preko crte",
            "A bets 400 | B throws his cards over the line",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.ends_with(told), "{text}: {own}");
    }
}

/// What somebody asks about he does not do.
#[test]
fn asks_how_much_he_owes() {
    let own = lines("25/50, флоп. А поставил 300. Б спрашивает, сколько ему доставлять", Lang::Ru);
    assert!(own.ends_with("A bets 300"), "{own}");
}

/// What another one does too is told of his cards.
#[test]
fn his_cards_too() {
    let own = lines("A kiteríti As Qd lapjait, B is a Kh Jd-t. board Qh 8c 5d 3s 2c", Lang::Hu);
    assert!(own.ends_with("A tables his hand | B tables his hand"), "{own}");
}

/// A phrase that says nothing does not end within the name of a game.
#[test]
fn a_game_behind_a_small_word() {
    let own = lines("turn u pot limit hold'emu 25/50, u potu 600, A bez riječi baci jedan čip od 1000", Lang::Hr);
    assert!(own.ends_with("A pushes 1x1000"), "{own}");
}

/// Who shows one card and not the other refuses only where it is said that he does.
#[test]
fn the_other_card() {
    for (lang, text, told) in [
        (
            Lang::Ru,
            "вскрытие, борд Kc 9d 4h 2s 8c, банк 2700. А открыл As Ks. Б показал только 9h, вторую не открывает",
            "B shows 9h",
        ),
        (
            Lang::Sk,
            "River 200/400. A bet 1100, B call. A ukáže len Kd a druhú kartu odmietne ukázať",
            "A shows Kd | A refuses to show",
        ),
    ] {
        let own = lines(text, lang);
        assert!(own.ends_with(told), "{text}: {own}");
    }
}

/// Cards that are flipped face up are opened.
#[test]
fn opens_both_cards() {
    let own = lines("river at 150/300, A bets 900. B flips As Kd face up on the table, he hasn't called or folded yet", Lang::En);
    assert!(own.ends_with("A bets 900 | B tables his hand"), "{own}");
}

/// A line on the cloth and a range of seats are facts of the table.
#[test]
fn facts_of_the_table() {
    for (lang, text, told) in [
        (Lang::Hr, "flop 100/200, na stolu je crta. A ulaže 400", "sector line"),
        (Lang::En, "flop 100/200, there is a betting line. A bets 400", "sector line"),
        (Lang::En, "150/300 five handed, seats 1 to 5, seat 5 is the button. seat 1 bets 900", "seats A B C D E, button E"),
        (Lang::Hr, "turn u pot limit hold'emu 25/50, u potu 600, A bez riječi baci jedan čip od 1000", "pot-limit"),
    ] {
        let own = lines(text, lang);
        assert!(own.contains(told), "{text}: {own}");
    }
}
