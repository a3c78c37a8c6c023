//! Tokens and ids. A token is an HMAC over what it is for, so none is stored, the same can be made again for whoever may
//! have it, and raising a seat's generation makes its old link worthless.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use towpath_core::Seed;

/// The secret that all tokens of a store follow from.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(secret)")
    }
}

/// What a token is for.
#[derive(Copy, Clone, Debug)]
pub enum For<'a> {
    /// To play in a seat.
    Seat {
        /// The table.
        table: &'a str,
        /// The seat.
        seat: u8,
        /// How often its link was made anew.
        generation: u32,
    },
    /// To run a table.
    Owner {
        /// The table.
        table: &'a str,
    },
    /// To read a seat's feed.
    Feed {
        /// The table.
        table: &'a str,
        /// The seat.
        seat: u8,
    },
}

impl Key {
    /// A new key.
    pub fn fresh() -> Key {
        Key(random())
    }

    /// The key as text, for the store.
    pub fn to_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// Reads that text.
    pub fn from_text(text: &str) -> Option<Key> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        Some(Key(bytes.try_into().ok()?))
    }

    /// The token for something.
    pub fn token(&self, what: For<'_>) -> String {
        let text = match what {
            For::Seat {
                table,
                seat,
                generation,
            } => format!("seat {table} {seat} {generation}"),
            For::Owner { table } => format!("owner {table}"),
            For::Feed { table, seat } => format!("feed {table} {seat}"),
        };
        URL_SAFE_NO_PAD.encode(&self.mac(text.as_bytes())[..18])
    }

    /// Whether a token is the one for this, in a time that does not tell how much of it is right.
    pub fn holds(&self, what: For<'_>, token: &str) -> bool {
        let right = self.token(what);
        right.len() == token.len()
            && right
                .bytes()
                .zip(token.bytes())
                .fold(0, |differs, (a, b)| differs | (a ^ b))
                == 0
    }

    /// The secret seed of a day's deal.
    pub fn deal_seed(&self, day: &str, game: &str) -> Seed {
        Seed(self.mac(format!("deal {day} {game}").as_bytes()))
    }

    /// A name that stands for a device without giving it away.
    pub fn device(&self, device: &str) -> String {
        URL_SAFE_NO_PAD.encode(&self.mac(format!("device {device}").as_bytes())[..18])
    }

    /// HMAC-SHA-256 (RFC 2104).
    fn mac(&self, text: &[u8]) -> [u8; 32] {
        let pad = |with: u8| {
            let mut block = [with; 64];
            for (byte, key) in block.iter_mut().zip(self.0) {
                *byte ^= key;
            }
            block
        };
        let inner = Sha256::new()
            .chain_update(pad(0x36))
            .chain_update(text)
            .finalize();
        Sha256::new()
            .chain_update(pad(0x5c))
            .chain_update(inner)
            .finalize()
            .into()
    }
}

/// A new table's id: 12 characters that nobody guesses.
pub fn table_id() -> String {
    let bytes: [u8; 32] = random();
    URL_SAFE_NO_PAD.encode(&bytes[..9])
}

/// A new secret seed.
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
        assert!(!key.holds(seat(0, 1), &token[..23]));
        assert!(!Key::fresh().holds(seat(0, 1), &token));
    }

    #[test]
    fn the_mac_is_the_one_of_the_standard() {
        // RFC 4231, test case 2, whose key is padded with zeros like ours.
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        let mac = Key(key).mac(b"what do ya want for nothing?");
        assert_eq!(&mac[..4], &[0x5b, 0xdc, 0xc1, 0x46]);
    }
}
