//! `towpath ban`: takes a seat away from somebody at a server that runs.

use crate::failure::Failure;
use towpath_load::client::post;
use towpath_server::cli::ServeArgs;
use towpath_server::reports::operator_token;

/// Which seat, and where the server is.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The id of the table, as `towpath reports` and the table's address have it.
    table: String,
    /// The number of the seat, counted from 0 as in `towpath reports`.
    seat: u8,
    /// The data of the server and its address.
    #[command(flatten)]
    place: ServeArgs,
}

/// Asks the server, so that everybody at the table is told at once.
pub fn run(args: &Args) -> Result<(), Failure> {
    let config = args.place.config().map_err(Failure::Input)?;
    let token = operator_token(&config.location()).map_err(Failure::Input)?;
    let path = format!("/api/tables/{}/seats/{}/ban", args.table, args.seat);
    let input = |error: &dyn std::fmt::Display| Failure::Input(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| input(&error))?;
    let nothing = serde_json::json!({});
    let banned = runtime.block_on(post(config.addr, &path, Some(&token), &nothing));
    banned.map_err(|error| input(&error))?;
    println!("seat {} of table {} was taken away", args.seat, args.table);
    Ok(())
}
