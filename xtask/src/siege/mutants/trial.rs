//! The tests of a crate as judges: program after program, the quickest first, until one fails.

use super::build::Tree;
use super::verdicts::Verdict;
pub use super::weave::SWITCH;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The memory that a test may take, in KB: a mutant may collect without end.
const MEMORY: u64 = 4_000_000;

/// One program of tests.
#[derive(Clone, Debug)]
struct Program {
    name: String,
    path: PathBuf,
    /// How long it takes without a mutant, in seconds.
    seconds: u64,
}

/// All programs of tests of a crate, the quickest first.
#[derive(Debug)]
pub struct Tests {
    programs: Vec<Program>,
    folder: PathBuf,
}

impl Tests {
    /// Builds and runs them once without a mutant, which they must pass.
    pub fn of(tree: &Tree) -> Result<Tests, String> {
        let (folder, mut programs) = (tree.crate_folder(), Vec::new());
        for (name, path) in tree.build()? {
            let start = Instant::now();
            let program = Program {
                name,
                path,
                seconds: 200,
            };
            let verdict = run(&program, &folder, 0)?;
            let seconds = start.elapsed().as_secs();
            println!("{}: {seconds} s without a mutant", program.name);
            if verdict != Verdict::Missed {
                return Err(format!("{} fails without a mutant", program.name));
            }
            programs.push(Program { seconds, ..program });
        }
        programs.sort_by_key(|program| program.seconds);
        Ok(Tests { programs, folder })
    }

    /// The same tests of the crate as it is now: other programs in the same order.
    pub fn again(&self, tree: &Tree) -> Result<Tests, String> {
        let built = tree.build()?;
        let program = |program: &Program| {
            let found = built.iter().find(|(name, _)| *name == program.name);
            found.map(|(_, path)| Program {
                path: path.clone(),
                ..program.clone()
            })
        };
        Ok(Tests {
            programs: self.programs.iter().filter_map(program).collect(),
            folder: self.folder.clone(),
        })
    }

    /// What becomes of a mutant, and which program said so after how many seconds.
    pub fn judge(&self, number: u32) -> Result<(Verdict, String), String> {
        let start = Instant::now();
        for program in &self.programs {
            let verdict = run(program, &self.folder, number)?;
            if verdict != Verdict::Missed {
                let how = format!("{}, {} s", program.name, start.elapsed().as_secs());
                return Ok((verdict, how));
            }
        }
        let how = format!("every test, {} s", start.elapsed().as_secs());
        Ok((Verdict::Missed, how))
    }
}

/// Runs a program with a mutant. The limit is processor time, because others may use the machine as well.
fn run(program: &Program, folder: &PathBuf, number: u32) -> Result<Verdict, String> {
    let processor = 20 + 5 * program.seconds;
    let limits = format!("ulimit -v {MEMORY}; ulimit -t {processor}; exec \"$0\" --quiet");
    let mut child = Command::new("sh")
        .args(["-c", &limits])
        .arg(&program.path)
        .current_dir(folder)
        .env(SWITCH, number.to_string())
        .env("RUST_BACKTRACE", "0")
        .env("PROPTEST_MAX_SHRINK_ITERS", "0")
        .env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("{}: {error}", program.path.display()))?;
    // A test that waits for something that never comes takes no processor time.
    let end = Instant::now() + Duration::from_secs(600 + 10 * processor);
    loop {
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) if status.success() => return Ok(Verdict::Missed),
            // libtest ends with 101 when a test has failed; the limit of time ends the program by a signal.
            Some(status) if status.code().is_some() => return Ok(Verdict::Caught),
            Some(status) => {
                use std::os::unix::process::ExitStatusExt;
                const TOO_LONG: [i32; 2] = [24, 9];
                let slow = status.signal().is_some_and(|one| TOO_LONG.contains(&one));
                return Ok(if slow {
                    Verdict::TimedOut
                } else {
                    Verdict::Caught
                });
            }
            None if Instant::now() > end => {
                let _ = child.kill();
                let _ = child.wait();
                return Ok(Verdict::TimedOut);
            }
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}
