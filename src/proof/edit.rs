//! Plays changed a little: their figures and seats, visited one after the other in the order in which they are told.

use crate::engine::chips::{Amount, MAX_AMOUNT};
use crate::engine::event::{Event, Seat, State, Step};
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
use crate::engine::ruling::Verdict;
use crate::notation::speech;

/// What has figures and seats.
pub trait Editable: Clone {
    fn visit_figures(&mut self, visit: FigureVisitor);
    fn visit_seats(&mut self, visit: SeatVisitor);

    /// Whether a line can tell its chips.
    fn can_be_told(&self) -> bool {
        can_be_told(&figures(self))
    }
}

impl Editable for State {
    fn visit_figures(&mut self, visit: FigureVisitor) {
        self.figures_mut(visit);
    }

    fn visit_seats(&mut self, visit: SeatVisitor) {
        self.seats_mut(visit);
    }
}

impl Editable for Event {
    fn visit_figures(&mut self, visit: FigureVisitor) {
        self.steps.iter_mut().for_each(|step| step.visit_figures(visit));
    }

    fn visit_seats(&mut self, visit: SeatVisitor) {
        self.seats_mut(visit);
    }

    fn can_be_told(&self) -> bool {
        self.steps.iter().all(Step::can_be_told)
    }
}

impl Editable for Step {
    /// What is said is said with the new amounts.
    fn visit_figures(&mut self, visit: FigureVisitor) {
        if let Step::Say(said) = self {
            let quote = spoken(&said.quote, visit);
            said.readings.iter_mut().for_each(|n| visit(Figure::Sum, n));
            *said = speech(&quote, &said.readings);
        } else {
            self.figures_mut(visit);
        }
    }

    fn visit_seats(&mut self, visit: SeatVisitor) {
        self.seats_mut(visit);
    }
}

impl Editable for Verdict {
    fn visit_figures(&mut self, visit: FigureVisitor) {
        self.figures_mut(visit);
    }

    fn visit_seats(&mut self, visit: SeatVisitor) {
        self.seats_mut(visit);
    }
}

/// The words with their numbers as the visitor leaves them.
fn spoken(quote: &str, visit: FigureVisitor) -> String {
    let mut out = String::new();
    let mut rest = quote;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = rest[start..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |len| start + len);
        out.push_str(&rest[..start]);
        match rest[start..digits].parse::<Amount>() {
            Ok(mut n) => {
                visit(Figure::Sum, &mut n);
                out.push_str(&n.to_string());
            }
            Err(_) => out.push_str(&rest[start..digits]),
        }
        rest = &rest[digits..];
    }
    out + rest
}

/// All figures.
pub fn figures<E: Editable>(of: &E) -> Vec<(Figure, Amount)> {
    let mut all = Vec::new();
    of.clone().visit_figures(&mut |figure, n| all.push((figure, *n)));
    all
}

/// The amounts and times: every figure that is no count.
pub fn amounts<E: Editable>(of: &E) -> impl Iterator<Item = (Figure, Amount)> {
    figures(of).into_iter().filter(|(figure, _)| is_amount(*figure))
}

fn is_amount(figure: Figure) -> bool {
    match figure {
        Figure::Sum | Figure::Chip | Figure::Seconds => true,
        Figure::ChipCount | Figure::Count => false,
    }
}

/// All seats, as often as they are named.
pub fn seats<E: Editable>(of: &E) -> Vec<Seat> {
    let mut all = Vec::new();
    of.clone().visit_seats(&mut |seat| all.push(*seat));
    all
}

/// With other seats.
pub fn renamed<E: Editable>(of: &E, name: impl Fn(Seat) -> Seat) -> E {
    let mut renamed = of.clone();
    renamed.visit_seats(&mut |seat| *seat = name(*seat));
    renamed
}

/// With the figures as `change` makes them; `None` where one cannot be.
pub fn changed<E: Editable>(of: &E, mut change: impl FnMut(Figure, Amount) -> Option<Amount>) -> Option<E> {
    let mut changed = of.clone();
    let mut sound = true;
    changed.visit_figures(&mut |figure, n| match change(figure, *n) {
        Some(new) => *n = new,
        None => sound = false,
    });
    (sound && changed.can_be_told()).then_some(changed)
}

/// With another number in place of the figure that comes at this place.
pub fn replaced<E: Editable>(of: &E, place: usize, with: Amount) -> Option<E> {
    let mut next = 0..;
    changed(of, |_, n| Some(if next.next() == Some(place) { with } else { n }))
}

/// With all amounts changed; `None` where one cannot be.
pub fn scaled<E: Editable>(of: &E, scale: impl Fn(Amount) -> Option<Amount>) -> Option<E> {
    changed(of, |figure, n| if is_amount(figure) { scale(n) } else { Some(n) })
}

/// Whether the figures of one step can be told: no denomination twice, and nothing above the largest amount.
fn can_be_told(figures: &[(Figure, Amount)]) -> bool {
    let mut values = Vec::new();
    let (mut count, mut total) = (1, 0_i64);
    for (figure, n) in figures {
        match figure {
            Figure::ChipCount => count = *n,
            Figure::Chip if values.contains(n) => return false,
            Figure::Chip => {
                values.push(*n);
                total = total.saturating_add(n.saturating_mul(count));
            }
            Figure::Sum | Figure::Seconds | Figure::Count => {}
        }
    }
    total <= MAX_AMOUNT && figures.iter().all(|(_, n)| *n <= MAX_AMOUNT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Line, parse_line};

    fn event(line: &str) -> Event {
        match parse_line(line) {
            Ok(Line::Event(event)) => event,
            other => panic!("{line}: {other:?}"),
        }
    }

    fn half(n: Amount) -> Option<Amount> {
        (n % 2 == 0).then_some(n / 2)
    }

    #[test]
    fn amounts_are_told_from_counts() {
        let of = |line: &str| amounts(&event(line)).map(|(_, n)| n).collect::<Vec<_>>();
        assert_eq!(of("B pushes 2x1000 + 1x500"), [1000, 500]);
        assert!(of("dealer finds 51 cards").is_empty() && of("dealer deals A (7c 2d) 5h").is_empty());
        assert_eq!(of("5 s pass"), [5]);
        assert_eq!(of("A says \"raise to 1200\" then pushes 100"), [1200, 100]);
        assert_eq!(scaled(&event("B pushes 2x1000"), half), Some(event("B pushes 2x500")));
        assert_eq!(scaled(&event("B bets 75"), half), None);
    }

    #[test]
    fn what_is_said_means_the_new_amount() {
        assert_eq!(scaled(&event("A says \"I raise to 1200!\""), half), Some(event("A says \"I raise to 600!\"")));
        assert_eq!(scaled(&event("A says \"five\" (500 or 5000)"), half), Some(event("A says \"five\" (250 or 2500)")));
    }

    #[test]
    fn chips_stay_such_as_a_line_can_tell() {
        let push = event("B pushes 2x1000 + 1x500");
        assert_eq!(replaced(&push, 1, 500), None);
        assert_eq!(replaced(&push, 0, MAX_AMOUNT), None);
        assert_eq!(replaced(&push, 3, 100), Some(event("B pushes 2x1000 + 1x100")));
        // Two steps may each have chips of the same value.
        let twice = event("B pushes 1x500 then pushes 1x1000");
        assert_eq!(replaced(&twice, 3, 500), Some(event("B pushes 1x500 then pushes 1x500")));
    }
}
