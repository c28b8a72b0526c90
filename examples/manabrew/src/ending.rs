//! The end of a scenario and the state that it leaves.
use crate::names::zone_name;
use crate::session::stop;
use crate::table::with;
use crate::watch::counters_on;
use forge_foundation::ZoneType;
use manabrew_engine::card::Card;
use manabrew_engine::game::GameState;
use serde_json::{json, Map, Value};

/// The adapter can't play this.
pub fn unsupported(note: String) -> ! {
    let nothing = json!({ "players": {}, "objects": {} });
    with(|table| table.end(json!({ "see": "end", "why": "unsupported", "note": note, "state": nothing })));
    stop()
}

pub fn end(why: &str, game: &GameState) -> ! {
    let mut players = Map::new();
    for player in &game.players {
        players.insert(with(|table| table.player(player.id).to_string()), json!({ "life": player.life }));
    }
    let mut objects = Map::new();
    for card in &game.cards {
        let name = with(|table| table.names.get(card.id.index()).cloned());
        if let Some(name) = name {
            objects.insert(name, object(card, why, game));
        }
    }
    let mut end = json!({ "see": "end", "why": why, "state": { "players": players, "objects": objects } });
    if let Some(winner) = game.winner.filter(|_| why == "game-over") {
        end["winner"] = json!(with(|table| table.player(winner).to_string()));
    }
    with(|table| table.end(end));
    stop()
}

fn object(card: &Card, why: &str, game: &GameState) -> Value {
    let zone = game.card_current_zone(card.id);
    if zone == ZoneType::None || (why != "game-over" && !game.player(card.owner).is_alive()) {
        return json!({ "zone": "outside" });
    }
    let here = zone == ZoneType::Battlefield;
    let controller = with(|table| table.player(if here { card.controller } else { card.owner }).to_string());
    let mut state = json!({ "zone": zone_name(zone), "controller": controller });
    if here {
        let statuses = [("tapped", card.tapped), ("phased-out", card.phased_out)];
        state["statuses"] = statuses.iter().filter(|status| status.1).map(|status| json!(status.0)).collect();
        state["counters"] = Value::Object(counters_on(game, card.id));
        if card.is_creature() {
            state["numbers"] = json!({ "power": card.power(), "toughness": card.toughness() });
            state["damage"] = json!(card.damage);
        }
    }
    state
}
