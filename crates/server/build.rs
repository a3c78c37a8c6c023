//! Turns the rules references into HTML when the server is built, so that neither the page nor the server carries a
//! Markdown parser. A block that begins with an anchor gets its id: `<a id="AR-MOVE-5"></a>` at the start of a paragraph
//! becomes `<p id="AR-MOVE-5">`, so that a refusal can link to its rule. A key that is named elsewhere becomes a link,
//! a heading gets a number as its id, and a diagram becomes a figure that the page draws into. Any other HTML in a rules text
//! fails the build.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use std::fmt::Write;
use std::iter::Peekable;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    prepare_page();
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    let mut list = String::from("&[\n");
    for reference in towpath_reference::REFERENCES {
        let name = format!("{}-{}", reference.game, reference.language);
        let write = |kind: &str, markdown: &str| -> PathBuf {
            let written = out.join(format!("{name}-{kind}.html"));
            fs::write(&written, to_html(markdown, &name)).expect("the folder can be written");
            written
        };
        let whole = write("whole", &towpath_reference::whole(reference.text));
        let aid = write("aid", &towpath_reference::aid(reference.text));
        let (game, language) = (reference.game, reference.language);
        let _ = writeln!(
            list,
            "    HtmlRules {{ game: {game:?}, language: {language:?}, whole: include_str!({whole:?}), aid: include_str!({aid:?}) }},"
        );
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
        if !dist.join("index.html").is_file() {
            println!(
                "cargo::warning=the page was not built, so the program will serve a placeholder: \
                 run `cargo xtask page` first"
            );
        }
    }
}

fn to_html(text: &str, name: &str) -> String {
    let mut events = Parser::new_ext(text, Options::ENABLE_TABLES).peekable();
    let mut written: Vec<Event<'_>> = Vec::new();
    let mut headings = 0;
    while let Some(event) = events.next() {
        match event {
            Event::Html(html) | Event::InlineHtml(html) => {
                let id = anchor(&html).unwrap_or_else(|| panic!("{name}: HTML: {html}"));
                let tag = match written.pop() {
                    Some(Event::Start(Tag::Paragraph)) => "p",
                    Some(Event::Start(Tag::Item)) => "li",
                    _ => panic!("{name}: anchor {id} does not begin a paragraph or an item"),
                };
                key_of(&mut events, id).unwrap_or_else(|| {
                    panic!("{name}: expected <a id=\"{id}\"></a>**{id}** and the rule")
                });
                let clause = format!("<{tag} id=\"{id}\"><a class=\"key\" href=\"#{id}\">{id}</a>");
                written.push(Event::Html(clause.into()));
            }
            Event::Start(Tag::Heading { level, .. }) => {
                headings += 1;
                let level = level as usize;
                let id = match level {
                    1 => String::new(),
                    _ => format!(" id=\"part-{headings}\""),
                };
                written.push(Event::Html(format!("<h{level}{id}>").into()));
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                let alone = matches!(written.pop(), Some(Event::Start(Tag::Paragraph)));
                assert!(alone, "{name}: diagram {dest_url} is not a paragraph");
                let figure = format!("<figure id=\"diagram-{dest_url}\"><figcaption>");
                written.push(Event::Html(figure.into()));
            }
            Event::End(TagEnd::Image) => {
                written.push(Event::Html("</figcaption></figure>\n".into()));
                let ends = matches!(events.next(), Some(Event::End(TagEnd::Paragraph)));
                assert!(ends, "{name}: a diagram is a paragraph of its own");
            }
            Event::Text(text) => link_keys(&text, &mut written),
            event => written.push(event),
        }
    }
    let mut out = String::new();
    html::push_html(&mut out, written.into_iter());
    out
}

/// Takes what follows the opening tag of an anchor: its end, and the key in bold.
fn key_of<'a>(events: &mut Peekable<impl Iterator<Item = Event<'a>>>, id: &str) -> Option<()> {
    let mut take = |wanted: &dyn Fn(&Event<'_>) -> bool| {
        let event = events.next()?;
        wanted(&event).then_some(())
    };
    take(&|event| matches!(event, Event::InlineHtml(end) if &**end == "</a>"))?;
    take(&|event| matches!(event, Event::Start(Tag::Strong)))?;
    take(&|event| matches!(event, Event::Text(text) if &**text == id))?;
    take(&|event| matches!(event, Event::End(TagEnd::Strong)))
}

/// Writes a text in which every key of a rule is a link to it.
fn link_keys(text: &str, written: &mut Vec<Event<'_>>) {
    let mut rest = text;
    while let Some((at, length)) = next_key(rest) {
        let key = &rest[at..at + length];
        written.push(Event::Text(CowStr::from(rest[..at].to_owned())));
        let link = format!("<a href=\"#{key}\">{key}</a>");
        written.push(Event::InlineHtml(link.into()));
        rest = &rest[at + length..];
    }
    written.push(Event::Text(CowStr::from(rest.to_owned())));
}

/// Where the next key stands, such as `AR-MOVE-5`: two capitals, a word in capitals, a number and perhaps a letter.
fn next_key(text: &str) -> Option<(usize, usize)> {
    let mut start = 0;
    for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        let mut parts = word.split('-');
        let (game, topic, number) = (parts.next()?, parts.next(), parts.next());
        if let (Some(topic), Some(number), None) = (topic, number, parts.next()) {
            let capitals = |part: &str| part.bytes().all(|b| b.is_ascii_uppercase());
            let digits = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
            let counted = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            if game.len() == 2 && capitals(game) && !topic.is_empty() && capitals(topic) && counted
            {
                return Some((start, word.len()));
            }
        }
        start += word.len();
        start += text[start..].chars().next().map_or(0, char::len_utf8);
    }
    None
}

/// The id of an anchor's opening tag, if the text is one and the id is plain.
fn anchor(html: &str) -> Option<&str> {
    let id = html.strip_prefix("<a id=\"")?.strip_suffix("\">")?;
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    id.bytes().all(plain).then_some(id)
}
