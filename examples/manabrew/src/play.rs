//! Takes a game through its phases, from where the scenario begins to where it ends.
use crate::ending::{end, unsupported};
use crate::names::PHASES;
use crate::seat::Seat;
use crate::session::Batch;
use crate::setup::{list, set_up, text};
use crate::table::{with, Cause, Table};
use forge_foundation::PhaseType;
use manabrew_engine::agent::PlayerAgent;
use manabrew_engine::event::RunParams;
use manabrew_engine::game::GameState;
use manabrew_engine::game_loop::GameLoop;
use manabrew_engine::ids::{CardId, PlayerId};
use manabrew_engine::trigger::TriggerType as On;
use serde_json::{json, Value};
use std::sync::mpsc::{Receiver, Sender};

struct Play {
    game: GameState,
    engine: GameLoop,
    agents: Vec<Box<dyn PlayerAgent>>,
    scenario: Value,
}

const LIFE: i32 = 20;

pub fn play(scenario: Value, to: Sender<Batch>, answers: Receiver<usize>) {
    let seats: Vec<String> = list(&scenario, "players").iter().map(|seat| text(seat, "id").to_string()).collect();
    let ids: Vec<&str> = seats.iter().map(String::as_str).collect();
    let mut play = Play {
        game: GameState::new(&ids, LIFE),
        engine: GameLoop::new(seats.len()),
        agents: (0..seats.len()).map(|at| Box::new(Seat { first: at == 0 }) as Box<dyn PlayerAgent>).collect(),
        scenario,
    };
    Table::set(seats, to, answers);
    play.engine.set_provide_priority_action_space(false);
    if let Err(note) = set_up(&play.scenario, &mut play.game, &mut play.engine) {
        unsupported(note);
    }
    play.run();
}

impl Play {
    fn run(&mut self) -> ! {
        let start = self.scenario["start"].clone();
        let named = PHASES.iter().position(|phase| phase.0 == text(&start, "phase"));
        let mut at = named.unwrap_or_else(|| unsupported(format!("the phase {}", text(&start, "phase"))));
        self.game.turn.phase = PHASES[at].1;
        if text(&start, "at") == "begin" {
            self.begin(at);
        } else {
            with(|table| table.cause = Cause::Check);
        }
        loop {
            self.within(PHASES[at].1);
            at = (at + 1) % PHASES.len();
            if at == 0 {
                self.next_turn();
            }
            let until = &self.scenario["until"];
            let active = self.game.active_player();
            if until["phase"] == PHASES[at].0 && until["player"] == with(|table| table.player(active).to_string()) {
                self.end("boundary");
            }
            if at == 0 {
                with(|table| {
                    table.next(Cause::Turn);
                    let whose = table.player(active).to_string();
                    table.event(json!({ "event": "begin", "what": "turn", "name": "turn", "player": whose }));
                });
            }
            self.begin(at);
        }
    }

    fn next_turn(&mut self) {
        self.game.stack.on_next_turn();
        self.game.reset_zone_turn_tracking();
        self.game.reset_card_turn_tracking();
        let order = self.game.player_order.clone();
        self.game.turn.next_player_turn(&order);
        while !self.game.player(self.game.active_player()).is_alive() {
            self.game.turn.next_player_turn(&order);
        }
    }

    /// What the engine does as a phase begins, in the order of its `GameLoop::run_turn`.
    fn begin(&mut self, at: usize) {
        let (name, phase) = PHASES[at];
        let active = self.game.active_player();
        if phase == PhaseType::Untap {
            self.game.new_turn_for_player(active);
        }
        with(|table| {
            table.next(Cause::Turn);
            table.turn_player = table.player(active).to_string();
            let event = json!({ "event": "begin", "what": "phase", "name": name, "player": table.turn_player });
            table.event(event);
        });
        self.game.copy_last_state();
        self.game.turn.phase = phase;
        if !matches!(phase, PhaseType::Untap | PhaseType::Cleanup) {
            for on in [On::Phase, On::Always] {
                let params = RunParams { phase: Some(phase), player: Some(active), ..Default::default() };
                self.engine.trigger_handler.run_trigger(on, params, false);
            }
        }
        match phase {
            PhaseType::Untap => {
                manabrew_engine::staticability::layer::apply_continuous_effects(&mut self.game);
                self.engine.trigger_handler.reset_active_triggers(&self.game);
                self.untap();
            }
            PhaseType::Draw => self.engine.step_draw(&mut self.game, &mut self.agents),
            _ => {}
        }
        if phase != PhaseType::Cleanup {
            self.mark(None);
        }
    }

    /// The engine tells nothing of what untaps in the untap step, nor asks what triggers on it.
    fn untap(&mut self) {
        let seen = |game: &GameState| -> Vec<(bool, bool)> { game.cards.iter().map(|card| (card.tapped, card.phased_out)).collect() };
        let before = seen(&self.game);
        self.engine.step_untap(&mut self.game, &mut self.agents);
        for (at, (was, now)) in before.into_iter().zip(seen(&self.game)).enumerate() {
            let card = CardId(at as u32);
            for (status, was, now) in [("phased-out", was.1, now.1), ("tapped", was.0, now.0)] {
                if was != now {
                    with(|table| {
                        let object = table.card(card);
                        table.event(json!({ "event": "status", "object": object, "status": status, "on": now }));
                    });
                }
            }
        }
    }

    /// Puts a mark behind the events that wait to be looked at.
    fn mark(&mut self, spell: Option<CardId>) {
        let destination = spell.map(|card| self.game.card_current_zone(card));
        let params = RunParams { card: spell, destination, ..Default::default() };
        self.engine.trigger_handler.run_trigger(On::NewGame, params, true);
    }

    fn within(&mut self, phase: PhaseType) {
        match phase {
            PhaseType::Cleanup => self.engine.step_cleanup(&mut self.game, &mut self.agents),
            PhaseType::Untap => {}
            _ => self.priority(matches!(phase, PhaseType::Main1 | PhaseType::Main2)),
        }
        self.over();
    }

    /// What `GameLoop::step_with_priority` does, and the end of a scenario.
    fn priority(&mut self, main: bool) {
        loop {
            self.engine.priority_round(&mut self.game, &mut self.agents, main);
            self.over();
            if self.game.stack.is_empty() {
                if self.scenario["until"]["end"] == "quiescent" {
                    self.end("quiescent");
                }
                return;
            }
            with(|table| table.next(Cause::Layer));
            let top = self.game.stack.peek().filter(|entry| entry.spell_ability.is_spell);
            let spell = top.and_then(|entry| entry.spell_ability.source);
            self.engine.resolve_stack(&mut self.game, &mut self.agents);
            with(|table| table.note(&self.game));
            self.mark(spell);
            self.over();
        }
    }

    /// Ends a game that is decided. The engine may decide it without an event: told are the defeats, or else the win.
    fn over(&mut self) {
        if !self.game.game_over {
            return;
        }
        self.engine.trigger_handler.flush_waiting_triggers(&self.game);
        with(|table| {
            for spell in table.notice.spells.clone() {
                table.spell_left(spell, self.game.card_current_zone(spell));
            }
        });
        let won = self.game.players.iter().find(|player| player.has_won).map(|player| player.id);
        let lost: Vec<PlayerId> = self.game.players.iter().filter(|player| player.has_lost).map(|player| player.id).collect();
        with(|table| {
            table.cause = if won.is_some() { Cause::Layer } else { Cause::Check };
            if let Some(winner) = won {
                let name = table.player(winner).to_string();
                return table.event(json!({ "event": "win", "player": name }));
            }
            for loser in lost {
                if !table.watch.defeated.contains(&loser) {
                    let name = table.player(loser).to_string();
                    table.event(json!({ "event": "defeat", "player": name }));
                }
            }
        });
        self.end("game-over");
    }

    fn end(&mut self, why: &str) -> ! {
        self.engine.trigger_handler.flush_waiting_triggers(&self.game);
        end(why, &self.game)
    }
}
