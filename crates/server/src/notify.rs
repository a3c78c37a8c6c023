//! What systemd is told, if it has started the server (`Type=notify`): ready, alive, stopping.

use crate::app::App;
use std::sync::Arc;
use std::time::Duration;

/// How long to wait until the store is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// Says that the server is ready once something was really kept, then for ever that it is alive, as often as the unit
/// wants to hear it. A store that fails later stops neither: nothing is restarted for a fault of its database.
pub(crate) async fn ready(app: Arc<App>) {
    while let Err(why) = app.ready.check(&app.store).await {
        tracing::warn!(why, "not ready yet");
        say(&format!("STATUS=not ready: {why}"));
        tokio::time::sleep(AGAIN).await;
    }
    say(concat!(
        "READY=1\nSTATUS=ready, version ",
        env!("CARGO_PKG_VERSION")
    ));
    let Some(every) = watchdog() else {
        return;
    };
    loop {
        tokio::time::sleep(every / 2).await;
        say("WATCHDOG=1");
    }
}

/// Says that the server stops because it was told to.
pub(crate) fn stopping() {
    say("STOPPING=1\nSTATUS=stopping");
}

#[cfg(target_os = "linux")]
fn say(words: &str) {
    use sd_notify::NotifyState;
    if let Err(error) = sd_notify::notify(&[NotifyState::Custom(words)]) {
        tracing::debug!(%error, "systemd was not told");
    }
}

#[cfg(target_os = "linux")]
fn watchdog() -> Option<Duration> {
    sd_notify::watchdog_enabled()
}

#[cfg(not(target_os = "linux"))]
fn say(_: &str) {}

#[cfg(not(target_os = "linux"))]
fn watchdog() -> Option<Duration> {
    None
}
