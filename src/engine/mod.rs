//! The engine: policy, table and events in, rulings out.
//!
//! It knows nothing of YAML, languages, files or the terminal: no input or output, no clock, no globals, integers
//! only, so that the same input always gives the same output.
//!
//! `table` is what is so, `event` what happens, `referee` the list of the rules that are asked, `rules` what they decide, one
//! file a rule, and `ruling` what comes of it. Each uses only what stands before it in this order: chips, cards, seat, question,
//! ruling, event, table, rulebooks, hearing, rules, referee.

pub mod attempt;
pub mod board_event;
pub mod board_verdict;
pub mod card_event;
pub mod cards;
pub mod chips;
pub mod chips_event;
pub mod chips_verdict;
pub mod clause;
pub mod clause_names;
pub mod clauses;
pub mod clock_event;
pub mod conduct_event;
pub mod conduct_verdict;
pub mod deal_event;
pub mod deal_verdict;
pub mod decide;
pub mod deck_event;
pub mod deck_verdict;
pub mod ending;
pub mod event;
pub mod event_parts;
pub mod figure;
pub mod game;
pub mod grade;
pub mod hearing;
pub mod judgement;
pub mod legality;
pub mod options;
pub mod policy;
pub mod problem;
pub mod question;
pub mod recorded_hand;
pub mod referee;
pub mod room;
pub mod room_event;
pub mod room_verdict;
pub mod rule_id;
pub mod rulebooks;
pub mod rules;
pub mod ruling;
pub mod seat;
pub mod seating_event;
pub mod seating_verdict;
pub mod table;
pub mod value;
