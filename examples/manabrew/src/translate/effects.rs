//! Effects that last: continuous, replacement, prevention and rule effects, of a card or started by an instruction.
use super::amount::{amount, condition, Asked};
use super::filter::{capital, counter, filter, object, zone, Place};
use super::pattern::replaced;
use super::scope::Scope;
use super::script::{has, list, only, text, Said};
use super::steps::variable;
use super::triggers;
use serde_json::Value;

/// The instruction that starts an effect.
pub fn start(step: &Value, scope: &mut Scope) -> Said<Vec<String>> {
    let effect = &step["effect"];
    let lasting = match &step["for"] {
        Value::String(name) if matches!(name.as_str(), "turn" | "unstated" | "game") => name.as_str(),
        other => return Err(format!("the duration {other}")),
    };
    match text(effect, "kind") {
        "trigger" => triggers::started(step, scope),
        "continuous" => continuous_for(effect, lasting, scope),
        "replacement" | "prevention" if lasting == "turn" => shield(effect, scope),
        "rule" if text(effect, "rule") == "unpreventable" && lasting == "turn" => {
            let name = scope.script.variable("Mode$ CantPreventDamage");
            Ok(vec![format!("Effect | StaticAbilities$ {name}")])
        }
        other => Err(format!("starting the effect {other} for {lasting}")),
    }
}

/// A continuous effect for a while: pumping, animating, control.
fn continuous_for(effect: &Value, lasting: &str, scope: &mut Scope) -> Said<Vec<String>> {
    only(effect, &["kind", "who", "change"])?;
    let until = if lasting == "turn" { "" } else { " | Duration$ Permanent" };
    let pumps = list(effect, "change").iter().any(|change| matches!(text(change, "op"), "add" | "subtract"));
    if pumps && lasting != "turn" {
        return Err("pumping for longer than a turn".into());
    }
    let mut links = vec![];
    for change in list(effect, "change") {
        let who = &effect["who"];
        let all = has(who, "all");
        let whose = if all { format!("ValidCards$ {}", filter(&who["all"], scope.place)?) } else { scope.acted(text(who, "ref"))? };
        if text(change, "controller") == "you" && !all {
            let ends = if lasting == "turn" { " | LoseControl$ EOT" } else { "" };
            links.push(format!("GainControl | {whose}{ends}"));
            continue;
        }
        let (pump, animate) = if all { ("PumpAll", "AnimateAll") } else { ("Pump", "Animate") };
        if has(change, "number") {
            let (number, by) = (text(change, "number"), amount(&change["by"], scope)?);
            let negative = by.strip_prefix('-').is_some();
            links.push(match (text(change, "op"), number) {
                ("add", "power") => format!("{pump} | {whose} | NumAtt$ {}{by}", if negative { "" } else { "+" }),
                ("add", "toughness") => format!("{pump} | {whose} | NumDef$ {}{by}", if negative { "" } else { "+" }),
                ("subtract", "power") => format!("{pump} | {whose} | NumAtt$ -{by}"),
                ("subtract", "toughness") => format!("{pump} | {whose} | NumDef$ -{by}"),
                ("set-base", "power") => format!("{animate} | {whose} | Power$ {by}"),
                ("set-base", "toughness") => format!("{animate} | {whose} | Toughness$ {by}"),
                (op, _) => return Err(format!("{op} of {number} for a while")),
            });
        } else if has(change, "addTypes") {
            links.push(format!("{animate} | {whose} | Types$ {}", types(&change["addTypes"])));
        } else {
            return Err(format!("the change {change} for a while"));
        }
        if let Some(last) = links.last_mut() {
            last.push_str(until);
        }
    }
    Ok(links)
}

fn types(names: &Value) -> String {
    names.as_array().into_iter().flatten().filter_map(Value::as_str).map(capital).collect::<Vec<_>>().join(",")
}

/// A replacement or prevention until end of turn, as an effect of its own.
fn shield(effect: &Value, scope: &mut Scope) -> Said<Vec<String>> {
    if text(effect, "kind") == "prevention" && effect["shield"] == true {
        only(effect, &["kind", "event", "amount", "shield"])?;
        let target = &effect["event"]["target"];
        let number = amount(&effect["amount"], scope)?;
        only(&effect["event"], &["event", "target"])?;
        return match (text(target, "player"), text(target, "ref")) {
            ("you", _) => Ok(vec![format!("PreventDamage | Defined$ You | Amount$ {number}")]),
            (_, of) if of.starts_with("target:") => Ok(vec![format!("PreventDamage | {} | Amount$ {number}", scope.acted(of)?)]),
            _ => Err("a shield of several".into()),
        };
    }
    if has(effect, "uses") {
        return Err("a replacement of the next time".into());
    }
    let made = replacement(effect, scope)?;
    // said, though an effect is nowhere else: without it the engine applies it after it has ended
    let name = scope.script.variable(format!("{made} | ActiveZones$ Command"));
    Ok(vec![format!("Effect | ReplacementEffects$ {name}")])
}

/// A static ability's effect as a line of the card.
pub fn standing(ability: &Value, scope: &mut Scope) -> Said<()> {
    let effect = &ability["effect"];
    let mut made = match text(effect, "kind") {
        "continuous" => continuous(effect, scope)?,
        "rule" => vec![rule(effect, scope.place)?],
        "replacement" | "prevention" => {
            if has(ability, "if") {
                return Err("a replacement with a condition".into());
            }
            let event = &effect["event"];
            let enters = text(event, "event") == "enter" || text(event, "to") == "arena";
            let entering = enters && text(&event["object"], "ref") == "self";
            let zones = match triggers::zones(ability)? {
                Some(named) => format!(" | ActiveZones$ {named}"),
                None if entering => String::new(),
                None => " | ActiveZones$ Battlefield".into(),
            };
            if let Some(keyword) = entering.then(|| own_counters(&effect["change"])).flatten() {
                scope.script.line(keyword);
                return Ok(());
            }
            let line = replacement(effect, scope)?;
            scope.script.line(format!("R:{line}{zones} | Description$ kit-effect-{}.", text(ability, "id")));
            vec![]
        }
        other => return Err(format!("a static {other}")),
    };
    if has(ability, "if") {
        let asked = condition(&ability["if"], Asked::OfAbility, scope)?;
        made.iter_mut().for_each(|each| *each += &format!(" | {asked}"));
    }
    if let Some(zones) = triggers::zones(ability)? {
        made.iter_mut().for_each(|each| *each += &format!(" | EffectZone$ {zones}"));
    }
    for each in made {
        scope.script.line(format!("S:{each}"));
    }
    Ok(())
}

fn continuous(effect: &Value, scope: &mut Scope) -> Said<Vec<String>> {
    only(effect, &["kind", "who", "change", "while"])?;
    let who = &effect["who"];
    let affected = match text(who, "ref") {
        "self" => "Card.Self".into(),
        "host" => format!("Card.{}", scope.place.host),
        "" if has(who, "all") => filter(&who["all"], scope.place)?,
        other => return Err(format!("a static ability for {other}")),
    };
    let mut parts = vec![];
    for change in list(effect, "change") {
        parts.push(if has(change, "number") {
            let number = capital(text(change, "number"));
            let by = amount(&change["by"], scope)?;
            match text(change, "op") {
                "add" => format!("Add{number}$ {by}"),
                "subtract" => format!("Add{number}$ -{by}"),
                "set-base" => format!("Set{number}$ {by}"),
                op => return Err(format!("a static {op}")),
            }
        } else if has(change, "addTypes") {
            format!("AddType$ {}", types(&change["addTypes"]).replace(',', " & "))
        } else if has(change, "removeTypes") {
            return Err("types that are taken away: the engine reads it and does nothing".into());
        } else if text(change, "controller") == "you" {
            "GainControl$ You".into()
        } else {
            return Err(format!("the static change {change}"));
        });
    }
    if has(effect, "while") {
        parts.push(condition(&effect["while"], Asked::OfAbility, scope)?);
    }
    Ok(vec![format!("Mode$ Continuous | Affected$ {affected} | {}", parts.join(" | "))])
}

/// Effects that change the rules.
fn rule(effect: &Value, place: Place) -> Said<String> {
    let event = &effect["event"];
    let entering = || -> Said<String> {
        only(event, &["event", "object"])?;
        if text(event, "event") != "enter" {
            return Err(format!("{} of {}", text(effect, "rule"), text(event, "event")));
        }
        Ok(format!("ValidMode$ ChangesZone,ChangesZoneAll | ValidCause$ {} | Destination$ Battlefield", object(&event["object"], place)?))
    };
    match text(effect, "rule") {
        "suppress" => {
            only(effect, &["kind", "rule", "event"])?;
            Ok(format!("Mode$ DisableTriggers | {}", entering()?))
        }
        "extra-triggers" => {
            if effect["times"] != 1 || text(&effect["of"], "controller") != "you" {
                return Err("more triggers of others".into());
            }
            Ok(format!("Mode$ Panharmonicon | {} | ValidCard$ Permanent.YouCtrl | ValidZone$ Battlefield", entering()?))
        }
        "cant" if event.as_object().is_some_and(|fields| fields.len() == 1) && text(event, "event") == "activate" => {
            Ok("Mode$ CantBeActivated | ValidCard$ Card | ValidSA$ Activated".into())
        }
        "cant" if text(event, "event") == "gain" && text(event, "of") == "life" => {
            let whose = if text(event, "player") == "" { "Player" } else { super::filter::players(text(event, "player")) };
            Ok(format!("Mode$ CantGainLife | ValidPlayer$ {whose}"))
        }
        "cant" if text(event, "event") == "draw" => {
            let whose = if text(event, "player") == "" { "Player" } else { super::filter::players(text(event, "player")) };
            Ok(format!("Mode$ CantDraw | ValidPlayer$ {whose} | DrawLimit$ 0"))
        }
        "unpreventable" if event.as_object().is_some_and(|fields| fields.len() == 1) => Ok("Mode$ CantPreventDamage".into()),
        "counter-cap" => Ok(format!(
            "Mode$ MaxCounter | ValidCard$ {} | CounterType$ {} | MaxNum$ {}",
            filter(&effect["what"], place)?,
            counter(text(effect, "counter")),
            effect["most"]
        )),
        other => Err(format!("the rule effect {other} of {event}")),
    }
}

/// A replacement or prevention effect: `Event$ …`.
fn replacement(effect: &Value, scope: &mut Scope) -> Said<String> {
    only(effect, &["kind", "class", "event", "change", "amount"])?;
    let (kind, more) = replaced(&effect["event"], scope.place)?;
    let waits = std::iter::once(format!("Event$ {kind}")).chain(more).collect::<Vec<_>>().join(" | ");
    if text(effect, "kind") == "prevention" {
        if effect["amount"] == "all" {
            return Ok(format!("{waits} | Prevent$ True"));
        }
        let number = effect["amount"].as_i64().ok_or("a computed amount of prevention")?;
        let (less, with) = ("ReplaceCount$DamageAmount/Minus.", number);
        let value = scope.script.variable(format!("{less}{with}"));
        let name = scope.script.variable(format!("DB$ ReplaceEffect | VarName$ DamageAmount | VarValue$ {value}"));
        return Ok(format!("{waits} | ReplaceWith$ {name} | PreventionEffect$ True"));
    }
    let change = &effect["change"];
    if has(change, "amount") {
        return number(&waits, kind, &change["amount"], scope);
    }
    if has(change, "to") {
        return Ok(format!("{waits} | ReplaceWith$ {}", zone(text(change, "to"))?));
    }
    if has(change, "with") && kind == "Moved" {
        let name = entering(&change["with"], &effect["event"], scope)?;
        return Ok(format!("{waits} | ReplaceWith$ {name} | ReplacementResult$ Updated"));
    }
    if has(change, "instead") && kind == "Moved" {
        let mut inner = scope.within(effect);
        inner.event = Some(&effect["event"]);
        let name = variable(list(change, "instead"), &mut inner)?;
        return Ok(format!("{waits} | ReplaceWith$ {name}"));
    }
    Err(format!("a replacement of {kind} by {change}"))
}

/// A number of the event that becomes another one.
fn number(waits: &str, kind: &str, becomes: &Value, scope: &mut Scope) -> Said<String> {
    let variable = match kind {
        "DamageDone" => "DamageAmount",
        "GainLife" => "LifeGained",
        "AddCounter" => "CounterNum",
        other => return Err(format!("another number of {other}")),
    };
    let math = ["product", "sum", "difference"].into_iter().find_map(|sign| {
        let [first, second] = becomes[sign].as_array()?.as_slice() else { return None };
        let second = second.as_i64().filter(|_| text(first, "event") == "amount")?;
        match (sign, second) {
            ("product", 2) => Some("Twice".into()),
            ("product", 3) => Some("Thrice".into()),
            ("sum", _) => Some(format!("Plus.{second}")),
            ("difference", _) => Some(format!("Minus.{second}")),
            _ => None,
        }
    });
    let math = math.ok_or_else(|| format!("a number that becomes {becomes}"))?;
    if kind == "AddCounter" {
        let value = scope.script.variable(format!("ReplaceCount$CounterNum/{math}"));
        let name = scope.script.variable(format!("DB$ ReplaceCounter | Amount$ {value}"));
        return Ok(format!("{waits} | ReplaceWith$ {name}"));
    }
    let value = scope.script.variable(format!("ReplaceCount${variable}/{math}"));
    let name = scope.script.variable(format!("DB$ ReplaceEffect | VarName$ {variable} | VarValue$ {value}"));
    Ok(format!("{waits} | ReplaceWith$ {name}"))
}

/// Counters that a card itself enters with are a keyword.
fn own_counters(change: &Value) -> Option<String> {
    let counters = &change["with"]["counters"];
    let number = counters["count"].as_i64().filter(|_| !has(counters, "set") && !has(&change["with"], "status"))?;
    Some(format!("K:etbCounter:{}:{number}", counter(text(counters, "kind"))))
}

/// What an object enters with.
fn entering(with: &Value, event: &Value, scope: &mut Scope) -> Said<String> {
    only(with, &["status", "counters"])?;
    let itself = text(&event["object"], "ref") == "self";
    let whose = if itself { "Self" } else { "ReplacedCard" };
    if has(with, "status") && has(with, "counters") {
        return Err("entering with a status and counters".into());
    }
    if text(with, "status") == "tapped" {
        return Ok(scope.script.variable(format!("DB$ Tap | Defined$ {whose} | ETB$ True")));
    }
    // the engine puts counters for what else enters on the card that says so
    Err("entering with counters".into())
}
