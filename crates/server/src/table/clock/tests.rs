//! Clocks by hand: times in seconds, who acts, who could take back.

use super::*;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

struct Hand {
    clocks: Clocks,
    turn: u32,
    now: i64,
}

impl Hand {
    fn new(clock: Clock) -> Hand {
        let mut hand = Hand {
            clocks: Clocks::new(clock, None, 2, 0),
            turn: 1,
            now: 0,
        };
        hand.acts(A, None, None);
        hand
    }

    /// After so many seconds this seat has to decide.
    fn after(&mut self, seconds: i64) -> &mut Hand {
        self.now += seconds * 1000;
        self
    }

    fn acts(&mut self, seat: Seat, undoing: Option<Seat>, undone: Option<Seat>) {
        let standing = Standing {
            acting: Seats::only(seat),
            people: Seats::only(seat),
            turn: self.turn,
            undoing,
            undone,
        };
        self.clocks.hand_over(self.now, &standing);
    }

    /// A hands over to B, which can be taken back.
    fn plays(&mut self) {
        self.turn += 1;
        self.acts(B, Some(A), None);
    }

    fn takes_back(&mut self) {
        self.turn -= 1;
        self.acts(A, None, Some(A));
    }

    fn left(&self) -> [u64; 2] {
        let state = self.clocks.state(self.now).expect("there is a clock");
        [state.left[0] / 1000, state.left[1] / 1000]
    }
}

const MOVE: Clock = Clock::PerMove { seconds: 60 };
const BANK: Clock = Clock::Bank {
    seconds: 60,
    increment: 20,
    cap: 100,
};

#[test]
fn playing_and_taking_back_gives_no_time() {
    for clock in [MOVE, BANK] {
        let mut hand = Hand::new(clock);
        for cycle in 1..=10 {
            hand.after(1).plays();
            hand.after(2).takes_back();
            // What passed while B could have decided was A's thinking, and B has lost nothing.
            assert_eq!(hand.left(), [60 - cycle * 3, 60], "{clock:?}");
        }
        hand.after(29).plays();
        assert!(hand.clocks.can_undo(A, hand.now));
        hand.after(1);
        assert!(!hand.clocks.can_undo(A, hand.now), "no time would be left");
    }
}

#[test]
fn a_bank_gets_its_increment_once_the_turn_stands() {
    let mut hand = Hand::new(BANK);
    hand.after(30).plays();
    assert_eq!(hand.left(), [30, 60], "it could still be taken back");
    // B decides.
    hand.after(10).acts(B, Some(B), None);
    assert_eq!(hand.left(), [50, 50]);
    hand.acts(B, Some(B), None);
    assert_eq!(hand.left(), [50, 50], "once");
    // B's turn ends with a card drawn: it stands at once.
    hand.turn += 1;
    hand.acts(A, None, None);
    assert_eq!(hand.left(), [50, 70]);
    for _ in 0..9 {
        hand.plays();
        hand.turn += 1;
        hand.acts(A, None, None);
    }
    assert_eq!(hand.left(), [100, 100], "no more than the cap");
}

#[test]
fn the_time_of_a_move_is_for_each_turn_also_of_the_same_seat() {
    let mut hand = Hand::new(MOVE);
    hand.turn += 1;
    hand.after(40).acts(A, Some(A), None);
    assert_eq!(hand.left(), [20, 60], "the turn before could be taken back");
    hand.acts(A, None, None);
    assert_eq!(hand.left(), [60, 60]);
}

#[test]
fn who_comes_back_gets_a_short_grace_once_a_turn() {
    let mut hand = Hand::new(MOVE);
    hand.after(61);
    assert_eq!(hand.clocks.expired(hand.now), Seats::only(A));
    let away = Standing {
        acting: Seats::only(A),
        people: Seats::NONE,
        turn: 1,
        undoing: None,
        undone: None,
    };
    hand.clocks.hand_over(hand.now, &away);
    assert_eq!(hand.clocks.deadline(), None);
    assert!(hand.clocks.welcome_back(A));
    hand.acts(A, None, None);
    assert_eq!(hand.left(), [30, 60]);
    hand.after(31);
    assert_eq!(hand.clocks.expired(hand.now), Seats::only(A));
    hand.clocks.hand_over(hand.now, &away);
    assert!(!hand.clocks.welcome_back(A), "only once in a turn");
    // The bot plays; in the next turn there is time again.
    hand.turn += 1;
    hand.acts(B, None, None);
    assert!(hand.clocks.welcome_back(A));
    hand.turn += 1;
    hand.acts(A, None, None);
    assert_eq!(hand.left()[0], 60);
}

#[test]
fn an_empty_bank_leaves_a_player_who_is_back_the_grace_of_each_turn() {
    let mut hand = Hand::new(BANK);
    hand.after(60);
    assert_eq!(hand.clocks.expired(hand.now), Seats::only(A));
    let away = Standing {
        acting: Seats::only(A),
        people: Seats::NONE,
        turn: 1,
        undoing: None,
        undone: None,
    };
    hand.clocks.hand_over(hand.now, &away);
    hand.turn += 1;
    hand.acts(B, None, None);
    assert_eq!(hand.left()[0], 0, "a bot's turn fills no bank");
    hand.turn += 1;
    hand.acts(A, None, None);
    assert_eq!(hand.left()[0], 30);
}

#[test]
fn what_is_stored_goes_on_and_a_time_without_a_server_is_nobodys() {
    let mut hand = Hand::new(MOVE);
    hand.after(10).plays();
    let stored = hand.clocks.store(1).expect("there is a clock");
    let text = serde_json::to_string(&stored).expect("plain data");
    let restored = |now: i64, down: &[(i64, i64)]| {
        let mut clocks = Clocks::new(MOVE, None, 2, now);
        clocks.restore(None, &text, 1, down);
        clocks
    };
    // Twenty seconds have passed, five of them without a server.
    let clocks = restored(30_000, &[(12_000, 15_000), (20_000, 22_000)]);
    assert_eq!(
        clocks.state(30_000).expect("a clock").left,
        [50_000, 45_000]
    );
    assert_eq!(clocks.deadline(), Some(75_000));
    assert_eq!(clocks.cost_of_undo(A, 30_000), 15_000);
    // A table that was not in memory for days has run out.
    let mut clocks = restored(300_000_000, &[]);
    assert_eq!(clocks.expired(300_000_000), Seats::only(B));
    // Clocks of before are words.
    let mut clocks = Clocks::new(MOVE, None, 2, 0);
    clocks.restore(None, "1000 2000", 1, &[]);
    assert_eq!(clocks.state(0).expect("a clock").left, [1000, 2000]);
}
