//! A scenario that is being played: the game in a thread, which waits wherever a player is asked.

use crate::engine::Game;
use serde_json::{json, Value};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::thread;

/// The kit has closed the game; a game that is asked for a decision then ends with this.
pub struct Closed;

/// The game's side: what it shows, and where its players are asked.
pub struct Table {
    seen: Vec<Value>,
    told: Sender<(Vec<Value>, usize)>,
    answers: Receiver<usize>,
}

impl Table {
    /// Shows an observation.
    pub fn see(&mut self, observation: Value) {
        self.seen.push(observation);
    }

    /// Shows a prompt and waits for the answer: the place of the option chosen.
    ///
    /// # Errors
    /// `Closed` if the kit closes the game instead.
    pub fn ask(
        &mut self,
        player: &str,
        decision: &str,
        options: Vec<Value>,
    ) -> Result<usize, Closed> {
        let offered = options.len();
        self.see(
            json!({ "see": "prompt", "player": player, "decision": decision, "options": options }),
        );
        self.tell(offered)?;
        self.answers.recv().map_err(|_| Closed)
    }

    fn tell(&mut self, offered: usize) -> Result<(), Closed> {
        self.told
            .send((std::mem::take(&mut self.seen), offered))
            .map_err(|_| Closed)
    }
}

/// The kit's side. Once it is dropped, the game's thread ends where it waits.
pub struct Session {
    /// How many options the last prompt has.
    pub offered: usize,
    told: Receiver<(Vec<Value>, usize)>,
    answers: Sender<usize>,
}

impl Session {
    pub fn start(scenario: Value) -> Self {
        let (tell, told) = channel();
        let (answer, answers) = channel();
        thread::spawn(move || {
            let mut table = Table {
                seen: Vec::new(),
                told: tell,
                answers,
            };
            if Game::new(&scenario, &mut table).play().is_ok() {
                let _ = table.tell(0);
            }
        });
        Session {
            offered: 0,
            told,
            answers: answer,
        }
    }

    /// What was observed until the next prompt or the end.
    ///
    /// # Errors
    /// A sentence if the game's thread has panicked; why, it has written to standard error.
    pub fn observe(&mut self) -> Result<Value, String> {
        let (observations, offered) = self
            .told
            .recv()
            .map_err(|_| "the engine panicked".to_owned())?;
        self.offered = offered;
        Ok(json!({ "observations": observations }))
    }

    /// Sends the option chosen, and gives what comes of it.
    ///
    /// # Errors
    /// As `observe`.
    pub fn go_on(&mut self, option: usize) -> Result<Value, String> {
        self.offered = 0;
        self.answers
            .send(option)
            .map_err(|_| "the engine panicked".to_owned())?;
        self.observe()
    }
}
