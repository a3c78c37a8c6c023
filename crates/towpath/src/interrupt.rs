//! Ctrl-C asks long work to stop at the next good moment instead of cutting it off.

use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C is noted; a second one ends the program at once.
pub fn watch() {
    let noted = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::SeqCst) {
            std::process::exit(130);
        }
        eprintln!("\nstopping after this game (Ctrl-C again to stop at once)");
    });
    if let Err(error) = noted {
        eprintln!("towpath: Ctrl-C will end the program at once ({error})");
    }
}

/// Whether Ctrl-C was pressed.
pub fn stopped() -> bool {
    STOP.load(Ordering::SeqCst)
}
