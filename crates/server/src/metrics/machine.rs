//! The process and the disk, under the names that every exporter gives them. What the system does not tell is left out.

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// Writes a number that goes up and down.
pub(super) fn gauge(
    encoder: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    value: f64,
) -> std::fmt::Result {
    let gauge = ConstGauge::new(value);
    gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)
}

/// Writes a number that only grows.
pub(super) fn counter(
    encoder: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    value: f64,
) -> std::fmt::Result {
    let counter = ConstCounter::new(value);
    counter.encode(encoder.encode_descriptor(name, help, None, counter.metric_type())?)
}

/// What this process takes of the machine.
#[derive(Debug)]
pub(super) struct ProcessMetrics {
    started: f64,
}

impl Default for ProcessMetrics {
    fn default() -> ProcessMetrics {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        ProcessMetrics {
            started: since.map_or(0.0, |time| time.as_secs_f64()),
        }
    }
}

impl Collector for ProcessMetrics {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> std::fmt::Result {
        let encoder = &mut encoder;
        let started = "When the server was started, in seconds since 1970 UTC";
        gauge(encoder, "process_start_time_seconds", started, self.started)?;
        #[cfg(target_os = "linux")]
        encode_process(encoder)?;
        Ok(())
    }
}

#[cfg(target_os = "linux")]
fn encode_process(encoder: &mut DescriptorEncoder<'_>) -> std::fmt::Result {
    use rustix::process::{Resource, getrlimit};
    use rustix::time::{ClockId, clock_gettime};
    let used = clock_gettime(ClockId::ProcessCPUTime);
    let seconds = used.tv_sec as f64 + used.tv_nsec as f64 / 1e9;
    counter(encoder, "process_cpu_seconds", "Processor time", seconds)?;
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<f64>().ok()
    };
    if let Some(kilobytes) = field("VmRSS:") {
        let bytes = kilobytes * 1024.0;
        gauge(encoder, "process_resident_memory_bytes", "Memory", bytes)?;
    }
    if let Some(threads) = field("Threads:") {
        gauge(encoder, "process_threads", "Threads", threads)?;
    }
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        let open = open.count() as f64;
        gauge(encoder, "process_open_fds", "File handles", open)?;
    }
    if let Some(most) = getrlimit(Resource::Nofile).current {
        let help = "File handles that the process may have";
        gauge(encoder, "process_max_fds", help, most as f64)?;
    }
    Ok(())
}

/// The disk that the data is on, and how much of it the store takes.
#[derive(Debug)]
pub(super) struct DiskMetrics(pub(super) Option<PathBuf>);

impl Collector for DiskMetrics {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> std::fmt::Result {
        let Some(folder) = &self.0 else {
            return Ok(());
        };
        let encoder = &mut encoder;
        let files = ["towpath.sqlite", "towpath.sqlite-wal"].map(|name| folder.join(name));
        let sizes = files.iter().flat_map(std::fs::metadata);
        let size = sizes.map(|found| found.len()).sum::<u64>() as f64;
        gauge(encoder, "store_size_bytes", "Files of the store", size)?;
        #[cfg(target_os = "linux")]
        if let Ok(disk) = rustix::fs::statvfs(folder.as_path()) {
            let free = disk.f_bavail as f64 * disk.f_frsize as f64;
            let size = disk.f_blocks as f64 * disk.f_frsize as f64;
            gauge(
                encoder,
                "disk_free_bytes",
                "Room left beside the data",
                free,
            )?;
            gauge(
                encoder,
                "disk_size_bytes",
                "The whole disk of the data",
                size,
            )?;
        }
        Ok(())
    }
}
