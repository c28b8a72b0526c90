//! A player whose decisions the kit takes.
use crate::table::{with, Cause, OnStack};
use forge_foundation::{PhaseType, ZoneType};
use manabrew_engine::ability::api_type::ApiType;
use manabrew_engine::agent::notification::GameNotification;
use manabrew_engine::agent::{GameEntity, ManaAbilityOption, ManaCostAction, PlayerAgent, PriorityActionSpace, TargetChoice};
use manabrew_engine::combat::DefenderId;
use manabrew_engine::game::GameState;
use manabrew_engine::ids::{CardId, PlayerId};
use manabrew_engine::mana::ManaPool;
use manabrew_engine::player::actions::{AbilityRef, PlayerAction};
use manabrew_engine::spellability::SpellAbility;
use serde_json::{json, Value};

/// A seat; the first of them tells what all are notified of.
pub struct Seat {
    pub first: bool,
}

fn object(card: CardId) -> Value {
    json!({ "option": "object", "object": with(|table| table.card(card)) })
}

fn person(player: PlayerId) -> Value {
    json!({ "option": "player", "player": with(|table| table.player(player).to_string()) })
}

fn entity(each: GameEntity) -> Value {
    match each {
        GameEntity::Card(card) => object(card),
        GameEntity::Player(player) => person(player),
    }
}

fn ask(player: PlayerId, decision: &str, options: Vec<Value>) -> usize {
    with(|table| table.ask(player, decision, options))
}

fn one(player: PlayerId, decision: &str, valid: &[CardId]) -> Option<CardId> {
    if valid.is_empty() {
        return None;
    }
    Some(valid[ask(player, decision, valid.iter().map(|card| object(*card)).collect())])
}

/// Several are asked for one at a time.
fn several(player: PlayerId, decision: &str, valid: &[CardId], number: usize) -> Vec<CardId> {
    let mut left = valid.to_vec();
    let mut chosen = vec![];
    while chosen.len() < number {
        let Some(card) = one(player, decision, &left) else { break };
        left.retain(|other| *other != card);
        chosen.push(card);
    }
    chosen
}

fn may(player: PlayerId) -> bool {
    ask(player, "may", vec![json!({ "option": "yes" }), json!({ "option": "no" })]) == 0
}

/// The kit's name of a mode, which the translation has put into its text.
fn mode_of(text: &str) -> String {
    let rest = text.split("kit-mode-").nth(1).unwrap_or("none");
    rest.split('.').next().unwrap_or(rest).to_string()
}

/// The engine names an effect by the name of its card and a description, into which the translation has put the kit's id.
/// Of cards of one name each stands for one effect, in their order.
fn effect_of(text: &str, used: &mut Vec<usize>) -> Value {
    let (name, rest) = text.split_once(": ").unwrap_or((text, ""));
    let ability = rest.split("kit-effect-").nth(1).and_then(|id| id.split('.').next()).unwrap_or("none");
    let source = with(|table| {
        let at = (0..table.names.len()).find(|at| table.card_names[*at] == name && !used.contains(at));
        used.extend(at);
        at.map_or(name.to_string(), |at| table.names[at].clone())
    });
    json!({ "source": source, "ability": ability })
}

impl PlayerAgent for Seat {
    fn snapshot_state(&mut self, game: &GameState, _: &[ManaPool]) {
        with(|table| {
            table.look(game);
            for entry in game.stack.iter() {
                let ability = &entry.spell_ability;
                let spell = ability.source.filter(|_| ability.is_spell).map(|card| table.card(card));
                let name = spell.unwrap_or_else(|| format!("layer-{}", entry.id));
                table.stack.insert(entry.id, OnStack { name, source: ability.source, is_spell: ability.is_spell });
            }
        });
    }

    /// Another cleanup step, after players have had priority in one.
    fn notify(&mut self, event: GameNotification) {
        let GameNotification::PhaseChanged { phase } = event else { return };
        if self.first && phase == PhaseType::Cleanup {
            with(|table| {
                table.next(Cause::Turn);
                let whose = table.turn_player.clone();
                table.event(json!({ "event": "begin", "what": "phase", "name": "cleanup", "player": whose }));
            });
        }
    }

    fn mulligan_decision(&mut self, _: PlayerId, _: &[CardId], _: u32) -> bool {
        true
    }

    fn choose_action(
        &mut self,
        player: PlayerId,
        given: Option<&PriorityActionSpace>,
        request: &mut dyn FnMut() -> PriorityActionSpace,
    ) -> PlayerAction {
        let space = given.cloned().unwrap_or_else(request);
        let mut options = vec![json!({ "option": "pass" })];
        let mut acts = vec![PlayerAction::PassPriority];
        for play in space.playable.iter().filter(|play| with(|table| table.is_playable(play.card_id))) {
            options.push(json!({ "option": "play", "object": with(|table| table.card(play.card_id)) }));
            acts.push(PlayerAction::CastSpell(*play));
        }
        for activated in space.activatable.iter().filter(|each| !each.is_mana_ability) {
            let (card, index) = (activated.card_id, activated.ability_index);
            let (source, ability) = with(|table| (table.card(card), table.ability(card, index)));
            options.push(json!({ "option": "activate", "object": source, "ability": ability }));
            acts.push(PlayerAction::ActivateAbility(AbilityRef { card_id: card, ability_index: index }));
        }
        let act = acts[ask(player, "priority", options)];
        with(|table| {
            if let PlayerAction::ActivateAbility(ability) = &act {
                table.watch.activating = Some((ability.card_id, ability.ability_index));
            }
            if !matches!(act, PlayerAction::PassPriority) {
                table.next(Cause::Cost);
            }
        });
        act
    }

    fn choose_attackers(&mut self, _: PlayerId, _: &[CardId], _: &[DefenderId]) -> Vec<(CardId, DefenderId)> {
        vec![]
    }

    fn choose_blockers(&mut self, _: PlayerId, _: &[CardId], _: &[CardId], _: Option<usize>) -> Vec<(CardId, CardId)> {
        vec![]
    }

    fn choose_land_or_spell(&mut self, _: PlayerId) -> Option<bool> {
        None
    }

    fn pay_mana_cost(
        &mut self,
        _: PlayerId,
        _: CardId,
        _: &str,
        _: &str,
        _: &str,
        _: &str,
        _: bool,
        _: bool,
        _: &[CardId],
        _: &[ManaAbilityOption],
        _: &[CardId],
        _: &[CardId],
        _: &ManaPool,
    ) -> ManaCostAction {
        ManaCostAction::Pay { auto: true }
    }

    fn choose_targets_for(&mut self, ability: &mut SpellAbility, game: &GameState, pools: &[ManaPool]) -> bool {
        manabrew_engine::spellability::choose_targets_by_kind(self, ability, game, pools)
    }

    fn choose_target_player(&mut self, player: PlayerId, valid: &[PlayerId], ability: Option<&SpellAbility>) -> Option<PlayerId> {
        if valid.is_empty() {
            return None;
        }
        let decision = if ability.is_some() { "target" } else { "choose" };
        Some(valid[ask(player, decision, valid.iter().map(|each| person(*each)).collect())])
    }

    fn choose_target_card(&mut self, player: PlayerId, valid: &[CardId], _: Option<&SpellAbility>) -> Option<CardId> {
        one(player, "target", valid)
    }

    fn choose_target_card_from_zone(
        &mut self,
        player: PlayerId,
        _: ZoneType,
        valid: &[CardId],
        _: Option<&SpellAbility>,
    ) -> Option<CardId> {
        one(player, "target", valid)
    }

    fn choose_target_any(&mut self, player: PlayerId, players: &[PlayerId], valid: &[CardId], _: Option<&SpellAbility>) -> TargetChoice {
        let options: Vec<Value> = valid.iter().map(|card| object(*card)).chain(players.iter().map(|each| person(*each))).collect();
        if options.is_empty() {
            return TargetChoice::None;
        }
        let at = ask(player, "target", options);
        valid.get(at).map_or_else(|| TargetChoice::Player(players[at - valid.len()]), |card| TargetChoice::Card(*card))
    }

    fn choose_target_spell(&mut self, player: PlayerId, valid: &[u32], _: Option<CardId>) -> Option<u32> {
        let mut valid = valid.to_vec();
        valid.sort();
        let name = |id: &u32| with(|table| table.stack.get(id).map_or(format!("layer-{id}"), |on_stack| on_stack.name.clone()));
        let options: Vec<Value> = valid.iter().map(|id| json!({ "option": "object", "object": name(id) })).collect();
        if options.is_empty() {
            return None;
        }
        Some(valid[ask(player, "target", options)])
    }

    fn choose_sacrifice(&mut self, player: PlayerId, valid: &[CardId], _: Option<CardId>) -> Option<CardId> {
        one(player, "choose", valid)
    }

    fn choose_discard(&mut self, player: PlayerId, hand: &[CardId], number: usize) -> Vec<CardId> {
        several(player, "choose", hand, number)
    }

    fn choose_cards_for_effect(&mut self, player: PlayerId, valid: &[CardId], _: usize, most: usize) -> Vec<CardId> {
        several(player, "choose", valid, most)
    }

    fn choose_single_entity_for_effect(&mut self, player: PlayerId, valid: &[GameEntity], _: bool) -> Option<GameEntity> {
        if valid.is_empty() {
            return None;
        }
        Some(valid[ask(player, "choose", valid.iter().map(|each| entity(*each)).collect())])
    }

    fn choose_legend_keep(&mut self, player: PlayerId, same: &[CardId]) -> CardId {
        let kept = one(player, "keep", same).unwrap_or(same[0]);
        with(|table| table.watch.doubles.extend(same.iter().filter(|card| **card != kept)));
        kept
    }

    fn choose_optional_trigger(&mut self, player: PlayerId, _: &str, _: Option<CardId>, _: Option<ApiType>) -> bool {
        may(player)
    }

    fn confirm_action(&mut self, player: PlayerId, _: Option<&str>, _: &str, _: &[String], _: Option<CardId>, _: Option<ApiType>) -> bool {
        may(player)
    }

    fn confirm_payment(&mut self, player: PlayerId, _: &str, _: &str, _: Option<CardId>, _: Option<ApiType>) -> bool {
        may(player)
    }

    fn choose_mode(&mut self, player: PlayerId, texts: &[String], least: usize, _: usize, _: Option<CardId>) -> Vec<usize> {
        let mut left: Vec<usize> = (0..texts.len()).collect();
        let mut chosen = vec![];
        while chosen.len() < least && !left.is_empty() {
            let options = left.iter().map(|at| json!({ "option": "mode", "mode": mode_of(&texts[*at]) })).collect();
            chosen.push(left.remove(ask(player, "mode", options)));
        }
        chosen
    }

    /// An optional part of an ability is a choice between it and nothing.
    fn choose_spell_abilities_for_effect(&mut self, player: PlayerId, abilities: &[SpellAbility], _: usize) -> Vec<usize> {
        let yes = abilities.iter().position(|ability| ability.ability_text.contains("kit-yes"));
        let no = abilities.iter().position(|ability| ability.ability_text.contains("kit-no"));
        match (yes, no) {
            (Some(yes), Some(no)) => vec![if may(player) { yes } else { no }],
            _ => vec![0],
        }
    }

    fn choose_single_replacement_effect(&mut self, player: PlayerId, texts: &[String]) -> usize {
        let mut used = vec![];
        let options = texts.iter().map(|text| json!({ "option": "effect", "effect": effect_of(text, &mut used) })).collect();
        ask(player, "replacement", options)
    }
}
