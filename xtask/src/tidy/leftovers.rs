//! Nothing of somebody's machine and nothing half done is committed.

use super::tree::{Tree, extension};

/// The files that have to name what they look for.
const OWN: &str = "xtask/src/tidy/";

/// Folders that are somebody's own.
const PLACES: [&str; 4] = ["/home/", "/root/", "/Users/", "/tmp/"];

/// What stands for something to be done.
const UNDONE: [&str; 4] = ["TODO", "FIXME", "XXX", "dbg!("];

/// Where the packages of a lock file may come from.
const CRATES: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.files() {
        if path.starts_with(OWN) {
            continue;
        }
        for (index, line) in text.lines().enumerate() {
            if let Some(what) = fault_of(path, line) {
                faults.push(format!("{path}:{}: {what}", index + 1));
            }
        }
    }
    faults
}

fn fault_of(path: &str, line: &str) -> Option<String> {
    let name = path.rsplit('/').next().unwrap_or(path);
    match name {
        "Cargo.lock" => {
            let source = line.trim().strip_prefix("source = ")?;
            let foreign = source.trim_matches('"') != CRATES;
            foreign.then(|| format!("{source} is not the public registry"))
        }
        "package-lock.json" => {
            let host = line.trim().strip_prefix("\"resolved\": \"http");
            host.map(|_| "the address of a registry".to_owned())
        }
        ".npmrc" | "pip.conf" | "config.toml" if names_registry(line) => {
            Some("the address of a registry".to_owned())
        }
        _ if extension(name) == "lock" => None,
        _ => place_in(line).or_else(|| undone_in(line)),
    }
}

fn names_registry(line: &str) -> bool {
    let setting = line.split('=').next().unwrap_or("");
    ["registry", "replace-with", "index-url"]
        .iter()
        .any(|word| setting.contains(word))
}

/// A path of somebody's machine, at the start of a word.
fn place_in(line: &str) -> Option<String> {
    let place = PLACES.into_iter().find(|place| {
        line.match_indices(place).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            before.is_none_or(|c| !c.is_alphanumeric() && !"_-.}/*".contains(c))
        })
    })?;
    Some(format!("a path of somebody's machine ({place})"))
}

fn undone_in(line: &str) -> Option<String> {
    let word = UNDONE.into_iter().find(|word| {
        line.match_indices(word).any(|(at, _)| {
            let inside = |c: char| c.is_alphanumeric() || c == '_';
            let before = line[..at].chars().next_back();
            let after = line[at + word.len()..].chars().next();
            !before.is_some_and(inside) && (word.ends_with('(') || !after.is_some_and(inside))
        })
    })?;
    Some(format!("{word}: do it, or write it into an issue"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<String> {
        check(&Tree::of(&[(path, text)]))
    }

    #[test]
    fn paths_of_a_machine_are_found() {
        let found = faults("a.md", "one\nsee /home/ada/x\n");
        assert_eq!(found, ["a.md:2: a path of somebody's machine (/home/)"]);
        assert_eq!(faults("a.rs", "let f = \"/tmp/x\";").len(), 1);
        assert_eq!(faults("a.md", "web/tmp/x"), [""; 0]);
    }

    #[test]
    fn what_is_half_done_is_found() {
        assert_eq!(
            faults("a.rs", "// TODO later"),
            ["a.rs:1: TODO: do it, or write it into an issue"]
        );
        assert_eq!(faults("a.rs", "dbg!(x)").len(), 1);
        assert_eq!(faults("a.rs", "const TODOS: u8 = 1;"), [""; 0]);
    }

    #[test]
    fn registries_are_found() {
        let public = format!("source = \"{CRATES}\"");
        assert_eq!(faults("Cargo.lock", &public), [""; 0]);
        let other = "source = \"registry+https://mirror.example/index\"";
        assert_eq!(faults("Cargo.lock", other).len(), 1);
        let resolved = "  \"resolved\": \"https://mirror.example/x.tgz\",";
        assert_eq!(faults("web/package-lock.json", resolved).len(), 1);
        let setting = "registry=https://mirror.example/";
        assert_eq!(faults("web/.npmrc", setting).len(), 1);
    }
}
