//! Two players at one table, who choose at random.

use crate::LoadError;
use crate::client::{ANY, Client, post_from};
use crate::seen::Seen;
use crate::tally::Tally;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};
use towpath_core::Sampled;

/// Makes a table with two seats and gives its id and both seats' tokens.
///
/// # Errors
/// When the server does not answer.
pub async fn new_table(addr: SocketAddr, game: &str) -> Result<(String, Vec<String>), LoadError> {
    new_table_from(addr, ANY, game).await
}

async fn new_table_from(
    addr: SocketAddr,
    from: IpAddr,
    game: &str,
) -> Result<(String, Vec<String>), LoadError> {
    let (game, edition) = match game.split_once('@') {
        Some((game, edition)) => (game, Some(edition)),
        None => (game, None),
    };
    let body = serde_json::json!({
        "game": game,
        "edition": edition,
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}],
    });
    let created = post_from(addr, from, "/api/tables", None, &body).await?;
    let unexpected = || LoadError::Unexpected(created.to_string());
    let table = created["table"]["id"].as_str().ok_or_else(unexpected)?;
    let links = created["links"].as_array().ok_or_else(unexpected)?;
    let tokens = links.iter().filter_map(|link| link["token"].as_str());
    Ok((table.to_owned(), tokens.map(str::to_owned).collect()))
}

/// Two connections at one table.
pub(crate) struct Seats {
    table: String,
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
        Seats::sit_from(addr, ANY, game, random).await
    }

    /// The same from an address of this machine.
    pub(crate) async fn sit_from(
        addr: SocketAddr,
        from: IpAddr,
        game: &str,
        random: &mut Sampled,
    ) -> Result<Seats, LoadError> {
        let (table, tokens) = new_table_from(addr, from, game).await?;
        let mut seats = Seats {
            table: table.clone(),
            clients: Vec::new(),
            seen: Vec::new(),
        };
        for token in tokens {
            let mut client = Client::connect_from(addr, from, &table).await?;
            client.follow(&[token], None).await?;
            seats.clients.push(client);
        }
        for client in &mut seats.clients {
            seats.seen.push(next_seen(client, random).await?);
        }
        Ok(seats)
    }

    /// The id of the table.
    pub(crate) fn table(&self) -> &str {
        &self.table
    }

    /// Plays one game after the other until the time is up, as fast as it goes.
    pub(crate) async fn play_until(
        self,
        addr: SocketAddr,
        game: String,
        end: Instant,
        random: Sampled,
    ) -> Result<Tally, LoadError> {
        self.play_slowly(addr, ANY, game, end, Duration::ZERO, random)
            .await
    }

    /// Plays one game after the other until the time is up, with a pause before each move.
    pub(crate) async fn play_slowly(
        mut self,
        addr: SocketAddr,
        from: IpAddr,
        game: String,
        end: Instant,
        pause: Duration,
        mut random: Sampled,
    ) -> Result<Tally, LoadError> {
        let mut tally = Tally::default();
        while Instant::now() < end {
            let mut seen = self.seen.iter().enumerate();
            let next = seen.find_map(|(seat, seen)| Some((seat, seen.version, seen.choice?)));
            let Some((acting, version, choice)) = next else {
                tally.games += 1;
                self = Seats::sit_from(addr, from, &game, &mut random).await?;
                continue;
            };
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
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
