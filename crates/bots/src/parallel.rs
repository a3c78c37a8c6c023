//! Numbered pieces of work shared out among threads.
//!
//! A library's parallel iterator was not taken: the number of threads is chosen for each call, the work stops early when a budget
//! ends, and at one thread nothing must be spawned; with a thread pool around it the code is longer than this.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// What `work` gives for every number below `count`, in the order of the numbers, whichever thread was first. `proceed`
/// is shown each result as it comes, one at a time, and says whether further numbers are begun.
///
/// ```
/// let squares = towpath_bots::map_in_order(5, 2, |n| n * n, |_| true);
/// assert_eq!(squares, [0, 1, 4, 9, 16]);
/// ```
pub fn map_in_order<T: Send>(
    count: u32,
    threads: usize,
    work: impl Fn(u32) -> T + Sync,
    mut proceed: impl FnMut(&T) -> bool + Send,
) -> Vec<T> {
    let threads = threads.min(count as usize);
    if threads <= 1 {
        let mut results = Vec::with_capacity(count as usize);
        for number in 0..count {
            results.push(work(number));
            if !proceed(&results[number as usize]) {
                break;
            }
        }
        return results;
    }
    let next = AtomicU32::new(0);
    let done = Mutex::new((proceed, Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let result = work(number);
                    // A poisoned lock means that another thread panicked; the scope itself reports that.
                    let mut done = done.lock().unwrap_or_else(|e| e.into_inner());
                    if !done.0(&result) {
                        next.store(count, Ordering::Relaxed);
                    }
                    done.1.push((number, result));
                }
            });
        }
    });
    let (_, mut results) = done.into_inner().unwrap_or_else(|e| e.into_inner());
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_their_order_and_stop_when_told() {
        for threads in 1..4 {
            let squares = map_in_order(50, threads, |n| n * n, |_| true);
            assert_eq!(squares, (0..50).map(|n| n * n).collect::<Vec<_>>());
            let mut seen = 0;
            let some = map_in_order(
                1000,
                threads,
                |n| n,
                |_| {
                    seen += 1;
                    seen < 10
                },
            );
            assert!((10..10 + threads).contains(&some.len()), "{}", some.len());
        }
    }
}
