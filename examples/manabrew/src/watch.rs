//! Sees what happens. The engine has no listener for events, but it asks each trigger whether it heeds one: spies are
//! delayed triggers that write the event down and never trigger.
use crate::names::zone_name;
use crate::table::{with, Cause, Table};
use forge_foundation::{PhaseType, ZoneType};
use manabrew_engine::card::counter_type::parse_counter_type;
use manabrew_engine::card::CounterType;
use manabrew_engine::event::RunParams;
use manabrew_engine::game::GameState;
use manabrew_engine::game_loop::GameLoop;
use manabrew_engine::ids::{CardId, PlayerId};
use manabrew_engine::parsing::Params;
use manabrew_engine::spellability::SpellAbility;
use manabrew_engine::trigger::handler::DelayedTrigger;
use manabrew_engine::trigger::{Trigger, TriggerBehavior, TriggerType as On};
use serde::{Deserialize, Serialize};
use serde_json::{json, Value};

/// What the watch remembers between events.
#[derive(Default)]
pub struct Watch {
    pub defeated: Vec<PlayerId>,
    /// Life as it was last told.
    pub life: Vec<i32>,
    pub activating: Option<(CardId, usize)>,
    /// What the rule of names puts into the graveyard, which is no destruction.
    pub doubles: Vec<CardId>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Spy(On, usize);

#[typetag::serde(name = "KitSpy")]
impl TriggerBehavior for Spy {
    fn trigger_type(&self) -> On {
        self.0
    }

    fn perform_test(&self, _: &Trigger, params: &RunParams, game: &GameState) -> bool {
        // there is one for each player, since the engine drops those of who lost; the first who is left speaks
        if game.players.iter().position(|player| player.is_alive()) == Some(self.1) {
            with(|table| table.observe(self.0, params, game));
        }
        false
    }

    fn set_triggering_objects(&self, _: &Trigger, _: &mut SpellAbility, _: &RunParams, _: &GameState) {}

    fn get_important_stack_objects(&self, _: &Trigger, _: &SpellAbility) -> String {
        String::new()
    }
}

/// What is watched. `NewGame` never happens in a scenario: it is the mark behind the events of one go.
const WATCHED: [On; 24] = [
    On::NewGame,
    On::SpellCast,
    On::AbilityCast,
    On::ChangesZone,
    On::Drawn,
    On::Discarded,
    On::Destroyed,
    On::Sacrificed,
    On::LifeGained,
    On::LifeLost,
    On::DamageDone,
    On::Taps,
    On::Untaps,
    On::PhasedOut,
    On::PhasedIn,
    On::CounterAddedOnce,
    On::CounterRemovedOnce,
    On::ChangesController,
    On::Attached,
    On::Unattached,
    On::TokenCreated,
    On::Countered,
    On::LosesGame,
    On::BecomesTarget,
];

pub fn post_spies(game: &GameState, engine: &mut GameLoop) {
    for player in 0..game.players.len() {
        for on in WATCHED {
            engine.trigger_handler.register_delayed_trigger(DelayedTrigger {
                mode: on,
                trigger_mode: Box::new(Spy(on, player)),
                params: Params::from_raw(""),
                execute_svar: String::new(),
                controller: PlayerId(player as u32),
                source_card: CardId(0),
                source_zone_timestamp: None,
                created_turn: 0,
                created_phase: PhaseType::Cleanup,
                target_card: None,
                remembered_amount: 0,
                remembered_cards: vec![],
                remembered_players: vec![],
                remembered_lki_cards: vec![],
                sort_after_active: false,
                trigger_order: None,
            });
        }
    }
}

impl Table {
    fn observe(&mut self, on: On, params: &RunParams, game: &GameState) {
        let object = params.card.map(|card| self.card(card)).unwrap_or_default();
        let player = params.player.map(|player| self.player(player).to_string()).unwrap_or_default();
        let on_object = |event: &str| json!({ "event": event, "object": object });
        match on {
            On::NewGame => self.resolved(params.card, params.destination),
            On::SpellCast => {
                let by = params.spell_controller.map(|player| self.player(player).to_string());
                let spell = params.spell_card.map(|card| self.card(card));
                self.event(json!({ "event": "play", "player": by, "object": spell }));
                self.notice.spells.extend(params.spell_card);
                self.cause = Cause::Check;
            }
            On::AbilityCast => {
                let ability = self.watch.activating.map_or("none".into(), |(card, index)| self.ability(card, index));
                self.event(json!({ "event": "activate", "player": player, "object": object, "ability": ability }));
                self.cause = Cause::Check;
            }
            On::ChangesZone => self.moved(params, game),
            On::Drawn => self.event(json!({ "event": "draw", "player": player, "object": object })),
            On::Discarded => self.event(json!({ "event": "discard", "player": player, "object": object })),
            On::Destroyed => self.event(on_object("destroy")),
            On::Sacrificed => self.event(on_object("sacrifice")),
            On::LifeGained => self.life(params, "gain", 1),
            On::LifeLost => self.life(params, "lose", -1),
            On::DamageDone => self.damage(params, game),
            On::Taps => self.status(params, "tapped", true),
            On::Untaps => self.status(params, "tapped", false),
            On::PhasedOut => self.status(params, "phased-out", true),
            On::PhasedIn => self.status(params, "phased-out", false),
            On::CounterAddedOnce => self.counters(params, game, 1),
            On::CounterRemovedOnce => self.counters(params, game, -1),
            On::ChangesController => {
                let from = params.original_controller.map(|player| self.player(player).to_string());
                self.notice.tell("control", params.card);
                self.event(json!({ "event": "control", "object": object, "player": player, "from": from }));
            }
            On::Attached => {
                let to = params.card.and_then(|card| game.card(card).attached_to).map(|card| self.card(card));
                self.notice.tell("attach", params.card);
                self.event(json!({ "event": "attach", "object": object, "to": to }));
            }
            On::Unattached => {
                self.notice.tell("attach", params.card);
                self.event(on_object("attach"));
            }
            On::TokenCreated => {
                let card = params.card.map(|card| game.card(card).card_name.clone());
                let mut event = json!({ "event": "create", "player": player, "object": object, "card": card });
                let on = params.card.map_or(Default::default(), |card| counters_on(game, card));
                if !on.is_empty() {
                    event["counters"] = Value::Object(on);
                }
                self.event(event);
            }
            On::Countered => {
                let spell = params.spell_ability.as_ref().is_some_and(|ability| ability.is_spell);
                let found = self.stack.values().rev().find(|on_stack| on_stack.source == params.card && on_stack.is_spell == spell);
                let layer = found.map_or(object.clone(), |on_stack| on_stack.name.clone());
                self.event(json!({ "event": "negate", "layer": layer }));
            }
            On::BecomesTarget if self.tells_targets => {
                let by = params.source_sa.as_ref().and_then(|ability| {
                    let spell = ability.source.filter(|_| ability.is_spell).map(|card| self.card(card));
                    let entry = game.stack.iter().filter(|entry| entry.spell_ability.source == ability.source).last();
                    spell.or(entry.map(|entry| format!("layer-{}", entry.id)))
                });
                if let (Some(target), Some(by)) = (params.target_card, by) {
                    let object = self.card(target);
                    self.event(json!({ "event": "target", "object": object, "by": by }));
                }
            }
            On::LosesGame => {
                for spell in self.notice.spells.clone() {
                    self.spell_left(spell, game.card_current_zone(spell));
                }
                self.event(json!({ "event": "defeat", "player": player }));
                self.watch.defeated.extend(params.player);
            }
            _ => {}
        }
    }

    fn moved(&mut self, params: &RunParams, game: &GameState) {
        let Some(card) = params.card else { return };
        let (from, to) = (params.origin.map_or("outside", zone_name), params.destination.map_or("outside", zone_name));
        if to == "stack" || from == to || params.origin == Some(ZoneType::None) {
            return;
        }
        if from == "stack" {
            self.notice.spells.retain(|spell| *spell != card);
        }
        if to == "outside" && !game.player(game.card(card).owner).is_alive() {
            return;
        }
        let object = self.card(card);
        if from == "arena" && game.card(card).is_token {
            self.notice.ceasing.push(card);
        }
        let double = self.watch.doubles.contains(&card);
        // a check that destroys a creature tells only that it goes to the graveyard
        let dies = from == "arena" && to == "graveyard" && game.card(card).is_creature();
        if self.cause == Cause::Check && dies && !double && params.lki_toughness.is_none_or(|toughness| toughness > 0) {
            return self.event(json!({ "event": "destroy", "object": object }));
        }
        let mut event = json!({ "event": "move", "object": object, "from": from, "to": to });
        if to == "arena" && game.card(card).tapped {
            event["status"] = json!("tapped");
        }
        if to == "arena" {
            let on = counters_on(game, card);
            if !on.is_empty() {
                event["counters"] = Value::Object(on);
            }
        }
        self.event(event);
    }

    fn life(&mut self, params: &RunParams, event: &str, sign: i32) {
        let (Some(player), Some(amount)) = (params.player, params.life_amount.filter(|amount| *amount > 0)) else {
            return;
        };
        self.watch.life[player.index()] += sign * amount;
        let whose = self.player(player).to_string();
        self.event(json!({ "event": event, "player": whose, "of": "life", "amount": amount }));
    }

    /// The engine tells damage as it was before it was replaced; what was dealt shows in life, and in the damage marked.
    fn damage(&mut self, params: &RunParams, game: &GameState) {
        let (target, amount) = match (params.damage_target_player, params.damage_target_card) {
            (Some(player), _) => {
                let now = game.player(player).life;
                let before = std::mem::replace(&mut self.watch.life[player.index()], now);
                (self.player(player).to_string(), before - now)
            }
            (None, Some(card)) => {
                let told = params.damage_amount.unwrap_or(0);
                (self.card(card), self.notice.dealt(game.card(card)).unwrap_or(told))
            }
            _ => return,
        };
        if amount > 0 {
            let source = params.damage_source.map(|card| self.card(card));
            self.event(json!({ "event": "damage", "source": source, "parts": [{ "target": target, "amount": amount }] }));
        }
    }

    fn status(&mut self, params: &RunParams, status: &str, on: bool) {
        let object = params.card.map(|card| self.card(card));
        self.event(json!({ "event": "status", "object": object, "status": status, "on": on }));
    }

    fn counters(&mut self, params: &RunParams, game: &GameState, sign: i32) {
        let Some(card) = params.card else { return };
        let delta = params.counter_amount.unwrap_or(0) * sign;
        let told = params.counter_type.as_deref().unwrap_or("");
        // the engine tells a kind that it has no word for as "Named": it is looked for on the card
        let named = game.card(card).counters.keys().find(|kind| matches!(kind, CounterType::Named(_)));
        let kind = if told == "Named" { named.map(kind_of) } else { Some(kind_of(&parse_counter_type(told))) };
        let object = self.card(card);
        self.event(json!({ "event": "counters", "object": object, "counter": kind, "delta": delta }));
    }
}

/// The counters on a card, in the kit's words.
pub fn counters_on(game: &GameState, card: CardId) -> serde_json::Map<String, Value> {
    let counters = game.card(card).counters.iter().filter(|(_, number)| **number > 0);
    counters.map(|(kind, number)| (kind_of(kind), json!(number))).collect()
}

/// The kit's name of a kind of counter.
fn kind_of(kind: &CounterType) -> String {
    match kind {
        CounterType::P1P1 => "+1/+1".into(),
        CounterType::M1M1 => "-1/-1".into(),
        CounterType::Named(name) => name.to_lowercase(),
        other => other.to_string().to_lowercase(),
    }
}
