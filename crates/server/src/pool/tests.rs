//! The threads: who gives way to whom, and what becomes of thoughts that fail or that nobody waits for.

#[cfg(target_os = "linux")]
use super::priority::nice;
use super::*;
use std::sync::mpsc;

fn pool() -> Pool {
    Pool::new(1, ThinkMetrics::default())
}

fn about(table: &str, purpose: Purpose, lane: Lane) -> About {
    About {
        table: table.into(),
        purpose,
        lane,
        stop: None,
    }
}

/// A thought that keeps the only thread for long thoughts until it is let go.
async fn keep_busy(pool: &Pool) -> (Thinking<()>, mpsc::Sender<()>) {
    let (go, wait) = mpsc::channel();
    let (began, begin) = oneshot::channel();
    let busy = pool.think(about("busy", Purpose::Move, Lane::Long), move || {
        let _ = began.send(());
        let _ = wait.recv();
    });
    begin.await.expect("it begins");
    (busy.expect("moves are taken"), go)
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn bots_give_way_and_nobody_else_does() {
    let own = || rustix::process::getpriority_process(None).expect("a thread has a priority");
    let before = own();
    for lane in [Lane::Quick, Lane::Long] {
        // With threads for long thoughts kept busy, only the other thread is left for quick ones.
        let pool = pool();
        let _busy = match lane {
            Lane::Quick => Some(keep_busy(&pool).await),
            Lane::Long => None,
        };
        let bot = pool.think(about("a", Purpose::Move, lane), own);
        let bot = bot.expect("moves are taken").await;
        assert_eq!(bot, Some((before + nice(lane)).min(19)));
    }
    assert_eq!(own(), before);
}

#[tokio::test]
async fn a_bot_that_fails_leaves_its_thread_to_the_next() {
    let pool = pool();
    let failing = || -> () { panic!("a bot fails") };
    let failed = pool.think(about("a", Purpose::Move, Lane::Long), failing);
    assert_eq!(failed.expect("moves are taken").await, None);
    let next = pool.think(about("a", Purpose::Move, Lane::Long), || 7);
    assert_eq!(next.expect("moves are taken").await, Some(7));
}

#[tokio::test]
async fn a_quick_bot_decides_while_every_other_thread_thinks() {
    let pool = pool();
    let (busy, go) = keep_busy(&pool).await;
    let quick = pool.think(about("b", Purpose::Move, Lane::Quick), || 1);
    assert_eq!(quick.expect("moves are taken").await, Some(1));
    go.send(()).expect("it still thinks");
    assert_eq!(busy.await, Some(()));
}

#[tokio::test]
async fn a_review_lets_a_move_through_between_its_steps() {
    let pool = pool();
    let (step, steps) = mpsc::channel();
    let (tell, told) = mpsc::channel();
    let mut left = 3;
    let review = pool.think_in_steps(about("a", Purpose::Review, Lane::Long), move || {
        let _ = steps.recv();
        tell.send("step").expect("the test listens");
        left -= 1;
        (left == 0).then_some(())
    });
    let review = review.expect("there is room");
    let quick = about("b", Purpose::Move, Lane::Long);
    let asked = pool.think(quick, || ()).expect("moves are taken");
    step.send(()).expect("it waits");
    assert_eq!(asked.await, Some(()), "after one step of three at most");
    assert!(told.try_iter().count() <= 1);
    drop(step);
    assert_eq!(review.await, Some(()));
}

#[tokio::test]
async fn advice_is_refused_with_seconds_when_the_queue_is_full_and_moves_are_taken() {
    let pool = pool();
    let (_busy, go) = keep_busy(&pool).await;
    let hint = |table: usize| {
        let about = about(&format!("table {table}"), Purpose::Hint, Lane::Long);
        pool.think(about, || ())
    };
    let waiting: Vec<_> = (0..queue::ADVICE).map(hint).collect();
    assert!(waiting.iter().all(Result::is_ok));
    let busy = hint(1000).err().expect("there is no room");
    assert!((1..=60).contains(&busy.retry_after), "{busy:?}");
    let bot = pool.think(about("bot", Purpose::Move, Lane::Long), || 5);
    // Who goes away makes room.
    drop(waiting);
    assert!(hint(1000).is_ok());
    go.send(()).expect("it still thinks");
    assert_eq!(bot.expect("moves are taken").await, Some(5));
}

#[tokio::test]
async fn a_thought_that_nobody_waits_for_is_stopped_and_a_finished_one_is_not() {
    let pool = pool();
    let stop = Arc::new(AtomicBool::new(false));
    let search = |stop: &Arc<AtomicBool>| {
        let about = About {
            stop: Some(stop.clone()),
            ..about("a", Purpose::Move, Lane::Long)
        };
        pool.think(about, || ()).expect("moves are taken")
    };
    let mut done = search(&stop);
    assert_eq!((&mut done).await, Some(()));
    drop(done);
    assert!(!stop.load(Ordering::Relaxed), "the bot goes on next time");
    let (_busy, _go) = keep_busy(&pool).await;
    drop(search(&stop));
    assert!(stop.load(Ordering::Relaxed));
}
