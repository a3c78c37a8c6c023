//! Connecting: only to a database that keeps what it has acknowledged, and over a network only when told to.

use crate::{StoreError, limits};
use std::net::IpAddr;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// How to connect: a peer that has vanished is noticed, whether or not something is under way.
pub(super) fn config(address: &str) -> Result<Config, StoreError> {
    let parsed = address.parse::<Config>();
    let mut config = parsed.map_err(|error| StoreError::Unfit(error.to_string()))?;
    check_encryption(&config)?;
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(limits::CONNECT);
    }
    config.keepalives_idle(Duration::from_secs(15));
    config.keepalives_interval(Duration::from_secs(5));
    config.keepalives_retries(3);
    config.tcp_user_timeout(Duration::from_secs(30));
    Ok(config)
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
