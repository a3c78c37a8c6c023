//! E-mail: plain text to an address that was confirmed, with the headers by which mail programs end it at one click.

use super::words::{Said, address, words};
use crate::app::App;
use crate::config::{Encryption, MailConfig};
use crate::tokens::For;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message as Mail};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::Duration;
use tokio::time::timeout;
use towpath_core::Message;
use towpath_text::Words;

/// How long one step of the conversation with the mail server may take.
const STEP: Duration = Duration::from_secs(10);
/// How long a mail may take as a whole.
const LIMIT: Duration = Duration::from_secs(30);

/// What sends mail.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// What came of a mail.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mailed {
    /// The mail server has taken it.
    Sent,
    /// It may go later.
    Later,
    /// There is no such address.
    Refused,
}

/// A mail to send.
#[derive(Copy, Clone, Debug)]
pub struct Letter<'a> {
    /// The id of the channel.
    pub channel: &'a str,
    /// To whom.
    pub address: &'a str,
    /// What is the same however often it is sent.
    pub name: &'a str,
}

impl Mailer {
    /// Mail by this server.
    pub fn new(config: &MailConfig) -> Mailer {
        let host = config.host.as_str();
        let tls = || TlsParameters::new(host.to_owned()).ok();
        let tls = match config.encryption {
            Encryption::Whole => tls().map(Tls::Wrapper),
            // Never `Opportunistic`, which sends everything in clear text when somebody in between wants it.
            Encryption::StartTls => tls().map(Tls::Required),
            Encryption::None => Some(Tls::None),
        };
        let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host)
            .port(config.port)
            .timeout(Some(STEP))
            .tls(tls.expect("a host of an address is a name"));
        if let Some((name, password)) = &config.credentials {
            builder = builder.credentials(Credentials::new(name.clone(), password.clone()));
        }
        Mailer {
            transport: builder.build(),
            from: config.from.clone(),
        }
    }

    /// Sends a mail.
    pub(super) async fn send(
        &self,
        app: &App,
        letter: Letter<'_>,
        said: &Said,
        language: &str,
    ) -> Mailed {
        let Some(mail) = write(app, &self.from, letter, said, language) else {
            return Mailed::Refused;
        };
        let error = match timeout(LIMIT, self.transport.send(mail)).await {
            Ok(Ok(_)) => return Mailed::Sent,
            Ok(Err(error)) => error,
            Err(_) => return Mailed::Later,
        };
        // Only these are about the address. Others, such as a wrong password, are the operator's to mend.
        let code = error.status().map(u16::from);
        match code {
            Some(550 | 551 | 553 | 556) => Mailed::Refused,
            _ => {
                tracing::warn!(code, "a mail could not be sent");
                Mailed::Later
            }
        }
    }
}

/// The mail; `None` if the address is none.
fn write(
    app: &App,
    from: &Mailbox,
    letter: Letter<'_>,
    said: &Said,
    language: &str,
) -> Option<Mail> {
    let words = words(language);
    let to: Address = letter.address.parse().ok()?;
    let domain = from.email.domain();
    let mut mail = Mail::builder()
        .from(from.clone())
        .to(Mailbox::new(None, to))
        .subject(said.short(language).title)
        .message_id(Some(format!("<{}@{domain}>", letter.name)))
        .raw_header(header("Auto-Submitted", "auto-generated"));
    if !matches!(said, Said::Code(_)) {
        let channel = letter.channel;
        let token = app.key.token(For::Unsubscribe { channel });
        let end = format!("/api/notices/unsubscribe/{channel}/{token}");
        let end = format!("<{}>", address(app, &end));
        mail = mail
            .raw_header(header("List-Unsubscribe", &end))
            .raw_header(header(
                "List-Unsubscribe-Post",
                "List-Unsubscribe=One-Click",
            ));
    }
    mail.header(ContentType::TEXT_PLAIN)
        .body(text(app, letter, said, words, language))
        .ok()
}

/// A header of a known name. Its value is encoded, so that it never becomes two.
fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// What the mail says.
fn text(app: &App, letter: Letter<'_>, said: &Said, words: &Words, language: &str) -> String {
    let account = address(app, "/account");
    let mut lines = Vec::new();
    match said {
        Said::Turns(tables) => {
            for table in tables {
                lines.push(table.called(words));
                lines.push(address(app, &table.path()));
                lines.push(String::new());
            }
        }
        Said::Test => lines.extend([words.word("notices-test-about"), String::new()]),
        Said::Code(_) => {
            let short = said.short(language);
            lines.extend([short.title, short.body, account.clone(), String::new()]);
        }
    }
    if !matches!(said, Said::Code(_)) {
        let why = Message::new("notices-mail-why").with("address", letter.address.to_owned());
        lines.extend([words.say(&why), account]);
    }
    lines.join("\n") + "\n"
}

/// An e-mail address as it is kept; `None` if it is none.
pub fn read_address(text: &str) -> Option<String> {
    let text = text.trim();
    let address: Address = text.parse().ok()?;
    let shown = text.is_ascii() && text.bytes().all(|byte| byte.is_ascii_graphic());
    let whole = address.domain().contains('.') || address.domain() == "localhost";
    (shown && whole && text.len() <= 254).then(|| address.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_address() {
        assert_eq!(
            read_address(" ada@example.org ").as_deref(),
            Some("ada@example.org")
        );
        for wrong in [
            "",
            "ada",
            "ada@",
            "ada@example",
            "ada@example.org, bea@example.org",
            "ada@example.org\r\nBcc: bea@example.org",
            "ada@example.org\nX: y",
            "Ada <ada@example.org>",
            "a da@example.org",
            "adä@example.org",
            "ada@example.org>",
        ] {
            assert_eq!(read_address(wrong), None, "{wrong:?}");
        }
        let long = format!("{}@example.org", "a".repeat(260));
        assert_eq!(read_address(&long), None);
    }
}
