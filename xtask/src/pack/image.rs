//! The OCI image: the program with the libraries it is linked with, built by buildah and run by runc, both without a daemon.

use super::TARGET;
use super::deb::{output, put, write};
use crate::machine;
use crate::run::step;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The name under which the image is loaded.
const NAME: &str = "localhost/towpath:latest";

/// Builds the image; where its archive is.
pub fn build(program: &Path) -> Result<PathBuf, String> {
    machine::need_tool("buildah", "buildah")?;
    let context = PathBuf::from(TARGET).join("image");
    let _ = fs::remove_dir_all(&context);
    lay_out(program, &context)?;
    // Nothing is pulled, so nothing has to be signed and no registry is asked.
    write(
        &context.join("policy.json"),
        br#"{"default":[{"type":"insecureAcceptAnything"}]}"#,
    )?;
    write(
        &context.join("registries.conf"),
        b"unqualified-search-registries = []\n",
    )?;
    let archive = PathBuf::from(TARGET).join("towpath-image.tar");
    let _ = fs::remove_file(&archive);
    let time = output(Command::new("git").args(["log", "-1", "--format=%ct"]))?;
    let time = String::from_utf8_lossy(&time).trim().to_owned();
    let mut bud = buildah(&context);
    bud.args([
        "bud",
        "--isolation",
        "chroot",
        "--timestamp",
        &time,
        "--tag",
        NAME,
    ]);
    bud.arg("--signature-policy")
        .arg(context.join("policy.json"));
    step("buildah bud", bud.arg(&context))?;
    let mut push = buildah(&context);
    push.args(["push", "--signature-policy"])
        .arg(context.join("policy.json"))
        .arg(NAME);
    push.arg(format!("oci-archive:{}:{NAME}", archive.display()));
    step("buildah push", &mut push)?;
    Ok(archive)
}

/// Runs the image as it is meant to run: read-only, as nobody, without capabilities.
pub fn try_it(archive: &Path) -> Result<(), String> {
    machine::need_tool("runc", "runc")?;
    let mut script = Command::new("bash");
    script.arg("deploy/try-image.sh").arg(archive);
    step("deploy/try-image.sh", &mut script)
}

fn buildah(context: &Path) -> Command {
    let mut buildah = Command::new("buildah");
    let store = std::path::absolute(Path::new(TARGET).join("storage")).unwrap_or_default();
    buildah
        .args(["--storage-driver", "vfs", "--root"])
        .arg(&store);
    buildah.arg("--runroot").arg(store.join("run"));
    buildah
        .arg("--registries-conf")
        .arg(context.join("registries.conf"));
    buildah
}

/// The files of the image.
fn lay_out(program: &Path, context: &Path) -> Result<(), String> {
    let root = context.join("root");
    let binary = root.join("usr/bin/towpath");
    put(program, &binary)?;
    step("strip", Command::new("strip").arg(&binary))?;
    for library in libraries(&binary)? {
        let name = library.strip_prefix("/").map_err(|e| e.to_string())?;
        put(&library, &root.join(name))?;
    }
    write(
        &root.join("etc/passwd"),
        b"towpath:x:7878:7878::/data:/nonexistent\n",
    )?;
    write(&root.join("etc/group"), b"towpath:x:7878:\n")?;
    fs::create_dir_all(root.join("tmp")).map_err(|e| e.to_string())?;
    fs::create_dir_all(context.join("data")).map_err(|e| e.to_string())?;
    write(
        &root.join("usr/share/doc/towpath/copyright"),
        &fs::read("deploy/debian/copyright").map_err(|e| e.to_string())?,
    )?;
    put(
        Path::new("deploy/image/Dockerfile"),
        &context.join("Dockerfile"),
    )
}

/// The libraries that the system's linker would load, under the names by which it asks for them.
fn libraries(binary: &Path) -> Result<Vec<PathBuf>, String> {
    let listed = output(Command::new("ldd").arg(binary))?;
    let listed = String::from_utf8_lossy(&listed);
    let words = listed
        .split_whitespace()
        .filter(|word| word.starts_with('/'));
    Ok(words.map(PathBuf::from).collect())
}
