//! `towpath load`: measures a server, one that runs already or one that is started for it in this process.

use crate::failure::Failure;
use crate::files;
use std::net::SocketAddr;
use std::path::PathBuf;
use towpath_load::LoadArgs;
use towpath_server::Config;
use towpath_server::config::Partial;

/// What to measure, and how much to play.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A server that runs already; one is started in this process if left out.
    #[arg(long, value_name = "ADDR:PORT")]
    addr: Option<SocketAddr>,
    /// The folder of the data of the server that is started; a temporary one if left out.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL database for the server that is started.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// A folder with an edition to play with; a server that runs already has to offer it.
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    #[command(flatten)]
    load: LoadArgs,
}

/// Measures and prints.
pub fn run(args: &Args) -> Result<(), Failure> {
    let input = |error: &dyn std::fmt::Display| Failure::Input(error.to_string());
    let mut load = args.load.clone();
    if let Some(dir) = &args.edition {
        let (game, edition) = files::own_edition(dir)?;
        load.game = format!("{}@{}", game.title().id, edition.hash());
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|error| input(&error))?;
    runtime.block_on(async {
        match args.addr {
            Some(addr) => towpath_load::run(addr, &load)
                .await
                .map_err(|error| input(&error)),
            None => start_and_measure(args, &load).await,
        }
    })
}

async fn start_and_measure(args: &Args, load: &LoadArgs) -> Result<(), Failure> {
    let temporary = std::env::temp_dir().join(format!("towpath-load-{}", std::process::id()));
    let data = args.data.clone().unwrap_or_else(|| temporary.clone());
    let mut values = Partial::unlimited(data, args.database.clone());
    if args.load.siege {
        // What a siege is about is how the limits hold that a server has when nobody sets any.
        values = Partial {
            addr: values.addr,
            data: values.data,
            database: values.database,
            ..Partial::default()
        };
    }
    values.editions = args.edition.clone().map(|dir| vec![dir]);
    let config = Config::merge(&values, &Partial::default(), &Partial::default());
    let running = towpath_server::start(config.map_err(Failure::Input)?).await;
    let running = running.map_err(|error| Failure::Input(error.to_string()))?;
    let measured = towpath_load::run(running.addr, load).await;
    running.stop().await;
    if args.data.is_none() {
        let _ = std::fs::remove_dir_all(temporary);
    }
    measured.map_err(|error| Failure::Input(error.to_string()))
}
