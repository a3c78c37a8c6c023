//! Who asks: limits count clients, and a client is an address, not a connection.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use ipnet::IpNet;
use std::convert::Infallible;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The other end of a connection.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Peer {
    /// An address.
    Network(IpAddr),
    /// A process that may open our Unix socket: a proxy, which stands for many.
    Local,
}

/// Where requests come from: an IPv4 address, or the /64 of an IPv6 address, which one household has to itself.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Client(IpAddr);

impl Client {
    /// The client at this address.
    pub fn at(address: IpAddr) -> Client {
        Client(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                IpAddr::V6(Ipv6Addr::from(network))
            }
        })
    }

    /// The client behind a connection from `peer` that sent these headers.
    ///
    /// Every proxy adds the address it was asked from at the right end of `Forwarded` or `X-Forwarded-For`; what stands
    /// further left anybody can have made up. So the list is read from the right, for as long as the one who wrote the
    /// entry is a trusted proxy.
    pub fn behind(peer: Peer, headers: &HeaderMap, proxies: &[IpNet]) -> Client {
        let trusted = |address: IpAddr| {
            let address = address.to_canonical();
            proxies.iter().any(|net| net.contains(&address))
        };
        let peer = match peer {
            Peer::Network(peer) if !trusted(peer) => return Client::at(peer),
            Peer::Network(peer) => peer,
            Peer::Local => IpAddr::V4(Ipv4Addr::LOCALHOST),
        };
        let forwarded = addresses(headers, "forwarded", forwarded_for);
        let x_forwarded = addresses(headers, "x-forwarded-for", |entry| Some(entry));
        let chain = match (forwarded.is_empty(), x_forwarded.is_empty()) {
            (false, true) => forwarded,
            (true, false) => x_forwarded,
            // A proxy that writes one header passes the other on as the visitor sent it. Where they differ nobody knows
            // which is which, so neither is believed.
            (false, false) if forwarded.last() != x_forwarded.last() => Vec::new(),
            (false, false) | (true, true) => x_forwarded,
        };
        let mut client = peer;
        for address in chain.into_iter().rev() {
            // An entry that names no address, such as `unknown`, ends what is known.
            let Some(address) = address else {
                break;
            };
            client = address;
            if !trusted(address) {
                break;
            }
        }
        Client::at(client)
    }

    /// The client of a connection that sent no headers yet; `None` for a proxy, which stands for many.
    pub fn of_connection(peer: Peer, proxies: &[IpNet]) -> Option<Client> {
        let Peer::Network(peer) = peer else {
            return None;
        };
        let peer = peer.to_canonical();
        let proxy = proxies.iter().any(|net| net.contains(&peer));
        (!proxy).then(|| Client::at(peer))
    }
}

/// The addresses of all headers of this name, from left to right.
fn addresses(
    headers: &HeaderMap,
    name: &str,
    entry: fn(&str) -> Option<&str>,
) -> Vec<Option<IpAddr>> {
    let lines = headers.get_all(name).iter();
    let text = lines.map(|line| line.to_str().unwrap_or_default());
    text.flat_map(|line| line.split(','))
        .map(|one| read_address(entry(one.trim())?))
        .collect()
}

/// What `for=` says in an element of `Forwarded` (RFC 7239).
fn forwarded_for(element: &str) -> Option<&str> {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let (_, node) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    Some(node.trim().trim_matches('"'))
}

/// An address, with a port or without.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|t| t.strip_suffix(']'));
    let address = bare.unwrap_or(text).parse().ok();
    address.or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))
}

impl fmt::Display for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Infallible> {
        let known = parts.extensions.get::<Client>().copied();
        Ok(known.unwrap_or(Client(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn client(peer: &str, headers: &[(&'static str, &'static str)]) -> String {
        let proxies = ["10.0.0.0/8", "fd00::/8"].map(|net| net.parse().expect("a network"));
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(
                HeaderName::from_static(name),
                HeaderValue::from_static(value),
            );
        }
        let peer = match peer {
            "local" => Peer::Local,
            address => Peer::Network(address.parse().expect("an address")),
        };
        Client::behind(peer, &map, &proxies).to_string()
    }

    #[test]
    fn a_header_of_an_untrusted_peer_is_not_read() {
        let forged = [("x-forwarded-for", "9.9.9.9"), ("forwarded", "for=9.9.9.9")];
        assert_eq!(client("1.2.3.4", &forged), "1.2.3.4");
    }

    #[test]
    fn the_list_is_read_from_the_right_through_trusted_proxies() {
        let chain = "9.9.9.9, 5.6.7.8, 10.1.1.1";
        assert_eq!(client("10.0.0.1", &[("x-forwarded-for", chain)]), "5.6.7.8");
        let lines = [
            ("x-forwarded-for", "9.9.9.9"),
            ("x-forwarded-for", "5.6.7.8:123"),
        ];
        assert_eq!(client("10.0.0.1", &lines), "5.6.7.8");
        let forwarded = [(
            "forwarded",
            "for=9.9.9.9, by=x;For=\"[2001:db8:1:2:3::4]:99\";proto=https",
        )];
        assert_eq!(client("::ffff:10.0.0.1", &forwarded), "2001:db8:1:2::/64");
        assert_eq!(client("10.0.0.1", &[]), "10.0.0.1");
        assert_eq!(client("local", &[("x-forwarded-for", chain)]), "5.6.7.8");
        assert_eq!(client("local", &[]), "127.0.0.1");
        for unknown in ["unknown", "_hidden", "", "9.9.9.9, 1.2.3"] {
            assert_eq!(
                client("10.0.0.1", &[("x-forwarded-for", unknown)]),
                "10.0.0.1"
            );
        }
    }

    #[test]
    fn two_headers_that_differ_are_both_ignored() {
        let both = |other| [("x-forwarded-for", "5.6.7.8"), ("forwarded", other)];
        assert_eq!(client("10.0.0.1", &both("for=9.9.9.9")), "10.0.0.1");
        assert_eq!(client("10.0.0.1", &both("for=5.6.7.8")), "5.6.7.8");
    }

    #[test]
    fn an_ipv6_household_is_one_client() {
        let at = |text: &str| Client::at(text.parse().expect("an address"));
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff::9"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:1.2.3.4"), at("1.2.3.4"));
    }
}
