//! Tokens and ids. A token is an HMAC over what it is for, so none is stored, the same can be made again for whoever may
//! have it, and raising a seat's generation makes its old link worthless.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use towpath_core::Seed;

/// The secret that all tokens of a store follow from.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(secret)")
    }
}

/// How many bytes of the HMAC a token shows.
const TOKEN: usize = 18;
/// How many bytes a table's id stands for.
const ID: usize = 9;

/// What a token is good for.
#[derive(Copy, Clone, Debug)]
pub enum For<'a> {
    /// To play in a seat.
    Seat {
        /// The id of the table.
        table: &'a str,
        /// The number of the seat.
        seat: u8,
        /// How often its link was made anew.
        generation: u32,
    },
    /// To start a table, free its seats and get the links again.
    Owner {
        /// The id of the table.
        table: &'a str,
    },
    /// To read a seat's feed.
    Feed {
        /// The id of the table.
        table: &'a str,
        /// The number of the seat.
        seat: u8,
        /// How often its link was made anew: the feed ends when the seat changes hands.
        generation: u32,
    },
    /// To end the mails of a channel.
    Unsubscribe {
        /// The id of the channel.
        channel: &'a str,
    },
    /// To do what whoever runs the server may do.
    Operator,
}

impl Key {
    /// A new key from the randomness of the system.
    pub fn fresh() -> Key {
        Key(random())
    }

    /// The key as text, for the store.
    pub fn to_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// Reads what [`Key::to_text`] wrote.
    pub fn from_text(text: &str) -> Option<Key> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        Some(Key(bytes.try_into().ok()?))
    }

    /// The token for this purpose: always the same text.
    pub fn token(&self, what: For<'_>) -> String {
        let mac = self.mac(&what.text()).finalize().into_bytes();
        URL_SAFE_NO_PAD.encode(&mac[..TOKEN])
    }

    /// Whether a token is the one for this, in a time that does not tell how much of it is right.
    pub fn holds(&self, what: For<'_>, token: &str) -> bool {
        let Ok(shown) = URL_SAFE_NO_PAD.decode(token) else {
            return false;
        };
        // A shorter beginning of the HMAC would be verified as well, and could be guessed.
        shown.len() == TOKEN && self.mac(&what.text()).verify_truncated_left(&shown).is_ok()
    }

    /// The secret seed of a day's deal.
    pub fn deal_seed(&self, day: &str, game: &str) -> Seed {
        Seed(
            self.mac(&format!("deal {day} {game}"))
                .finalize()
                .into_bytes()
                .into(),
        )
    }

    /// The id of the one table that a device has for a deal of the day, so that a second click finds the first one's.
    pub fn deal_table(&self, day: &str, game: &str, device: &str) -> String {
        let text = format!("deal-table {day} {game} {device}");
        URL_SAFE_NO_PAD.encode(&self.mac(&text).finalize().into_bytes()[..ID])
    }

    /// What is kept of the secret of somebody who sits down.
    pub fn claim(&self, table: &str, claim: &str) -> String {
        let mac = self.mac(&format!("claim {table} {claim}")).finalize();
        URL_SAFE_NO_PAD.encode(&mac.into_bytes()[..TOKEN])
    }

    /// What is kept of a secret that was given out: a cookie, a code, a token of a program. Never the same for two kinds.
    pub fn hash(&self, kind: &str, secret: &str) -> String {
        let mac = self.mac(&format!("hash {kind} {secret}")).finalize();
        URL_SAFE_NO_PAD.encode(mac.into_bytes())
    }

    /// A secret that follows from the key and is never stored. Never the same for two kinds.
    pub fn derive(&self, kind: &str, what: &str) -> [u8; 32] {
        let mac = self.mac(&format!("derive {kind} {what}")).finalize();
        mac.into_bytes().into()
    }

    /// A name that stands for a device without giving it away.
    pub fn device(&self, device: &str) -> String {
        let mac = self
            .mac(&format!("device {device}"))
            .finalize()
            .into_bytes();
        URL_SAFE_NO_PAD.encode(&mac[..TOKEN])
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mac = Hmac::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.chain_update(text)
    }
}

impl For<'_> {
    /// What the HMAC is taken of; never the same for two purposes.
    fn text(self) -> String {
        match self {
            For::Seat {
                table,
                seat,
                generation,
            } => format!("seat {table} {seat} {generation}"),
            For::Owner { table } => format!("owner {table}"),
            For::Unsubscribe { channel } => format!("unsubscribe {channel}"),
            For::Feed {
                table,
                seat,
                generation,
            } => format!("feed {table} {seat} {generation}"),
            For::Operator => "operator".to_owned(),
        }
    }
}

/// A new table's id: 12 characters that nobody guesses.
pub fn table_id() -> String {
    let bytes: [u8; 32] = random();
    URL_SAFE_NO_PAD.encode(&bytes[..ID])
}

/// A new secret seed, from the randomness of the system.
pub fn fresh_seed() -> Seed {
    Seed(random())
}

fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_good_for_one_thing_only() {
        let key = Key::from_text(&Key::fresh().to_text()).expect("its own text");
        let seat = |seat, generation| For::Seat {
            table: "t",
            seat,
            generation,
        };
        let token = key.token(seat(0, 1));
        assert!(key.holds(seat(0, 1), &token));
        assert!(!key.holds(seat(1, 1), &token));
        assert!(!key.holds(seat(0, 2), &token));
        assert!(!key.holds(For::Owner { table: "t" }, &token));
        assert!(!key.holds(For::Operator, &token));
        for wrong in [
            "",
            &token[..4],
            &token[..23],
            &format!("{token}AAAA"),
            "no base64!",
        ] {
            assert!(!key.holds(seat(0, 1), wrong), "{wrong}");
        }
        assert!(!Key::fresh().holds(seat(0, 1), &token));
    }

    #[test]
    fn the_mac_is_the_one_of_the_standard() {
        // RFC 4231, test case 2, whose key is padded with zeros like ours.
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        let mac = Key(key).mac("what do ya want for nothing?");
        assert_eq!(&mac.finalize().into_bytes()[..4], &[0x5b, 0xdc, 0xc1, 0x46]);
    }

    #[test]
    fn tokens_of_older_servers_stay_good() {
        let key = Key([7; 32]);
        let seat = For::Seat {
            table: "abcdefghijkl",
            seat: 1,
            generation: 2,
        };
        assert_eq!(key.token(seat), "zGhJKiya7K2HuZ0mCVbQSU5_");
        assert_eq!(key.device("0123456789abcdef"), "sm9Orhq9P-90AH6Iat7RABZJ");
        assert_eq!(
            &key.deal_seed("2026-05-17", "kanal").to_hex()[..16],
            "90046da6e48c97b9"
        );
    }
}
