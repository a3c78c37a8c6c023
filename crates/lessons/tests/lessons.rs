//! The lessons that come with the program hold, and a lesson that does not hold is refused with file and line.

use towpath_lessons::{Lesson, Source, all};

#[test]
fn every_lesson_holds() {
    assert!(!all().is_empty());
    for lesson in all() {
        if let Err(faults) = lesson.check() {
            let list: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("{}", list.join("\n"));
        }
    }
}

const STEPS: &str = "# A small lesson
game arriala
players 3
learner red
minutes 1
position
  workers red 12 14 moissac
  workers yellow 13
  turn red points 5
step fill
  rule AR-SEC-1
  goal score red = 6
  goal points = 4
  solve walk red moissac to 15
  wrong place 15 : dear
step after
";

const TEXTS: &str = "small = A
small-about = A
small-fill = A
small-fill-text = A
small-fill-done = A
small-fill-dear = A
small-after = A
small-after-text = A
";

fn lesson(steps: &str, german: &str) -> Result<Lesson, String> {
    let texts = ["en", "fr", "it", "de"].map(|code| {
        let text = if code == "de" { german } else { TEXTS };
        (code.to_owned(), text.to_owned())
    });
    let source = Source {
        id: "small".to_owned(),
        steps: steps.to_owned(),
        texts: texts.to_vec(),
        edition: None,
    };
    Lesson::read(source).map_err(|fault| fault.to_string())
}

/// What is wrong with a lesson, a line for each fault.
fn faults(steps: &str, german: &str) -> Vec<String> {
    match lesson(steps, german).map(|lesson| lesson.check()) {
        Err(fault) => vec![fault],
        Ok(Ok(())) => Vec::new(),
        Ok(Err(faults)) => faults.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn a_lesson_that_does_not_hold_is_refused_with_file_and_line() {
    assert_eq!(faults(STEPS, TEXTS), Vec::<String>::new());
    let change = |from: &str, to: &str| {
        assert!(STEPS.contains(from));
        faults(&STEPS.replace(from, to), TEXTS)
    };
    let one = |from: &str, to: &str, line: usize, message: &str| {
        let found = change(from, to);
        let at = format!("small/steps.lesson:{line}: ");
        assert!(
            found
                .iter()
                .any(|fault| fault.starts_with(&at) && fault.contains(message)),
            "{found:#?}"
        );
    };
    one(
        "solve walk red moissac to 15",
        "solve walk red 14 to 13",
        14,
        "is refused by AR-MOVE-1",
    );
    one(
        "solve walk red moissac to 15",
        "solve fly",
        14,
        "is refused",
    );
    one(
        "goal score red = 6",
        "goal score red = 7",
        10,
        "does not reach the goal",
    );
    one(
        "goal points = 4",
        "goal pints = 4",
        13,
        "did you mean 'points'?",
    );
    one(
        "goal score red = 6\n  goal points = 4",
        "goal points = 5\n",
        10,
        "before anything is done",
    );
    one(
        "workers red 12 14 moissac",
        "workers red 12 14 montauban",
        7,
        "montauban",
    );
    one(
        "workers red 12",
        "wokers red 12",
        7,
        "did you mean 'workers'?",
    );
    one(
        "wrong place 15",
        "wrong place 13",
        15,
        "cannot be done here",
    );
    one(
        "wrong place 15",
        "wrong walk red moissac to 15",
        15,
        "reaches the goal",
    );
    one(
        "rule AR-SEC-1",
        "rule AR-SEC-9",
        11,
        "is no clause of the rules",
    );
    one("learner red", "learner blue", 1, "'blue' does not sit here");
    one(
        "step after",
        "step after\n  first yellow does end",
        17,
        "is refused",
    );
    one("step after", "step Fill", 16, "a name of small letters");
    one("step after", "step fill", 16, "already");
    one("game arriala", "game ariala", 2, "there is no game");
    one(
        "wrong place 15 : dear",
        "wrong place 15 : cheap",
        15,
        "'small-fill-cheap' is missing in de.ftl",
    );
}

#[test]
fn texts_are_there_in_every_language_and_none_is_left_over() {
    let missing = faults(STEPS, &TEXTS.replace("small-fill-done = A\n", ""));
    assert_eq!(
        missing,
        ["small/steps.lesson:10: the text 'small-fill-done' is missing in de.ftl"]
    );
    let extra = faults(STEPS, &format!("{TEXTS}small-more = A\n"));
    assert_eq!(extra, ["small/de.ftl:9: nothing says 'small-more'"]);
    let broken = faults(STEPS, &TEXTS.replace("small-fill = A", "small-fill = { A"));
    assert!(broken[0].starts_with("small/de.ftl:"), "{broken:?}");
}

#[test]
fn a_goal_is_judged_by_what_holds_and_not_by_the_move() {
    let small = lesson(STEPS, TEXTS).expect("it holds");
    let judge = |line: &[&str]| {
        let line: Vec<String> = line.iter().map(ToString::to_string).collect();
        small.judge(0, &line, 0).expect("the line holds")
    };
    let start = judge(&[]);
    assert_eq!(start.point.as_deref(), Some("walk red moissac to 15"));
    assert!(!start.reached && start.answer.is_none());
    let dear = judge(&["red does place 15"]);
    assert_eq!(dear.answer.as_deref(), Some("small-fill-dear"));
    let other = judge(&["red does walk red 14 to 15"]);
    assert_eq!(other.answer.as_deref(), Some("web-learn-other"));
    let done = judge(&["red does walk red moissac to 15"]);
    assert!(done.reached && done.goes_on && done.answer.is_none());
    let refused = small.judge(0, &["red does walk red 14 to 13".to_owned()], 0);
    assert!(refused.is_err());
}
