//! Translates a card of the kit, abilities as data, into a script in the engine's language of cards.
mod amount;
mod costs;
mod effects;
pub mod filter;
mod pattern;
mod scope;
mod script;
mod steps;
mod triggers;

use filter::{Place, CARD_TYPES};
use scope::Scope;
pub use script::Said;
use script::{has, list, only, text, Script};
use serde_json::Value;
pub use steps::token;

/// A card in the engine's language.
pub struct Translated {
    pub script: String,
    /// The kit's ids of the activated abilities, in the engine's order.
    pub activated: Vec<String>,
    /// Whether it is a card that can be played.
    pub playable: bool,
}

const SUPERTYPES: [&str; 4] = ["legendary", "basic", "snow", "world"];
/// Types of situations that are no game's own: what the card is besides in this game.
const OTHER_TYPES: [(&str, &str); 2] = [("item", "artifact"), ("page", "sorcery")];
const COLORS: [&str; 5] = ["white", "blue", "black", "red", "green"];

/// A card as a script; an error names what could not be said.
pub fn card(card: &Value) -> Said<Translated> {
    let mut script = Script::default();
    let types: Vec<&str> = list(card, "types").iter().filter_map(Value::as_str).collect();
    properties(card, &types, &mut script)?;
    let equipment = types.contains(&"equipment");
    let home = if types.iter().any(|kind| matches!(*kind, "instant" | "sorcery")) { "Stack" } else { "Battlefield" };
    let mut scope = Scope {
        script: &mut script,
        place: Place { host: if equipment { "EquippedBy" } else { "EnchantedBy" } },
        host: if equipment { "Equipped" } else { "Enchanted" },
        event: None,
        home,
        you: "You",
        targets: &[],
        declared: vec![],
        chosen: vec![],
        kept: None,
        moved: None,
    };
    let mut chapters: Vec<(i64, String)> = vec![];
    for ability in list(card, "abilities") {
        one(ability, &mut chapters, &mut scope)?;
    }
    if !chapters.is_empty() {
        chapters.sort_by_key(|chapter| chapter.0);
        let names: Vec<String> = chapters.iter().map(|chapter| chapter.1.clone()).collect();
        script.line(format!("K:Chapter:{}:{}", names.len(), names.join(",")));
    }
    Ok(Translated { script: script.text(), activated: script.activated, playable: !types.contains(&"page") })
}

fn properties(card: &Value, types: &[&str], script: &mut Script) -> Said<()> {
    if !types.iter().any(|kind| CARD_TYPES.contains(kind) || OTHER_TYPES.iter().any(|other| other.0 == *kind)) {
        return Err(format!("a card of the types {types:?}"));
    }
    let rank = |kind: &&str| {
        if SUPERTYPES.contains(kind) {
            0
        } else if CARD_TYPES.contains(kind) {
            1
        } else {
            2
        }
    };
    let mut sorted: Vec<&str> = types.iter().copied().filter(|kind| !COLORS.contains(kind) && *kind != "token").collect();
    for (_, is) in OTHER_TYPES.iter().filter(|(kind, _)| types.contains(kind)) {
        sorted.push(is);
    }
    sorted.sort_by_key(rank);
    script.line(format!("Name:{}", text(card, "name")));
    if !types.contains(&"land") {
        script.line("ManaCost:0");
    }
    script.line(format!("Types:{}", sorted.iter().map(|kind| filter::capital(kind)).collect::<Vec<_>>().join(" ")));
    if let Some(color) = types.iter().find(|kind| COLORS.contains(kind)) {
        script.line(format!("Colors:{color}"));
    }
    let number = |name: &str| card[name].as_i64();
    match (number("power"), number("toughness")) {
        (None, None) if types.contains(&"creature") => return Err("a creature without power and toughness".into()),
        (None, None) => {}
        (power, toughness) => script.line(format!("PT:{}/{}", power.unwrap_or(0), toughness.unwrap_or(0))),
    }
    if types.contains(&"aura") {
        let [kind] = list(card, "attaches") else {
            return Err("an Aura for several kinds".into());
        };
        script.line(format!("K:Enchant:{}", filter::filter(kind, Place { host: "EnchantedBy" })?));
    }
    Ok(())
}

fn one<'a>(ability: &'a Value, chapters: &mut Vec<(i64, String)>, scope: &mut Scope<'a>) -> Said<()> {
    match text(ability, "kind") {
        "marker" => Ok(()),
        "resolution" => {
            let chained = steps::chain(list(ability, "steps"), &mut scope.within(ability))?;
            scope.script.line(format!("A:SP$ {chained}"));
            Ok(())
        }
        "activated" => {
            only(ability, &["kind", "id", "cost", "speed", "limit", "targets", "steps"])?;
            if !matches!(text(ability, "speed"), "" | "instant") {
                return Err(format!("an ability of the speed {}", text(ability, "speed")));
            }
            let mut more = String::new();
            if has(ability, "limit") {
                let key = if text(&ability["limit"], "per") == "turn" { "ActivationLimit" } else { "GameActivationLimit" };
                more = format!(" | {key}$ {}", ability["limit"]["times"]);
            }
            let cost = costs::cost(list(ability, "cost"), scope.place)?;
            let chained = steps::chain(list(ability, "steps"), &mut scope.within(ability))?;
            let (act, rest) = chained.split_once(" | ").unwrap_or((&chained, "SpellDescription$ It acts"));
            scope.script.line(format!("A:AB$ {act} | Cost$ {cost} | {rest}{more}"));
            scope.script.activated.push(text(ability, "id").into());
            Ok(())
        }
        "triggered" if triggers::is_chapter(&ability["effect"]) => {
            chapters.push(triggers::chapter(&ability["effect"], scope)?);
            Ok(())
        }
        "triggered" => {
            let zones = triggers::zones(ability)?;
            let made = triggers::trigger(&ability["effect"], zones.as_deref(), scope)?;
            scope.script.line(format!("T:{made}"));
            Ok(())
        }
        "static" => effects::standing(ability, scope),
        other => Err(format!("an ability of the kind {other}")),
    }
}
