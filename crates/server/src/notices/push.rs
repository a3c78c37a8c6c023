//! Web Push: messages that a browser shows while the page is closed. They are encrypted for the browser (RFC 8291,
//! `aes128gcm`), so that its push service reads nothing, and signed with the server's key (RFC 8292, VAPID).

use super::outside::Trouble;
use super::words::Said;
use crate::app::App;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use ring::{aead, hkdf};
use serde_json::json;
use webauthn_rs::prelude::Url;

/// How long a push service keeps a message for a browser that is off, in seconds.
const KEPT: u32 = 86_400;
/// How long a signature is good, in seconds.
const SIGNED: i64 = 12 * 3600;
/// The size of a record, larger than every message.
const RECORD: u32 = 4096;

/// The key that push services know this server by.
pub struct Vapid {
    pair: EcdsaKeyPair,
    public: String,
}

impl Vapid {
    /// A new key, as the store keeps it.
    pub fn fresh() -> Option<String> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).ok()?;
        Some(URL_SAFE_NO_PAD.encode(pair.as_ref()))
    }

    /// Reads what [`Vapid::fresh`] wrote.
    pub fn from_text(text: &str) -> Option<Vapid> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        let pair = pair.ok()?;
        let public = URL_SAFE_NO_PAD.encode(pair.public_key().as_ref());
        Some(Vapid { pair, public })
    }

    /// What a browser subscribes with.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The header `Authorization` for a push service.
    fn authorization(&self, service: &Url, contact: &str, now: i64) -> Option<String> {
        // With the port, where it is not the usual one.
        let audience = service.origin().ascii_serialization();
        let head = json!({"typ": "JWT", "alg": "ES256"});
        let claims = json!({"aud": audience, "exp": now / 1000 + SIGNED, "sub": contact});
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(head), part(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.ok()?.as_ref());
        Some(format!("vapid t={signed}.{signature}, k={}", self.public))
    }
}

/// A browser that has subscribed.
#[derive(Copy, Clone, Debug)]
pub struct Browser<'a> {
    /// The address of its push service.
    pub endpoint: &'a str,
    /// Its public key.
    pub p256dh: &'a str,
    /// Its secret.
    pub auth: &'a str,
}

impl Browser<'_> {
    /// Whether messages can be encrypted for it.
    pub fn is_sound(self) -> bool {
        encrypt(self, b"").is_some()
    }
}

/// Sends a message; the status of the answer.
///
/// # Errors
/// Why there is none.
pub(super) async fn send(
    app: &App,
    browser: Browser<'_>,
    said: &Said,
    language: &str,
) -> Result<u16, Trouble> {
    let short = said.short(language);
    let text = serde_json::to_string(&short).expect("it is plain data");
    let body = encrypt(browser, text.as_bytes()).ok_or(Trouble::Forbidden)?;
    let service = Url::parse(browser.endpoint).map_err(|_| Trouble::Forbidden)?;
    let contact = match (&app.config.mail, app.config.origin.shown()) {
        (Some(mail), _) => format!("mailto:{}", mail.from),
        (None, Some(origin)) => origin,
        (None, None) => "mailto:operator@localhost".to_owned(),
    };
    let vapid = &app.notices.vapid;
    let authorization = vapid.authorization(&service, &contact, app.time.now());
    // A message that waits at the push service is replaced by the next one of the same topic.
    let topic = app.key.hash("topic", &short.tag)[..32].to_owned();
    let headers = [
        ("authorization", authorization.ok_or(Trouble::Forbidden)?),
        ("content-encoding", "aes128gcm".to_owned()),
        ("content-type", "application/octet-stream".to_owned()),
        ("ttl", KEPT.to_string()),
        ("urgency", "normal".to_owned()),
        ("topic", topic),
    ];
    let outside = &app.notices.outside;
    outside.post(browser.endpoint, &headers, body).await
}

/// A length that HKDF is asked for.
struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// So many bytes from a key, for this purpose.
fn expand<const N: usize>(key: &hkdf::Prk, purpose: &[&[u8]]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let made = key.expand(purpose, Length(N)).ok()?;
    made.fill(&mut bytes).ok()?;
    Some(bytes)
}

/// Encrypts a message for a browser; `None` if its keys are none.
fn encrypt(browser: Browser<'_>, text: &[u8]) -> Option<Vec<u8>> {
    let theirs = URL_SAFE_NO_PAD.decode(browser.p256dh).ok()?;
    let auth = URL_SAFE_NO_PAD.decode(browser.auth).ok()?;
    if theirs.len() != 65 || auth.len() != 16 {
        return None;
    }
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let ours = own.compute_public_key().ok()?;
    let ours = ours.as_ref();
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).expect("the system gives randomness");
    let peer = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let (key, nonce) = agree_ephemeral(own, &peer, |shared| {
        let secret = hkdf::Salt::new(hkdf::HKDF_SHA256, &auth).extract(shared);
        let input: [u8; 32] = expand(&secret, &[b"WebPush: info\0", &theirs, ours])?;
        let secret = hkdf::Salt::new(hkdf::HKDF_SHA256, &salt).extract(&input);
        let key: [u8; 16] = expand(&secret, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = expand(&secret, &[b"Content-Encoding: nonce\0"])?;
        Some((key, nonce))
    })
    .ok()??;
    let mut sealed = text.to_vec();
    // The mark of the last record.
    sealed.push(2);
    let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key).ok()?;
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    let key = aead::LessSafeKey::new(key);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut sealed)
        .ok()?;
    let mut body = salt.to_vec();
    body.extend(RECORD.to_be_bytes());
    body.push(ours.len() as u8);
    body.extend(ours);
    body.extend(sealed);
    (body.len() <= RECORD as usize).then_some(body)
}
