//! What is known of the game that is played: the kit's names of things, and what was seen since the last answer.
use crate::session::{stop, Batch};
use crate::tidy::{tidy, Seen};
use manabrew_engine::ids::{CardId, PlayerId};
use serde_json::{json, Value};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender};

/// What brings events about, as far as the adapter tells it.
#[derive(Clone, Copy, PartialEq)]
pub enum Cause {
    Turn,
    Cost,
    Check,
    Layer,
}

/// What is on the stack, by the engine's number.
pub struct OnStack {
    pub name: String,
    pub source: Option<CardId>,
    pub is_spell: bool,
}

pub struct Table {
    pub players: Vec<String>,
    /// The scenario's names of the objects, in the order of the engine's numbers. Tokens come later and have none.
    pub names: Vec<String>,
    pub card_names: Vec<String>,
    /// The kit's ids of the activated abilities of a card, by its name.
    pub activated: BTreeMap<String, Vec<String>>,
    pub turn_player: String,
    /// Names of cards that can't be played, though the engine would let them be.
    pub unplayable: Vec<String>,
    pub stack: BTreeMap<u32, OnStack>,
    pub cause: Cause,
    /// Events of one number happened in one go: in one resolution, one check, one beginning.
    pub batch: usize,
    pub watch: crate::watch::Watch,
    pub notice: crate::notice::Notice,
    /// Whether a card of the scenario speaks of becoming a target.
    pub tells_targets: bool,
    seen: Vec<Seen>,
    to: Sender<Batch>,
    answers: Receiver<usize>,
}

thread_local! {
    static TABLE: RefCell<Option<Table>> = const { RefCell::new(None) };
}

/// The table of this thread's game.
pub fn with<R>(act: impl FnOnce(&mut Table) -> R) -> R {
    TABLE.with(|table| act(table.borrow_mut().as_mut().expect("a game is played")))
}

impl Table {
    pub fn set(players: Vec<String>, to: Sender<Batch>, answers: Receiver<usize>) {
        let table = Self {
            players,
            names: vec![],
            card_names: vec![],
            activated: BTreeMap::new(),
            turn_player: String::new(),
            unplayable: vec![],
            stack: BTreeMap::new(),
            cause: Cause::Turn,
            batch: 0,
            watch: Default::default(),
            notice: Default::default(),
            tells_targets: false,
            seen: vec![],
            to,
            answers,
        };
        TABLE.with(|place| *place.borrow_mut() = Some(table));
    }

    pub fn player(&self, id: PlayerId) -> &str {
        &self.players[id.index()]
    }

    pub fn card(&self, id: CardId) -> String {
        self.names.get(id.index()).cloned().unwrap_or_else(|| format!("object-{}", id.0))
    }

    pub fn ability(&self, card: CardId, index: usize) -> String {
        let known = self.card_names.get(card.index()).and_then(|name| self.activated.get(name));
        known.and_then(|ids| ids.get(index)).cloned().unwrap_or_else(|| "none".into())
    }

    pub fn is_playable(&self, card: CardId) -> bool {
        self.card_names.get(card.index()).is_none_or(|name| !self.unplayable.contains(name))
    }

    /// What comes from now on happens in another go.
    pub fn next(&mut self, cause: Cause) {
        self.cause = cause;
        self.batch += 1;
    }

    pub fn event(&mut self, event: Value) {
        let rule = match (event["event"].as_str().unwrap_or(""), event["from"].as_str().unwrap_or("")) {
            ("play" | "activate" | "negate", _) => None,
            ("move", "stack") => Some("resolution"),
            _ => match self.cause {
                Cause::Turn => Some("turn"),
                Cause::Cost => Some("cost"),
                Cause::Check => Some("check"),
                Cause::Layer => None,
            },
        };
        let mut what = json!({ "see": "event", "events": [event] });
        if let Some(rule) = rule {
            what["cause"] = json!({ "rule": rule });
        }
        self.seen.push(Seen { batch: self.batch, what });
    }

    /// An event of the checks, whatever brings others about.
    pub fn checked(&mut self, event: Value) {
        let before = std::mem::replace(&mut self.cause, Cause::Check);
        self.event(event);
        self.cause = before;
    }

    /// Asks, unless there is one option only.
    pub fn ask(&mut self, player: PlayerId, decision: &str, options: Vec<Value>) -> usize {
        assert!(!options.is_empty(), "there is no option for {decision}");
        if options.len() == 1 && decision != "priority" {
            return 0;
        }
        let what = json!({ "see": "prompt", "player": self.player(player), "decision": decision, "options": options });
        self.seen.push(Seen { batch: self.batch, what });
        self.send();
        self.answers.recv().unwrap_or_else(|_| stop())
    }

    pub fn end(&mut self, end: Value) {
        self.seen.push(Seen { batch: self.batch, what: end });
        self.send();
    }

    fn send(&mut self) {
        let seen = std::mem::take(&mut self.seen);
        if self.to.send(Ok(tidy(seen))).is_err() {
            stop();
        }
    }
}
