//! `towpath completions` and `towpath man`: the command line described for shells and for readers.

use crate::failure::Failure;
use crate::out::say;
use clap::Command;
use clap_complete::Shell;
use std::io::Write;
use std::path::PathBuf;

/// For which shell.
#[derive(clap::Args, Debug)]
pub struct CompletionsArgs {
    /// The shell.
    shell: Shell,
}

/// Where the pages go.
#[derive(clap::Args, Debug)]
pub struct ManArgs {
    /// The folder; it is made if it is not there.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// Prints what a shell needs to complete our commands.
pub fn completions(args: &CompletionsArgs, mut command: Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "towpath", &mut script);
    // Whoever reads only the beginning has seen enough.
    let _ = std::io::stdout().write_all(&script);
    Ok(())
}

/// Writes a manual page for each command.
pub fn man(args: &ManArgs, command: Command) -> Result<(), Failure> {
    let failed = |error| Failure::Input(format!("{}: {error}", args.folder.display()));
    std::fs::create_dir_all(&args.folder).map_err(failed)?;
    clap_mangen::generate_to(command, &args.folder).map_err(failed)?;
    say!("the pages are in {}", args.folder.display());
    Ok(())
}
