//! The results of an arena as a picture: a bar a bot, with its interval, and a line at the even share.

use std::fmt::Write;
use towpath_bots::arena::Results;

const LEFT: f64 = 150.0;
const WIDTH: f64 = 420.0;
const ROW: f64 = 34.0;
const TOP: f64 = 48.0;

/// The picture.
pub fn svg(title: &str, players: u8, results: &Results) -> String {
    let height = TOP + ROW * results.standings.len() as f64 + 34.0;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 {height}\" font-family=\"sans-serif\" font-size=\"14\">\n\
         <rect width=\"640\" height=\"{height}\" fill=\"#faf6ec\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"17\" fill=\"#22303c\">{}: share of wins</text>\n",
        escape(title)
    );
    for (row, standing) in results.standings.iter().enumerate() {
        let share = standing.win_share();
        let y = TOP + ROW * row as f64;
        let x = |share: f64| LEFT + WIDTH * share;
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#22303c\">{}</text>\n\
             <rect x=\"{LEFT}\" y=\"{}\" width=\"{:.1}\" height=\"18\" fill=\"#2f6f9f\"/>\n\
             <path d=\"M{:.1} {m}H{:.1}M{:.1} {a}V{b}M{:.1} {a}V{b}\" stroke=\"#22303c\" stroke-width=\"2\"/>\n\
             <text x=\"{:.1}\" y=\"{}\" fill=\"#22303c\">{:.1} %</text>",
            LEFT - 10.0,
            y + 19.0,
            escape(&standing.name),
            y + 5.0,
            WIDTH * share.share,
            x(share.low),
            x(share.high),
            x(share.low),
            x(share.high),
            x(share.high) + 8.0,
            y + 19.0,
            100.0 * share.share,
            m = y + 14.0,
            a = y + 9.0,
            b = y + 19.0,
        );
    }
    let even = LEFT + WIDTH / f64::from(players);
    let bottom = height - 28.0;
    let _ = writeln!(
        text,
        "<path d=\"M{even:.1} {TOP}V{bottom}\" stroke=\"#a8842c\" stroke-dasharray=\"5 4\"/>\n\
         <text x=\"{even:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#6b5414\">even share</text>\n</svg>",
        bottom + 18.0
    );
    text
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
