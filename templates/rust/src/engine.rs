//! The engine: two players and cards that deal damage. Put yours in its place, or grow this one.
//!
//! All that the kit may observe goes through `table.see`. Where a player is asked, `table.ask` waits for the option chosen: the game runs
//! in a thread of its own (`session.rs`), so that an engine that calls back for decisions fits in as it is. Ids are the scenario's own.

use crate::session::{Closed, Table};
use serde_json::{json, Map, Value};

/// How much damage each card that it knows deals to the hero of its choice. The kit's fixtures/fab/cards.json has more.
pub const CARDS: [(&str, i64); 2] = [("Spark", 1), ("Ember Bolt", 3)];

fn damage_of(card: &str) -> Option<i64> {
    CARDS
        .iter()
        .find(|(name, _)| *name == card)
        .map(|(_, amount)| *amount)
}

fn list<'a>(scenario: &'a Value, key: &str) -> &'a [Value] {
    scenario[key].as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Whether it can play a scenario; what it cannot, it says, and is not judged by it.
pub fn supports(scenario: &Value) -> bool {
    let start = &scenario["start"];
    list(scenario, "objects")
        .iter()
        .all(|each| damage_of(&text(&each["card"])).is_some())
        && start["phase"] == "action"
        && start["at"] != "begin"
        && list(scenario, "players").len() == 2
        && (scenario["until"]["end"] == "quiescent" || scenario["until"]["end"] == "game-over")
}

struct Seat {
    id: String,
    life: i64,
}

struct Card {
    id: String,
    name: String,
    owner: String,
    zone: &'static str,
}

/// One game. Players and cards are lists, in the scenario's order: the same answers must give the same game.
pub struct Game<'a> {
    table: &'a mut Table,
    seats: Vec<Seat>,
    cards: Vec<Card>,
    /// Places of cards, and the player that each was aimed at; the top one last.
    stack: Vec<(usize, usize)>,
    turn_player: usize,
    until: String,
}

const ZONES: [&str; 6] = ["hand", "deck", "arena", "graveyard", "banished", "stack"];

impl<'a> Game<'a> {
    pub fn new(scenario: &Value, table: &'a mut Table) -> Self {
        let seats: Vec<Seat> = list(scenario, "players")
            .iter()
            .map(|seat| Seat {
                id: text(&seat["id"]),
                life: seat["life"].as_i64().unwrap_or(20),
            })
            .collect();
        let cards = list(scenario, "objects")
            .iter()
            .map(|object| Card {
                id: text(&object["id"]),
                name: text(&object["card"]),
                owner: text(&object["owner"]),
                zone: ZONES
                    .iter()
                    .find(|zone| object["zone"] == **zone)
                    .expect("a zone that this engine knows"),
            })
            .collect();
        let turn_player = seats
            .iter()
            .position(|seat| scenario["start"]["turnPlayer"] == *seat.id)
            .expect("a turn-player");
        Game {
            table,
            seats,
            cards,
            stack: Vec::new(),
            turn_player,
            until: text(&scenario["until"]["end"]),
        }
    }

    /// Players with priority act or pass; when both have passed, the top of the stack resolves, or the scenario ends.
    ///
    /// # Errors
    /// `Closed` if the kit closes the game while a player is asked.
    pub fn play(mut self) -> Result<(), Closed> {
        let (mut player, mut passed) = (self.turn_player, false);
        loop {
            if let Some(dead) = self.seats.iter().position(|seat| seat.life <= 0) {
                self.event(
                    json!({ "rule": "check" }),
                    json!({ "event": "defeat", "player": self.seats[dead].id }),
                );
                let winner = self.seats[1 - dead].id.clone();
                self.end(json!({ "see": "end", "why": "game-over", "winner": winner }));
                return Ok(());
            }
            let hand = self.hand_of(player);
            let mut options = vec![json!({ "option": "pass" })];
            options.extend(
                hand.iter()
                    .map(|&card| json!({ "option": "play", "object": self.cards[card].id })),
            );
            let chosen = self
                .table
                .ask(&self.seats[player].id, "priority", options)?;
            if chosen > 0 {
                self.announce(player, hand[chosen - 1])?;
                passed = false;
            } else if !passed {
                (player, passed) = (1 - player, true);
            } else if let Some((card, target)) = self.stack.pop() {
                self.resolve(card, target);
                (player, passed) = (self.turn_player, false);
            } else {
                let why = if self.until == "quiescent" {
                    "quiescent"
                } else {
                    "unsupported"
                };
                self.end(json!({ "see": "end", "why": why }));
                return Ok(());
            }
        }
    }

    fn hand_of(&self, player: usize) -> Vec<usize> {
        let owner = &self.seats[player].id;
        (0..self.cards.len())
            .filter(|&card| self.cards[card].zone == "hand" && self.cards[card].owner == *owner)
            .collect()
    }

    fn announce(&mut self, player: usize, card: usize) -> Result<(), Closed> {
        let heroes = self
            .seats
            .iter()
            .map(|seat| json!({ "option": "player", "player": seat.id }))
            .collect();
        let target = self.table.ask(&self.seats[player].id, "target", heroes)?;
        self.cards[card].zone = "stack";
        self.event(Value::Null, json!({ "event": "play", "player": self.seats[player].id, "object": self.cards[card].id }));
        self.stack.push((card, target));
        Ok(())
    }

    fn resolve(&mut self, card: usize, target: usize) {
        let id = self.cards[card].id.clone();
        let amount = damage_of(&self.cards[card].name).unwrap_or(0);
        let seat = &mut self.seats[target];
        seat.life = (seat.life - amount).max(0);
        let parts = json!([{ "target": seat.id, "amount": amount }]);
        self.event(
            json!({ "layer": id }),
            json!({ "event": "damage", "source": id, "parts": parts }),
        );
        self.cards[card].zone = "graveyard";
        self.event(
            json!({ "rule": "resolution" }),
            json!({ "event": "move", "object": id, "from": "stack", "to": "graveyard" }),
        );
    }

    fn event(&mut self, cause: Value, event: Value) {
        let mut observation = json!({ "see": "event", "events": [event] });
        if !cause.is_null() {
            observation["cause"] = cause;
        }
        self.table.see(observation);
    }

    fn end(&mut self, mut observation: Value) {
        let players: Map<String, Value> = self
            .seats
            .iter()
            .map(|seat| (seat.id.clone(), json!({ "life": seat.life })))
            .collect();
        let objects: Map<String, Value> = self
            .cards
            .iter()
            .map(|card| {
                (
                    card.id.clone(),
                    json!({ "zone": card.zone, "controller": card.owner }),
                )
            })
            .collect();
        observation["state"] = json!({ "players": players, "objects": objects });
        self.table.see(observation);
    }
}
