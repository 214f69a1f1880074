//! Words as they come in a sentence: inflected otherwise than any title or alias has them, without diacritics now and then,
//! and the languages mixed.

use super::shipped::find;

/// Asserts that each query, asked in `lang`, finds its rule among the first three, and as many as `first` find it first.
fn finds(lang: &str, first: usize, queries: &[(&str, &str)]) {
    let places = queries.iter().map(|(query, rule)| (query, rule, find(query, lang)));
    let places: Vec<_> = places.map(|(query, rule, found)| (query, rule, found.iter().position(|id| id == rule), found)).collect();
    let count = |within: usize| places.iter().filter(|(_, _, place, _)| place.is_some_and(|place| place < within)).count();
    let misses: Vec<_> = places.iter().filter(|(_, _, place, _)| *place != Some(0)).collect();
    println!("{lang}: of {}, {} first, {} among three\n{misses:#?}", queries.len(), count(1), count(3));
    assert!(count(3) == queries.len() && count(1) >= first, "{lang}: {} first\n{misses:#?}", count(1));
}

#[test]
fn in_english() {
    finds(
        "en",
        15,
        &[
            ("oversize chips", "oversized-chip"),
            ("splashing pots", "splashing"),
            ("straddling", "straddle"),
            ("instalment", "string-bet"),
            ("checked", "check"),
            ("folded", "fold"),
            ("hiding chips", "hidden-chips"),
            ("posted blinds", "posting-blinds"),
            ("shoving", "all-in"),
            ("capping the raises", "raise-cap"),
            ("minimal raising", "minimum-raise"),
            ("conditionally", "conditional-statement"),
            ("reopens", "reopening"),
            ("ambiguously", "ambiguous-amount"),
            ("undercalled", "undercall"),
            ("action accepted", "accepted-action"),
            ("acted substantially", "substantial-action"),
            ("wanted change from his bet", "overbet-for-change"),
        ],
    );
}

#[test]
fn in_hungarian() {
    finds(
        "hu",
        17,
        &[
            ("nagy zsetonnal", "oversized-chip"),
            ("több zsetonnal szó nélkül", "multiple-chips"),
            ("potba dobálja", "splashing"),
            ("passzolt", "check"),
            ("passzolhatok", "check"),
            ("bedobtam a lapjaimat", "fold"),
            ("rejtett zsetonjai", "hidden-chips"),
            ("vakok betevese", "posting-blinds"),
            ("mindent beletett", "all-in"),
            ("hányadik emelésnél", "raise-cap"),
            ("legkisebb emelésre", "minimum-raise"),
            ("feltételesen kijelentette", "conditional-statement"),
            ("soron kivul cselekedett", "out-of-turn"),
            ("részletekben emelt", "string-bet"),
            ("elfogadottnak", "accepted-action"),
            ("lenyeges cselekves utan", "substantial-action"),
            ("nyithat", "bet"),
            ("fix limitben", "limit-structure"),
        ],
    );
}

#[test]
fn in_slovak() {
    finds(
        "sk",
        17,
        &[
            ("veľkým žetónom", "oversized-chip"),
            ("viacerymi zetonmi bez slova", "multiple-chips"),
            ("hádzal žetóny do potu", "splashing"),
            ("straddlu", "straddle"),
            ("reťazovú stávku", "string-bet"),
            ("zložené karty", "fold"),
            ("najdenych zetonov", "hidden-chips"),
            ("vložil blindy", "posting-blinds"),
            ("najmensieho navysenia", "minimum-raise"),
            ("najväčšieho navýšenia", "maximum-raise"),
            ("počtu navýšení", "raise-cap"),
            ("podmieneneho vyhlasenia", "conditional-statement"),
            ("mimo poradie", "out-of-turn"),
            ("akceptovanej akcie", "accepted-action"),
            ("vyznamnu akciu", "substantial-action"),
            ("nejednoznacnej sumy", "ambiguous-amount"),
            ("velkosti banku", "pot-size"),
            ("na rozmenenie", "overbet-for-change"),
        ],
    );
}

#[test]
fn in_croatian() {
    finds(
        "hr",
        16,
        &[
            ("velikim čipom", "oversized-chip"),
            ("vise cipova bez rijeci", "multiple-chips"),
            ("baca čipove u pot", "splashing"),
            ("straddlea", "straddle"),
            ("ulaganja u dijelovima", "string-bet"),
            ("foldala", "fold"),
            ("nadenih cipova", "hidden-chips"),
            ("postavljanje blinda", "posting-blinds"),
            ("najmanjeg dopustenog raisea", "minimum-raise"),
            ("najvećeg dopuštenog", "maximum-raise"),
            ("brojem raiseova", "raise-cap"),
            ("uvjetnu izjavu", "conditional-statement"),
            ("akcije preko reda", "out-of-turn"),
            ("prihvacene akcije", "accepted-action"),
            ("značajne akcije", "substantial-action"),
            ("dvosmislenog iznosa", "ambiguous-amount"),
            ("iznosu pota", "pot-size"),
            ("fiksnom limitu", "limit-structure"),
        ],
    );
}

#[test]
fn in_icelandic() {
    finds(
        "is",
        17,
        &[
            ("stórum spilapeningi", "oversized-chip"),
            ("marga spilapeninga ordalaust", "multiple-chips"),
            ("splassað", "splashing"),
            ("þriðja blind", "straddle"),
            ("strengjabetti", "string-bet"),
            ("foldað", "fold"),
            ("tekkadi", "check"),
            ("pokkudu blinda", "posting-blinds"),
            ("minnstu hækkunar", "minimum-raise"),
            ("mestu leyfilegrar haekkunar", "maximum-raise"),
            ("fjölda hækkana", "raise-cap"),
            ("skilyrta yfirlýsingu", "conditional-statement"),
            ("samþykktu beti", "accepted-action"),
            ("verulega adgerd", "substantial-action"),
            ("tvíræðrar upphæðar", "ambiguous-amount"),
            ("staerd pottanna", "pot-size"),
            ("fasta limitið", "limit-structure"),
            ("öllum spilapeningunum", "all-in"),
        ],
    );
}

#[test]
fn in_russian() {
    finds(
        "ru",
        16,
        &[
            ("одной крупной фишкой", "oversized-chip"),
            ("neskolkimi fishkami molcha", "multiple-chips"),
            ("бросает фишки в банк", "splashing"),
            ("страдла", "straddle"),
            ("ставку частями", "string-bet"),
            ("сбросила карты", "fold"),
            ("чекнул", "check"),
            ("найденных фишек", "hidden-chips"),
            ("поставленные блайнды", "posting-blinds"),
            ("минимального рейза", "minimum-raise"),
            ("maksimalnogo reyza", "maximum-raise"),
            ("количеством рейзов", "raise-cap"),
            ("условного заявления", "conditional-statement"),
            ("действий вне очереди", "out-of-turn"),
            ("принятой ставки", "accepted-action"),
            ("znachimogo deystviya", "substantial-action"),
            ("размера банка", "pot-size"),
            ("фиксированного лимита", "limit-structure"),
        ],
    );
}

#[test]
fn in_several_languages_at_once() {
    finds(
        "hu",
        9,
        &[
            ("oversized zseton", "oversized-chip"),
            ("string emelés", "string-bet"),
            ("минимальный raise", "minimum-raise"),
            ("big blind vak", "posting-blinds"),
            ("velký chip silent", "oversized-chip"),
            ("veliki zseton", "oversized-chip"),
            ("splash фишки", "splashing"),
            ("all in za menej", "reopening"),
            ("pot size банка", "pot-size"),
            ("akcia out of turn", "out-of-turn"),
        ],
    );
}
