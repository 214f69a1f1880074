//! The lines of the notation for which phrases stand, by the keys under which `locales/<language>/told.ftl` lists their forms.

use std::collections::HashMap;
use std::sync::LazyLock;

/// The keys and their lines. `A` is who does it, `B` is whom it is done to, `{n}` a number, `{list}` all numbers, `{prizes}` what
/// the places from the first one are worth, `{least}` and `{most}` the smaller and the greater of two. Of one key the first line
/// holds for which everything was told.
pub const LINES: &[(&str, &str)] = &[
    // The clock.
    ("asks-clock", "A asks for the clock on B"),
    ("asks-clock", "A asks for the clock"),
    ("grants-clock", "floor grants the clock"),
    ("refuses-clock", "floor refuses the clock"),
    ("time-reasonable", "floor judges the time reasonable"),
    ("time-unreasonable", "floor judges the time not reasonable"),
    ("countdown-ends", "the countdown ends"),
    ("seconds-pass", "{n} s pass"),
    ("minutes-pass", "{n} min pass"),
    ("time-is-up", "level time is up"),
    ("next-level", "next level"),
    // The room.
    ("tables", "tables {list}"),
    ("players-left", "{n} left in the tournament"),
    ("places-paid", "{n} paid"),
    ("hand-for-hand", "hand-for-hand"),
    ("between-hands", "between hands"),
    ("table-finishes", "table {n} finishes its hand"),
    ("table-loses-player", "table {n} loses a player"),
    ("table-all-in", "table {n}: an all-in is called"),
    ("takes-player-from", "floor takes a player from table {n}"),
    ("balances-tables", "floor balances the tables"),
    ("breaks-table", "floor breaks table {n}"),
    ("breaks-table", "floor breaks a table"),
    ("announces-hand-for-hand", "floor announces hand-for-hand"),
    ("goes-out", "A is out"),
    ("is-away", "A is away"),
    ("last-card-dealt", "dealer deals the last card"),
    ("leaves-table", "A leaves the table"),
    ("stands-by-chair", "A stands by his chair"),
    ("is-back", "A is back"),
    ("sits-late", "A sits at seat {n}, late"),
    ("sits-from-broken-table", "A sits at seat {n}, from a broken table"),
    ("sits-at", "A sits down between B and C"),
    ("sits-at", "A sits at seat {n}"),
    ("moves-to-seat", "A moves to seat {n}"),
    ("asks-for-seat", "A asks for seat {n}"),
    ("swaps-seats", "A swaps seats with B"),
    ("wrong-seat", "floor finds A in a wrong seat"),
    ("leaves-for-good", "A leaves the tournament for good"),
    ("asks-to-register", "A asks to register"),
    ("rebuys-open", "rebuys open"),
    ("rebuys-end", "the rebuy period ends"),
    ("announces-rebuy", "A announces a rebuy of {n}"),
    ("announces-add-on", "A announces an add-on of {n}"),
    ("on-break", "on a break"),
    ("leaves-chips", "A leaves his chips on the table"),
    ("takes-chips-along", "A takes his chips along"),
    ("chips-out-of-sight", "floor judges the chips out of sight"),
    ("exchanges-chips", "floor exchanges the {least}s for {most}s"),
    ("places-pay", "{prizes}"),
    ("belongings", "A puts his belongings on the rail"),
    ("buys", "A buys {n}"),
    ("pockets", "A pockets {n}"),
    ("carries-in-pocket", "A carries {n} in his pocket"),
    ("takes-off-table", "A takes {n} off the table"),
    ("passes-chips", "A passes {n} to B"),
    ("leaves-game", "A leaves the game with {n}"),
    ("leaves-game", "A leaves the game"),
    ("asks-to-divide", "A asks the dealer to divide the pot"),
    ("agree-split", "A B agree: split the pot"),
    ("agree-fold-to-big-blind", "A B agree: fold to the big blind"),
    ("tournament-cancelled", "house cancels the tournament"),
    ("posts-late", "A posts late"),
    ("covers-chips", "A covers his chips"),
    ("refuses-to-count", "A refuses to count"),
    // Conduct.
    ("on-phone", "A talks on the phone"),
    ("answers-phone", "A answers the phone"),
    ("phone-rings", "A's phone rings"),
    ("writes-message", "A writes a message"),
    ("watches-video", "A watches a video"),
    ("headphones", "A listens to music through headphones"),
    ("music-aloud", "A plays music aloud"),
    ("strategy-tool", "A uses a strategy tool"),
    ("device-on-cloth", "A puts a device on the cloth"),
    ("device-on-rail", "A puts a device on the rail"),
    ("streams", "A streams the tournament"),
    ("covers-face", "A covers his face"),
    ("tells-cards", "A tells his cards"),
    ("comments-on-hand", "A comments on the hand"),
    ("reacts-to-board", "A reacts to the board"),
    ("discusses-hand", "A discusses the hand with B"),
    ("advises", "A advises B"),
    ("asks-advice", "A asks B for advice"),
    ("reads-hand", "A reads B's hand"),
    ("touches-chips", "A touches B's chips"),
    ("touches-cards", "A touches B's cards"),
    ("touches-muck", "A touches the muck"),
    ("insults-dealer", "A insults the dealer"),
    ("insults", "A insults B"),
    ("swears-at", "A swears at B"),
    ("swears", "A swears"),
    ("violent", "A is violent"),
    ("disruptive", "A is disruptive"),
    ("rude", "A is rude"),
    ("celebrates", "A celebrates"),
    ("chatters", "A chatters"),
    ("bangs-chips", "A bangs his chips"),
    ("stalls", "A stalls"),
    ("smokes", "A smokes"),
    ("flashes-hand", "A flashes his hand"),
    ("cards-protected", "A's cards are protected"),
    ("warned-out-of-turn", "A has {n} warnings: out-of-turn"),
    ("keeps-cards", "A keeps his cards"),
    ("hides-cards", "A hides his cards"),
    ("marks-card", "A marks a card"),
    ("card-off-table", "A throws a card off the table"),
    ("chip-off-table", "A throws a chip off the table"),
    ("cards-at-dealer", "A throws his cards at the dealer"),
    ("cards-off-table", "A takes his cards off the table"),
    ("soft-plays", "floor judges A soft-playing B"),
    ("colluding", "floor judges A and B colluding"),
    ("dumps-chips", "floor judges A dumping chips to B"),
    ("protests", "A protests"),
    ("objects-ruling", "A objects: the ruling"),
    ("asks-next-card", "A asks for the next card"),
    ("asks-new-deck", "A asks for a new deck"),
    ("speaks-english", "A speaks English"),
    ("speaks-hungarian", "A speaks Hungarian"),
    ("speaks-slovak", "A speaks Slovak"),
    ("speaks-croatian", "A speaks Croatian"),
    ("speaks-russian", "A speaks Russian"),
    ("speaks-german", "A speaks German"),
    ("insulted-by", "B insults A"),
    ("sworn-at-by", "B swears at A"),
    ("advised-by", "B advises A"),
    ("chips-touched-by", "B touches A's chips"),
    ("cards-touched-by", "B touches A's cards"),
    ("takes-advice", "A takes advice from B"),
    ("shown-hand", "B shows his hand to A"),
    ("insults-floor", "A insults the judge"),
    ("belittles-play", "A belittles B's play"),
    ("gestures", "A makes a gesture"),
    ("reads", "A reads"),
    ("uses-laptop", "A uses a laptop"),
    ("asks-to-phone", "A asks to leave for a call"),
    ("silences-phone", "A silences the phone"),
    ("no-document", "A shows no document"),
    ("asks-rules", "A asks for the rules"),
    ("protests-in-writing", "A protests in writing"),
    ("refuses-penalty", "A refuses the penalty"),
    ("drunk", "floor judges A drunk"),
    ("touch-needless", "floor judges it needless"),
    // What the floor decides.
    ("warns", "floor decides: A is warned"),
    ("penalty-round", "floor decides: A misses 1 round"),
    ("penalty-rounds", "floor decides: A misses {n} rounds"),
    ("penalty-hand", "floor decides: A misses 1 hand"),
    ("penalty-hands", "floor decides: A misses {n} hands"),
    ("penalty-minutes", "floor decides: A sits out {n} minutes"),
    ("disqualifies", "floor decides: A is disqualified"),
    ("expels", "floor decides: A is expelled"),
    ("no-penalty", "floor decides: no penalty for A"),
    ("kills-hand", "floor decides: A's hand is dead"),
    ("hand-lives", "floor decides: A's hand is live"),
];

/// Of which offence the notation counts what a phrase tells.
const OFFENCES: &[(&str, &str)] = &[
    ("chatters", "chatter"),
    ("bangs-chips", "banging"),
    ("stalls", "delay"),
    ("touches-chips", "touching"),
    ("touches-cards", "touching"),
    ("touches-muck", "touched-cards"),
    ("swears", "foul-language"),
    ("violent", "violence"),
    ("belittles-play", "belittling-play"),
    ("keeps-cards", "kept-cards"),
    ("card-off-table", "card-off-table"),
];

/// What else may be done again: it is told as often as it was done.
const REPEATED: &[&str] = &[
    "on-phone", "answers-phone", "phone-rings", "writes-message", "watches-video", "headphones", "music-aloud",
    "strategy-tool", "device-on-cloth", "device-on-rail", "streams", "covers-face", "tells-cards", "comments-on-hand",
    "reacts-to-board", "discusses-hand", "advises", "asks-advice", "reads-hand", "insults-dealer", "insults", "insults-floor",
    "insulted-by", "swears-at", "sworn-at-by", "advised-by", "takes-advice", "disruptive", "rude", "celebrates", "smokes",
    "flashes-hand", "hides-cards", "marks-card", "chip-off-table", "cards-at-dealer", "cards-off-table", "gestures",
    "uses-laptop", "speaks-english", "speaks-hungarian", "speaks-slovak", "speaks-croatian", "speaks-russian", "speaks-german",
];

/// The offence that the notation counts where a phrase tells of another one of its kind.
pub fn offence(key: &str) -> Option<&'static str> {
    OFFENCES.iter().find(|(own, _)| *own == key).map(|(_, offence)| *offence)
}

/// It tells of how somebody behaves, which may be repeated.
pub fn is_of_conduct(key: &str) -> bool {
    REPEATED.contains(&key) || offence(key).is_some()
}

/// The key of a phrase.
pub fn key(name: &str) -> Option<&'static str> {
    static KEYS: LazyLock<HashMap<&str, &'static str>> = LazyLock::new(|| LINES.iter().map(|(key, _)| (*key, *key)).collect());
    KEYS.get(name).copied()
}

/// Whether the phrase tells of somebody to whom it is done.
pub fn has_object(key: &str) -> bool {
    LINES.iter().any(|(own, line)| *own == key && line.split([' ', '\'']).any(|word| word == "B"))
}
