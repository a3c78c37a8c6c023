//! A real PostgreSQL in a temporary folder, for tests.
#![allow(dead_code, reason = "every test uses its own part")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A folder that vanishes with its value.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("towpath-{name}-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running PostgreSQL, stopped with its value.
pub struct TestPostgres {
    folder: Folder,
    bin: PathBuf,
    port: u16,
}

impl TestPostgres {
    /// Makes a cluster and starts it on a free port of 127.0.0.1.
    pub fn start() -> TestPostgres {
        let bin = binaries();
        let folder = Folder::new("postgres");
        let data = folder.0.join("data");
        let root = is_root();
        if root {
            run(Command::new("chown").arg("postgres").arg(&folder.0));
        }
        let port = free_port();
        run(as_postgres(root, &bin.join("initdb"))
            .args([
                "--auth=trust",
                "--no-sync",
                "-U",
                "towpath",
                "-E",
                "UTF8",
                "-D",
            ])
            .arg(&data));
        let options =
            format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''");
        run(as_postgres(root, &bin.join("pg_ctl"))
            .args(["-w", "-t", "60", "-o", &options, "-l"])
            .arg(folder.0.join("log"))
            .arg("-D")
            .arg(&data)
            .arg("start"));
        TestPostgres { folder, bin, port }
    }

    /// An empty database of its own.
    pub fn database(&self) -> String {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("test{number}");
        let port = self.port.to_string();
        run(Command::new(self.bin.join("createdb")).args([
            "-h",
            "127.0.0.1",
            "-U",
            "towpath",
            "-p",
            &port,
            &name,
        ]));
        format!("postgres://towpath@127.0.0.1:{port}/{name}")
    }

    #[allow(dead_code, reason = "campaigns use it")]
    /// Stops every process of it where it is (`STOP`), or lets them go on (`CONT`).
    pub fn signal_all(&self, signal: &str) {
        let main = self.main_process();
        let flag = format!("-{signal}");
        run(Command::new("kill").args([&flag, &main]));
        // Processes of its connections come and go; one that is gone needs no signal.
        let mut children = Command::new("pkill");
        let _ = children.args([&flag, "-P", &main]).status();
    }

    #[allow(dead_code, reason = "campaigns use it")]
    /// Ends it as a power cut of its machine would, and starts it again.
    pub fn crash_and_restart(&self) {
        let (root, data) = (is_root(), self.folder.0.join("data"));
        let mut stop = as_postgres(root, &self.bin.join("pg_ctl"));
        run(stop
            .args(["-w", "-m", "immediate", "-D"])
            .arg(&data)
            .arg("stop"));
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''",
            self.port
        );
        run(as_postgres(root, &self.bin.join("pg_ctl"))
            .args(["-w", "-t", "60", "-o", &options, "-l"])
            .arg(self.folder.0.join("log"))
            .arg("-D")
            .arg(&data)
            .arg("start"));
    }

    #[allow(dead_code, reason = "campaigns use it")]
    fn main_process(&self) -> String {
        let file = self.folder.0.join("data/postmaster.pid");
        let text = std::fs::read_to_string(file).expect("it runs");
        text.lines().next().expect("its process").trim().to_owned()
    }
}

impl TestPostgres {
    /// The processes of the database, as text for `kill`: the first is the one that starts the others.
    pub fn processes(&self) -> Vec<String> {
        let first = std::fs::read_to_string(self.folder.0.join("data/postmaster.pid"));
        let first = first.expect("it runs");
        let first = first.lines().next().expect("its number").to_owned();
        let children = Command::new("pgrep").args(["-P", &first]).output();
        let children = children.expect("pgrep runs").stdout;
        let children = String::from_utf8_lossy(&children).into_owned();
        let mut all = vec![first];
        all.extend(children.lines().map(str::to_owned));
        all
    }

    /// Runs a statement as somebody else would, in the database `postgres`.
    fn psql(&self, statement: &str) {
        self.psql_in("postgres", statement);
    }

    #[allow(dead_code, reason = "tests of other crates have no need of it")]
    /// Runs statements in a database.
    pub fn run(&self, address: &str, statements: &str) {
        self.psql_in(name_of(address), statements);
    }

    fn psql_in(&self, database: &str, statement: &str) {
        let port = self.port.to_string();
        run(Command::new(self.bin.join("psql")).args([
            "-h",
            "127.0.0.1",
            "-U",
            "towpath",
            "-p",
            &port,
            "-d",
            database,
            "-v",
            "ON_ERROR_STOP=1",
            "-c",
            statement,
        ]));
    }

    /// Cuts every connection to a database.
    pub fn cut(&self, address: &str) {
        let name = name_of(address);
        self.psql(&format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        ));
    }

    /// Lets nobody connect to a database.
    pub fn forbid(&self, address: &str) {
        let name = name_of(address);
        self.psql(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"));
    }

    /// Lets everybody connect again.
    pub fn allow(&self, address: &str) {
        let name = name_of(address);
        self.psql(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true"));
    }
}

fn name_of(address: &str) -> &str {
    address.rsplit('/').next().expect("a database")
}

impl Drop for TestPostgres {
    fn drop(&mut self) {
        let mut stop = as_postgres(is_root(), &self.bin.join("pg_ctl"));
        stop.args(["-w", "-m", "immediate", "-D"])
            .arg(self.folder.0.join("data"))
            .arg("stop");
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

/// A port nobody listens on right now.
pub fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("its address").port()
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id runs");
    id.stdout.trim_ascii() == b"0"
}

/// PostgreSQL refuses to run as root.
fn as_postgres(root: bool, program: &Path) -> Command {
    if root {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command.current_dir("/");
        command
    } else {
        Command::new(program)
    }
}

fn run(command: &mut Command) {
    let output = command
        .output()
        .unwrap_or_else(|e| panic!("{command:?}: {e}"));
    assert!(
        output.status.success(),
        "{command:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
}

fn binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut found: Vec<PathBuf> = versions
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .filter(|bin| bin.join("initdb").exists())
        .collect();
    found.sort();
    found.pop().expect(
        "PostgreSQL is needed for this test: apt-get install postgresql (cargo xtask test does it)",
    )
}
