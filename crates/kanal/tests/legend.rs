//! The whole effect language: a deck that uses every construct, read, written, played and refused.

use proptest::prelude::*;
use proptest::sample::select;
use towpath_core::{Edition, EditionFile, Game, TableSetup};
use towpath_kanal::Kanal;
use towpath_kanal::edition::Components;
use towpath_kanal::effect::{parse_block, print_block};
use towpath_testkit::conform::{Plan, prove};
use towpath_testkit::{repository, scenario, setup};

/// The edition with every construct.
fn legend() -> Edition {
    let file = |name: &str| EditionFile {
        name: name.to_owned(),
        text: std::fs::read_to_string(repository(&format!("fixtures/kanal/legend/{name}")))
            .expect("the fixtures have this file")
            .into(),
    };
    Edition {
        files: vec![file("board.toml"), file("deck-a.toml")],
    }
}

/// The effects of every card of an edition.
fn effects(edition: &Edition) -> Vec<String> {
    let components = Components::read(edition);
    let components = components.unwrap_or_else(|errors| panic!("{errors:?}"));
    let cards = components
        .decks
        .into_iter()
        .flatten()
        .flat_map(|deck| deck.cards);
    cards.map(|card| card.text).collect()
}

#[test]
fn every_construct_works() {
    let path = repository("fixtures/kanal/legend/legend.scenario");
    let text = std::fs::read_to_string(path).expect("the fixtures have this file");
    let scenarios = scenario::parse("legend.scenario", &text).expect("the scenarios can be read");
    assert!(scenarios.len() >= 47, "{}", scenarios.len());
    let results = scenarios
        .iter()
        .map(|one| scenario::run_with::<Kanal>(one, legend()));
    let faults: Vec<String> = results
        .filter_map(|report| {
            Some(format!(
                "{}\n    in '{}'",
                report.result.err()?,
                report.title
            ))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn random_games_with_every_construct_conform() {
    for players in 1..=2 {
        let setup = TableSetup {
            edition: legend(),
            ..setup::<Kanal>(players)
        };
        let plan = Plan {
            games: 60,
            searched: 3,
            first: 7000,
            ..Plan::default()
        };
        prove::<Kanal>(&setup, &plan);
    }
}

/// What is written is read back as the same, and written in the same way again.
fn assert_round_trip(text: &str) {
    let (block, effects) = parse_block(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let written = print_block(&block, &effects);
    let again = parse_block(&written).unwrap_or_else(|error| panic!("{written}: {error:?}"));
    assert_eq!(again, (block, effects), "{text}\n{written}");
    assert_eq!(print_block(&again.0, &again.1), written);
}

#[test]
fn the_cards_of_all_decks_are_written_as_they_are_read() {
    let mut texts = effects(&legend());
    texts.extend(effects(&Kanal::builtin_edition()));
    assert_eq!(texts.len(), 54 * 7);
    texts.iter().for_each(|text| assert_round_trip(text));
}

#[test]
fn every_example_of_the_documentation_is_of_use() {
    let text =
        std::fs::read_to_string(repository("docs/effects.md")).expect("the document is there");
    let section = |title: &str| {
        let (_, rest) = text
            .split_once(title)
            .expect("the document has this section");
        rest.split("\n## ").next().unwrap_or_default().to_owned()
    };
    let (legend, examples) = (
        section("## The legend of the rulebook"),
        section("## Examples"),
    );
    let columns = legend
        .lines()
        .filter_map(|line| line.strip_suffix(" |")?.rsplit(" | ").next());
    let columns = columns.flat_map(|column| column.split('`').skip(1).step_by(2));
    let lines = examples
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with("```"));
    let all: Vec<&str> = columns.chain(lines).collect();
    assert!(all.len() >= 35, "{all:#?}");
    for text in all {
        assert_round_trip(text);
        let (_, effects) = parse_block(text).expect("it was just read");
        for effect in &effects {
            assert_eq!(towpath_kanal::effect::judge(effect), Ok(()), "{text}");
        }
    }
}

#[test]
fn what_is_not_of_the_language_is_named_with_a_guess() {
    for (text, reason) in [
        ("each cannal beside: 2 wood", "(did you mean 'canal'?)"),
        ("each canal besid: 2 wood", "(did you mean 'beside'?)"),
        ("each canals/rails beside: 2 wood", "(words are singular)"),
        ("each canal/canal beside: 2 wood", "each kind is named once"),
        (
            "each stock wood/wood: 1 prestige",
            "each thing is named once",
        ),
        (
            "each different building anywhere: 1 thaler",
            "buildings always differ",
        ),
        ("6 different material", "only 5 to pick from"),
        ("2 wood/clay 1 coal/stone", "things can be picked once"),
        ("1 wood 2 wood/clay", "not given as well"),
        (
            "2 wood/clay and each rail beside: 1 coal/stone",
            "picked in one part",
        ),
        (
            "build free path beside and build free road beside",
            "a gain builds once",
        ),
        (
            "by canal beside (0: build free path beside) and build free road beside",
            "a gain builds once",
        ),
        ("2 wood and 1 clay", "stand together"),
        (
            "1..2 coal 1..2 bridge beside -> by paid (1: 1 steel)",
            "one thing open",
        ),
        (
            "1..2 coal 1 wood/clay -> by paid (1: 1 steel)",
            "one thing open",
        ),
        (
            "1..2 coal 1 coal -> by paid (1: 1 steel)",
            "each thing is named once",
        ),
        (
            "bridge beside 2 bridge anywhere -> 1 steel",
            "bridges of a price are named once",
        ),
        (
            "when first or second and canal beside >= 1: 1 wood",
            "are not mixed",
        ),
        ("2 wood/thaler", "thalers are not picked from a list"),
        ("order(2 wood)", "a block joins at least two parts"),
        (
            "1 wood or 1 clay or 1 coal or 1 stone or 1 steel or 1 thaler or 2 wood",
            "at most 6 gains",
        ),
    ] {
        let error = parse_block(text).expect_err(text);
        assert!(error.message.contains(reason), "{text}: {}", error.message);
        assert!(error.at <= text.len(), "{text}: {}", error.at);
    }
}

#[test]
fn what_can_never_be_of_use_is_refused() {
    for (text, reason) in [
        ("when canal/rail beside >= 5: 1 wood", "never holds"),
        ("when first or second: 1 wood", "always holds"),
        (
            "when different road/rail beside >= 3: 1 wood",
            "never holds",
        ),
        (
            "by different stock wood/clay (1: 1 steel, 3: 2 steel)",
            "row 3 never applies",
        ),
        (
            "5 bridge beside -> 9 prestige",
            "5 bridges can never be paid",
        ),
        (
            "1..18 bridge anywhere -> by paid (1: 1 prestige)",
            "18 bridges can never be paid",
        ),
        ("7 wood/steel -> 1 prestige", "7 steel can never be paid"),
        ("9 wood/clay", "9 wood can never be kept"),
        ("1..2 bridge beside -> 1 steel", "needs a gain 'by paid"),
        (
            "each stock wood/thaler: 1 thaler",
            "never the measure of a gain in thalers",
        ),
        ("2 coal -> 1 steel or 1 steel", "are the same"),
        (
            "up to 2: 1 wood or build free path beside",
            "'up to' needs a price",
        ),
        ("1 wood and build 5 free path beside", "only 4 spaces"),
    ] {
        let (_, effects) = parse_block(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let found = effects
            .iter()
            .find_map(|effect| towpath_kanal::effect::judge(effect).err());
        let found = found.unwrap_or_else(|| panic!("{text} is of use"));
        assert!(found.to_string().contains(reason), "{text}: {found}");
    }
}

/// A list with something between its items.
fn list(
    item: impl Strategy<Value = String>,
    most: usize,
    between: &'static str,
) -> impl Strategy<Value = String> {
    proptest::collection::vec(item, 1..=most).prop_map(move |items| items.join(between))
}

fn measure() -> impl Strategy<Value = String> {
    let kind = select(vec![
        "path",
        "road",
        "rail",
        "canal",
        "bridge",
        "idle building",
        "once building",
    ]);
    let kinds = list(kind.prop_map(str::to_owned), 3, "/");
    let place = select(vec!["beside", "anywhere"]);
    let thing = select(vec!["wood", "clay", "coal", "stone", "steel", "thaler"]);
    let things = list(thing.prop_map(str::to_owned), 3, "/").boxed();
    prop_oneof![
        (kinds, place.clone()).prop_map(|(kinds, place)| format!("{kinds} {place}")),
        (select(vec!["kinds", "route", "building"]), place.clone())
            .prop_map(|(kind, place)| format!("{kind} {place}")),
        place.prop_map(|place| format!("different road/rail/bridge {place}")),
        things.clone().prop_map(|things| format!("stock {things}")),
        things.prop_map(|things| format!("different stock {things}")),
        Just("different stock material".to_owned()),
    ]
}

fn amounts() -> impl Strategy<Value = String> {
    (1..4u8, 0..8usize).prop_map(|(count, which)| match which {
        0 => format!("{count} wood 1 prestige"),
        1 => format!("{count} coal/steel"),
        2 => format!("1 thaler {count} different material"),
        3 => format!("{count} material"),
        4 => format!("1 clay {count} different wood/coal/stone"),
        5 => format!("{count} prestige"),
        _ => format!("2 stone {count} thaler"),
    })
}

fn reward() -> impl Strategy<Value = String> {
    let piece = select(vec![
        "path",
        "road",
        "rail/canal",
        "route",
        "route/bridge",
        "rail or road",
    ]);
    let build = (1..4u8, select(vec!["free", "paid"]), piece)
        .prop_map(|(count, fee, piece)| format!("build {count} {fee} {piece} anywhere"));
    prop_oneof![
        amounts(),
        build.clone(),
        Just("turn".to_owned()),
        (amounts(), build).prop_map(|(amounts, build)| format!("{build} and {amounts} and turn")),
    ]
}

fn gain() -> impl Strategy<Value = String> {
    let row = (measure(), reward(), reward(), reward())
        .prop_map(|(of, a, b, c)| format!("by {of} (0: {a}, 1: {b}, 3: {c})"));
    let each = (measure(), amounts()).prop_map(|(of, amounts)| format!("each {of}: {amounts}"));
    let part = prop_oneof![reward(), row, each];
    list(list(part, 2, " and "), 2, " or ")
}

fn price() -> impl Strategy<Value = String> {
    let bridges = (1..4u8, select(vec!["beside", "anywhere"]))
        .prop_map(|(count, place)| format!("{count} bridge {place}"));
    let things = prop_oneof![
        Just("2 coal 1 thaler".to_owned()),
        Just("2 wood/clay".to_owned()),
        Just("2 different material".to_owned()),
        Just("1 thaler 1..3 coal".to_owned()),
        Just("1..3 bridge beside".to_owned()),
    ];
    prop_oneof![
        bridges.clone(),
        things.clone(),
        (things, bridges).prop_map(|(things, bridges)| format!("{bridges} {things}")),
    ]
}

fn effect() -> impl Strategy<Value = String> {
    let cond = (measure(), select(vec!["=", ">=", "<="]), 0..6u8)
        .prop_map(|(of, sign, number)| format!("{of} {sign} {number}"));
    let cond = prop_oneof![Just("first".to_owned()), cond];
    let when = prop_oneof![
        Just(String::new()),
        list(cond.clone(), 3, " and ").prop_map(|conds| format!("when {conds}: ")),
        list(cond, 3, " or ").prop_map(|conds| format!("when {conds}: ")),
    ];
    let times = prop_oneof![
        Just(String::new()),
        Just("up to 2: ".to_owned()),
        measure().prop_map(|of| format!("up to {of}: ")),
    ];
    let prices = prop_oneof![
        Just(String::new()),
        list(price(), 3, " or ").prop_map(|prices| format!("{prices} -> ")),
    ];
    (when, times, prices, gain())
        .prop_map(|(when, times, prices, gain)| when + &times + &prices + &gain)
}

fn block() -> impl Strategy<Value = String> {
    let join = |parts: BoxedStrategy<String>| {
        let words = select(vec!["all", "one", "order"]);
        (words, parts.clone(), parts).prop_map(|(word, a, b)| format!("{word}({a}; {b})"))
    };
    let pair = join(effect().boxed());
    prop_oneof![
        effect(),
        pair.clone(),
        join(prop_oneof![effect(), pair].boxed())
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, max_global_rejects: 20_000, ..ProptestConfig::default() })]

    /// Texts made by the grammar are read back from what is written of them; those that name something twice, which the
    /// grammar does not know, are left out.
    #[test]
    fn effects_are_written_as_they_are_read(text in block()) {
        let read = parse_block(&text);
        prop_assume!(read.is_ok());
        assert_round_trip(&text);
    }
}

/// A condition that always holds is only unusual, and does not hide a part that can never be used.
#[test]
fn what_is_unusual_hides_nothing_that_is_wrong() {
    use towpath_kanal::effect::{Fault, judge, parse_block};
    let fault = |text: &str| {
        let (_, effects) = parse_block(text).expect("an effect");
        effects.iter().find_map(|effect| judge(effect).err())
    };
    let unusual = fault("when canal beside >= 0: 2 stone");
    assert!(matches!(unusual, Some(Fault::Unusual(_))), "{unusual:?}");
    let useless = fault("when canal beside >= 0: each paid: 2 stone");
    assert!(matches!(useless, Some(Fault::Useless(_))), "{useless:?}");
}
