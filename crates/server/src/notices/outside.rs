//! Requests to addresses that people have given. They go out into the internet, encrypted, and never into the operator's own
//! network: the name is resolved here, every address it has is checked, and the connection is made to an address that was
//! checked. No redirect is followed. All of it has one time limit.

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::{Request, Uri};
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};
use webauthn_rs::prelude::Url;

/// How long a request may take, from looking up the name to the first line of the answer.
pub const LIMIT: Duration = Duration::from_secs(10);
/// The longest address.
const ADDRESS: usize = 1000;

/// Why there is no answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It is not encrypted, or leads where nobody may have this server ask.
    Forbidden,
    /// There was no answer in time.
    Unreachable,
}

/// The way out.
pub struct Outside {
    tls: TlsConnector,
    /// Addresses in the operator's own network that the operator allows, also unencrypted.
    allowed: Vec<SocketAddr>,
}

impl Outside {
    /// The way out with the usual certificates; the operator allows these addresses inside, too.
    pub fn new(allowed: Vec<SocketAddr>) -> Outside {
        let mut roots = RootCertStore::empty();
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        Outside::trusting(roots, allowed)
    }

    fn trusting(roots: RootCertStore, allowed: Vec<SocketAddr>) -> Outside {
        let provider = Arc::new(ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the versions are those of the provider")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Outside {
            tls: TlsConnector::from(Arc::new(config)),
            allowed,
        }
    }

    /// Reads an address that somebody has given and finds out whether requests may go there now.
    ///
    /// # Errors
    /// Why not.
    pub async fn check(&self, text: &str) -> Result<Url, Trouble> {
        let url = read(text)?;
        let resolved = timeout(LIMIT, self.resolve(&url)).await;
        resolved.map_err(|_| Trouble::Unreachable)??;
        Ok(url)
    }

    /// The addresses of a host, all of which are allowed.
    async fn resolve(&self, url: &Url) -> Result<Vec<SocketAddr>, Trouble> {
        let host = url.host_str().ok_or(Trouble::Forbidden)?;
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let port = url.port_or_known_default().ok_or(Trouble::Forbidden)?;
        let encrypted = url.scheme() == "https";
        let named = host.parse().is_ok_and(|ip: IpAddr| {
            let address = SocketAddr::new(ip, port);
            self.allowed.contains(&address)
        });
        if !encrypted && !named {
            return Err(Trouble::Forbidden);
        }
        let found = tokio::net::lookup_host((host, port)).await;
        let found: Vec<SocketAddr> = found.map_err(|_| Trouble::Unreachable)?.collect();
        let good =
            |address: &SocketAddr| self.allowed.contains(address) || is_outside(address.ip());
        match (found.is_empty(), found.iter().all(good)) {
            (true, _) => Err(Trouble::Unreachable),
            (false, true) => Ok(found),
            (false, false) => Err(Trouble::Forbidden),
        }
    }

    /// Sends a body; the status of the answer, whose rest nobody reads.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn post(
        &self,
        address: &str,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<u16, Trouble> {
        let asked = timeout(LIMIT, self.ask(address, headers, body)).await;
        asked.unwrap_or(Err(Trouble::Unreachable))
    }

    async fn ask(
        &self,
        address: &str,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<u16, Trouble> {
        let url = read(address)?;
        let addresses = self.resolve(&url).await?;
        let stream = TcpStream::connect(addresses.as_slice()).await;
        let stream = stream.map_err(|_| Trouble::Unreachable)?;
        if url.scheme() != "https" {
            return exchange(stream, &url, headers, body).await;
        }
        let host = url.host_str().unwrap_or_default();
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let name = ServerName::try_from(host.to_owned()).map_err(|_| Trouble::Forbidden)?;
        let stream = self.tls.connect(name, stream).await;
        let stream = stream.map_err(|_| Trouble::Unreachable)?;
        exchange(stream, &url, headers, body).await
    }
}

/// Reads an address of the web without a name and password in it.
fn read(text: &str) -> Result<Url, Trouble> {
    let url = Url::parse(text).map_err(|_| Trouble::Forbidden)?;
    let plain = url.username().is_empty() && url.password().is_none();
    let web = matches!(url.scheme(), "https" | "http") && url.has_host();
    match plain && web && text.len() <= ADDRESS {
        true => Ok(url),
        false => Err(Trouble::Forbidden),
    }
}

async fn exchange<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    url: &Url,
    headers: &[(&str, String)],
    body: Vec<u8>,
) -> Result<u16, Trouble> {
    let lost = |_| Trouble::Unreachable;
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream));
    let (mut sender, connection) = handshake.await.map_err(lost)?;
    let connection = tokio::spawn(connection);
    let path = match url.query() {
        Some(query) => format!("{}?{query}", url.path()),
        None => url.path().to_owned(),
    };
    let path: Uri = path.parse().map_err(|_| Trouble::Forbidden)?;
    let host = match (url.host_str(), url.port()) {
        (Some(host), Some(port)) => format!("{host}:{port}"),
        (host, _) => host.unwrap_or_default().to_owned(),
    };
    let mut request = Request::post(path)
        .header("host", host)
        .header("user-agent", concat!("Towpath/", env!("CARGO_PKG_VERSION")))
        .header("connection", "close");
    for (name, value) in headers {
        request = request.header(*name, value);
    }
    let request = request.body(Full::new(Bytes::from(body)));
    let request = request.map_err(|_| Trouble::Forbidden)?;
    let answer = sender.send_request(request).await;
    connection.abort();
    Ok(answer.map_err(lost)?.status().as_u16())
}

/// Whether an address is one of the internet, and not of a machine, a network or a purpose of its own.
pub fn is_outside(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_outside_v4(address),
        IpAddr::V6(address) => is_outside_v6(address),
    }
}

fn is_outside_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = match (a, b) {
        // This network, loopback, multicast and reserved.
        (0 | 127 | 224.., _) => true,
        // Private, shared by carriers, link-local.
        (10, _) | (172, 16..=31) | (192, 168) | (100, 64..=127) | (169, 254) => true,
        // Protocols, documentation, the old 6to4 relays, measurements.
        (192, 0) => c == 0 || c == 2,
        (192, 88) => c == 99,
        (198, 18 | 19) => true,
        (198, 51) => c == 100,
        (203, 0) => c == 113,
        _ => false,
    };
    !special
}

fn is_outside_v6(address: Ipv6Addr) -> bool {
    let part = address.segments();
    let embedded = |high: u16, low: u16| {
        let [a, b] = high.to_be_bytes();
        let [c, d] = low.to_be_bytes();
        is_outside_v4(Ipv4Addr::new(a, b, c, d))
    };
    match part {
        // An IPv4 address behind a translator, or in a tunnel.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => embedded(high, low),
        // Protocols (with Teredo), documentation.
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] => false,
        // Only this part is the internet: no loopback, mapped, local or multicast address is in it.
        [0x2000..=0x3fff, ..] => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_outside() {
        for good in [
            "1.1.1.1",
            "9.255.255.255",
            "100.63.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "223.255.255.254",
            "2606:4700::1111",
            "64:ff9b::808:808",
            "2002:808:808::1",
        ] {
            assert!(is_outside(good.parse().expect(good)), "{good}");
        }
        for bad in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "127.1.2.3",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::808:808",
            "2002:7f00:1::1",
            "2002:a00:1::1",
            "2001::1",
            "2001:db8::1",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_outside(bad.parse().expect(bad)), "{bad}");
        }
    }

    #[tokio::test]
    async fn addresses_inside_are_refused_however_they_are_written() {
        let outside = Outside::new(vec!["127.0.0.1:9".parse().expect("an address")]);
        for bad in [
            "https://127.0.0.1/",
            "https://127.0.0.1:9000/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://127.1/",
            "https://0/",
            "https://localhost/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://169.254.169.254/latest/meta-data",
            "https://10.0.0.1:8443/",
            "http://1.1.1.1/",
            "http://127.0.0.1:10/",
            "https://user:secret@1.1.1.1/",
            "ftp://1.1.1.1/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "",
        ] {
            assert_eq!(outside.check(bad).await, Err(Trouble::Forbidden), "{bad}");
            let posted = outside.post(bad, &[], Vec::new()).await;
            assert_eq!(posted, Err(Trouble::Forbidden), "{bad}");
        }
        assert!(outside.check("https://1.1.1.1/hook?a=b").await.is_ok());
        assert!(outside.check("http://127.0.0.1:9/").await.is_ok());
        let long = format!("https://1.1.1.1/{}", "a".repeat(ADDRESS));
        assert_eq!(outside.check(&long).await, Err(Trouble::Forbidden));
    }
}
