//! Games that are known by their number, played on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// What every number below `count` gives, in the order of the numbers, whatever thread was first. `go_on` hears of each
/// result as it comes, one at a time, and says whether further numbers are begun.
pub fn numbered<T: Send>(
    count: u32,
    threads: usize,
    play: impl Fn(u32) -> T + Sync,
    mut go_on: impl FnMut(&T) -> bool + Send,
) -> Vec<T> {
    let threads = threads.min(count as usize);
    if threads <= 1 {
        let mut results = Vec::with_capacity(count as usize);
        for number in 0..count {
            results.push(play(number));
            if !go_on(&results[number as usize]) {
                break;
            }
        }
        return results;
    }
    let next = AtomicU32::new(0);
    let done = Mutex::new((go_on, Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let result = play(number);
                    // A poisoned lock means that another game panicked; the scope itself reports that.
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
            let squares = numbered(50, threads, |n| n * n, |_| true);
            assert_eq!(squares, (0..50).map(|n| n * n).collect::<Vec<_>>());
            let mut seen = 0;
            let some = numbered(
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
