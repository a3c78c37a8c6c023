//! How much bots give way to everything else.

use super::Lane;

/// How much a bot's thread gives way: its nice value above that of the other threads. A search takes whatever time it is
/// given, so it takes only what is left over; a quick thought is short, and somebody waits for it.
#[cfg(target_os = "linux")]
pub(super) const fn nice(lane: Lane) -> i32 {
    match lane {
        Lane::Quick => 10,
        Lane::Long => 19,
    }
}

/// Lowers the priority of this thread and of those it starts. On Linux a nice value is a thread's own; elsewhere on Unix it
/// would be that of the whole process, so bots just think on there.
#[cfg_attr(not(target_os = "linux"), expect(unused_variables))]
pub(crate) fn give_way(lane: Lane) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(nice(lane)) {
        tracing::warn!(%error, "bots think at the usual priority");
    }
}
