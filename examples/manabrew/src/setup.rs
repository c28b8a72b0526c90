//! Sets the situation of a scenario up.
use crate::names::zone_of;
use crate::table::with;
use crate::translate::{self, filter::counter, token};
use crate::watch::post_spies;
use forge_carddb::parser::parse_card_script;
use forge_foundation::ZoneType;
use manabrew_engine::card::counter_type::parse_counter_type;
use manabrew_engine::card::Card;
use manabrew_engine::game::GameState;
use manabrew_engine::game_loop::GameLoop;
use manabrew_engine::ids::{CardId, PlayerId};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;

/// What the adapter can't set up.
pub type Unsupported = String;

pub fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or("")
}

pub fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

pub fn player(name: &str) -> PlayerId {
    PlayerId(with(|table| table.players.iter().position(|known| known == name)).expect("a player of the scenario") as u32)
}

fn object(name: &str) -> CardId {
    CardId(with(|table| table.names.iter().position(|known| known == name)).expect("an object of the scenario") as u32)
}

/// The turn of the scenario: not the first, so that nothing of a game's beginning applies.
const TURN: u32 = 3;

pub fn set_up(scenario: &Value, game: &mut GameState, engine: &mut GameLoop) -> Result<(), Unsupported> {
    for (at, seat) in list(scenario, "players").iter().enumerate() {
        refuse(seat, &["team", "numbers"])?;
        if let Some(life) = seat["life"].as_i64() {
            game.player_mut(PlayerId(at as u32)).life = life as i32;
        }
    }
    let active = player(text(&scenario["start"], "turnPlayer"));
    game.turn.active_player = active;
    game.turn.priority_player = active;
    game.turn.turn_number = TURN;
    let cards = translated(scenario)?;
    let speaks = scenario["cards"].to_string().contains(r#""event":"target""#);
    with(|table| table.tells_targets = speaks);
    let mut decks: BTreeMap<PlayerId, Vec<CardId>> = BTreeMap::new();
    for each in list(scenario, "objects") {
        let id = place(each, &cards, game)?;
        if text(each, "zone") == "deck" {
            // the engine has the top of a library at the end
            decks.entry(player(text(each, "owner"))).or_default().insert(0, id);
        }
    }
    for (owner, ids) in decks {
        game.replace_zone_cards(ZoneType::Library, owner, ids);
    }
    for each in list(scenario, "objects") {
        if let Some(host) = each["attachedTo"].as_str() {
            game.attach_to(object(text(each, "id")), object(host));
        }
    }
    for (name, script) in &cards {
        let mut card = read(script, active)?;
        card.is_token = true;
        engine.register_token(&token(name), card);
    }
    manabrew_engine::staticability::layer::apply_continuous_effects(game);
    engine.trigger_handler.reset_active_triggers(game);
    engine.trigger_handler.clear_waiting_triggers();
    game.reset_zone_turn_tracking();
    with(|table| {
        table.watch.life = game.players.iter().map(|player| player.life).collect();
        table.look(game);
    });
    post_spies(game, engine);
    Ok(())
}

fn refuse(of: &Value, fields: &[&str]) -> Result<(), Unsupported> {
    match fields.iter().find(|field| !of[**field].is_null()) {
        Some(field) => Err(format!("{field} in the situation")),
        None => Ok(()),
    }
}

/// The scripts of the scenario's cards, by name.
fn translated(scenario: &Value) -> Result<BTreeMap<String, String>, Unsupported> {
    let mut scripts = BTreeMap::new();
    for card in list(scenario, "cards") {
        let name = text(card, "name").to_string();
        let made = translate::card(card).map_err(|what| format!("{name}: no script for {what}"))?;
        keep_script(&made.script);
        with(|table| {
            table.activated.insert(name.clone(), made.activated);
            if !made.playable {
                table.unplayable.push(name.clone());
            }
        });
        scripts.insert(name, made.script);
    }
    Ok(scripts)
}

/// Appends a script to the file that the variable `SCRIPTS` names, if any, for a person to look at.
fn keep_script(script: &str) {
    let Some(path) = std::env::var_os("SCRIPTS") else { return };
    let kept = OpenOptions::new().create(true).append(true).open(path).and_then(|mut file| writeln!(file, "{script}\n"));
    if let Err(error) = kept {
        eprintln!("SCRIPTS: {error}");
    }
}

fn read(script: &str, owner: PlayerId) -> Result<Card, Unsupported> {
    let rules = parse_card_script(script).map_err(|error| format!("the engine refuses a script: {error}"))?;
    Ok(Card::from_rules(&rules, owner))
}

fn place(each: &Value, cards: &BTreeMap<String, String>, game: &mut GameState) -> Result<CardId, Unsupported> {
    refuse(each, &["copy", "commander"])?;
    let owner = player(text(each, "owner"));
    let name = text(each, "card");
    let mut card = read(cards.get(name).ok_or_else(|| format!("{name} is no card of the scenario"))?, owner)?;
    card.is_token = each["token"] == true;
    let zone = zone_of(text(each, "zone")).ok_or_else(|| format!("the zone {}", text(each, "zone")))?;
    let id = game.create_card(card);
    with(|table| {
        table.names.push(text(each, "id").into());
        table.card_names.push(name.into());
    });
    let controller = each["controller"].as_str().map_or(owner, player);
    game.move_card(id, zone, controller);
    let placed = game.card_mut(id);
    placed.controller = controller;
    placed.summoning_sick = false;
    placed.tapped = false;
    placed.turn_in_zone = 1;
    placed.counters.clear();
    placed.damage = each["damage"].as_i64().unwrap_or(0) as i32;
    for status in list(each, "statuses") {
        match status.as_str() {
            Some("tapped") => placed.tapped = true,
            Some("phased-out") => placed.phased_out = true,
            _ => return Err(format!("the status {status} in the situation")),
        }
    }
    for (kind, number) in each["counters"].as_object().unwrap_or(&Map::new()) {
        placed.add_counter(&parse_counter_type(&counter(kind)), number.as_i64().unwrap_or(0) as i32);
    }
    Ok(id)
}
