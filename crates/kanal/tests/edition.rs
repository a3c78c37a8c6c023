//! The six decks that come with the program, and mistakes in deck files.

use towpath_core::{Edition, EditionFile};
use towpath_kanal::edition::Components;

/// A file of the data folder.
fn file(name: &str) -> EditionFile {
    let path = format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR"));
    EditionFile {
        name: name.to_owned(),
        text: std::fs::read_to_string(path)
            .expect("the data folder has this file")
            .into(),
    }
}

/// Every mistake in this deck file, one a line.
fn mistakes(name: &str, text: &str) -> Vec<String> {
    let deck = EditionFile {
        name: name.to_owned(),
        text: text.into(),
    };
    let edition = Edition {
        files: vec![file("board.toml"), deck],
    };
    match Components::read(&edition) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn the_six_decks_hold() {
    for letter in 'a'..='f' {
        let name = format!("deck-{letter}.toml");
        let deck = file(&name);
        let found = mistakes(&name, &deck.text);
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}

/// A deck that holds and that nobody tunes.
fn plain_deck() -> String {
    let mut deck = String::from(
        "schema = 1\ndeck = \"A\"\nversion = 1\n\
         name = { en = \"Plain\", fr = \"Simple\", it = \"Semplice\", de = \"Schlicht\" }\n\
         character = { en = \"Plain\", fr = \"Simple\", it = \"Semplice\", de = \"Schlicht\" }\n",
    );
    for number in 1..=54 {
        let (cost, effect) = match number {
            1 => (CANAL_HUT, CANAL_HUT_EFFECT.to_owned()),
            _ => (
                "cost = [\"1 stone\"]",
                format!("effect = \"{number} thaler\""),
            ),
        };
        deck += &format!(
            "\n[[card]]\nid = \"A{number:02}\"\n\
             name = {{ en = \"House {number}\", fr = \"Maison {number}\", it = \"Casa {number}\", de = \"Haus {number}\" }}\n\
             {cost}\nprestige = 2\n{effect}\n"
        );
    }
    deck
}

/// The plain deck with one thing replaced by another, and what the checker says of it.
fn mistakes_with(old: &str, new: &str) -> Vec<String> {
    let text = plain_deck();
    assert!(text.contains(old), "the deck has no '{old}'");
    mistakes("deck-a.toml", &text.replacen(old, new, 1))
}

/// The line of the plain deck in which this stands first.
fn line(of: &str) -> usize {
    let text = plain_deck();
    let at = text.lines().position(|line| line.contains(of));
    at.expect("the deck has this line") + 1
}

const CANAL_HUT: &str = r#"cost = ["2 wood", "2 clay"]"#;
const CANAL_HUT_EFFECT: &str = r#"effect = "each canal beside: 2 wood""#;

#[test]
fn the_plain_deck_holds() {
    assert_eq!(mistakes("deck-a.toml", &plain_deck()), [""; 0]);
}

#[test]
fn a_coal_cost_is_refused_with_file_line_and_reason() {
    let found = mistakes_with(CANAL_HUT, r#"cost = ["2 wood", "2 coal"]"#);
    let line = line(CANAL_HUT);
    assert_eq!(
        found,
        [format!(
            "deck-a.toml:{line}: cost '2 coal': a building never costs coal; its cost is in wood, clay, stone, steel and thaler"
        )]
    );
}

#[test]
fn a_duplicate_id_is_refused() {
    let found = mistakes_with("id = \"A02\"", "id = \"A01\"");
    let line = line("id = \"A02\"");
    assert!(
        found.contains(&format!("deck-a.toml:{line}: the id A01 stands here twice")),
        "{found:?}"
    );
}

#[test]
fn an_unknown_word_is_refused() {
    let line = line(CANAL_HUT_EFFECT);
    for (effect, reason) in [
        (
            "each canel beside: 2 wood",
            "'canel' stands where what is counted",
        ),
        (
            "each canal beside: 2 gold",
            "'gold' stands where wood, clay, coal, stone, steel, thaler or prestige",
        ),
        ("each canals beside: 2 wood", "(words are singular)"),
        ("each canal beside: 2 Wood", "(words are lower case)"),
        (
            "each canal: 2 wood",
            "':' stands where 'beside' or 'anywhere' was expected",
        ),
        ("2 wood; 2 clay", "';' stands where the end was expected"),
        ("all(2 wood)", "a block joins at least two parts"),
        ("2 wood 3 wood", "each thing is named once"),
        ("2 prestige -> 3 wood", "prestige is gained, never paid"),
        ("each canal beside: 200 wood", "200 is too large"),
        ("2 wood @", "'@' has no meaning"),
        (
            "by canal beside (2: 2 wood, 1: 3 wood)",
            "the numbers of a table's rows rise",
        ),
        (
            "one(1 wood; 2 wood; 3 wood; 4 wood; 5 wood; 6 wood; 7 wood)",
            "at most 6 effects",
        ),
        ("", "the text ends where"),
    ] {
        let found = mistakes_with(CANAL_HUT_EFFECT, &format!("effect = \"{effect}\""));
        assert_eq!(found.len(), 1, "{effect}: {found:?}");
        assert!(
            found[0].starts_with(&format!("deck-a.toml:{line}: ")),
            "{effect}: {found:?}"
        );
        assert!(found[0].contains(reason), "{effect}: {found:?}");
    }
}

#[test]
fn a_card_of_no_possible_use_is_refused() {
    for (effect, reason) in [
        ("when rail beside >= 5: 2 wood", "the condition never holds"),
        (
            "when route beside <= 1: 2 wood",
            "the condition never holds",
        ),
        (
            "when rail beside >= 0: 2 wood",
            "the condition always holds",
        ),
        (
            "when first and second: 2 wood",
            "not the first and the second",
        ),
        (
            "when rail beside >= 3 and rail beside <= 2: 2 wood",
            "contradict",
        ),
        (
            "when rail beside >= 3 and canal beside >= 2: 2 wood",
            "want 5 routes",
        ),
        (
            "when rail beside <= 0: each rail beside: 2 wood",
            "never anything to count",
        ),
        ("9 wood -> 3 steel", "can never be paid"),
        ("1..9 coal -> by paid (1: 1 wood)", "can never be paid"),
        ("2..3 coal -> by paid (3: 1 wood)", "paying 2 gives nothing"),
        ("1..3 coal -> 1 wood", "needs a gain 'by paid"),
        (
            "2 coal -> by paid (1: 1 wood)",
            "'by paid (...)' needs prices",
        ),
        (
            "by canal beside (1: 2 wood, 5: 3 wood)",
            "row 5 never applies",
        ),
        (
            "by building anywhere (0: 2 wood, 1: 3 wood)",
            "row 0 never applies",
        ),
        (
            "when bridge beside = 0: bridge beside -> 2 wood",
            "no bridge to pay with",
        ),
        ("7 steel", "can never be kept"),
        ("build 5 free path beside", "only 4 spaces"),
        ("up to 2: 2 wood", "'up to' needs a price"),
        (
            "each stock thaler: 1 thaler",
            "never the measure of a gain in thalers",
        ),
        (
            "up to stock thaler: 1 thaler -> 2 thaler",
            "never the measure of a gain in thalers",
        ),
    ] {
        let found = mistakes_with(CANAL_HUT_EFFECT, &format!("effect = \"{effect}\""));
        assert_eq!(found.len(), 1, "{effect}: {found:?}");
        assert!(found[0].contains(reason), "{effect}: {found:?}");
    }
}

#[test]
fn other_mistakes_are_refused() {
    for (old, new, reason) in [
        ("schema = 1", "schema = 2", "schema 2 is unknown"),
        ("deck = \"A\"", "deck = \"G\"", "'G' is no deck"),
        (
            "deck = \"A\"",
            "deck = \"B\"",
            "'A01' stands where B01 was expected",
        ),
        (
            "fr = \"Maison 1\"",
            "fr = \" \"",
            "the text in 'fr' is empty",
        ),
        ("fr = \"Maison 1\", ", "", "missing field `fr`"),
        (
            "en = \"House 2\"",
            "en = \"House 1\"",
            "A01 has the same name 'House 1'",
        ),
        ("prestige = 2", "prestige = 31", "too much"),
        (
            "prestige = 2",
            "prestige = 2\ncolour = 1",
            "unknown field `colour`",
        ),
        (CANAL_HUT, "cost = []", "one cost or two, not 0"),
        (
            CANAL_HUT,
            "cost = [\"2 wood\", \"2 wood\"]",
            "both costs are the same",
        ),
        (CANAL_HUT, "cost = [\"9 wood\"]", "9 wood can never be paid"),
    ] {
        let found = mistakes_with(old, new).join("\n");
        assert!(found.contains(reason), "{new}: {found}");
    }
    let twice = mistakes_with("effect = \"7 thaler\"", "effect = \" 6  thaler\"");
    assert!(twice[0].contains("A06 has the same effect"), "{twice:?}");
}

#[test]
fn an_edition_needs_its_board_and_a_deck() {
    let nothing = Edition { files: Vec::new() };
    let found = Components::read(&nothing).map(|_| ()).unwrap_err();
    assert_eq!(
        found[0].to_string(),
        "board.toml: the edition lacks this file"
    );
    let board = Edition {
        files: vec![file("board.toml")],
    };
    let found = Components::read(&board).map(|_| ()).unwrap_err();
    assert_eq!(found[0].to_string(), "deck-a.toml: the edition has no deck");
    for (old, new, reason) in [
        ("b1n", "b2n", "b2n neither lies on nor touches the border"),
        ("b1n", "c3s", "c3s is named twice"),
        ("b1n", "e9n", "'e9n' is no route space"),
        ("\"b1n\", ", "", "two paths are printed, not 1"),
    ] {
        let mut changed = board.clone();
        changed.files[0].text = changed.files[0].text.replacen(old, new, 1).into();
        let found = Components::read(&changed).map(|_| ()).unwrap_err();
        assert!(found[0].to_string().contains(reason), "{found:?}");
    }
}
