//! What the server counts, for `/metrics` in the OpenMetrics text format.

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric, text};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use towpath_store::handle::Counters;

/// The content type of [`Metrics::write`].
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper ends of the latency buckets, in seconds.
const BUCKETS: [f64; 9] = [
    0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.1, 1.0,
];

/// What the server counts.
#[derive(Debug)]
pub struct Metrics {
    /// Decisions of house bots.
    pub bot_decisions: Counter,
    /// Requests answered with an error.
    pub refused: Counter,
    /// Tables in memory.
    pub tables: Gauge,
    /// Open WebSockets.
    pub connections: Gauge,
    /// Connections closed because they could not keep up.
    pub too_slow: Counter,
    /// Lines of chat that somebody has reported.
    pub reports: Counter,
    decisions: Counter,
    latency: Histogram,
    /// HTTP responses by the first digit of their status, which is 1 to 5.
    http: [Counter; 5],
    registry: Registry,
}

impl Metrics {
    /// Counters that start at zero, beside those of the store.
    pub fn new(store: Arc<Counters>) -> Metrics {
        let http = Family::<[(&str, String); 1], Counter>::default();
        let class = |n: usize| http.get_or_create_owned(&[("class", format!("{}xx", n + 1))]);
        let mut metrics = Metrics {
            bot_decisions: Counter::default(),
            refused: Counter::default(),
            tables: Gauge::default(),
            connections: Gauge::default(),
            too_slow: Counter::default(),
            reports: Counter::default(),
            decisions: Counter::default(),
            latency: Histogram::new(BUCKETS),
            http: std::array::from_fn(class),
            registry: Registry::with_prefix("towpath"),
        };
        let all = &mut metrics.registry;
        all.register("decisions", "Decisions kept", metrics.decisions.clone());
        all.register(
            "bot_decisions",
            "Decisions of house bots",
            metrics.bot_decisions.clone(),
        );
        all.register(
            "refused",
            "Requests answered with an error",
            metrics.refused.clone(),
        );
        all.register("tables", "Tables in memory", metrics.tables.clone());
        all.register(
            "connections",
            "Open WebSockets",
            metrics.connections.clone(),
        );
        all.register(
            "too_slow",
            "Connections that could not keep up",
            metrics.too_slow.clone(),
        );
        all.register(
            "reports",
            "Reports of chat lines, see `towpath reports`",
            metrics.reports.clone(),
        );
        all.register("http", "HTTP responses", http);
        all.register(
            "decision_seconds",
            "From a decision's arrival to its being durable",
            metrics.latency.clone(),
        );
        all.register_collector(Box::new(StoreMetrics(store)));
        metrics
    }

    /// Notes how long a decision took until it was kept.
    pub fn kept(&self, time: Duration) {
        self.latency.observe(time.as_secs_f64());
        self.decisions.inc();
    }

    /// Notes an HTTP response.
    pub fn responded(&self, status: u16) {
        let class = usize::from(status / 100).clamp(1, 5);
        self.http[class - 1].inc();
    }

    /// The text for Prometheus.
    pub fn write(&self) -> String {
        let mut text = String::new();
        text::encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}

/// The store counts without knowing who reads it.
#[derive(Debug)]
struct StoreMetrics(Arc<Counters>);

impl Collector for StoreMetrics {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> std::fmt::Result {
        let counts = [
            ("store_commits", "Commits of the store", &self.0.commits),
            ("store_jobs", "Jobs in those commits", &self.0.jobs),
            ("store_failed_jobs", "Jobs that failed", &self.0.failed),
            (
                "store_split_groups",
                "Groups tried in halves",
                &self.0.split,
            ),
        ];
        for (name, help, count) in counts {
            let count = ConstCounter::new(count.load(Ordering::Relaxed));
            let metric = encoder.encode_descriptor(name, help, None, count.metric_type())?;
            count.encode(metric)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_metric_is_written_under_its_name() {
        let store = Arc::new(Counters::default());
        let metrics = Metrics::new(store.clone());
        store.commits.fetch_add(3, Ordering::Relaxed);
        metrics.kept(Duration::from_millis(2));
        metrics.responded(404);
        metrics.tables.inc();
        let text = metrics.write();
        for line in [
            "towpath_decisions_total 1",
            "towpath_bot_decisions_total 0",
            "towpath_refused_total 0",
            "towpath_tables 1",
            "towpath_connections 0",
            "towpath_too_slow_total 0",
            "towpath_reports_total 0",
            "towpath_store_commits_total 3",
            "towpath_store_jobs_total 0",
            "towpath_store_failed_jobs_total 0",
            "towpath_store_split_groups_total 0",
            "towpath_http_total{class=\"2xx\"} 0",
            "towpath_http_total{class=\"4xx\"} 1",
            "towpath_decision_seconds_count 1",
            "towpath_decision_seconds_sum 0.002",
            "towpath_decision_seconds_bucket{le=\"0.001\"} 0",
            "towpath_decision_seconds_bucket{le=\"0.0025\"} 1",
            "towpath_decision_seconds_bucket{le=\"+Inf\"} 1",
            "# TYPE towpath_decision_seconds histogram",
        ] {
            assert!(text.lines().any(|l| l == line), "{line} is not in:\n{text}");
        }
    }
}
