//! What is said in a position, which is given as in scenarios: choices with what they give, questions, news, explanations.

use serde_json::{Value, json};
use towpath_core::{
    Audience, Edition, EditionFile, Game, Information, Notation, Presentation, Sampled,
    ScenarioSupport, Seat,
};
use towpath_kanal::space::{ActionSpace, Half};
use towpath_kanal::{Action, Event, InformationState, Kanal, State, Target};
use towpath_testkit::{repository, setup, setup_with};

/// A table in a position, and what has happened since.
struct Table {
    game: Kanal,
    state: State,
    events: Vec<Event>,
}

impl Table {
    fn new(game: Kanal, given: &[&str]) -> Table {
        let mut state = game.empty();
        for line in given {
            let words: Vec<&str> = line.split(' ').collect();
            game.place(&mut state, &words).expect(line);
        }
        game.settle(&mut state).expect("it adds up");
        assert_eq!(game.audit(&state), Ok(()), "{given:?}");
        Table {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// Two players with the decks of the program.
    fn of_two(given: &[&str]) -> Table {
        let game = Kanal::build(&setup::<Kanal>(2)).expect("the built-in edition holds");
        Table::new(game, given)
    }

    /// A building of the deck that uses the whole effect language, on b2 of one player; a path on b3n is its fourth route.
    fn of_building(card: &str, routes: [&str; 3], more: &[&str]) -> Table {
        let [north, west, east] = routes;
        let rows = [
            format!("board red 3 . {north} . ."),
            format!("board red 4 . - {west} {card} {east} - . - ."),
        ];
        let mut given = vec![
            "turn red t3",
            "wheel red wood 2 clay 2 coal 1",
            &rows[0],
            &rows[1],
        ];
        given.extend(more);
        let mut table = Table::new(of_legend(None), &given);
        table.does("path b3n");
        table
    }

    fn seat(&self) -> Seat {
        self.game.to_act(&self.state).first().expect("it goes on")
    }

    fn info(&self) -> InformationState {
        let reader = Audience::Seat(self.seat());
        self.game.information_state(&self.state, reader)
    }

    fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, self.seat(), &mut actions);
        actions
    }

    fn does(&mut self, text: &str) {
        let action = self.game.parse(text).expect(text);
        let seat = self.seat();
        assert_eq!(
            self.game.check(&self.state, seat, &action),
            Ok(()),
            "{text}"
        );
        let (chance, events) = (&mut Sampled::new(1), &mut self.events);
        self.game
            .apply(&mut self.state, seat, action, chance, events);
    }

    /// The question before anything is touched.
    fn asked(&self) -> Value {
        written(&self.game.prompt(&self.info(), &[], &self.legal()))
    }

    /// The words of a choice, which is open.
    fn choice(&self, text: &str) -> Value {
        let action = self.game.parse(text).expect(text);
        assert!(self.legal().contains(&action), "{text}");
        written(&self.game.describe_now(&self.info(), &action))
    }

    /// What the first player is shown of a building: each of its effects as it is now.
    fn effects_now(&self, plot: usize) -> Value {
        let view = written(&self.game.view(&self.info()));
        view["players"][0]["plots"][plot]["now"].clone()
    }

    /// The keys of all that was told.
    fn told(&self) -> Vec<String> {
        let said = self.events.iter().map(|event| self.game.narrate(event));
        said.map(|message| message.key.to_string()).collect()
    }
}

fn written(shown: &impl serde::Serialize) -> Value {
    serde_json::to_value(shown).expect("it can be written")
}

/// The deck that uses the whole effect language, one of its effects replaced by another if so wished, for one player.
fn of_legend(replaced: Option<[&str; 2]>) -> Kanal {
    let file = |name: &str| {
        let path = repository(&format!("fixtures/kanal/legend/{name}"));
        let mut text = std::fs::read_to_string(path).expect("the fixtures have this file");
        if let Some([old, new]) = replaced.filter(|_| name == "deck-a.toml") {
            assert_eq!(text.matches(old).count(), 1, "{old}");
            text = text.replace(old, new);
        }
        EditionFile {
            name: name.to_owned(),
            text: text.into(),
        }
    };
    let edition = Edition {
        files: vec![file("board.toml"), file("deck-a.toml")],
    };
    let mut setup = setup_with::<Kanal>(1, &[("deck", "a")]);
    setup.edition = edition;
    Kanal::build(&setup).expect("the legend holds")
}

/// KA-ACTV-10: what an effect gives is named with its amount; a turn of the wheel and pieces to build are said as something to
/// do, unless something else comes with them.
#[test]
fn a_choice_of_an_effect_says_what_comes_of_it() {
    let mut table = Table::of_building("a19", ["path"; 3], &[]);
    table.does("activate b2");
    let thalers = json!({"key": "kanal-amount-thaler", "count": 2});
    assert_eq!(
        table.choice("use 1"),
        json!({"key": "kanal-now-take", "gain": thalers})
    );
    table.does("use 1");
    assert_eq!(table.choice("use 3"), json!({"key": "kanal-do-wheel"}));
    let mut table = Table::of_building("a17", ["path"; 3], &[]);
    table.does("activate b2");
    assert_eq!(
        table.choice("use 1")["key"],
        "kanal-now-build-free-anywhere"
    );
    let mut table = Table::of_building("a31", ["path"; 3], &[]);
    table.does("activate b2");
    let both = table.choice("use 1");
    assert_eq!(both["key"], "kanal-gain-and");
    assert_eq!(both["first"]["gain"]["key"], "kanal-amount-thaler");
    assert_eq!(both["rest"]["key"], "kanal-gain-build-free-anywhere");
}

/// KA-ACTV-9: without anything to count an effect gives nothing, and that is shown before it is tried.
#[test]
fn an_effect_that_gives_nothing_now_is_shown_as_such() {
    let b2 = 5;
    let mut table = Table::of_building("a01", ["path", "path", "road"], &[]);
    table.does("activate b2");
    assert_eq!(table.effects_now(b2), json!([{"key": "kanal-now-nothing"}]));
    let mut table = Table::of_building("a01", ["canal", "path", "canal"], &[]);
    table.does("activate b2");
    let thalers = json!({"key": "kanal-amount-thaler", "count": 2});
    assert_eq!(
        table.effects_now(b2),
        json!([{"key": "kanal-now-gives", "gain": thalers}])
    );
}

/// KA-ACTV-8: between the exchanges of one effect the player is asked how many more there shall be.
#[test]
fn the_exchanges_that_are_left_are_counted() {
    let mut table = Table::of_building("a22", ["canal", "path", "canal"], &[]);
    table.does("activate b2");
    assert_eq!(table.asked()["key"], "kanal-prompt-exchange-of");
    assert_eq!(table.asked()["count"], 2);
    table.does("use 1 pay wood");
    table.does("use 1 gain 1");
    assert_eq!(table.asked()["key"], "kanal-prompt-exchange");
    assert_eq!(table.asked()["left"], 1);
}

/// KA-ACTV-1: the news of an activation tells whether the fourth route or the second bridge brought it.
#[test]
fn an_activation_is_told_with_what_brought_it() {
    let mut table = Table::of_building("a01", ["canal", "path", "canal"], &[]);
    table.does("activate b2");
    assert!(
        table
            .told()
            .contains(&"kanal-event-activated-routes".to_owned()),
        "{:?}",
        table.told()
    );
    let row = "board red 4 . a31 path^ a01 path a25 . - .";
    let given = ["turn red t3", "parts bridge 1", "wheel red wood 2", row];
    let mut table = Table::new(of_legend(None), &given);
    table.does("bridge b2e");
    table.does("activate b2");
    assert!(
        table
            .told()
            .contains(&"kanal-event-activated-bridges".to_owned()),
        "{:?}",
        table.told()
    );
}

/// KA-ACT-3: of the five actions of a round the start player has three and the other player two.
#[test]
fn a_player_is_asked_with_the_actions_that_are_left_to_him() {
    let mut table = Table::of_two(&["turn red"]);
    let mut left = Vec::new();
    for space in ["b1", "b3", "t3", "t4", "t1"] {
        left.push((table.seat().index(), table.asked()["left"].clone()));
        table.does(&format!("go {space}"));
        while table.legal().contains(&Action::GainRest) {
            table.does("gain rest");
        }
        table.does("end");
    }
    assert_eq!(
        left,
        [
            (0, json!(3)),
            (1, json!(2)),
            (0, json!(2)),
            (1, json!(1)),
            (0, json!(1))
        ]
    );
}

/// KA-ACT-2: who asks about an action space is told of the thalers on it, if there are any.
#[test]
fn an_action_space_is_explained_with_its_thalers() {
    let table = Table::of_two(&["turn red", "space t1 3", "space b1 0"]);
    let thalers = |at: ActionSpace| {
        let target = Target::Space {
            at,
            half: Half::Upper,
        };
        let about = table
            .game
            .about(&table.info(), &target)
            .expect("it is explained");
        let lines = written(&about.lines);
        let lines = lines.as_array().expect("a list").clone();
        let mut told = lines
            .iter()
            .filter(|line| line["key"] == "kanal-about-space-thalers");
        told.next().map(|line| line["cost"]["count"].clone())
    };
    assert_eq!(thalers(ActionSpace::T1), Some(json!(3)));
    assert_eq!(thalers(ActionSpace::B1), None);
}

/// KA-ROUND-2: the free turn of the wheel is there until it is taken.
#[test]
fn the_free_turn_of_the_wheel_is_shown_until_it_is_taken() {
    for (phase, free) in [("phase wheel red", true), ("phase turned red", false)] {
        let table = Table::of_two(&[phase]);
        assert_eq!(table.game.view(&table.info()).free_turn, free, "{phase}");
    }
}

/// A position in the middle of a building effect that was the second of two gains is read back as it was written.
#[test]
fn pieces_of_a_second_gain_are_written_down() {
    let old = "\"each canal/rail beside: 1 thaler\"";
    let new = "\"2 thaler or build 2 free path anywhere\"";
    let rows = [
        "board red 3 . path . .",
        "board red 4 . - path a01 path - . - .",
    ];
    let given = ["turn red t3", "wheel red clay 1", rows[0], rows[1]];
    let mut table = Table::new(of_legend(Some([old, new])), &given);
    for deed in ["path b3n", "activate b2", "use 1 gain 2", "path a1w"] {
        table.does(deed);
    }
    let everything = |table: &Table| {
        let info = table
            .game
            .information_state(&table.state, Audience::Everything);
        table.game.position(&info)
    };
    let lines = everything(&table);
    let given: Vec<&str> = lines.iter().map(String::as_str).collect();
    let again = Table::new(of_legend(Some([old, new])), &given);
    assert_eq!(again.state, table.state, "{lines:#?}");
    assert_eq!(everything(&again), lines);
    // The second path is still free.
    assert_eq!(again.choice("path d3e")["key"], "kanal-now-lay-free");
}
