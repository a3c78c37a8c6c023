//! Two players at one table, who choose at random.

use crate::LoadError;
use crate::client::{Client, post};
use crate::seen::Seen;
use crate::tally::Tally;
use std::net::SocketAddr;
use std::time::Instant;
use towpath_core::Sampled;

/// Makes a table with two seats and gives its id and both seats' tokens.
///
/// # Errors
/// When the server does not answer.
pub async fn new_table(addr: SocketAddr, game: &str) -> Result<(String, Vec<String>), LoadError> {
    let body = serde_json::json!({
        "game": game,
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}],
    });
    let created = post(addr, "/api/tables", None, &body).await?;
    let unexpected = || LoadError::Unexpected(created.to_string());
    let table = created["table"]["id"].as_str().ok_or_else(unexpected)?;
    let links = created["links"].as_array().ok_or_else(unexpected)?;
    let tokens = links.iter().filter_map(|link| link["token"].as_str());
    Ok((table.to_owned(), tokens.map(str::to_owned).collect()))
}

/// Two connections at one table.
pub(crate) struct Seats {
    clients: Vec<Client>,
    seen: Vec<Seen>,
}

impl Seats {
    /// Makes a table and connects both seats.
    pub(crate) async fn sit(
        addr: SocketAddr,
        game: &str,
        random: &mut Sampled,
    ) -> Result<Seats, LoadError> {
        let (table, tokens) = new_table(addr, game).await?;
        let mut seats = Seats {
            clients: Vec::new(),
            seen: Vec::new(),
        };
        for token in tokens {
            let mut client = Client::connect(addr, &table).await?;
            client.follow(&[token], None).await?;
            seats.clients.push(client);
        }
        for client in &mut seats.clients {
            seats.seen.push(next_seen(client, random).await?);
        }
        Ok(seats)
    }

    /// Plays one game after the other until the time is up.
    pub(crate) async fn play_until(
        mut self,
        addr: SocketAddr,
        game: String,
        end: Instant,
        mut random: Sampled,
    ) -> Result<Tally, LoadError> {
        let mut tally = Tally::default();
        while Instant::now() < end {
            let mut seen = self.seen.iter().enumerate();
            let next = seen.find_map(|(seat, seen)| Some((seat, seen.version, seen.choice?)));
            let Some((acting, version, choice)) = next else {
                tally.games += 1;
                self = Seats::sit(addr, &game, &mut random).await?;
                continue;
            };
            let sent = Instant::now();
            self.clients[acting].act(version, choice).await?;
            for (client, seen) in self.clients.iter_mut().zip(&mut self.seen) {
                loop {
                    *seen = next_seen(client, &mut random).await?;
                    tally.bytes += seen.bytes as u64;
                    tally.messages += 1;
                    if seen.version > version {
                        break;
                    }
                }
            }
            tally.times.push(sent.elapsed().as_secs_f32() * 1000.0);
        }
        Ok(tally)
    }
}

async fn next_seen(client: &mut Client, random: &mut Sampled) -> Result<Seen, LoadError> {
    loop {
        if let Some(seen) = Seen::read(&client.hear().await?, random)? {
            return Ok(seen);
        }
    }
}
