//! Where mail goes out, as the operator wrote it.

use lettre::message::Mailbox;
use webauthn_rs::prelude::Url;

/// The server that takes mail, and the sender's address.
#[derive(Clone, PartialEq, Eq)]
pub struct MailConfig {
    /// The name of the host.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the connection is encrypted.
    pub encryption: Encryption,
    /// The name and the password to sign in with.
    pub credentials: Option<(String, String)>,
    /// The address that mail comes from.
    pub from: Mailbox,
}

impl std::fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The password is nobody's business.
        write!(f, "MailConfig({}:{})", self.host, self.port)
    }
}

/// How a connection is encrypted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Encryption {
    /// From the beginning.
    Whole,
    /// After `STARTTLS`, without which nothing is sent.
    StartTls,
    /// Not at all: for a server on the same machine.
    None,
}

impl MailConfig {
    /// Reads `smtps://USER:PASSWORD@HOST`, `smtp://…` or `smtp+insecure://…`, and the sender's address.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(smtp: &str, from: Option<&str>) -> Result<MailConfig, String> {
        let wrong = |why: &str| format!("smtp: {why}");
        let url = Url::parse(smtp).map_err(|_| wrong("is no address such as smtps://HOST"))?;
        let (encryption, usual) = match url.scheme() {
            "smtps" => (Encryption::Whole, 465),
            "smtp" => (Encryption::StartTls, 587),
            "smtp+insecure" => (Encryption::None, 25),
            _ => return Err(wrong("begins with smtps, smtp or smtp+insecure")),
        };
        let host = url.host_str().filter(|host| !host.is_empty());
        let host = host.ok_or_else(|| wrong("names no host"))?.to_owned();
        let decode = |text: &str| {
            let decoded = percent(text);
            decoded.ok_or_else(|| wrong("has a name or password that cannot be read"))
        };
        let credentials = match (url.username(), url.password()) {
            ("", None) => None,
            (name, password) => Some((decode(name)?, decode(password.unwrap_or_default())?)),
        };
        let from = from.ok_or("mail-from: is needed with smtp")?;
        let from = from.parse::<Mailbox>();
        let from = from.map_err(|_| "mail-from: is no e-mail address".to_owned())?;
        Ok(MailConfig {
            host,
            port: url.port().unwrap_or(usual),
            encryption,
            credentials,
            from,
        })
    }
}

/// Undoes the encoding of an address.
fn percent(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_read_and_passwords_stay_secret() {
        let from = Some("Towpath <towpath@example.org>");
        let mail = MailConfig::read("smtps://ada%40b:p%3Aw@mail.example.org", from).expect("it is");
        assert_eq!((mail.port, mail.encryption), (465, Encryption::Whole));
        let credentials = mail.credentials.clone().expect("both");
        assert_eq!(credentials, ("ada@b".to_owned(), "p:w".to_owned()));
        assert_eq!(format!("{mail:?}"), "MailConfig(mail.example.org:465)");
        let mail = MailConfig::read("smtp://mail.example.org:2587", from).expect("it is");
        assert_eq!((mail.port, mail.encryption), (2587, Encryption::StartTls));
        let mail = MailConfig::read("smtp+insecure://127.0.0.1:25", from).expect("it is");
        assert_eq!((mail.host.as_str(), mail.credentials), ("127.0.0.1", None));
        for (smtp, from) in [
            ("mail.example.org", from),
            ("https://mail.example.org", from),
            ("smtps://", from),
            ("smtps://a%zz@mail.example.org", from),
            ("smtps://mail.example.org", None),
            ("smtps://mail.example.org", Some("nobody")),
            ("smtps://mail.example.org", Some("a@b.c\r\nBcc: d@e.f")),
        ] {
            assert!(MailConfig::read(smtp, from).is_err(), "{smtp}");
        }
    }
}
