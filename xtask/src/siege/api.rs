//! The API under arbitrary requests: schemathesis reads the OpenAPI page of a running server and makes them up.

use crate::machine;
use crate::run::step;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Where the tool is kept, so that it is fetched once.
const TOOLS: &str = "target/schemathesis";
const TOOL: &str = "schemathesis==4.32.5";
/// How many requests are made up for each address.
const EXAMPLES: &str = "25";

/// A server on a free port, which ends with this value.
struct Server {
    child: Child,
    addr: String,
    data: PathBuf,
}

impl Server {
    fn start(program: &Path) -> Result<Server, String> {
        let data = std::env::temp_dir().join(format!("towpath-fuzz-{}", std::process::id()));
        let mut child = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(&data)
            .env("TOWPATH_LIMITS", "off")
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("towpath serve: {error}"))?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            // The server says where it listens once it is ready.
            let _ = BufReader::new(out).read_line(&mut line);
        }
        let addr = line
            .trim()
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_owned();
        let server = Server { child, addr, data };
        if server.addr.is_empty() {
            return Err("towpath serve did not start".to_owned());
        }
        Ok(server)
    }

    /// A table with two seats: its id and the token of the first.
    fn new_table(&self) -> Result<(String, String), String> {
        let body = r#"{"game":"arriala","seats":[{"kind":"here","name":"Ada"},{"kind":"here","name":"Bea"}]}"#;
        let request = format!(
            "POST /api/tables HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        let mut answer = String::new();
        let asked = TcpStream::connect(&self.addr).and_then(|mut stream| {
            stream.write_all(request.as_bytes())?;
            stream.read_to_string(&mut answer)
        });
        asked.map_err(|error| format!("a new table: {error}"))?;
        let text = |name: &str| {
            let (_, rest) = answer.split_once(&format!("\"{name}\":\""))?;
            Some(rest.split_once('"')?.0.to_owned())
        };
        text("id").zip(text("token")).ok_or(answer.clone())
    }

    /// Whether it still runs: a server that has died fails the run, whatever the tool says.
    fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// Sends arbitrary requests to every described address; any answer of 500 or more is an error.
pub fn requests(program: &Path) -> Result<(), String> {
    let tool = tool()?;
    let mut server = Server::start(program)?;
    let (table, token) = server.new_table()?;
    // With a table that is there requests reach the game; strange ids are the server's own tests' business.
    let config = server.data.join("schemathesis.toml");
    let parameters = format!(
        "[parameters]\n\"path.id\" = \"{table}\"\n\"path.table\" = \"{table}\"\n\"path.game\" = \"arriala\"\n"
    );
    std::fs::write(&config, parameters).map_err(|error| error.to_string())?;
    let mut command = Command::new(tool);
    // The tool leaves notes of its own where it runs.
    command
        .current_dir(&server.data)
        .arg("--config-file")
        .arg(&config)
        .args(["run", &format!("http://{}/api/openapi.json", server.addr)])
        .args(["--checks", "not_a_server_error", "--phases", "fuzzing"])
        .args(["--max-examples", EXAMPLES, "--seed", "1"])
        .args(["--exclude-path", "/api/tables/{id}/wait"])
        .args(["--request-timeout", "60", "--no-color"])
        .args(["--generation-database", "none", "--warnings", "off"])
        .args(["--header", &format!("Authorization: Bearer {token}")]);
    step("schemathesis", &mut command)?;
    if server.is_running() {
        Ok(())
    } else {
        Err("the server has died".to_owned())
    }
}

/// The program, fetched if it is not there yet.
fn tool() -> Result<PathBuf, String> {
    let program = std::path::absolute(Path::new(TOOLS).join("bin/schemathesis"))
        .map_err(|error| error.to_string())?;
    if program.is_file() {
        return Ok(program);
    }
    let venv = || {
        let mut command = Command::new("python3");
        command.args(["-m", "venv", "--clear", TOOLS]);
        step("python3 -m venv", &mut command)
    };
    if venv().is_err() {
        machine::install("python3-venv")?;
        venv()?;
    }
    let mut pip = Command::new(Path::new(TOOLS).join("bin/python"));
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        TOOL,
    ]);
    step("pip install schemathesis", &mut pip)?;
    Ok(program)
}
