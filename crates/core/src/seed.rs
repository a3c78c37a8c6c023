//! The secret a match is shuffled by, and the hash of it that is published beforehand.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// 256 secret bits from which every random outcome of a match follows. Shown only when the match is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and simulations, where nothing has to be secret: the SHA-256 of the number, little-endian.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// What is published at the start, so that everybody can check the seed at the end.
    pub fn hash(&self) -> SeedHash {
        SeedHash(Sha256::digest(self.0).into())
    }

    /// The seed as 64 hexadecimal digits, as it stands in a record's last line.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        unhex(text).map(Seed)
    }
}

/// A seed never prints itself by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// SHA-256 of a seed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeedHash([u8; 32]);

impl SeedHash {
    /// What stands for the hash where there is no seed.
    pub const NONE: SeedHash = SeedHash([0; 32]);

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<SeedHash> {
        unhex(text).map(SeedHash)
    }
}

impl fmt::Display for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// SHA-256 of some text as 64 hexadecimal digits.
pub(crate) fn sha256_hex(parts: &[&[u8]]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hex(&hasher.finalize())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let high = char::from(pair[0]).to_digit(16)?;
        let low = char::from(pair[1]).to_digit(16)?;
        *byte = (high * 16 + low) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_goes_there_and_back_and_refuses_what_is_not_hex() {
        let seed = Seed::from_number(7);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed.clone()));
        assert_eq!(Seed::from_hex("12"), None);
        assert_eq!(Seed::from_hex(&"zz".repeat(32)), None);
        assert_eq!(Seed::from_hex(&"é".repeat(32)), None);
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }
}
