//! The page is built by npm, before or after this crate: its folder is always there to be looked into, and a page that was
//! built anew is taken up by the next build.

use std::path::Path;

fn main() -> std::io::Result<()> {
    if std::env::var_os("CARGO_FEATURE_PAGE").is_some() {
        let dist = Path::new("../../web/dist");
        std::fs::create_dir_all(dist)?;
        println!("cargo:rerun-if-changed={}", dist.display());
    }
    println!("cargo:rerun-if-changed=build.rs");
    Ok(())
}
