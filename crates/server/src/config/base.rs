//! The folder of the address that people open, for a server that shares its host with others.

/// A folder such as `/towpath`, or none. It begins with a slash and does not end with one, so that an address of the
/// server is this and the path, whether there is a folder or not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Base(String);

impl Base {
    /// Reads what the operator wrote.
    ///
    /// # Errors
    /// When it is no plain folder.
    pub fn read(text: &str) -> Result<Base, String> {
        let text = text.strip_suffix('/').unwrap_or(text);
        let plain = |part: &str| {
            let letters = |c: char| c.is_ascii_alphanumeric() || "-_~".contains(c);
            !part.is_empty() && part.chars().all(letters)
        };
        let mut parts = text.split('/');
        match text.is_empty() || parts.next() == Some("") && parts.all(plain) {
            true => Ok(Base(text.to_owned())),
            false => Err(format!(
                "base: '{text}' is no folder such as /towpath, of plain letters and digits"
            )),
        }
    }

    /// What stands before every path; empty where the server has its host to itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The path below the folder; `None` for one elsewhere.
    pub fn strip<'a>(&self, path: &'a str) -> Option<&'a str> {
        let rest = path.strip_prefix(&self.0)?;
        rest.starts_with('/').then_some(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::Base;

    #[test]
    fn only_plain_folders_are_taken() {
        for (good, kept) in [
            ("", ""),
            ("/", ""),
            ("/towpath", "/towpath"),
            ("/towpath/", "/towpath"),
            ("/games/canals-2", "/games/canals-2"),
        ] {
            assert_eq!(Base::read(good).expect(good).as_str(), kept);
        }
        for bad in [
            "towpath",
            "//",
            "/a//b",
            "/../a",
            "/a b",
            "/a?b",
            "/a\"b",
            "https://x/a",
        ] {
            let error = Base::read(bad).expect_err(bad);
            assert!(error.starts_with("base:"), "{error}");
        }
    }

    #[test]
    fn only_what_is_below_the_folder_is_ours() {
        let base = Base::read("/towpath").expect("a folder");
        assert_eq!(base.strip("/towpath/"), Some("/"));
        assert_eq!(base.strip("/towpath/api/games"), Some("/api/games"));
        for elsewhere in ["/towpath", "/towpaths/", "/", "/api/games"] {
            assert_eq!(base.strip(elsewhere), None, "{elsewhere}");
        }
        assert_eq!(Base::default().strip("/t/x"), Some("/t/x"));
    }
}
