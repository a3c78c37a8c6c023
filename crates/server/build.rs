//! The page is built by npm, before or after this crate: its folder is always there to be looked into, and a page that was
//! built anew is taken up by the next build.

use std::path::Path;

fn main() {
    if std::env::var_os("CARGO_FEATURE_PAGE").is_some() {
        let dist = Path::new("../../web/dist");
        // Where nothing may be written and no page was built, a placeholder is served.
        let _ = std::fs::create_dir_all(dist);
        println!("cargo:rerun-if-changed={}", dist.display());
    }
    println!("cargo:rerun-if-changed=build.rs");
}
