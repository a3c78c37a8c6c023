//! Every option of every game, and every value of it, has words; and no words are left over.

use std::collections::BTreeSet;
use towpath_text::Language;

#[test]
fn options_have_words_and_words_have_options() {
    let mut expected = BTreeSet::new();
    for game in towpath_games::all() {
        let title = game.title();
        let earlier = title.earlier.iter().flat_map(|earlier| earlier.options);
        for option in title.options.iter().chain(earlier) {
            let name = format!("{}-option-{}", title.id, option.name);
            for value in option.values {
                expected.insert(format!("{name}-{value}"));
            }
            expected.insert(name);
        }
    }
    let mut defined = BTreeSet::new();
    for (_, text) in Language::English.files() {
        for line in text.lines() {
            let id = line.split_once('=').map_or("", |(id, _)| id.trim_end());
            if id.contains("-option-") && !id.contains(' ') {
                defined.insert(id.to_owned());
            }
        }
    }
    assert_eq!(expected, defined);
}

/// The form of a new table says below each option what it is about.
#[test]
fn options_are_explained_in_the_form() {
    let mut expected = BTreeSet::new();
    for game in towpath_games::all() {
        let title = game.title();
        let options = title.options.iter();
        expected.extend(options.map(|option| format!("web-option-{}-{}", title.id, option.name)));
    }
    let page = include_str!("../../text/lang/en/web.ftl");
    let ids = page
        .lines()
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
    let defined: BTreeSet<String> = ids.filter(|id| id.starts_with("web-option-")).collect();
    assert_eq!(expected, defined);
}
