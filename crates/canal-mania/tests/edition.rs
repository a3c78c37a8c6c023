//! Component data: what is wrong is named with its file and line.

use towpath_canal_mania::CanalMania;
use towpath_canal_mania::parts::Contract;
use towpath_canal_mania::tree::{NodeId, Tree};
use towpath_core::{DataError, Edition, Game};

/// The built-in data with one change to one file.
fn changed(file: &str, from: &str, to: &str) -> Edition {
    let mut edition = CanalMania::builtin_edition();
    let found = edition.files.iter_mut().find(|entry| entry.name == file);
    let entry = found.expect("one of the three files");
    assert!(entry.text.contains(from), "{file} has no {from}");
    entry.text = entry.text.replacen(from, to, 1).into();
    edition
}

/// What the checker says of it.
fn faults(file: &str, from: &str, to: &str) -> String {
    match CanalMania::check_edition(&changed(file, from, to)) {
        Ok(_) => "nothing".to_owned(),
        Err(errors) => {
            let lines: Vec<String> = errors.iter().map(|error| error.to_string()).collect();
            lines.join("\n")
        }
    }
}

fn said(found: &[DataError]) -> String {
    let lines: Vec<String> = found.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

/// It can be played, and this is said about it.
#[track_caller]
fn warns(file: &str, from: &str, to: &str, words: &str) {
    match CanalMania::check_edition(&changed(file, from, to)) {
        Ok(checked) => {
            let text = said(&checked.warnings);
            assert!(text.contains(words), "expected '{words}', found:\n{text}");
        }
        Err(errors) => panic!("{}", said(&errors)),
    }
}

#[track_caller]
fn refuses(file: &str, from: &str, to: &str, words: &str) {
    let faults = faults(file, from, to);
    let place = format!("{file}:");
    let named = faults
        .lines()
        .any(|line| line.starts_with(&place) && line.contains(words));
    assert!(named, "expected '{words}', found:\n{faults}");
}

#[test]
fn the_data_that_comes_with_the_program_holds() {
    let findings = CanalMania::check_edition(&CanalMania::builtin_edition()).unwrap();
    let text = findings.holds.join("\n");
    for fact in [
        "393 clear and 139 difficult hexes, 42 towns",
        "30 contracts worth 160",
        "22412 canals",
        "75 build cards",
    ] {
        assert!(text.contains(fact), "{text}");
    }
}

#[test]
fn towns_are_never_neighbours_and_stand_where_the_terrain_says() {
    // Lancaster moves beside Preston, and the terrain follows.
    let mut edition = changed("map.toml", "hex = \"D2\"", "hex = \"D4\"");
    let map = &mut edition.files[0].text;
    *map = map
        .replace("\"...TcddddTccccddc......\"", "\"...ccddddTccccddc......\"")
        .into();
    *map = map
        .replace("\"..cccddTcccccccccc.....\"", "\"..cTcddTcccccccccc.....\"")
        .into();
    // Lancaster to the Trent is longer from there, but adjacent towns can be played.
    let text = match CanalMania::check_edition(&edition) {
        Ok(checked) => said(&checked.warnings),
        Err(errors) => panic!("{}", said(&errors)),
    };
    assert!(
        text.contains("Preston and Lancaster are neighbours"),
        "{text}"
    );

    refuses(
        "map.toml",
        "hex = \"T25\"",
        "hex = \"T24\"",
        "the terrain at T24 is not T",
    );
    refuses(
        "map.toml",
        "hex = \"T25\"",
        "hex = \"T24\"",
        "no town stands at t25",
    );
    refuses(
        "map.toml",
        "hex = \"T25\"",
        "hex = \"25T\"",
        "'25T' is no hex",
    );
}

#[test]
fn each_colour_has_one_city_and_six_towns() {
    warns(
        "map.toml",
        "city = true",
        "city = false",
        "each colour has 1 city and 6 towns",
    );
    let found = faults("map.toml", "colour = \"purple\"", "colour = \"purpel\"");
    // The one mistake, and nothing about red.
    assert_eq!(found.lines().count(), 1, "{found}");
    assert!(
        found.contains("'purpel' is no town colour") && found.ends_with("did you mean 'purple'?"),
        "{found}"
    );
}

#[test]
fn terrain_is_made_of_four_letters_in_rows_of_one_length() {
    refuses(
        "map.toml",
        "\"...ccddccccddddc.......\"",
        "\"...ccddccccxdddc.......\"",
        "'x' is no terrain",
    );
    refuses(
        "map.toml",
        "\"...ccddddcccccccc......\"",
        "\"...ccddddcccccccc.....\"",
        "row 1 has 22 letters; most rows have 23",
    );
}

/// The row that is wrong is blamed, also when it is the first.
#[test]
fn a_short_first_row_is_the_only_one_blamed() {
    let found = faults(
        "map.toml",
        "\"...ccddccccddddc.......\"",
        "\"...ccddccccddddc......\"",
    );
    assert_eq!(found, "map.toml:8: row 0 has 22 letters; most rows have 23");
}

/// Every contract may be worth one more than ours: a true copy may say so.
#[test]
fn values_may_be_higher_than_ours() {
    let mut edition = CanalMania::builtin_edition();
    let raise = |line: &str| match line.strip_prefix("value = ") {
        Some(value) => format!("value = {}\n", value.parse::<u8>().expect("a value") + 1),
        None => format!("{line}\n"),
    };
    let text: String = edition.files[1].text.lines().map(raise).collect();
    edition.files[1].text = text.into();
    let checked = CanalMania::check_edition(&edition).expect("it can be played");
    assert_eq!(checked.warnings, []);
}

#[test]
fn every_contract_can_be_built_within_its_value() {
    // Leeds to Liverpool by Skipton takes seven tiles.
    let from = "terminals = [\"Leeds\", \"Liverpool\"]\nvia = [\"Skipton\"]\nvalue = 8";
    let to = "terminals = [\"Leeds\", \"Liverpool\"]\nvia = [\"Skipton\"]\nvalue = 6";
    refuses(
        "contracts.toml",
        from,
        to,
        "'leeds-and-liverpool' cannot be built within its value of 6 tiles",
    );
    let line = faults("contracts.toml", from, to);
    assert!(line.starts_with("contracts.toml:59:"), "{line}");
}

/// CM-COMP-2, CM-BUILD-6: on difficult ground a player lays four aqueducts and three tunnels and nothing else, so that no canal
/// of eight tiles can be built there.
#[test]
fn every_contract_can_be_built_from_the_tiles_of_one_player() {
    // Nine hexes apart, so that every canal within the value has eight tiles.
    let from = "terminals = [\"Goole\", \"Manchester\"]";
    let to = "terminals = [\"Lincoln\", \"Northampton\"]";
    let mut edition = changed("contracts.toml", from, to);
    let checked = CanalMania::check_edition(&edition).expect("there are stretches and locks");
    assert!(!checked.holds.is_empty());
    let map = &mut edition.files[0].text;
    let difficult = map.lines().map(|line| match line.starts_with("  \"") {
        true => line.replace('c', "d"),
        false => line.to_owned(),
    });
    *map = difficult.collect::<Vec<_>>().join("\n").into();
    let errors = CanalMania::check_edition(&edition).expect_err("too few aqueducts and tunnels");
    assert_eq!(
        said(&errors),
        "contracts.toml:86: 'rochdale' cannot be built from one player's 16 stretches, 12 locks, 4 aqueducts and 3 tunnels"
    );
}

#[test]
fn a_value_that_allows_too_many_canals_is_refused() {
    let from = "terminals = [\"Goole\", \"Manchester\"]\nvia = []\nvalue = 8";
    let to = "terminals = [\"Goole\", \"Manchester\"]\nvia = []\nvalue = 14";
    refuses(
        "contracts.toml",
        from,
        to,
        "there are too many ways to build 'rochdale'",
    );
}

#[test]
fn contracts_name_towns_once_and_there_are_thirty_with_six_to_start() {
    refuses(
        "contracts.toml",
        "\"Skipton\"",
        "\"Skypton\"",
        "there is no town 'Skypton'; did you mean 'Skipton'?",
    );
    refuses(
        "contracts.toml",
        "via = [\"Skipton\"]",
        "via = [\"Leeds\"]",
        "names a town twice",
    );
    refuses(
        "contracts.toml",
        "value = 4\nstart = true",
        "value = 4\nstart = false",
        "5 contracts have start = true",
    );
    refuses(
        "contracts.toml",
        "id = \"medway\"",
        "id = \"oxford\"",
        "'oxford' stands there twice",
    );
    refuses(
        "contracts.toml",
        "id = \"medway\"",
        "id = \"Medway!\"",
        "'Medway!' is no id",
    );
    refuses(
        "contracts.toml",
        "value = 8",
        "value = 0",
        "a value of 0 is not possible",
    );
    let whole = CanalMania::builtin_edition();
    let cut = whole.files[1].text.rfind("[[contract]]").unwrap();
    let last = whole.files[1].text[cut..].to_owned();
    warns("contracts.toml", &last, "", "there are 29 contracts");
}

#[test]
fn the_deck_has_known_cards_each_listed_once() {
    refuses(
        "build_deck.toml",
        "kind = \"stretch\"",
        "kind = \"bridge\"",
        "'bridge' is no build card",
    );
    refuses(
        "build_deck.toml",
        "goods = \"red\"",
        "goods = \"pink\"",
        "'pink' is no goods symbol",
    );
    refuses(
        "build_deck.toml",
        "goods = \"yellow\"",
        "goods = \"red\"",
        "must be listed once",
    );
    refuses(
        "build_deck.toml",
        "count = 1",
        "number = 1",
        "'number' is not known here",
    );
}

#[test]
fn a_missing_file_is_named() {
    let mut edition = CanalMania::builtin_edition();
    edition.files.pop();
    let errors = CanalMania::check_edition(&edition).unwrap_err();
    assert!(
        errors[0]
            .to_string()
            .starts_with("build_deck.toml: the file is missing")
    );
}

/// The trees hold what a plain search finds that knows nothing of bounds; checked where that search is quick.
#[test]
fn the_trees_agree_with_a_plain_search() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(3)).unwrap();
    let tree = &game.map().tree;
    for (id, sizes) in [
        ("bridgewater", [51, 53]),
        ("macclesfield", [69, 69]),
        ("worcester-and-birmingham", [42, 38]),
        ("river-severn", [19, 19]),
        ("coventry", [30, 29]),
        ("sheffield-and-south-yorkshire", [50, 47]),
        ("grand-union", [161, 151]),
        ("wey-and-arun", [153, 131]),
        ("medway", [13, 13]),
        ("river-parrett", [3, 3]),
    ] {
        let contract = game.map().contract_by_id(id).unwrap();
        for (side, size) in sizes.into_iter().enumerate() {
            assert_eq!(nodes(tree, Tree::root(contract, side)), size, "{id} {side}");
        }
    }
    assert_eq!(tree.size(), 22412);
}

fn nodes(tree: &Tree, root: NodeId) -> usize {
    let node = tree.node(root);
    let children = node.first..node.first + NodeId::from(node.children);
    1 + children.map(|child| nodes(tree, child)).sum::<usize>()
}

/// Every node keeps the rules that the tree stands for, and can be finished.
#[test]
fn every_node_can_be_finished_within_its_value() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(3)).unwrap();
    let map = game.map();
    for index in 0..map.contracts.len() {
        let contract = Contract(index as u8);
        for side in 0..2 {
            let mut open = vec![Tree::root(contract, side)];
            while let Some(id) = open.pop() {
                let node = map.tree.node(id);
                assert!(node.tiles + map.tree.to_go(id) <= map.contract(contract).value);
                assert_eq!(node.finished, node.children == 0);
                let children = node.first..node.first + NodeId::from(node.children);
                assert!(
                    children
                        .clone()
                        .all(|child| map.tree.node(child).parent == id)
                );
                open.extend(children);
            }
        }
    }
}

/// The French rules allow several via towns.
#[test]
fn a_contract_may_name_several_towns_between_its_terminals() {
    let from = "terminals = [\"Goole\", \"Manchester\"]\nvia = []";
    let to = "terminals = [\"Goole\", \"Manchester\"]\nvia = [\"Leeds\", \"Huddersfield\"]";
    let mut setup = towpath_testkit::setup::<CanalMania>(3);
    setup.edition = changed("contracts.toml", from, to);
    let game = CanalMania::build(&setup).unwrap();
    let map = game.map();
    let rochdale = map.contract_by_id("rochdale").unwrap();
    let via = map.contract(rochdale).via;
    assert_eq!(map.town_ids(via), "leeds huddersfield");
    let mut open = vec![Tree::root(rochdale, 0)];
    let mut finished = 0;
    while let Some(id) = open.pop() {
        let node = map.tree.node(id);
        if node.finished {
            finished += 1;
            assert_eq!(map.tree.touched(id) & via, via);
        }
        open.extend(node.first..node.first + NodeId::from(node.children));
    }
    assert!(finished > 0);
}
