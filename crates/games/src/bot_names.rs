//! What bots are called at a table: first names of our own, a few for each strength, that can be read in every language of the
//! program. Whoever plays a game often meets the same opponents again.

/// The names of bots of one strength.
struct Crew {
    level: &'static str,
    names: [&'static str; 8],
}

const CREWS: [Crew; 4] = [
    Crew {
        level: "easy",
        names: [
            "Bert", "Tilda", "Pippo", "Fenna", "Wim", "Nella", "Jost", "Melina",
        ],
    },
    Crew {
        level: "medium",
        names: [
            "Alma", "Odo", "Selma", "Rufo", "Cleo", "Hanno", "Gerda", "Timo",
        ],
    },
    Crew {
        level: "hard",
        names: [
            "Kuno", "Thekla", "Orso", "Minna", "Egon", "Valda", "Ivo", "Zita",
        ],
    },
    Crew {
        level: "master",
        names: [
            "Aurel", "Ottilia", "Titus", "Norina", "Lothar", "Delia", "Edmund", "Sibilla",
        ],
    },
];

/// The names of bots that are no level.
const OTHERS: [&str; 8] = [
    "Pim", "Runa", "Zeno", "Tola", "Bosco", "Dorika", "Fips", "Lumi",
];

/// Every name that a bot can have.
fn bot_names() -> impl Iterator<Item = &'static str> {
    CREWS.iter().flat_map(|crew| crew.names).chain(OTHERS)
}

/// The names for a bot in a seat of a game, the one that fits best first.
pub fn names_for(game: &str, level: &str, seat: usize) -> impl Iterator<Item = &'static str> {
    let crew = CREWS.iter().find(|crew| crew.level == level);
    let names = crew.map_or(OTHERS, |crew| crew.names);
    let first = game.len() + seat;
    let own = (0..names.len()).map(move |next| names[(first + next) % names.len()]);
    own.chain(bot_names())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_name_is_there_once_and_can_be_written_anywhere() {
        let names: Vec<&str> = bot_names().collect();
        let once: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!((names.len(), once.len()), (40, 40));
        let plain = |name: &&str| name.chars().all(|c| c.is_ascii_alphabetic()) && name.len() <= 8;
        assert!(names.iter().all(plain));
    }

    #[test]
    fn seats_of_a_table_have_different_names() {
        for level in ["easy", "medium", "hard", "master", "random"] {
            let first: BTreeSet<_> = (0..5)
                .filter_map(|seat| names_for("kanal", level, seat).next())
                .collect();
            assert_eq!(first.len(), 5, "{level}");
        }
    }
}
