//! Event patterns as modes of triggers.
use super::filter::{comparison, counter, filter, object, players, zone, Place};
use super::script::{has, only, text, Said};
use serde_json::Value;

/// A trigger's mode with its parameters, and whether the card looks at itself as it comes or goes.
pub struct Mode {
    pub name: &'static str,
    pub more: Vec<String>,
    pub of_itself: bool,
    /// Another mode of the same ability: counters are put on and removed by events of one kind.
    pub besides: Option<&'static str>,
}

fn mode(name: &'static str, more: Vec<String>) -> Mode {
    Mode { name, more, of_itself: false, besides: None }
}

fn valid(key: &str, of: &Value, place: Place) -> Said<Vec<String>> {
    if of.is_null() {
        return Ok(vec![]);
    }
    Ok(vec![format!("{key}$ {}", object(of, place)?)])
}

fn by(key: &str, on: &Value) -> Vec<String> {
    if !has(on, "player") || text(on, "player") == "any" {
        return vec![];
    }
    vec![format!("{key}$ {}", players(text(on, "player")))]
}

fn moved(from: &str, to: &str) -> Said<Vec<String>> {
    let side = |key: &str, name: &str| -> Said<String> { Ok(format!("{key}$ {}", if name.is_empty() { "Any" } else { zone(name)? })) };
    Ok(vec![side("Origin", from)?, side("Destination", to)?])
}

/// A pattern as the mode of a trigger.
pub fn trigger_mode(on: &Value, place: Place) -> Said<Mode> {
    let kind = text(on, "event");
    let what = &on["object"];
    let itself = text(what, "ref") == "self";
    Ok(match kind {
        "move" | "enter" => {
            only(on, &["event", "from", "to", "object"])?;
            let to = if kind == "enter" { "arena" } else { text(on, "to") };
            let mut more = moved(text(on, "from"), to)?;
            more.extend(valid("ValidCard", what, place)?);
            Mode { name: "ChangesZone", more, of_itself: itself, besides: None }
        }
        "draw" => {
            only(on, &["event", "player"])?;
            mode("Drawn", by("ValidPlayer", on))
        }
        "discard" => {
            only(on, &["event", "player", "object"])?;
            let more = [by("ValidPlayer", on), valid("ValidCard", what, place)?].concat();
            Mode { name: "Discarded", more, of_itself: itself, besides: None }
        }
        "damage" => {
            only(on, &["event", "target", "source", "amount"])?;
            let mut more = match text(&on["target"], "player") {
                "" => valid("ValidTarget", &on["target"], place)?,
                who => vec![format!("ValidTarget$ {}", players(who))],
            };
            more.extend(valid("ValidSource", &on["source"], place)?);
            if has(on, "amount") {
                let least = on["amount"]["value"].as_i64().ok_or("a computed amount in a pattern")?;
                more.push(format!("DamageAmount$ {}{least}", comparison(text(&on["amount"], "op"))));
            }
            mode("DamageDone", more)
        }
        "destroy" => {
            only(on, &["event", "object"])?;
            Mode { name: "Destroyed", more: valid("ValidCard", what, place)?, of_itself: itself, besides: None }
        }
        "sacrifice" => {
            only(on, &["event", "object"])?;
            Mode { name: "Sacrificed", more: valid("ValidCard", what, place)?, of_itself: itself, besides: None }
        }
        "gain" | "lose" => {
            only(on, &["event", "of", "player"])?;
            if text(on, "of") != "life" {
                return Err(format!("{kind} of {}", text(on, "of")));
            }
            mode(if kind == "gain" { "LifeGained" } else { "LifeLost" }, by("ValidPlayer", on))
        }
        "status" => {
            only(on, &["event", "status", "on", "object"])?;
            let name = match (text(on, "status"), on["on"].as_bool()) {
                ("tapped", Some(true)) => "Taps",
                ("tapped", Some(false)) => "Untaps",
                ("phased-out", Some(true)) => "PhaseOut",
                ("phased-out", Some(false)) => "PhaseIn",
                ("face-down", Some(false)) => "TurnFaceUp",
                (status, on) => return Err(format!("the status {status} {on:?} in a pattern")),
            };
            mode(name, valid("ValidCard", what, place)?)
        }
        "counters" => {
            only(on, &["event", "counter", "object", "amount"])?;
            let mut more = valid("ValidCard", what, place)?;
            if has(on, "counter") {
                more.push(format!("CounterType$ {}", counter(text(on, "counter"))));
            }
            let mut mode = mode("CounterAddedOnce", more);
            // without an amount it speaks of counters that are put on; what is removed counts below zero
            if has(on, "amount") {
                match (on["amount"]["op"].as_str(), on["amount"]["value"].as_i64()) {
                    (Some("!="), Some(0)) => mode.besides = Some("CounterRemovedOnce"),
                    (Some("<"), Some(0)) => mode.name = "CounterRemovedOnce",
                    (op, value) => return Err(format!("counters {op:?} {value:?} in a pattern")),
                }
            }
            mode
        }
        "control" => {
            only(on, &["event", "object"])?;
            mode("ChangesController", valid("ValidCard", what, place)?)
        }
        "attach" => {
            only(on, &["event", "object", "on"])?;
            match on["on"].as_bool() {
                Some(false) => mode("Unattach", valid("ValidCard", what, place)?),
                _ => mode("Attached", valid("ValidCard", what, place)?),
            }
        }
        "triggered" => {
            only(on, &["event", "object"])?;
            mode("AbilityTriggered", valid("ValidSource", what, place)?)
        }
        "activate" => {
            only(on, &["event", "object", "player"])?;
            mode("AbilityActivated", [valid("ValidCard", what, place)?, by("ValidActivatingPlayer", on)].concat())
        }
        "play" => {
            only(on, &["event", "object", "player"])?;
            mode("SpellCast", [valid("ValidCard", what, place)?, by("ValidActivatingPlayer", on)].concat())
        }
        "negate" => {
            only(on, &["event", "object"])?;
            Mode { name: "Countered", more: valid("ValidCard", what, place)?, of_itself: itself, besides: None }
        }
        "target" => {
            only(on, &["event", "object", "source"])?;
            let mut more = valid("ValidTarget", what, place)?;
            if has(on, "source") {
                more.push(format!(
                    "ValidSource$ SpellAbility.{}",
                    if text(&on["source"], "controller") == "you" { "YouCtrl" } else { "OppCtrl" }
                ));
            }
            mode("BecomesTarget", more)
        }
        "defeat" => {
            only(on, &["event", "player"])?;
            mode("LosesGame", by("ValidPlayer", on))
        }
        "begin" => {
            only(on, &["event", "name", "player"])?;
            let phase = match text(on, "name") {
                "upkeep" => "Upkeep",
                "end" => "End of Turn",
                "draw" => "Draw",
                "precombat-main" => "Main1",
                "postcombat-main" => "Main2",
                "cleanup" => "Cleanup",
                other => return Err(format!("the phase {other}")),
            };
            mode("Phase", [vec![format!("Phase$ {phase}")], by("ValidPlayer", on)].concat())
        }
        other => return Err(format!("a trigger on {other}")),
    })
}

/// The same for what triggers once on all that happen at once.
pub fn once(mode: &mut Mode) -> Said<()> {
    mode.name = match mode.name {
        "ChangesZone" => "ChangesZoneAll",
        "Taps" => "TapAll",
        "CounterAddedOnce" => return Ok(()),
        other => return Err(format!("once for all of {other}")),
    };
    for each in &mut mode.more {
        if let Some(rest) = each.strip_prefix("ValidCard$") {
            *each = format!("ValidCards${rest}");
        }
    }
    Ok(())
}

/// What a replacement waits for: the kind of event in the engine's words, with its parameters.
pub fn replaced(event: &Value, place: Place) -> Said<(&'static str, Vec<String>)> {
    Ok(match text(event, "event") {
        "damage" => ("DamageDone", trigger_mode(event, place)?.more),
        "move" | "enter" => ("Moved", trigger_mode(event, place)?.more.into_iter().filter(|each| !each.ends_with("$ Any")).collect()),
        "draw" => ("Draw", trigger_mode(event, place)?.more),
        "gain" => ("GainLife", trigger_mode(event, place)?.more),
        "discard" => {
            only(event, &["event", "player"])?;
            let whose = if has(event, "player") { filter(&serde_json::json!({ "owner": event["player"] }), place)? } else { "Card".into() };
            ("Moved", vec!["Origin$ Hand".into(), "Destination$ Graveyard".into(), "Discard$ True".into(), format!("ValidCard$ {whose}")])
        }
        "destroy" => ("Destroy", trigger_mode(event, place)?.more),
        "counters" => ("AddCounter", trigger_mode(event, place)?.more),
        other => return Err(format!("a replacement of {other}")),
    })
}
