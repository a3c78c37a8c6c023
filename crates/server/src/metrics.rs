//! Counters for `/metrics`, in Prometheus' text format.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper ends of the latency buckets, in microseconds.
const BUCKETS: [u64; 9] = [
    250, 500, 1000, 2500, 5000, 10_000, 25_000, 100_000, 1_000_000,
];

/// What the server counts.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Decisions kept.
    pub decisions: AtomicU64,
    /// Requests answered with an error.
    pub refused: AtomicU64,
    /// Decisions of bots.
    pub bot_decisions: AtomicU64,
    /// Tables in memory.
    pub tables: AtomicI64,
    /// Open WebSockets.
    pub connections: AtomicI64,
    /// Connections closed because they could not keep up.
    pub too_slow: AtomicU64,
    /// HTTP responses by the first digit of their status.
    pub http: [AtomicU64; 6],
    buckets: [AtomicU64; BUCKETS.len() + 1],
    micros: AtomicU64,
}

impl Metrics {
    /// Notes how long a decision took until it was kept.
    pub fn kept(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        let bucket = BUCKETS.iter().position(|end| micros <= *end);
        self.buckets[bucket.unwrap_or(BUCKETS.len())].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
        self.decisions.fetch_add(1, Ordering::Relaxed);
    }

    /// The text for Prometheus.
    pub fn write(&self, store: &towpath_store::handle::Counters) -> String {
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = writeln!(
                text,
                "# HELP towpath_{name} {help}\n# TYPE towpath_{name} {kind}\ntowpath_{name} {value}"
            );
        };
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as i64;
        one(
            "decisions_total",
            "counter",
            "Decisions kept.",
            count(&self.decisions),
        );
        one(
            "bot_decisions_total",
            "counter",
            "Decisions of house bots.",
            count(&self.bot_decisions),
        );
        one(
            "refused_total",
            "counter",
            "Requests answered with an error.",
            count(&self.refused),
        );
        one(
            "tables",
            "gauge",
            "Tables in memory.",
            self.tables.load(Ordering::Relaxed),
        );
        one(
            "connections",
            "gauge",
            "Open WebSockets.",
            self.connections.load(Ordering::Relaxed),
        );
        one(
            "too_slow_total",
            "counter",
            "Connections that could not keep up.",
            count(&self.too_slow),
        );
        one(
            "store_commits_total",
            "counter",
            "Commits of the store.",
            count(&store.commits),
        );
        one(
            "store_jobs_total",
            "counter",
            "Jobs in those commits.",
            count(&store.jobs),
        );
        let _ = writeln!(
            text,
            "# HELP towpath_http_total HTTP responses.\n# TYPE towpath_http_total counter"
        );
        for (class, counter) in self.http.iter().enumerate().skip(1) {
            let _ = writeln!(
                text,
                "towpath_http_total{{class=\"{class}xx\"}} {}",
                count(counter)
            );
        }
        self.write_latency(&mut text);
        text
    }

    fn write_latency(&self, text: &mut String) {
        let name = "towpath_decision_seconds";
        let _ = writeln!(
            text,
            "# HELP {name} From a decision's arrival to its being durable."
        );
        let _ = writeln!(text, "# TYPE {name} histogram");
        let mut sum = 0;
        for (index, counter) in self.buckets.iter().enumerate() {
            sum += counter.load(Ordering::Relaxed);
            let end = match BUCKETS.get(index) {
                Some(micros) => (*micros as f64 / 1e6).to_string(),
                None => "+Inf".to_owned(),
            };
            let _ = writeln!(text, "{name}_bucket{{le=\"{end}\"}} {sum}");
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}
