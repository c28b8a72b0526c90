//! Notices what the engine does without telling it: by looking at the cards before and after.
use crate::names::zone_name;
use crate::table::{Cause, Table};
use forge_foundation::ZoneType;
use manabrew_engine::card::{Card, CounterType};
use manabrew_engine::game::GameState;
use manabrew_engine::ids::{CardId, PlayerId};
use serde_json::{json, Value};
use std::collections::BTreeMap;

/// How a permanent was last seen.
#[derive(Clone, PartialEq)]
struct Look {
    host: Option<CardId>,
    controller: PlayerId,
    plus: i32,
    minus: i32,
    damage: i32,
}

#[derive(Default)]
pub struct Notice {
    looks: BTreeMap<CardId, Look>,
    /// What one resolution did in silence: told as it ends.
    noted: Vec<Value>,
    /// What has been told in this go: the event and its object.
    told: Vec<(&'static str, CardId)>,
    /// Spells on the stack. The engine tells nothing as one goes to the graveyard.
    pub spells: Vec<CardId>,
    /// Tokens that have left the battlefield: they cease to exist in the next check.
    pub ceasing: Vec<CardId>,
}

impl Notice {
    pub fn tell(&mut self, event: &'static str, card: Option<CardId>) {
        self.told.extend(card.map(|card| (event, card)));
    }

    /// The damage that a creature was dealt since it was looked at; none if it has gone.
    pub fn dealt(&mut self, card: &Card) -> Option<i32> {
        let look = self.looks.get_mut(&card.id).filter(|_| card.zone == ZoneType::Battlefield)?;
        let before = std::mem::replace(&mut look.damage, card.damage);
        Some(card.damage - before)
    }
}

impl Table {
    /// Before the checks after a resolution: what came off or changed sides by it.
    pub fn note(&mut self, game: &GameState) {
        let noted = self.changes(game).into_iter().filter(|event| event["event"] != "counters");
        self.notice.noted = noted.collect();
    }

    /// The end of a resolution: the spell leaves the stack, and checks follow.
    pub fn resolved(&mut self, spell: Option<CardId>, to: Option<ZoneType>) {
        for event in std::mem::take(&mut self.notice.noted) {
            self.event(event);
        }
        if let (Some(spell), Some(to)) = (spell, to) {
            self.spell_left(spell, to);
        }
        self.notice.told.clear();
        self.next(Cause::Check);
        self.cease();
    }

    /// At a prompt: what the checks have done.
    pub fn look(&mut self, game: &GameState) {
        if self.cause != Cause::Check && !self.notice.looks.is_empty() {
            return;
        }
        for spell in self.notice.spells.clone() {
            self.spell_left(spell, game.card_current_zone(spell));
        }
        for event in self.changes(game) {
            self.checked(event);
        }
        self.notice.told.clear();
        if !self.notice.ceasing.is_empty() {
            self.next(Cause::Check);
            self.cease();
        }
    }

    pub fn spell_left(&mut self, spell: CardId, to: ZoneType) {
        if self.notice.spells.contains(&spell) && to != ZoneType::Stack {
            self.notice.spells.retain(|other| *other != spell);
            let event = json!({ "event": "move", "object": self.card(spell), "from": "stack", "to": zone_name(to) });
            self.event(event);
        }
    }

    fn cease(&mut self) {
        for token in std::mem::take(&mut self.notice.ceasing) {
            let object = self.card(token);
            self.checked(json!({ "event": "cease", "object": object }));
        }
    }

    /// What is otherwise than it was last seen, but for what has been told.
    fn changes(&mut self, game: &GameState) -> Vec<Value> {
        let mut found = vec![];
        for card in &game.cards {
            if card.zone != ZoneType::Battlefield {
                self.notice.looks.remove(&card.id);
                continue;
            }
            let now = Look {
                host: card.attached_to,
                controller: card.controller,
                plus: card.counter_count(&CounterType::P1P1),
                minus: card.counter_count(&CounterType::M1M1),
                damage: card.damage,
            };
            let Some(before) = self.notice.looks.insert(card.id, now.clone()) else { continue };
            let object = self.card(card.id);
            let told = |event: &str| self.notice.told.iter().any(|known| *known == (event, card.id));
            let pairs = (before.plus - now.plus).min(before.minus - now.minus);
            if pairs > 0 {
                for kind in ["+1/+1", "-1/-1"] {
                    found.push(json!({ "event": "counters", "object": object, "counter": kind, "delta": -pairs }));
                }
            }
            if before.host.is_some() && now.host.is_none() && !told("attach") {
                found.push(json!({ "event": "attach", "object": object }));
            }
            if before.controller != now.controller && !told("control") {
                let (player, from) = (self.player(now.controller), self.player(before.controller));
                found.push(json!({ "event": "control", "object": object, "player": player, "from": from }));
            }
        }
        found
    }
}
