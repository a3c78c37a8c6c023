//! Floods and slow clients: one attacker does its worst on every limit at once while others play, and those must not
//! notice.

use crate::Round;
use crate::counts::Counts;
use crate::server::Plan;
use crate::while_doing;
use std::time::Duration;
use towpath_load::siege;

/// The most that a move of other people may take (99 of 100), in milliseconds.
pub const P99: f64 = 50.0;
/// The most memory, in megabytes.
pub const MEMORY: u64 = 300;
/// Tables of two that play meanwhile.
const TABLES: u32 = 4;

/// One round: every attack at once, while a few people play for so long.
///
/// # Errors
/// That a move took too long, the server grew too large or died.
pub async fn round(plan: &Plan, time: Duration) -> Round {
    let mut server = plan.start().await?;
    let mut attack = siege::Plan::new("arriala", TABLES, time);
    attack.server = Some(server.id());
    let siege = siege::besiege(plan.addr(), &attack).await;
    let siege = siege.map_err(while_doing("other people's moves"))?;
    server.is_well().await?;
    plan.no_panic()?;
    println!("{siege}");
    let (p99, memory) = (siege.players.p99, siege.memory.unwrap_or(0));
    if p99 > P99 {
        return Err(format!("p99 {p99} ms of other people's moves"));
    }
    if memory > MEMORY {
        return Err(format!("{memory} MB of memory"));
    }
    let tried = siege.attacks.iter().map(|(_, tried, _)| tried).sum();
    Ok(Counts::from([
        ("floods", 1),
        ("requests of attackers", tried),
    ]))
}
