//! Starting and stopping.

use crate::accept::{Door, accept};
use crate::alarms;
use crate::app::App;
use crate::config::{Config, Limits, LogFormat};
use crate::time::Time;
use crate::{editions, http, notices, notify, sweep};
use std::net::SocketAddr;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use towpath_store::StoreError;

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be made.
    #[error("the data folder: {0}")]
    Data(#[source] std::io::Error),
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An edition that it should offer cannot be played.
    #[error("the edition in {0}")]
    Edition(String),
    /// An address or a socket cannot be listened on.
    #[error("{0}: {1}")]
    Listen(String, #[source] std::io::Error),
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Where metrics and health are told, if they have an address of their own.
    pub admin_addr: Option<SocketAddr>,
    /// What its parts share.
    pub app: Arc<App>,
    tasks: Vec<JoinHandle<()>>,
}

/// How long connections get to finish when the server stops.
const GRACE: Duration = Duration::from_secs(10);

impl Running {
    /// Stops: connections are told, and the store is closed, so that its file alone is whole. Everything that was
    /// acknowledged is on disk anyway.
    pub async fn stop(self) {
        self.app.stopping.send_replace(true);
        let finish = async {
            for task in self.tasks {
                let _ = task.await;
            }
            if let Some(socket) = &self.app.config.socket {
                let _ = std::fs::remove_file(socket);
            }
            // WebSockets, tables and messages on their way end by themselves when they hear of it.
            while self.app.metrics.connections.get() > 0
                || self.app.metrics.tables.get() > 0
                || self.app.notices.is_sending()
            {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        if tokio::time::timeout(GRACE, finish).await.is_err() {
            tracing::warn!("some connections did not finish in time");
        }
        // From here on time is nobody's.
        if let Err(error) = alarms::sign_of_life(&self.app).await {
            tracing::warn!(%error, "the end could not be noted");
        }
        let store = self.app.store.clone();
        let closed = tokio::task::spawn_blocking(move || store.close());
        if !matches!(tokio::time::timeout(GRACE, closed).await, Ok(Ok(()))) {
            tracing::warn!("the store did not close in time");
        }
    }
}

/// Starts a server; returns when it is ready.
///
/// # Errors
/// Why it cannot start.
pub fn start(config: Config) -> Pin<Box<dyn Future<Output = Result<Running, ServeError>> + Send>> {
    start_at(config, Time::default())
}

/// Starts a server whose tables go by this time.
///
/// # Errors
/// Why it cannot start.
pub fn start_at(
    config: Config,
    time: Time,
) -> Pin<Box<dyn Future<Output = Result<Running, ServeError>> + Send>> {
    // In a box the server is compiled once, here, and not again in every crate that starts one.
    Box::pin(start_now(config, time))
}

async fn start_now(config: Config, time: Time) -> Result<Running, ServeError> {
    if config.database.is_none() {
        towpath_store::files::create_folder(&config.data).map_err(ServeError::Data)?;
    }
    let addr = config.addr;
    let mut config = config;
    fit_file_handles(&mut config.limits);
    let app = App::new(config, time).await?;
    for folder in &app.config.editions {
        let offered = editions::own::offer(&app, folder).await;
        offered.map_err(ServeError::Edition)?;
    }
    let router = http::router(app.clone());
    let (listener, addr) = listen(addr).await?;
    let mut doors = vec![(Door::Public(listener), router.clone())];
    let mut admin_addr = None;
    if let Some(addr) = app.config.admin_addr {
        let (listener, addr) = listen(addr).await?;
        admin_addr = Some(addr);
        doors.push((Door::Admin(listener), http::admin(app.clone())));
    }
    if let Some(socket) = &app.config.socket {
        let local = local_socket(socket);
        let local =
            local.map_err(|error| ServeError::Listen(socket.display().to_string(), error))?;
        doors.push((local, router));
    }
    let open = |(door, router)| tokio::spawn(accept(app.clone(), door, router));
    let tasks = doors.into_iter().map(open).collect();
    tokio::spawn(resume_tables(app.clone()));
    tokio::spawn(alarms::watch(app.clone()));
    tokio::spawn(sweep::sweep(app.clone()));
    tokio::spawn(notices::sender::run(app.clone()));
    Ok(Running {
        addr,
        admin_addr,
        app,
        tasks,
    })
}

async fn listen(addr: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let listening = async {
        let listener = TcpListener::bind(addr).await?;
        let addr = listener.local_addr()?;
        Ok((listener, addr))
    };
    let failed = |error| ServeError::Listen(addr.to_string(), error);
    listening.await.map_err(failed)
}

/// Listens on a Unix socket that its group may open too. What a killed server has left there is taken away; a socket that
/// somebody answers is not.
#[cfg(unix)]
fn local_socket(file: &Path) -> std::io::Result<Door> {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt};
    let left = std::fs::symlink_metadata(file).is_ok_and(|found| found.file_type().is_socket());
    if left && std::os::unix::net::UnixStream::connect(file).is_err() {
        std::fs::remove_file(file)?;
    }
    let listener = tokio::net::UnixListener::bind(file)?;
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o660))?;
    Ok(Door::Local(listener))
}

#[cfg(not(unix))]
fn local_socket(_: &Path) -> std::io::Result<Door> {
    Err(std::io::ErrorKind::Unsupported.into())
}

/// File handles that are not for connections: the store's, the log's, and some to spare.
const SPARE_HANDLES: f64 = 64.0;

/// Makes the limits of connections fit what the system allows, so that their owners are told that the server is full
/// before it can open nothing any more.
fn fit_file_handles(limits: &mut Limits) {
    let Some(handles) = most_file_handles() else {
        return;
    };
    let room = (handles as f64 - SPARE_HANDLES).max(2.0);
    if limits.connections + limits.sockets <= room {
        return;
    }
    limits.connections = limits.connections.min((room / 4.0).floor());
    limits.sockets = limits.sockets.min(room - limits.connections);
    // One client never takes everything.
    let half = |all: f64| (all / 2.0).floor().max(1.0);
    let own = limits.connections_per_client.min(half(limits.connections));
    limits.connections_per_client = own;
    limits.sockets_per_client = limits.sockets_per_client.min(half(limits.sockets));
    tracing::warn!(
        handles,
        connections = limits.connections,
        sockets = limits.sockets,
        "the system allows few file handles, so fewer connections are taken"
    );
}

/// How many files this process may have open, once that is as many as it may have.
#[cfg(target_os = "linux")]
fn most_file_handles() -> Option<u64> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        let before = limit.current;
        limit.current = limit.maximum;
        if setrlimit(Resource::Nofile, limit).is_err() {
            limit.current = before;
        }
    }
    limit.current
}

#[cfg(not(target_os = "linux"))]
fn most_file_handles() -> Option<u64> {
    None
}

/// Brings tables whose game runs into memory, so that their clocks and bots go on. Tables that need neither leave again.
async fn resume_tables(app: Arc<App>) {
    let mut after = String::new();
    loop {
        let from = after.clone();
        let ids = app
            .store
            .read(move |backend| backend.ids("playing", &from, 100))
            .await;
        let ids = match ids {
            Ok(ids) => ids,
            Err(error) => {
                tracing::error!(%error, "could not look for running games");
                return;
            }
        };
        let Some(last) = ids.last() else {
            return;
        };
        after = last.clone();
        for id in &ids {
            if let Err(error) = app.table(id).await {
                alarms::retry(&app, id, &error);
            }
        }
    }
}

/// Runs a server until the process is told to stop.
///
/// # Errors
/// Why it cannot start.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    for (name, value, source) in &config.sources {
        tracing::info!(name, value, source = %source, "configuration");
    }
    let running = start(config).await?;
    tracing::info!(addr = %running.addr, "ready: http://{}", running.addr);
    println!(
        "http://{}{}/",
        running.addr,
        running.app.config.base.as_str()
    );
    let watched = tokio::spawn(notify::ready(running.app.clone()));
    shutdown_signal().await;
    tracing::info!("stopping");
    watched.abort();
    notify::stopping();
    running.stop().await;
    Ok(())
}

async fn shutdown_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => {
                let _ = interrupt.await;
            }
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}

/// Starts structured logs on standard error; `RUST_LOG` filters them.
pub fn start_logs(format: LogFormat) {
    use std::io::IsTerminal;
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        // A file or a journal is no place for colours.
        .with_ansi(std::io::stderr().is_terminal());
    // Whoever has started logs already keeps theirs.
    let _ = match format {
        LogFormat::Text => logs.try_init(),
        LogFormat::Json => logs.json().try_init(),
    };
}
