//! Turns the rules references into HTML when the server is built, so that neither the page nor the server carries a
//! Markdown parser. A block that begins with an anchor gets its id: `<a id="AR-MOVE-5"></a>` at the start of a paragraph
//! becomes `<p id="AR-MOVE-5">`, so that a refusal can link to its rule. Any other HTML in a rules text fails the build.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, html};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    prepare_page();
    let rules = Path::new("../../docs/rules/en");
    println!("cargo::rerun-if-changed={}", rules.display());
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    let mut files: Vec<PathBuf> = fs::read_dir(rules)
        .expect("the rules are there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|file| file.extension().is_some_and(|extension| extension == "md"))
        .collect();
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        let game = file
            .file_stem()
            .expect("a file has a name")
            .to_string_lossy();
        let text = fs::read_to_string(&file).expect("rules can be read");
        let written = out.join(format!("{game}.html"));
        fs::write(&written, to_html(&text, &game)).expect("the folder can be written");
        let _ = writeln!(list, "    ({game:?}, include_str!({written:?})),");
    }
    list.push_str("]\n");
    fs::write(out.join("rules.rs"), list).expect("the folder can be written");
}

/// The page is built by npm, before or after this crate: its folder is always there to be looked into, and a page that
/// was built anew is taken up by the next build.
fn prepare_page() {
    if env::var_os("CARGO_FEATURE_PAGE").is_some() {
        let dist = Path::new("../../web/dist");
        // Where nothing may be written and no page was built, a placeholder is served.
        let _ = fs::create_dir_all(dist);
        println!("cargo::rerun-if-changed={}", dist.display());
    }
}

fn to_html(text: &str, game: &str) -> String {
    let mut events = Parser::new_ext(text, Options::ENABLE_TABLES);
    let mut written: Vec<Event<'_>> = Vec::new();
    while let Some(event) = events.next() {
        match event {
            Event::Html(html) | Event::InlineHtml(html) => {
                let id =
                    anchor(&html).unwrap_or_else(|| panic!("{game}: HTML in the rules: {html}"));
                let end = events.next();
                assert!(
                    matches!(&end, Some(Event::InlineHtml(end)) if &**end == "</a>"),
                    "{game}: anchor {id} is not empty"
                );
                let block = written.pop();
                let tag = match block {
                    Some(Event::Start(Tag::Paragraph)) => "p",
                    Some(Event::Start(Tag::Item)) => "li",
                    _ => panic!("{game}: anchor {id} does not begin a paragraph or an item"),
                };
                written.push(Event::Html(CowStr::from(format!("<{tag} id=\"{id}\">"))));
            }
            event => written.push(event),
        }
    }
    let mut out = String::new();
    html::push_html(&mut out, written.into_iter());
    out
}

/// The id of an anchor's opening tag, if the text is one and the id is plain.
fn anchor(html: &str) -> Option<&str> {
    let id = html.strip_prefix("<a id=\"")?.strip_suffix("\">")?;
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    id.bytes().all(plain).then_some(id)
}
