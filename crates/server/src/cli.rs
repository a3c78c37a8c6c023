//! The commands of the server, for `towpath`: their arguments and what runs them.

use crate::config::{Config, Partial};
use crate::serve::{self, start_logs};
use crate::verify;
use std::fs::File;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tokio::runtime::Runtime;

/// Where the data is and how the server runs; whatever is left out comes from the environment (`TOWPATH_ADDR` and so
/// on), from the configuration file, or is a default.
#[derive(clap::Args, Clone, Debug)]
pub struct ServeArgs {
    /// Where to listen; 127.0.0.1:7878 if nobody says otherwise.
    #[arg(long, value_name = "ADDR:PORT")]
    pub addr: Option<SocketAddr>,
    /// A Unix socket to listen on besides. Whoever may open it is trusted as a proxy.
    #[arg(long, value_name = "FILE")]
    pub socket: Option<PathBuf>,
    /// Where `/metrics`, `/healthz` and `/readyz` are answered; with it, `/metrics` is answered nowhere else.
    #[arg(long, value_name = "ADDR:PORT")]
    pub admin_addr: Option<SocketAddr>,
    /// The folder of the address that people open, such as `/towpath`, if the server shares its host with others.
    #[arg(long, value_name = "PATH")]
    pub base: Option<String>,
    /// The folder of the data.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database in place of a file in the data folder: postgres://USER@HOST/DATABASE.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// A configuration file (TOML); towpath.toml in the data folder if there is one.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// How logs are written: text or json.
    #[arg(long, value_name = "FORMAT")]
    pub log: Option<String>,
    /// How many threads think for bots; as many as there are cores if nobody says otherwise.
    #[arg(long, value_name = "NUMBER")]
    pub bot_threads: Option<usize>,
    /// A proxy whose `Forwarded` and `X-Forwarded-For` are believed; may be given several times.
    #[arg(long, value_name = "ADDR/NET")]
    pub trusted_proxy: Vec<String>,
    /// The address that people open, such as `https://games.example.org`: passkeys are made for it. Without it they work at
    /// http://localhost only.
    #[arg(long, value_name = "URL")]
    pub origin: Option<String>,
    /// A folder with an edition of your own that the server offers; may be given several times.
    #[arg(long, value_name = "DIR")]
    pub edition: Vec<PathBuf>,
    /// The server that takes mail, for notices: smtps://USER:PASSWORD@HOST, or smtp:// for STARTTLS.
    #[arg(long, value_name = "URL")]
    pub smtp: Option<String>,
    /// The address that mail comes from.
    #[arg(long, value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// An address inside your own network that notices may be sent to, also unencrypted; may be given several times.
    #[arg(long, value_name = "ADDR:PORT")]
    pub notice_target: Vec<String>,
    /// A limit, such as tables_per_minute=10 (docs/configuration.md lists them; 0 is none); may be given several times.
    #[arg(long, value_name = "NAME=NUMBER")]
    pub limit: Vec<String>,
    /// For tests: `off` takes away every limit that counts, unless it is named.
    #[arg(long, value_name = "on|off", hide = true)]
    pub limits: Option<String>,
    /// For tests: `off` acknowledges before it is on disk, which shows what that costs.
    #[arg(long, value_name = "full|off", hide = true)]
    pub durability: Option<String>,
}

impl ServeArgs {
    /// The configuration these give together with environment and file.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn config(&self) -> Result<Config, String> {
        let proxies = &self.trusted_proxy;
        let mut flags = Partial {
            addr: self.addr.map(|addr| addr.to_string()),
            socket: self.socket.clone(),
            admin_addr: self.admin_addr.map(|addr| addr.to_string()),
            base: self.base.clone(),
            data: self.data.clone(),
            database: self.database.clone(),
            log: self.log.clone(),
            bot_threads: self.bot_threads,
            limits: self.limits.clone(),
            durability: self.durability.clone(),
            trusted_proxies: (!proxies.is_empty()).then(|| proxies.clone()),
            origin: self.origin.clone(),
            smtp: self.smtp.clone(),
            mail_from: self.mail_from.clone(),
            notice_targets: (!self.notice_target.is_empty()).then(|| self.notice_target.clone()),
            editions: (!self.edition.is_empty()).then(|| self.edition.clone()),
            ..Partial::default()
        };
        for limit in &self.limit {
            let named = limit.split_once('=').and_then(|(name, value)| {
                let value = value.parse().ok()?;
                flags.set_limit(name, value).then_some(())
            });
            named.ok_or_else(|| format!("--limit: '{limit}' is not the NAME=NUMBER of a limit"))?;
        }
        let environment = Partial::from_environment()?;
        let data = flags.data.clone().or_else(|| environment.data.clone());
        let usual = data
            .unwrap_or_else(|| PathBuf::from("towpath-data"))
            .join("towpath.toml");
        let file = match &self.config {
            Some(file) => Partial::from_file(file)?,
            None if usual.exists() => Partial::from_file(&usual)?,
            None => Partial::default(),
        };
        Config::merge(&flags, &environment, &file)
    }
}

fn runtime() -> Result<Runtime, String> {
    Runtime::new().map_err(|error| error.to_string())
}

/// `towpath serve`: runs until the process is told to stop.
///
/// # Errors
/// Why it cannot start.
pub fn run_serve(args: &ServeArgs) -> Result<(), String> {
    let config = args.config()?;
    start_logs(config.log);
    let served = runtime()?.block_on(serve::serve(config));
    served.map_err(|error| error.to_string())
}

/// `towpath verify`: replays every stored game. `Ok(false)` when something does not hold.
///
/// # Errors
/// When the store cannot be read.
pub fn run_verify(args: &ServeArgs) -> Result<bool, String> {
    let config = args.config()?;
    let mut editions = Vec::new();
    for folder in &config.editions {
        let read = towpath_games::folder::read(folder);
        let (game, edition) = read.map_err(|error| format!("{}: {error}", folder.display()))?;
        editions.push((game.title().id, edition));
    }
    let found = runtime()?.block_on(verify::verify_with(config.location(), editions));
    let found = found.map_err(|error| error.to_string())?;
    for (table, reason) in &found.wrong {
        println!("{table}: {reason}");
    }
    for note in &found.notes {
        println!("{note}");
    }
    let wrong = found.wrong.len();
    println!(
        "{} tables, {} entries replayed; {wrong} do not hold",
        found.tables, found.entries
    );
    Ok(wrong == 0)
}

/// A backup to write or to read.
#[derive(clap::Args, Clone, Debug)]
pub struct BackupArgs {
    /// The file to write or to read; `-` is standard output or input.
    pub file: PathBuf,
    /// Where the data is.
    #[command(flatten)]
    pub place: ServeArgs,
}

/// `towpath backup`: everything into a file, also while the server runs.
///
/// # Errors
/// When the file exists, or the store cannot be read.
pub fn run_backup(args: &BackupArgs) -> Result<(), String> {
    let location = args.place.config()?.location();
    let keep = |file: &Path| {
        let kept = towpath_store::backup::backup(&location, file);
        kept.map_err(|error| error.to_string())
    };
    if args.file != Path::new(STREAM) {
        let rows = keep(&args.file)?;
        println!("{rows} rows kept in {}", args.file.display());
        return Ok(());
    }
    let passing = Passing::new();
    let rows = keep(&passing.0)?;
    let mut file = File::open(&passing.0).map_err(|error| error.to_string())?;
    let mut out = io::stdout().lock();
    let sent = io::copy(&mut file, &mut out).and_then(|_| out.flush());
    sent.map_err(|error| format!("standard output: {error}"))?;
    eprintln!("{rows} rows kept");
    Ok(())
}

/// The name of standard input and output.
const STREAM: &str = "-";

/// A file that a backup passes through, because it is written and read in no order; it goes with this value.
struct Passing(PathBuf);

impl Passing {
    fn new() -> Passing {
        let name = format!("towpath-backup-{}.sqlite", std::process::id());
        Passing(std::env::temp_dir().join(name))
    }
}

impl Drop for Passing {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// `towpath restore`: a backup into an empty store, of either kind.
///
/// # Errors
/// When the store is not empty, or the file cannot be read.
pub fn run_restore(args: &BackupArgs) -> Result<(), String> {
    let config = args.place.config()?;
    if config.database.is_none() {
        towpath_store::files::create_folder(&config.data).map_err(|error| error.to_string())?;
    }
    let passing;
    let file = match args.file == Path::new(STREAM) {
        false => &args.file,
        true => {
            passing = Passing::new();
            receive(&passing.0).map_err(|error| format!("standard input: {error}"))?;
            &passing.0
        }
    };
    let rows = towpath_store::backup::restore(file, &config.location());
    let rows = rows.map_err(|error| error.to_string())?;
    println!("{rows} rows restored from {}", args.file.display());
    Ok(())
}

/// Writes standard input into a new file that nobody else may read.
fn receive(file: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(file)?;
    io::copy(&mut io::stdin().lock(), &mut file)?;
    Ok(())
}
