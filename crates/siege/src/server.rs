//! The program as a process: started, killed and asked how it is.

use crate::while_doing;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use towpath_load::client::get;
use towpath_store::{Durability, Location};

/// How long a server may take to be ready.
const READY: Duration = Duration::from_secs(60);

/// How a server is started: on a port that stays the same, so that clients find it again.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program.
    pub program: PathBuf,
    /// Its data folder.
    pub data: PathBuf,
    /// A PostgreSQL database in place of SQLite.
    pub database: Option<String>,
    /// Where it listens.
    pub port: u16,
    /// Whether the limits on clients are those of a real server.
    pub limited: bool,
    /// The most 512-byte blocks of a file that it may write, as `ulimit -f` counts them.
    pub file_blocks: Option<u32>,
}

impl Plan {
    /// A server without limits on this folder and database.
    pub fn new(program: &Path, data: &Path, database: Option<String>) -> Plan {
        Plan {
            program: program.to_owned(),
            data: data.to_owned(),
            database,
            port: crate::postgres::free_port(),
            limited: false,
            file_blocks: None,
        }
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        ([127, 0, 0, 1], self.port).into()
    }

    /// Where its entries are.
    pub fn location(&self) -> Location {
        match &self.database {
            Some(address) => Location::Postgres {
                address: address.clone(),
            },
            None => Location::Sqlite {
                file: self.data.join("towpath.sqlite"),
                durability: Durability::Full,
            },
        }
    }

    fn log(&self) -> PathBuf {
        self.data.with_extension("log")
    }

    /// The command that starts it.
    ///
    /// # Errors
    /// When its log cannot be opened.
    pub fn command(&self) -> Result<Command, String> {
        let mut command = match self.file_blocks {
            None => Command::new(&self.program),
            Some(blocks) => {
                // The signal that goes with the limit is ignored, so that the write fails as on a full disk.
                let mut shell = Command::new("sh");
                let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
                shell.args(["-c", &script]).arg(&self.program);
                shell
            }
        };
        let mut log = std::fs::OpenOptions::new();
        let log = log.create(true).append(true).open(self.log());
        let log = log.map_err(while_doing("the log"))?;
        command
            .args(["serve", "--addr", &self.addr().to_string(), "--data"])
            .arg(&self.data)
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        if let Some(database) = &self.database {
            command.env("TOWPATH_DATABASE", database);
        }
        if !self.limited {
            command.env("TOWPATH_LIMITS", "off");
        }
        Ok(command)
    }

    /// Starts it and waits until it answers.
    ///
    /// # Errors
    /// When it does not get ready.
    pub async fn start(&self) -> Result<Process, String> {
        Process::start(self.command()?, self.addr()).await
    }

    /// Whether every stored game replays, as the program itself says.
    ///
    /// # Errors
    /// What it found.
    pub fn verify(&self) -> Result<(), String> {
        let mut command = Command::new(&self.program);
        command.args(["verify", "--data"]).arg(&self.data);
        if let Some(database) = &self.database {
            command.env("TOWPATH_DATABASE", database);
        }
        let output = command.output().map_err(while_doing("verify"))?;
        match output.status.success() {
            true => Ok(()),
            false => Err(format!(
                "verify: {}{}",
                String::from_utf8_lossy(&output.stdout),
                String::from_utf8_lossy(&output.stderr)
            )),
        }
    }

    /// That the server has not panicked in its whole life.
    ///
    /// # Errors
    /// The line of the first panic.
    pub fn no_panic(&self) -> Result<(), String> {
        let log = std::fs::read_to_string(self.log()).unwrap_or_default();
        match log.lines().find(|line| line.contains("panicked")) {
            Some(line) => Err(format!("the server panicked: {line}")),
            None => Ok(()),
        }
    }
}

/// A server that runs, and is killed with its value.
#[derive(Debug)]
pub struct Process {
    child: Child,
    addr: SocketAddr,
}

impl Process {
    /// Starts a server that will listen here.
    ///
    /// # Errors
    /// When it does not get ready.
    pub async fn start(mut command: Command, addr: SocketAddr) -> Result<Process, String> {
        let child = command.spawn().map_err(while_doing("the server"))?;
        let mut process = Process { child, addr };
        let end = Instant::now() + READY;
        while get(addr, "/healthz", None).await.is_err() {
            if Instant::now() > end || !process.is_running() {
                return Err("the server does not get ready".to_owned());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(process)
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it at once (SIGKILL).
    pub fn kill(&mut self) {
        // A process that has ended by itself is as good as killed here; `is_running` is for those who care.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// That it still runs and answers.
    ///
    /// # Errors
    /// That it has died, or does not answer.
    pub async fn is_well(&mut self) -> Result<(), String> {
        if !self.is_running() {
            return Err("the server has died".to_owned());
        }
        let answer = get(self.addr, "/healthz", None).await;
        answer.map(|_| ()).map_err(while_doing("/healthz"))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
