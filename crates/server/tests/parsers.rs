//! The targets of coverage-guided fuzzing (fuzz/) still build, and take what earlier runs have kept: every corpus is given to its
//! target, with the fixtures of the repository beside it.

#[path = "../../../fuzz/src/lib.rs"]
mod fuzz;

use std::path::{Path, PathBuf};

/// Every file below a folder, however deep.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        match entry.path() {
            path if path.is_dir() => found.extend(files(&path)),
            path => found.push(path),
        }
    }
    found
}

/// The files of a corpus, unpacked by `tar`, which every system has.
fn corpus(archive: &Path) -> Vec<Vec<u8>> {
    if !archive.is_file() {
        return Vec::new();
    }
    let name = archive.file_name().expect("a file").to_string_lossy();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("corpus-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for tests");
    let mut tar = std::process::Command::new("tar");
    let done = tar.arg("-xzf").arg(archive).arg("-C").arg(&folder).status();
    assert!(done.expect("tar runs").success(), "{}", archive.display());
    let inputs = files(&folder).into_iter();
    let inputs = inputs.map(|file| std::fs::read(file).expect("a file of the corpus"));
    let inputs = inputs.collect();
    let _ = std::fs::remove_dir_all(&folder);
    inputs
}

#[test]
fn every_target_takes_its_corpus() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut given = 0;
    for (name, check) in fuzz::TARGETS {
        let target = root.join(format!("fuzz/fuzz_targets/{name}.rs"));
        assert!(target.is_file(), "{name} is a target without a file");
        for input in corpus(&root.join(format!("fuzz/corpus/{name}.tar.gz"))) {
            check(&input);
            given += 1;
        }
    }
    assert!(given > 1000, "{given} inputs: the corpora are not there");
    let targets = files(&root.join("fuzz/fuzz_targets")).len();
    assert_eq!(targets, fuzz::TARGETS.len(), "a file without a target");
}

#[test]
fn what_is_damaged_is_refused_without_a_panic() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let records = files(&root.join("fixtures"));
    let small = |path: &&PathBuf| std::fs::metadata(path).is_ok_and(|data| data.len() < 20_000);
    let mut given = 0;
    for file in records.iter().filter(small).take(60) {
        let text = std::fs::read(file).expect("a fixture");
        for cut in [text.len() / 3, text.len() / 2, text.len()] {
            for (_, check) in fuzz::TARGETS {
                check(&text[..cut]);
                given += 1;
            }
        }
    }
    assert!(given > 500, "{given} inputs: the fixtures are not there");
}
