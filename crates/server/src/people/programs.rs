//! Tokens of programs: named, for some things only, shown once, taken back at any time.

use super::codes;
use super::rows::{self, TOKEN, TokenDoc};
use super::session::Person;
use crate::api::{ApiError, ErrorCode, NewToken, TokenInfo, TokenMade};
use crate::app::App;
use crate::names;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use towpath_store::Op;

/// The most tokens of an account.
const MOST: usize = 50;

/// Makes a token.
///
/// # Errors
/// When there are too many, or the person has not shown a passkey for some time.
pub async fn make(app: &App, person: &Person, wanted: NewToken) -> Result<TokenMade, ApiError> {
    person.proved(app)?;
    let name = names::table(&wanted.name)?;
    if name.is_empty() || wanted.scopes.is_empty() {
        let message = "a token has a name and something that it may do";
        return Err(ApiError::new(ErrorCode::Invalid, message));
    }
    if rows::list(app, &person.account, TOKEN).await?.len() >= MOST {
        let message = format!("an account has at most {MOST} tokens");
        return Err(ApiError::new(ErrorCode::Invalid, message));
    }
    let mut bytes = [0; 30];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    let secret = format!("twp_{}", URL_SAFE_NO_PAD.encode(bytes));
    let mut scopes = wanted.scopes;
    scopes.sort_unstable();
    scopes.dedup();
    let doc = TokenDoc {
        id: codes::fresh(12),
        name,
        scopes,
        used_at: None,
    };
    let now = app.time.now();
    let hash = app.key.hash(TOKEN, &secret);
    let row = rows::row(TOKEN, &hash, &person.account, now, &doc);
    rows::keep(app, vec![rows::insert(row)]).await?;
    Ok(TokenMade {
        token: secret,
        info: shown(doc, now),
    })
}

fn shown(doc: TokenDoc, made_at: i64) -> TokenInfo {
    TokenInfo {
        id: doc.id,
        name: doc.name,
        scopes: doc.scopes,
        made_at,
        used_at: doc.used_at,
    }
}

/// The tokens of an account, without their secrets, which nobody has but the programs.
///
/// # Errors
/// When the store does not answer.
pub async fn list(app: &App, account: &str) -> Result<Vec<TokenInfo>, ApiError> {
    let found = rows::list(app, account, TOKEN).await?;
    let each = found.iter().map(|row| Ok(shown(rows::read(row)?, row.at)));
    each.collect()
}

/// Takes a token back.
///
/// # Errors
/// When there is none of this id.
pub async fn revoke(app: &App, person: &Person, id: &str) -> Result<(), ApiError> {
    for row in rows::list(app, &person.account, TOKEN).await? {
        if rows::read::<TokenDoc>(&row)?.id == id {
            let (kind, key) = (TOKEN.to_owned(), row.key);
            return rows::keep(app, vec![Op::DropPerson { kind, key }]).await;
        }
    }
    Err(ApiError::new(ErrorCode::NotFound, "there is no such token"))
}
