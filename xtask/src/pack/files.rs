//! Files that are installed but never compiled: each is read by the program it is for, if that is there.

use super::TARGET;
use crate::machine;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The most exposure that a unit may have, in tenths of systemd's scale of 10.
const EXPOSURE: &str = "--threshold=20";

/// Everything, with what was found wrong.
pub fn check() -> Result<(), String> {
    machine::need_tool("systemd-analyze", "systemd")?;
    unit()?;
    for file in ["deploy/try-debian.sh", "deploy/try-image.sh"] {
        say_nothing(Command::new("bash").args(["-n", file]))?;
    }
    if !machine::has_tool("promtool") {
        println!("pack: the alerts were not tried: there is no promtool");
        return Ok(());
    }
    let rules =
        |words: [&str; 3]| succeed(Command::new("promtool").args(words).current_dir("deploy"));
    rules(["check", "rules", "alerts.yml"])?;
    rules(["test", "rules", "alerts-test.yml"])?;
    rules(["check", "config", "prometheus.yml"])?;
    println!("pack: the alerts are raised when they should be");
    Ok(())
}

/// The unit has no mistake and keeps the server away from what it does not need.
fn unit() -> Result<(), String> {
    let unit = fs::read_to_string("deploy/towpath.service").map_err(|e| e.to_string())?;
    verify(&unit)?;
    // The check can fail: a misspelt key is told in words only.
    let wrong = unit.replace("NoNewPrivileges", "NoNewPrivilege");
    if verify(&wrong).is_ok() {
        return Err("systemd-analyze verify says nothing of a misspelt key".to_owned());
    }
    println!("pack: the unit is sound");
    Ok(())
}

fn verify(unit: &str) -> Result<(), String> {
    // The program and its page of the manual are not installed here.
    let unit = unit.replace("/usr/bin/towpath", "/bin/true");
    let folder = PathBuf::from(TARGET).join("unit");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let file = folder.join("towpath.service");
    fs::write(&file, unit).map_err(|e| e.to_string())?;
    // It exits with 0 whatever it complains about.
    say_nothing(
        Command::new("systemd-analyze")
            .args(["verify", "--man=no"])
            .arg(&file),
    )?;
    let security = ["security", "--offline=true", "--no-pager", EXPOSURE];
    succeed(Command::new("systemd-analyze").args(security).arg(&file))
}

fn say_nothing(command: &mut Command) -> Result<(), String> {
    let done = command.output().map_err(|e| e.to_string())?;
    let said = [done.stdout, done.stderr].concat();
    match done.status.success() && said.is_empty() {
        true => Ok(()),
        false => Err(format!("{command:?}: {}", String::from_utf8_lossy(&said))),
    }
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let done = command.output().map_err(|e| e.to_string())?;
    match done.status.success() {
        true => Ok(()),
        false => Err(format!(
            "{command:?}: {}{}",
            String::from_utf8_lossy(&done.stdout),
            String::from_utf8_lossy(&done.stderr)
        )),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_the_package_installs_is_there() {
        let repository = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for (from, _) in crate::pack::deb::FILES {
            assert!(repository.join(from).is_file(), "{from} is not there");
        }
    }
}
