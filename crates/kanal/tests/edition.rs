//! The six decks that come with the program, and mistakes in deck files.

use towpath_core::{BuildError, Edition, EditionFile, Game, Seed, Seeded, Silent, TableSetup};
use towpath_kanal::Kanal;
use towpath_kanal::card::CardId;
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

/// What is unusual about this deck file, which can be played.
fn warnings(text: &str) -> Vec<String> {
    let deck = EditionFile {
        name: "deck-a.toml".to_owned(),
        text: text.into(),
    };
    let edition = Edition {
        files: vec![file("board.toml"), deck],
    };
    let components = Components::read(&edition).expect("it can be played");
    components
        .warnings
        .iter()
        .map(ToString::to_string)
        .collect()
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

/// A guess is made at a word that is nearly right, and at no other.
#[test]
fn a_guess_is_made_only_at_words_that_are_near() {
    for (wrong, guess) in [
        ("canel", Some("(did you mean 'canal'?)")),
        ("bridgge", Some("(did you mean 'bridge'?)")),
        ("gold", None),
        ("zeppelin", None),
    ] {
        let effect = format!("effect = \"each {wrong} beside: 2 wood\"");
        let found = mistakes_with(CANAL_HUT_EFFECT, &effect);
        assert_eq!(found.len(), 1, "{wrong}: {found:?}");
        match guess {
            Some(guess) => assert!(found[0].contains(guess), "{found:?}"),
            None => assert!(!found[0].contains("did you mean"), "{found:?}"),
        }
    }
}

/// KA-BOARD-2: a printed route may lie in the middle of a board, which is unusual and said.
#[test]
fn a_printed_route_away_from_the_border_is_told() {
    let board = file("board.toml");
    let told = |text: String| {
        let board = EditionFile {
            name: board.name.clone(),
            text: text.into(),
        };
        let deck = EditionFile {
            name: "deck-a.toml".to_owned(),
            text: plain_deck().into(),
        };
        let edition = Edition {
            files: vec![board, deck],
        };
        let components = Components::read(&edition).expect("it can be played");
        let warnings = components.warnings.iter().map(ToString::to_string);
        let mut warnings = warnings.filter(|warning| warning.contains("border"));
        warnings.next()
    };
    assert_eq!(told(board.text.to_string()), None);
    let inner = board.text.replace("rail = \"a3w\"", "rail = \"b2e\"");
    let line = inner.lines().position(|line| line.contains("b2e"));
    let line = line.expect("the rail has moved") + 1;
    let expected = format!("board.toml:{line}: b2e neither lies on nor touches the border");
    assert_eq!(told(inner), Some(expected));
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
            "'A01' is no card of deck B: its ids are B01 to B54",
        ),
        (
            "fr = \"Maison 1\"",
            "fr = \" \"",
            "the text in 'fr' is empty",
        ),
        (
            "fr = \"Maison 1\"",
            "nl = \"Huis 1\"",
            "'nl' is not known here",
        ),
        ("prestige = 2", "prestige = 31", "too much"),
        (
            "prestige = 2",
            "prestige = 2\ncolour = 1",
            "'colour' is not known here",
        ),
        (CANAL_HUT, "cost = []", "one cost or two, not 0"),
    ] {
        let found = mistakes_with(old, new).join("\n");
        assert!(found.contains(reason), "{new}: {found}");
    }
}

/// What a true copy may hold is a warning, not an error.
#[test]
fn what_is_merely_unlike_our_cards_can_be_played() {
    assert_eq!(warnings(&plain_deck()), [""; 0]);
    for (old, new, reason) in [
        (
            "effect = \"7 thaler\"",
            "effect = \" 6  thaler\"",
            "A06 has the same effect",
        ),
        (
            "en = \"House 2\"",
            "en = \"House 1\"",
            "A01 has the same name 'House 1'",
        ),
        (
            CANAL_HUT,
            "cost = [\"2 wood\", \"2 wood\"]",
            "both costs are the same",
        ),
        (CANAL_HUT, "cost = [\"9 wood\"]", "9 wood can never be paid"),
        (CANAL_HUT_EFFECT, "effect = \"9 wood\"", "can never be kept"),
        (
            CANAL_HUT_EFFECT,
            "effect = \"when rail beside >= 0: 2 wood\"",
            "the condition always holds",
        ),
    ] {
        let text = plain_deck();
        assert!(text.contains(old), "the deck has no '{old}'");
        let found = warnings(&text.replacen(old, new, 1));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains(reason), "{found:?}");
        assert!(found[0].starts_with("deck-a.toml:"), "{found:?}");
    }
}

/// The plain deck with the first so many cards of each period.
fn part_of_deck(wanted: [usize; 3]) -> String {
    let text = plain_deck();
    let mut cards = text.split("\n[[card]]");
    let mut part = cards.next().expect("a head").to_owned();
    for (index, card) in cards.enumerate() {
        if index % 18 < wanted[index / 18] {
            part += "\n[[card]]";
            part += card;
        }
    }
    part
}

#[test]
fn a_deck_for_trying_needs_no_more_cards_than_are_dealt() {
    let alone = warnings(&part_of_deck([6, 5, 7]));
    assert!(alone[0].contains("only be played alone"), "{alone:?}");
    let two = warnings(&part_of_deck([9, 7, 8]));
    assert!(two[0].contains("no campaign can be played"), "{two:?}");
    let short = mistakes("deck-a.toml", &part_of_deck([6, 5, 6]));
    assert!(short[0].contains("at least 6, 5 and 7"), "{short:?}");
}

#[test]
fn a_table_is_set_up_only_from_the_decks_and_cards_there_are() {
    let deck = |letter: &str, wanted| EditionFile {
        name: format!("deck-{}.toml", letter.to_lowercase()),
        text: part_of_deck(wanted)
            .replace("deck = \"A\"", &format!("deck = \"{letter}\""))
            .replace("id = \"A", &format!("id = \"{letter}"))
            .into(),
    };
    let mut setup = TableSetup::of::<Kanal>(2);
    setup.edition = Edition {
        files: vec![file("board.toml"), deck("C", [9, 7, 8])],
    };
    let game = Kanal::build(&setup).expect("the first deck there is");
    let state = game.setup(&mut Seeded::new(Seed::from_number(1)), &mut Silent);
    assert!(state.display.cards().iter().all(|card| card.deck() == 2));
    assert!(Kanal::build(&setup.clone().with_option("deck", "a")).is_err());
    setup.players = 1;
    assert!(Kanal::build(&setup).is_ok());
    let campaign = Kanal::build(&setup.with_option("campaign", "yes"));
    assert!(
        matches!(campaign, Err(BuildError::Edition(_))),
        "{campaign:?}"
    );
}

#[test]
fn a_text_in_one_language_is_enough() {
    let text = plain_deck().replacen(
        "{ en = \"House 2\", fr = \"Maison 2\", it = \"Casa 2\", de = \"Haus 2\" }",
        "{ de = \"Eckhaus\" }",
        1,
    );
    let text = text.replacen(
        "{ en = \"House 3\", fr = \"Maison 3\", it = \"Casa 3\", de = \"Haus 3\" }",
        "\"Corner\"",
        1,
    );
    let deck = EditionFile {
        name: "deck-a.toml".to_owned(),
        text: text.into(),
    };
    let edition = Edition {
        files: vec![file("board.toml"), deck],
    };
    let components = Components::read(&edition).expect("it can be played");
    let name = |number| {
        let printing = components.printing(CardId::new(0, number)).expect("a card");
        printing.name.clone()
    };
    assert_eq!(
        (name(2).en, name(2).fr),
        ("Eckhaus".to_owned(), "Eckhaus".to_owned())
    );
    assert_eq!(
        (name(3).it, name(3).de),
        ("Corner".to_owned(), "Corner".to_owned())
    );
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
