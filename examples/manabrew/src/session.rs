//! A scenario that is played: the game runs in a thread of its own and waits there for each answer.
use crate::play;
use serde_json::Value;
use std::sync::mpsc::{channel, Receiver, Sender};
use std::{panic, thread};

/// Ends the thread of a game: it is over, or nobody asks any more.
pub struct Stop;

pub fn stop() -> ! {
    panic::panic_any(Stop)
}

/// Observations up to a prompt or the end; or what went wrong in the engine.
pub type Batch = Result<Vec<Value>, String>;

pub struct Session {
    answers: Sender<usize>,
    batches: Receiver<Batch>,
    offered: usize,
}

impl Session {
    pub fn start(scenario: Value) -> Result<Self, String> {
        let (to, batches) = channel();
        let (answers, asked) = channel();
        let game = move || {
            let tell = to.clone();
            let Err(why) = panic::catch_unwind(move || play::play(scenario, tell, asked)) else {
                return;
            };
            if !why.is::<Stop>() {
                let said = why.downcast_ref::<String>().cloned().or(why.downcast_ref::<&str>().map(|text| text.to_string()));
                let _ = to.send(Err(format!("the engine panicked: {}", said.unwrap_or_default())));
            }
        };
        // the engine resolves abilities within abilities
        thread::Builder::new().stack_size(64 << 20).spawn(game).map_err(|error| error.to_string())?;
        Ok(Self { answers, batches, offered: 0 })
    }

    pub fn observations(&mut self) -> Batch {
        let seen = self.batches.recv().map_err(|_| "the game is gone".to_string())??;
        self.offered = seen.last().and_then(|last| last["options"].as_array()).map_or(0, Vec::len);
        Ok(seen)
    }

    /// Whether the option was offered; the game goes on with it.
    pub fn answer(&mut self, option: usize) -> bool {
        option < self.offered && self.answers.send(option).is_ok()
    }
}
