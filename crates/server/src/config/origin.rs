//! The address that people open: passkeys are made for its host, and the cookie goes by its scheme.

use webauthn_rs::prelude::Url;

/// An address such as `https://games.example.org`, without a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    url: Url,
    given: bool,
}

impl Default for Origin {
    /// This machine, at whatever port.
    fn default() -> Origin {
        Origin {
            url: Url::parse("http://localhost").expect("an address"),
            given: false,
        }
    }
}

impl Origin {
    /// Reads what the operator wrote.
    ///
    /// # Errors
    /// When passkeys would not work there.
    pub fn read(text: &str) -> Result<Origin, String> {
        let wrong = |why: &str| Err(format!("origin: '{text}' {why}"));
        let Ok(url) = Url::parse(text) else {
            return wrong("is no address such as https://games.example.org");
        };
        if url.domain().is_none() {
            return wrong(
                "has no name of a host, and browsers make no passkeys for bare addresses",
            );
        }
        if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
            return wrong("has more than a host and a port");
        }
        match (url.scheme(), url.domain()) {
            ("https", _) | ("http", Some("localhost")) => Ok(Origin { url, given: true }),
            _ => wrong("is not encrypted: passkeys need https, or http://localhost"),
        }
    }

    /// The address.
    pub fn url(&self) -> &Url {
        &self.url
    }

    /// The name of the host.
    pub fn host(&self) -> &str {
        self.url.domain().unwrap_or("localhost")
    }

    /// Nobody has named one.
    pub fn is_default(&self) -> bool {
        !self.given
    }

    /// What to tell people to open, if somebody has named it.
    pub fn shown(&self) -> Option<String> {
        self.given.then(|| self.url.origin().ascii_serialization())
    }

    /// Whether everything to and from there is encrypted.
    pub fn is_secure(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// The name of the cookie. Browsers take one that begins with `__Host-` only if it is sent encrypted to this very host;
    /// without encryption they would refuse it.
    pub fn cookie(&self) -> &'static str {
        match self.is_secure() {
            true => "__Host-towpath",
            false => "towpath",
        }
    }

    /// Whether a page with this value of the header `Origin` is ours, asked at this `Host`.
    pub fn is_own(&self, page: &str, host: Option<&str>) -> bool {
        let Ok(page) = Url::parse(page) else {
            return false;
        };
        if self.given && page.origin() == self.url.origin() {
            return true;
        }
        // The port may have got lost on the way: a proxy that takes another one passes on the bare name.
        let Some(host) = host.and_then(|host| Url::parse(&format!("http://{host}")).ok()) else {
            return false;
        };
        let same_port = host.port() == page.port() || host.port().is_none();
        page.host() == host.host() && page.host().is_some() && same_port
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_with_passkeys_are_taken() {
        for good in [
            "https://games.example.org",
            "https://games.example.org:8443/",
            "http://localhost:7878",
        ] {
            assert!(Origin::read(good).is_ok(), "{good}");
        }
        for bad in [
            "games.example.org",
            "http://games.example.org",
            "https://10.0.0.7",
            "http://127.0.0.1:7878",
            "https://games.example.org/play",
            "https://games.example.org/?a",
            "ftp://localhost",
        ] {
            let error = Origin::read(bad).expect_err(bad);
            assert!(error.starts_with("origin:"), "{error}");
        }
        let secure = Origin::read("https://games.example.org").expect("an origin");
        assert_eq!(secure.cookie(), "__Host-towpath");
        assert_eq!(secure.shown().as_deref(), Some("https://games.example.org"));
        assert_eq!(Origin::default().cookie(), "towpath");
    }

    #[test]
    fn pages_of_other_sites_are_not_ours() {
        let here = Origin::default();
        for (page, host, own) in [
            ("http://127.0.0.1:7878", Some("127.0.0.1:7878"), true),
            ("http://localhost:7878", Some("localhost:7878"), true),
            ("https://games.example.org", Some("games.example.org"), true),
            (
                "https://games.example.org:8443",
                Some("games.example.org"),
                true,
            ),
            ("http://[::1]:7878", Some("[::1]:7878"), true),
            ("http://localhost:9999", Some("localhost:7878"), false),
            ("https://evil.example", Some("games.example.org"), false),
            (
                "https://games.example.org.evil.example",
                Some("games.example.org"),
                false,
            ),
            ("null", Some("games.example.org"), false),
            ("", Some("games.example.org"), false),
            ("https://games.example.org", None, false),
        ] {
            assert_eq!(here.is_own(page, host), own, "{page} at {host:?}");
        }
        let given = Origin::read("https://games.example.org").expect("an origin");
        assert!(given.is_own("https://games.example.org", Some("127.0.0.1:7878")));
        assert!(!given.is_own("http://games.example.org", Some("127.0.0.1:7878")));
    }
}
