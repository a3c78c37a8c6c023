//! The scenario runner: what it accepts, and how it helps when something is wrong.

#[path = "../../testkit/tests/faulty/mod.rs"]
mod faulty;

use faulty::Faulty;
use towpath_core::Game;
use towpath_race::Race;
use towpath_scenario::{Kind, check_rules, parse, run};

#[test]
fn a_header_is_read_without_knowing_the_game() {
    let text = "title T\nrules X-A-1 X-A-2\ngame chess\nplayers 2\noption clock  blitz # fast\nseed 9\nthen\n  a does b\n";
    let scenarios = parse("f", text).unwrap();
    let [scenario] = &scenarios[..] else {
        panic!("one scenario expected");
    };
    assert_eq!(scenario.game, "chess");
    let keys: Vec<&str> = scenario.rules.iter().map(|(_, key)| key.as_str()).collect();
    assert_eq!(keys, ["X-A-1", "X-A-2"]);
    let option = ("clock".to_owned(), "blitz".to_owned());
    assert_eq!((scenario.seed, &scenario.options[0]), (9, &option));
}

/// What the runner says of a scenario that begins with red holding 1, 2 and green holding 4.
fn complaint(given: &str, then: &str) -> (Kind, String) {
    let text = format!(
        "title T\ngame race\nplayers 2\ngiven\nhand red 1 2\nhand green 4\n{given}\nthen\n{then}\n"
    );
    let result = match parse("f.scenario", &text) {
        Ok(scenarios) => run::<Race>(&scenarios[0]).result,
        Err(fault) => Err(fault),
    };
    let fault = result.expect_err("something is wrong with it");
    (fault.kind, fault.to_string())
}

fn malformed(given: &str, then: &str, message: &str) {
    assert_eq!(
        complaint(given, then),
        (Kind::Malformed, message.to_owned())
    );
}

fn failed(then: &str, message: &str) {
    assert_eq!(complaint("", then), (Kind::Failed, message.to_owned()));
}

#[test]
fn a_malformed_scenario_is_told_where_and_how() {
    malformed(
        "hnd red 3",
        "red does pass",
        "f.scenario:7: 'hnd' is no word of a position: did you mean 'hand'?",
    );
    malformed(
        "prize red",
        "red does pass",
        "f.scenario:7: too many or too few words (usage: prize SEAT POINTS)",
    );
    malformed(
        "played 1 1 1 1 1 1",
        "red does pass",
        "f.scenario:4: this position cannot be: 7 cards of 1",
    );
    malformed(
        "",
        "red dose pass",
        "f.scenario:9: 'dose' is nothing a seat does here: did you mean 'does'?",
    );
    malformed(
        "",
        "rad does pass",
        "f.scenario:9: 'rad' does not sit at this table: did you mean 'red'?",
    );
    malformed(
        "",
        "red does jump",
        "f.scenario:9: 'jump' is no action: expected play N, peek, draw, roll or pass",
    );
    malformed(
        "",
        "red cannot pass",
        "f.scenario:9: expected the rule that forbids it: 'SEAT cannot ACTION : RULE' (or ': not-to-act', ': over')",
    );
    malformed(
        "",
        "expect hend red = 1",
        "f.scenario:9: 'hend' is no word of an 'expect' line: did you mean 'hand'?",
    );
    malformed(
        "",
        "red does roll => die=4",
        "f.scenario:9: '4' is nothing that 'die' can give",
    );
    malformed(
        "",
        "red does roll => card=1",
        "f.scenario:9: 'die' is drawn here, not 'card'",
    );
    malformed(
        "",
        "red does pass => die=1",
        "f.scenario:9: 1 random outcome(s) more than are drawn here",
    );
    malformed(
        "",
        "red does roll => die=?",
        "f.scenario:9: an outcome must be named here, not '?'",
    );
    malformed(
        "",
        "",
        "f.scenario:1: in 'T': nothing happens: the line 'then' is missing, or nothing follows it",
    );
    malformed(
        "title",
        "red does pass",
        "f.scenario:1: in 'T': nothing happens: the line 'then' is missing, or nothing follows it",
    );
}

#[test]
fn what_the_game_does_otherwise_is_told() {
    failed(
        "red does play 4",
        "f.scenario:9: 'play 4' is refused by RA-PLAY-1",
    );
    failed(
        "green does pass",
        "f.scenario:9: 'pass' is rejected: it is not this seat's decision",
    );
    failed(
        "red cannot play 1 : RA-PLAY-1",
        "f.scenario:9: 'play 1' is allowed; expected that RA-PLAY-1 forbids it",
    );
    failed(
        "red cannot play 4 : RA-PLAY-2",
        "f.scenario:9: 'play 4' is refused by RA-PLAY-1; expected RA-PLAY-2",
    );
    failed(
        "expect hand red = 1 1",
        "f.scenario:9: hand red is '1 2'; expected '1 1'",
    );
    failed(
        "expect green sees hand red = 1 2",
        "f.scenario:9: hand red is '? ?'; expected '1 2'",
    );
    failed(
        "expect to-act = green",
        "f.scenario:9: to-act is 'red'; expected 'green'",
    );
    failed(
        "expect winners = nobody",
        "f.scenario:9: the game is not over",
    );
    failed(
        "expect legal play 3",
        "f.scenario:9: 'play 3' is not in the legal list",
    );
    failed(
        "expect choices = 2",
        "f.scenario:9: there are 6 choices; expected 2: play 1 | play 2 | peek | draw | roll | pass",
    );
    failed(
        "undo red",
        "f.scenario:9: nothing to take back since the last reveal, random outcome or decision of another seat",
    );
    failed(
        "red does play 1\ncannot undo red",
        "f.scenario:10: 1 decision(s) can be taken back",
    );
}

/// The runner finds what is wrong with the game, not only with the scenario.
#[test]
fn engine_faults_show_in_scenarios() {
    let complaint = |fault: &str, then: &str| {
        let text = format!(
            "title T\ngame race\nplayers 2\noption fault {fault}\ngiven\nhand red 1 4\nthen\n{then}\n"
        );
        let report = run::<Faulty>(&parse("f", &text).unwrap()[0]);
        report.result.unwrap_err().to_string()
    };
    assert_eq!(
        complaint("card-lost", "red does play 4"),
        "f:8: after this the position does not add up: 5 cards of 4, not 6"
    );
    assert_eq!(
        complaint("list-too-short", "red does play 1\nred does pass"),
        "f:9: 'pass' is accepted, but the legal list does not have it"
    );
}

#[test]
fn a_scenario_of_another_game_or_table_is_refused() {
    let text = "title T\ngame chess\nplayers 2\nthen\na does b\n";
    let report = run::<Race>(&parse("f", text).unwrap()[0]);
    let message = report.result.unwrap_err().to_string();
    assert_eq!(message, "f:1: this is a scenario of 'chess', not of 'race'");

    let text = "title T\ngame race\nplayers 4\nthen\nred does pass\n";
    let report = run::<Race>(&parse("f", text).unwrap()[0]);
    let message = report.result.unwrap_err().to_string();
    assert_eq!(message, "f:3: 4 players asked for; the game is for 2 to 3");

    let text = "title T\ngame race\nplayers 2\noption speed high\nthen\nred does pass\n";
    let report = run::<Race>(&parse("f", text).unwrap()[0]);
    let message = report.result.unwrap_err().to_string();
    assert_eq!(message, "f:4: no option 'speed'; there is: goal");
}

#[test]
fn a_file_without_a_scenario_is_refused() {
    for (text, line) in [("", 1), ("# nothing yet\n\n", 2)] {
        let message = parse("f", text).unwrap_err().to_string();
        assert_eq!(
            message,
            format!("f:{line}: there is no scenario in this file")
        );
    }
}

#[test]
fn a_version_of_the_rules_is_chosen() {
    let text = |version: &str| {
        format!("title T\ngame race\nversion {version}\nplayers 2\nthen\nred does pass\n")
    };
    let scenarios = parse("f", &text("1")).unwrap();
    assert_eq!(scenarios[0].version, Some(1));
    run::<Race>(&scenarios[0]).result.unwrap();
    let report = run::<Race>(&parse("f", &text("7")).unwrap()[0]);
    let message = report.result.unwrap_err().to_string();
    assert_eq!(message, "f:3: rules version 7 is unknown; known are 1 to 1");
    let message = parse("f", &text("first")).unwrap_err().to_string();
    assert_eq!(
        message,
        "f:3: expected a version of the rules, found 'first'"
    );
}

#[test]
fn component_data_is_chosen_by_its_hash() {
    let text = |hash: &str| {
        format!("title T\ngame race\nedition {hash}\nplayers 2\nthen\nred does pass\n")
    };
    let run = |hash: &str| {
        let scenarios = parse("f", &text(hash)).map_err(|fault| fault.to_string())?;
        let report = run::<Race>(&scenarios[0]).result;
        report.map_err(|fault| fault.to_string())
    };
    let own = Race::builtin_edition().hash();
    assert_eq!(run(&own[..16]), Ok(()));
    let other = "0123456789abcdef";
    assert_eq!(
        run(other).unwrap_err(),
        "f:3: no component data of 'race' begins with 0123456789abcdef"
    );
    for short in ["first", "0123", "0123456789ABCDEF"] {
        let message = run(short).unwrap_err();
        assert_eq!(
            message,
            format!(
                "f:3: expected 16 or more digits of the hash of component data, found '{short}'"
            )
        );
    }
}

#[test]
fn the_rules_it_is_about_are_clauses_of_the_reference() {
    let reference =
        "<a id=\"RA-PLAY-1\"></a>**RA-PLAY-1** One.\n\n<a id=\"RA-PLAY-2\"></a>**RA-PLAY-2** Two.";
    let told = |keys: &str| {
        let text = format!("title T\nrule {keys}\ngame race\nplayers 2\nthen\nred does pass\n");
        check_rules(&parse("f", &text).unwrap()[0], reference).map_err(|fault| fault.to_string())
    };
    assert_eq!(told("RA-PLAY-1 RA-PLAY-2"), Ok(()));
    let slip = "f:2: 'RA-PLY-2' is no clause of the rules: did you mean 'RA-PLAY-2'?";
    assert_eq!(told("RA-PLAY-1 RA-PLY-2"), Err(slip.to_owned()));
    let unknown = "f:2: 'X-1' is no clause of the rules: `towpath rules race` lists them";
    assert_eq!(told("X-1"), Err(unknown.to_owned()));
    // A part of a key is none.
    assert!(told("RA-PLAY").is_err());
}
