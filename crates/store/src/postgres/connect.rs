//! Connecting: only to a database that keeps what it has acknowledged, and over a network only when told to.

use crate::StoreError;
use ::postgres::config::{Host, SslMode};
use ::postgres::{Client, Config, NoTls};
use std::net::IpAddr;

/// Connects, unless a move that was acknowledged could be lost there.
pub(super) fn connect(address: &str) -> Result<Client, StoreError> {
    let config: Config = address.parse()?;
    check_encryption(&config)?;
    let mut client = config.connect(NoTls)?;
    for (setting, bad) in [("fsync", "off"), ("synchronous_commit", "off")] {
        let row = client.query_one(&format!("SHOW {setting}"), &[])?;
        if row.get::<_, &str>(0) == bad {
            return Err(StoreError::Unfit(format!(
                "PostgreSQL's {setting} is {bad}, so a move that was acknowledged could be lost"
            )));
        }
    }
    Ok(client)
}

/// The connection is not encrypted, so a way over a network has to be allowed in so many words.
fn check_encryption(config: &Config) -> Result<(), StoreError> {
    let near = |host: &Host| match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    };
    let far = !config.get_hosts().iter().all(near)
        || !config.get_hostaddrs().iter().all(IpAddr::is_loopback);
    let why = match config.get_ssl_mode() {
        SslMode::Disable => return Ok(()),
        SslMode::Prefer if !far => return Ok(()),
        SslMode::Prefer => "it is on another machine",
        _ => "it asks for sslmode=require",
    };
    Err(StoreError::Unfit(format!(
        "{why}, but this program speaks to PostgreSQL without TLS: connect through a local socket or a tunnel, \
         or add sslmode=disable if nobody else is on that network"
    )))
}

#[cfg(test)]
mod tests {
    use super::{Config, check_encryption};

    #[test]
    fn only_near_databases_are_spoken_to_without_being_asked() {
        for (address, good) in [
            ("postgres://ada@localhost/towpath", true),
            ("postgres://ada@127.0.0.1:5433/towpath", true),
            ("postgres://ada@[::1]/towpath", true),
            ("host=/run/postgresql user=ada", true),
            ("host=/run/postgresql user=ada sslmode=require", false),
            ("postgres://ada@db.example.org/towpath", false),
            ("postgres://ada@localhost,10.0.0.7/towpath", false),
            ("postgres://ada@10.0.0.7/towpath?sslmode=require", false),
            ("postgres://ada@10.0.0.7/towpath?sslmode=disable", true),
        ] {
            let config: Config = address.parse().expect("an address");
            assert_eq!(check_encryption(&config).is_ok(), good, "{address}");
        }
    }
}
