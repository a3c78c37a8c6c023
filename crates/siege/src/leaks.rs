//! Everything that is sent to a seat or a spectator over whole games is what that audience may know: judged by the
//! oracle, which keeps the cards from the stored record alone.

use crate::Round;
use crate::counts::Counts;
use crate::oracle::{Arriala, CanalMania, Looker, Open, Oracle, Position};
use crate::seat::{Listener, Table};
use crate::server::Plan;
use crate::while_doing;
use serde_json::{Value, json};
use towpath_core::Sampled;
use towpath_store::{Access, Location};

/// One who listens by whole frames and by changes, and everything that was heard.
struct Ear {
    looker: Looker,
    listeners: [Listener; 2],
    texts: Vec<String>,
    frames: Vec<Value>,
    /// Answers to what-if, with the version they were made at.
    replies: Vec<(usize, Value)>,
}

/// A table that was played at, and everything that was heard there.
struct Heard {
    game: &'static str,
    table: Table,
    board: Value,
    ears: Vec<Ear>,
    over: bool,
}

/// One round: a game of each title with a random number of players is played at random with steps taken back, for so many
/// decisions at most; then the server ends, and everything it has said is judged.
///
/// # Errors
/// What was told to whom, and when.
pub async fn round(plan: &Plan, decisions: u32, seed: u64) -> Round {
    let mut server = plan.start().await?;
    let mut random = Sampled::new(seed);
    let mut heard = Vec::new();
    for (game, least, most) in [("arriala", 2, 4), ("canal-mania", 3, 5), ("kanal", 1, 2)] {
        let players = (least + random.below(most - least + 1)) as usize;
        let played = listen(plan, game, (players, decisions), &mut random).await;
        heard.push(played.map_err(|error| format!("{game}, seed {seed}: {error}"))?);
    }
    server.is_well().await?;
    server.kill();
    plan.no_panic()?;
    let (location, mut counts) = (plan.location(), Counts::new());
    for one in &heard {
        let judged = match one.game {
            "arriala" => judge::<Arriala>(one, &location).await,
            "canal-mania" => judge::<CanalMania>(one, &location).await,
            _ => judge::<Open>(one, &location).await,
        };
        judged.map_err(|error| format!("{}, seed {seed}: {error}", one.game))?;
        *counts.entry("games").or_default() += 1;
        for ear in &one.ears {
            *counts.entry("frames").or_default() += ear.frames.len() as u64;
            *counts.entry("texts").or_default() += ear.texts.len() as u64;
        }
    }
    Ok(counts)
}

async fn listen(
    plan: &Plan,
    game: &'static str,
    (players, decisions): (usize, u32),
    random: &mut Sampled,
) -> Result<Heard, String> {
    let table = Table::new(plan.addr(), game, players).await?;
    let board = table.get("/board", None).await?;
    let mut ears = Vec::new();
    for looker in (0..players).map(Some).chain([None]) {
        let own: Vec<String> = looker
            .map(|seat| table.tokens[seat].clone())
            .into_iter()
            .collect();
        let listeners = [
            Listener::new(&table, &own, false).await?,
            Listener::new(&table, &own, true).await?,
        ];
        ears.push(Ear {
            looker,
            listeners,
            texts: Vec::new(),
            frames: Vec::new(),
            replies: Vec::new(),
        });
    }
    let mut over = false;
    for step in 0..decisions {
        let back = match random.below(12) {
            0 => table.take_back().await?,
            _ => None,
        };
        let version = match back {
            Some(version) => version,
            None => match table.act(random).await? {
                Some(version) => version,
                None => {
                    over = true;
                    break;
                }
            },
        };
        for ear in &mut ears {
            for listener in &mut ear.listeners {
                let (texts, frames) = listener.listen(version).await?;
                ear.texts.extend(texts);
                ear.frames.extend(frames);
            }
            if let Some(seat) = ear.looker
                && step % 10 == 0
            {
                let what_if = json!({"do": "what_if", "choices": ["no such thing"]});
                let (status, reply) = table.ask(seat, &what_if).await?;
                if status == 200 {
                    ear.replies.push((version as usize, reply));
                }
            }
        }
    }
    Ok(Heard {
        game,
        table,
        board,
        ears,
        over,
    })
}

async fn judge<P: Position>(heard: &Heard, location: &Location) -> Result<(), String> {
    let (id, location) = (heard.table.id.clone(), location.clone());
    let stored = tokio::task::spawn_blocking(move || {
        let mut store = location.connect(Access::Survey)?;
        let row = store.table(&id)?;
        Ok::<_, towpath_store::StoreError>((row, store.entries(&id)?))
    });
    let stored = stored.await.map_err(while_doing("the store"))?;
    let (row, entries) = stored.map_err(while_doing("the store"))?;
    let row = row.ok_or("the table is not stored")?;
    let mut record = row.head.clone();
    for entry in &entries {
        record.push_str(&format!("{}\n", entry.line));
    }
    let oracle: Oracle<P> = Oracle::read(&record, heard.table.tokens.len());
    for ear in &heard.ears {
        let looker = ear.looker;
        let named = |error: String, about: &str| format!("{looker:?} {about}: {error}");
        for frame in &ear.frames {
            let judged = oracle.check_frame(frame, &heard.board, looker);
            judged.map_err(|error| named(error, &frame["version"].to_string()))?;
        }
        for (version, reply) in &ear.replies {
            let judged = oracle.check_reply(*version, reply, &heard.board, looker);
            judged.map_err(|error| named(error, "what-if"))?;
        }
        for text in &ear.texts {
            if !heard.over && text.contains(&row.seed) {
                return Err(named("the seed".to_owned(), text));
            }
            let others = heard.table.tokens.iter().enumerate();
            let mut others = others.filter(|(seat, _)| looker != Some(*seat));
            if text.contains(&heard.table.owner) || others.any(|(_, t)| text.contains(t)) {
                return Err(named("a token".to_owned(), text));
            }
        }
        // A game with hidden cards must have hidden some, or nothing was tested.
        if heard.game != "kanal" && ear.frames.len() > 50 && oracle.most_hidden(looker) == 0 {
            return Err(named("nothing was ever hidden".to_owned(), "all frames"));
        }
    }
    Ok(())
}
