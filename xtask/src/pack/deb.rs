//! The Debian package: a tree of files, and what dpkg has to know of it.

use super::TARGET;
use crate::run::step;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Files of the repository and where they are installed.
pub(super) const FILES: &[(&str, &str)] = &[
    (
        "deploy/towpath.service",
        "usr/lib/systemd/system/towpath.service",
    ),
    ("deploy/towpath.toml", "etc/towpath/towpath.toml"),
    ("deploy/debian/copyright", "usr/share/doc/towpath/copyright"),
    ("docs/operations.md", "usr/share/doc/towpath/operations.md"),
    (
        "docs/configuration.md",
        "usr/share/doc/towpath/configuration.md",
    ),
    (
        "deploy/nginx.conf",
        "usr/share/doc/towpath/examples/nginx.conf",
    ),
    (
        "deploy/nginx-folder.conf",
        "usr/share/doc/towpath/examples/nginx-folder.conf",
    ),
    (
        "deploy/Caddyfile",
        "usr/share/doc/towpath/examples/Caddyfile",
    ),
    (
        "deploy/Caddyfile-folder",
        "usr/share/doc/towpath/examples/Caddyfile-folder",
    ),
    (
        "deploy/prometheus.yml",
        "usr/share/doc/towpath/examples/prometheus.yml",
    ),
    (
        "deploy/alerts.yml",
        "usr/share/doc/towpath/examples/alerts.yml",
    ),
    (
        "deploy/compose.yaml",
        "usr/share/doc/towpath/examples/compose.yaml",
    ),
    (
        "deploy/dashboard.json",
        "usr/share/doc/towpath/examples/dashboard.json",
    ),
];

/// Where each shell looks for what it can complete.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/towpath"),
    ("zsh", "usr/share/zsh/vendor-completions/_towpath"),
    ("fish", "usr/share/fish/vendor_completions.d/towpath.fish"),
];

/// Packs a program; where the package is.
pub fn build(program: &Path, version: &str) -> Result<PathBuf, String> {
    let program = program
        .canonicalize()
        .map_err(|e| format!("{}: {e}", program.display()))?;
    let root = PathBuf::from(TARGET).join(format!("root-{version}"));
    let _ = fs::remove_dir_all(&root);
    let binary = root.join("usr/bin/towpath");
    put(&program, &binary)?;
    step("strip", Command::new("strip").arg(&binary))?;
    for (from, to) in FILES {
        put(Path::new(from), &root.join(to))?;
    }
    for (shell, to) in COMPLETIONS {
        let script = output(Command::new(&binary).args(["completions", shell]))?;
        write(&root.join(to), &script)?;
    }
    let man = root.join("usr/share/man/man1");
    output(Command::new(&binary).arg("man").arg(&man))?;
    let pages = fs::read_dir(&man).map_err(|e| e.to_string())?;
    let pages: Vec<PathBuf> = pages.flatten().map(|entry| entry.path()).collect();
    output(Command::new("gzip").args(["-9", "-n"]).args(pages))?;
    let log = root.join("usr/share/doc/towpath/changelog");
    put(Path::new("CHANGELOG.md"), &log)?;
    output(Command::new("gzip").args(["-9", "-n"]).arg(&log))?;
    describe(&root, &binary, version)?;
    modes(&root)?;
    let architecture = architecture()?;
    let made = PathBuf::from(TARGET).join(format!("towpath_{version}_{architecture}.deb"));
    let mut pack = Command::new("dpkg-deb");
    // The same program gives the same package, byte for byte.
    let time = output(Command::new("git").args(["log", "-1", "--format=%ct"]))?;
    pack.args(["--root-owner-group", "-Zxz", "--build"])
        .args([&root, &made]);
    pack.env("SOURCE_DATE_EPOCH", String::from_utf8_lossy(&time).trim());
    step("dpkg-deb", pack.stdout(Stdio::null()))?;
    Ok(made)
}

/// What dpkg has to know: what is needed, what is a setting of the machine, and what is done besides.
fn describe(root: &Path, binary: &Path, version: &str) -> Result<(), String> {
    let folder = root.join("DEBIAN");
    let control = fs::read_to_string("deploy/debian/control").map_err(|e| e.to_string())?;
    let size: u64 = sizes(root)?;
    let control = control
        .replace("@VERSION@", version)
        .replace("@ARCHITECTURE@", &architecture()?)
        .replace("@SIZE@", &size.div_ceil(1024).to_string())
        .replace("@DEPENDS@", &libraries(binary)?);
    write(&folder.join("control"), control.as_bytes())?;
    write(&folder.join("conffiles"), b"/etc/towpath/towpath.toml\n")?;
    for script in ["postinst", "prerm", "postrm"] {
        put(
            &Path::new("deploy/debian").join(script),
            &folder.join(script),
        )?;
    }
    Ok(())
}

/// The packages of the libraries that the program is linked with.
fn libraries(binary: &Path) -> Result<String, String> {
    // The tool wants to be in the folder of a source package.
    let source = PathBuf::from(TARGET).join("source");
    write(&source.join("debian/control"), b"Source: towpath\n")?;
    let binary = binary.canonicalize().map_err(|e| e.to_string())?;
    let found = output(
        Command::new("dpkg-shlibdeps")
            .arg("-O")
            .arg(binary)
            .current_dir(source),
    )?;
    let found = String::from_utf8_lossy(&found);
    let found = found.trim().strip_prefix("shlibs:Depends=");
    Ok(found.ok_or("dpkg-shlibdeps names no libraries")?.to_owned())
}

fn architecture() -> Result<String, String> {
    let text = output(Command::new("dpkg").arg("--print-architecture"))?;
    Ok(String::from_utf8_lossy(&text).trim().to_owned())
}

/// Programs may be run, everything may be read; the settings are closed by the package itself once its user is there.
fn modes(root: &Path) -> Result<(), String> {
    let run = |words: &[&str]| output(Command::new(words[0]).args(&words[1..]).arg(root));
    run(&["chmod", "-R", "u=rwX,go=rX"])?;
    let scripts = [
        "usr/bin/towpath",
        "DEBIAN/postinst",
        "DEBIAN/prerm",
        "DEBIAN/postrm",
    ];
    output(
        Command::new("chmod")
            .arg("0755")
            .args(scripts.map(|name| root.join(name))),
    )?;
    Ok(())
}

fn sizes(folder: &Path) -> Result<u64, String> {
    let mut sum = 0;
    for entry in fs::read_dir(folder).map_err(|e| e.to_string())? {
        let entry = entry.map_err(|e| e.to_string())?;
        let found = entry.metadata().map_err(|e| e.to_string())?;
        sum += match found.is_dir() {
            true => sizes(&entry.path())?,
            false => found.len(),
        };
    }
    Ok(sum)
}

pub(super) fn put(from: &Path, to: &Path) -> Result<(), String> {
    let text = fs::read(from).map_err(|e| format!("{}: {e}", from.display()))?;
    write(to, &text)?;
    let mode = fs::metadata(from).map_err(|e| e.to_string())?.permissions();
    fs::set_permissions(to, mode).map_err(|e| e.to_string())
}

pub(super) fn write(to: &Path, text: &[u8]) -> Result<(), String> {
    let folder = to.parent().unwrap_or(Path::new("."));
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(to, text));
    written.map_err(|e| format!("{}: {e}", to.display()))
}

/// What a program writes to standard output; an error if it does not succeed.
pub(super) fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    let name = format!("{command:?}");
    let done = command.stderr(Stdio::inherit()).output();
    let done = done.map_err(|e| format!("{name}: {e}"))?;
    match done.status.success() {
        true => Ok(done.stdout),
        false => Err(name),
    }
}
