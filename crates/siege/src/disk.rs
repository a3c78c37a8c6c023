//! The disk is full: files of the server cannot grow any more. Writes are answered with errors, nothing acknowledged is
//! lost, and with room again play goes on.

use crate::Round;
use crate::counts::Counts;
use crate::database::play;
use crate::kills;
use crate::seat::Table;
use crate::server::Plan;
use std::collections::BTreeMap;
use towpath_core::Sampled;

/// How large files may become at first: enough to start, and soon too little.
const BLOCKS: u32 = 600;

/// One round: tables are made and played at until nothing can be written any more; then the server gets a disk with room.
///
/// # Errors
/// What was lost, or that the disk never became full.
pub async fn round(plan: &Plan, seed: u64) -> Round {
    let mut random = Sampled::new(seed);
    let mut acknowledged = BTreeMap::new();
    let full = Plan {
        file_blocks: Some(BLOCKS + random.below(BLOCKS)),
        ..plan.clone()
    };
    let mut server = full.start().await?;
    let mut tables = Vec::new();
    let mut refused = 0;
    for _ in 0..60 {
        // Kanal, because a game that has ended would pass for a disk that is full.
        match Table::new(plan.addr(), "kanal", 2).await {
            Ok(table) => tables.push(table),
            Err(_) => refused += 1,
        }
        for table in &tables {
            let before = acknowledged.len();
            play(table, 10, &mut random, &mut acknowledged).await;
            refused += u64::from(acknowledged.len() < before + 10);
        }
        if refused > 12 {
            break;
        }
    }
    if refused == 0 {
        return Err("the disk never became full, so nothing was tested".to_owned());
    }
    server.is_well().await?;
    server.kill();
    let written = acknowledged.len() as u64;
    let mut server = plan.start().await?;
    for table in &tables {
        play(table, 5, &mut random, &mut acknowledged).await;
    }
    if acknowledged.len() as u64 == written {
        return Err("with room again nothing could be played".to_owned());
    }
    server.is_well().await?;
    server.kill();
    plan.verify()?;
    plan.no_panic()?;
    kills::check(&plan.location(), &acknowledged).await?;
    Ok(Counts::from([
        ("full disks", 1),
        ("acknowledged moves", acknowledged.len() as u64),
    ]))
}
