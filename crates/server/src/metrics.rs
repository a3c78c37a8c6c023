//! What the server counts, for `/metrics` in the OpenMetrics text format.

mod machine;

use crate::pool::Purpose;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric, text};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use std::path::PathBuf;
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

/// Upper ends of the buckets of thinking and waiting to be thought about, in seconds.
const THOUGHTS: [f64; 11] = [
    0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0,
];

/// What the threads count on which bots think.
#[derive(Clone, Debug)]
pub struct ThinkMetrics {
    /// Thoughts that wait for a thread.
    pub waiting: Gauge,
    /// Hints and reviews refused because too many were waiting.
    pub refused: Counter,
    /// Hints and reviews answered with what was being thought about or had been.
    pub reused: Counter,
    wait: Family<[(&'static str, &'static str); 1], Histogram>,
    time: Family<[(&'static str, &'static str); 1], Histogram>,
}

impl Default for ThinkMetrics {
    fn default() -> ThinkMetrics {
        let histograms =
            || Family::new_with_constructor((|| Histogram::new(THOUGHTS)) as fn() -> _);
        ThinkMetrics {
            waiting: Gauge::default(),
            refused: Counter::default(),
            reused: Counter::default(),
            wait: histograms(),
            time: histograms(),
        }
    }
}

impl ThinkMetrics {
    /// Notes how long a thought waited for a thread.
    pub fn waited(&self, purpose: Purpose, time: Duration) {
        let histogram = self.wait.get_or_create(&[("for", label(purpose))]);
        histogram.observe(time.as_secs_f64());
    }

    /// Notes how long a thought took.
    pub fn thought(&self, purpose: Purpose, time: Duration) {
        let histogram = self.time.get_or_create(&[("for", label(purpose))]);
        histogram.observe(time.as_secs_f64());
    }

    fn register(&self, all: &mut Registry) {
        let waiting = "Thoughts of bots that wait for a thread";
        all.register("thoughts_waiting", waiting, self.waiting.clone());
        let refused = "Hints and reviews refused because too many were waiting";
        all.register("thoughts_refused", refused, self.refused.clone());
        let reused = "Hints and reviews answered by a thought that was there or under way";
        all.register("thoughts_reused", reused, self.reused.clone());
        let wait = "From asking for a thought to its beginning";
        all.register("thought_wait_seconds", wait, self.wait.clone());
        all.register("thought_seconds", "Thinking", self.time.clone());
    }
}

fn label(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Move => "move",
        Purpose::Unwatched => "unwatched",
        Purpose::Hint => "hint",
        Purpose::Review => "review",
    }
}

/// What the server counts.
#[derive(Debug)]
pub struct Metrics {
    /// Counted by the threads of bots.
    pub think: ThinkMetrics,
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
    /// Counters that start at zero, beside those of the store and of the machine, whose disk is the one of this folder.
    pub fn new(store: Arc<Counters>, folder: Option<PathBuf>) -> Metrics {
        let http = Family::<[(&str, String); 1], Counter>::default();
        let class = |n: usize| http.get_or_create_owned(&[("class", format!("{}xx", n + 1))]);
        let mut metrics = Metrics {
            think: ThinkMetrics::default(),
            bot_decisions: Counter::default(),
            refused: Counter::default(),
            tables: Gauge::default(),
            connections: Gauge::default(),
            too_slow: Counter::default(),
            reports: Counter::default(),
            decisions: Counter::default(),
            latency: Histogram::new(BUCKETS),
            http: std::array::from_fn(class),
            registry: Registry::default(),
        };
        let process = Box::new(machine::ProcessMetrics::default());
        metrics.registry.register_collector(process);
        let all = metrics.registry.sub_registry_with_prefix("towpath");
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        all.register("build", "The program", build);
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
        metrics.think.register(all);
        all.register_collector(Box::new(StoreMetrics(store)));
        all.register_collector(Box::new(machine::DiskMetrics(folder)));
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
        let seconds = self.0.micros.load(Ordering::Relaxed) as f64 / 1e6;
        machine::counter(
            &mut encoder,
            "store_commit_seconds",
            "Time spent with commits",
            seconds,
        )?;
        let waiting = self.0.waiting.load(Ordering::Relaxed) as f64;
        machine::gauge(
            &mut encoder,
            "store_jobs_waiting",
            "Jobs that wait for the writer",
            waiting,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_metric_is_written_under_its_name() {
        let store = Arc::new(Counters::default());
        let metrics = Metrics::new(store.clone(), Some(std::env::temp_dir()));
        store.commits.fetch_add(3, Ordering::Relaxed);
        metrics.kept(Duration::from_millis(2));
        metrics.responded(404);
        metrics.tables.inc();
        metrics
            .think
            .thought(Purpose::Hint, Duration::from_millis(600));
        metrics
            .think
            .waited(Purpose::Move, Duration::from_millis(2));
        let text = metrics.write();
        for line in [
            concat!(
                "towpath_build_info{version=\"",
                env!("CARGO_PKG_VERSION"),
                "\"} 1"
            ),
            "towpath_store_jobs_waiting 0",
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
            "towpath_thoughts_waiting 0",
            "towpath_thoughts_refused_total 0",
            "towpath_thoughts_reused_total 0",
            "towpath_thought_wait_seconds_bucket{le=\"0.005\",for=\"move\"} 1",
            "towpath_thought_seconds_count{for=\"hint\"} 1",
        ] {
            assert!(text.lines().any(|l| l == line), "{line} is not in:\n{text}");
        }
        #[cfg(target_os = "linux")]
        for name in [
            "towpath_disk_free_bytes",
            "towpath_disk_size_bytes",
            "process_cpu_seconds_total",
            "process_resident_memory_bytes",
            "process_threads",
            "process_open_fds",
            "process_max_fds",
            "process_start_time_seconds",
        ] {
            let line = text
                .lines()
                .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            let value: Option<f64> = line.and_then(|value| value.parse().ok());
            assert!(
                value.is_some_and(|value| value > 0.0),
                "{name} is not in:\n{text}"
            );
        }
    }
}
