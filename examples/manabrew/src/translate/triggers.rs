//! Triggered abilities: of a card, of an effect that lasts, and delayed.
use super::amount::{condition, no_condition, Asked};
use super::filter::zone;
use super::pattern::{once, trigger_mode, Mode};
use super::scope::Scope;
use super::script::{has, list, only, text, Said};
use super::steps::{chain, variable};
use serde_json::Value;

/// The parameters of a trigger, `Mode$ …`, with what it executes as a variable.
pub fn trigger(effect: &Value, zones: Option<&str>, scope: &mut Scope) -> Said<String> {
    only(effect, &["kind", "trigger", "steps", "targets", "uses"])?;
    let trigger = &effect["trigger"];
    only(trigger, &["on", "when", "given", "if", "unless", "limit", "ordinal", "oneOrMore", "each", "doOnce"])?;
    let mut mode = if has(trigger, "when") {
        Mode { name: "Always", more: vec![condition(&trigger["when"], Asked::OfAbility, scope)?], of_itself: false, besides: None }
    } else {
        trigger_mode(&trigger["on"], scope.place)?
    };
    if has(trigger, "oneOrMore") {
        once(&mut mode)?;
    }
    if has(trigger, "each") {
        mode.name = if mode.name == "CounterRemovedOnce" { "CounterRemoved" } else { "CounterAdded" };
        mode.besides = mode.besides.map(|_| "CounterRemoved");
    }
    limits(trigger, &mut mode)?;
    conditions(trigger, &mut mode, scope)?;
    if let Some(zones) = zones {
        // what becomes of a countered spell: the engine looks for it where it is then
        let after = if mode.name == "Countered" && mode.of_itself { ",Graveyard" } else { "" };
        mode.more.push(format!("TriggerZones$ {zones}{after}"));
    } else if !mode.of_itself {
        mode.more.push("TriggerZones$ Battlefield".into());
    }
    let event = trigger.get("on");
    let mut steps = list(effect, "steps");
    let mut inner = scope.within(effect);
    inner.event = event;
    let on = &trigger["on"];
    if mode.of_itself {
        inner.home = inner.zone_of("event:object").unwrap_or(inner.home);
    } else if text(&on["object"], "is") == "host" && text(on, "from") == "arena" && inner.host == "Enchanted" {
        // the Aura follows what it enchanted
        inner.home = "Graveyard";
    }
    let executed = match fed(steps, &mut inner)? {
        Some(name) => {
            mode.more.push("OptionalDecider$ You".into());
            name
        }
        None => {
            if let [may] = steps {
                if text(may, "do") == "may" && !has(may, "by") {
                    mode.more.push("OptionalDecider$ You".into());
                    steps = list(may, "steps");
                }
            }
            if has(trigger, "unless") {
                // in this game "unless" is no part of the condition: it is asked as the ability resolves
                let asked = no_condition(&trigger["unless"], Asked::OfStep, &mut inner)?;
                let chained = single(steps, &mut inner)?;
                inner.script.variable(format!("DB$ {chained} | {asked}"))
            } else {
                variable(steps, &mut inner)?
            }
        }
    };
    mode.more.push(format!("Execute$ {executed}"));
    let more = mode.more.join(" | ");
    if let Some(besides) = mode.besides {
        scope.script.line(format!("T:Mode$ {besides} | {more}"));
    }
    Ok(format!("Mode$ {} | {more}", mode.name))
}

/// The only instruction of an ability.
fn single(steps: &[Value], scope: &mut Scope) -> Said<String> {
    if steps.len() != 1 {
        return Err("several instructions under one condition".into());
    }
    chain(steps, scope)
}

fn limits(trigger: &Value, mode: &mut Mode) -> Said<()> {
    if has(trigger, "limit") {
        return Err("a limit of a trigger: the engine reads it and does not count".into());
    }
    if has(trigger, "doOnce") {
        mode.more.push("ResolvedLimit$ 1".into());
    }
    if has(trigger, "ordinal") {
        let [nth] = list(&trigger["ordinal"], "nth") else {
            return Err("several ordinals".into());
        };
        mode.more.push(match (mode.name, nth.as_i64()) {
            ("Drawn", Some(nth)) => format!("Number$ {nth}"),
            ("LifeGained" | "CounterAddedOnce", Some(1)) => "FirstTime$ True".into(),
            (name, _) => return Err(format!("the ordinal {nth} of {name}")),
        });
    }
    Ok(())
}

fn conditions(trigger: &Value, mode: &mut Mode, scope: &mut Scope) -> Said<()> {
    if has(trigger, "if") {
        mode.more.push(condition(&trigger["if"], Asked::OfAbility, scope)?);
    }

    if has(trigger, "given") {
        mode.more.push(condition(&trigger["given"], Asked::OfAbility, scope)?);
        mode.more.push("NoResolvingCheck$ True".into());
    }
    Ok(())
}

/// "You may sacrifice one; when you do, …": a cost of an immediate trigger.
fn fed(steps: &[Value], scope: &mut Scope) -> Said<Option<String>> {
    let [may, when] = steps else { return Ok(None) };
    if text(may, "do") != "may" || text(when, "do") != "when" || may["as"] != when["did"] {
        return Ok(None);
    }
    let [choose, sacrifice] = list(may, "steps") else {
        return Err("what is optional before a reflexive trigger".into());
    };
    if text(choose, "do") != "choose" || text(sacrifice, "do") != "sacrifice" || text(choose, "by") != "" {
        return Err("what is optional before a reflexive trigger".into());
    }
    let offered =
        super::filter::filter(&choose["from"], scope.place)?.replace(".YouCtrl+", ".").replace("+YouCtrl", "").replace(".YouCtrl", "");
    let chosen = format!("chosen:{}", text(choose, "as"));
    let mut then = scope.within(when);
    then.kept = Some((chosen, "Sacrificed"));
    let volley = variable(list(when, "steps"), &mut then)?;
    Ok(Some(
        scope.script.variable(format!("AB$ ImmediateTrigger | Cost$ Sac<1/{offered}> | Execute$ {volley} | RememberObjects$ Sacrificed")),
    ))
}

/// A triggered effect that an instruction starts.
pub fn started(step: &Value, scope: &mut Scope) -> Said<Vec<String>> {
    let effect = &step["effect"];
    let lasting = text(step, "for");
    let delayed = lasting == "unstated" || effect["uses"] == 1;
    if text(&effect["trigger"]["on"], "event") == "counters" {
        return Err("a started ability about counters".into());
    }
    if delayed && effect["steps"].to_string().contains(r#""event:"#) {
        return Err("a delayed ability that speaks of what it answers".into());
    }
    let mut kept = references(effect);
    if delayed && kept.is_empty() && scope.home == "Battlefield" && effect.to_string().contains(r#""self""#) {
        // the object as it is now, not what may come back
        kept.push("self".into());
    }
    let (remembers, reference) = match kept.as_slice() {
        [] => (String::new(), None),
        [one] => (format!(" | RememberObjects$ {}", scope.defined(one).or_else(|_| target_for_later(one, scope))?), Some(one.clone())),
        _ => return Err("a delayed ability that remembers several objects".into()),
    };
    let target = kept.first().and_then(|one| one.strip_prefix("target:")).filter(|name| !scope.declared.iter().any(|known| known == name));
    let declared = match target {
        Some(name) => format!("{} | ", scope.declare(name)?),
        None => String::new(),
    };
    let home = if scope.home == "Stack" { "Graveyard" } else { scope.home };
    let mut later = scope.within(effect);
    later.home = home;
    later.kept = reference.map(|of| (of, if delayed { "DelayTriggerRemembered" } else { "Remembered" }));

    let mut plain = effect.clone();
    if let Some(fields) = plain.as_object_mut() {
        fields.remove("uses");
    }
    let remembers_itself = later.kept.as_ref().is_some_and(|(of, _)| of == "self");
    let mut text = trigger_of(&plain, &mut later)?;
    if remembers_itself {
        text = text.replace("Card.Self", "Card.IsTriggerRemembered");
    }
    if !delayed {
        let name = scope.script.variable(text);
        let more = if lasting == "turn" { "" } else { " | Duration$ Permanent" };
        return Ok(vec![format!("Effect | {declared}Triggers$ {name}{remembers}{more}")]);
    }
    let more = if lasting == "turn" { " | ThisTurn$ True" } else { "" };
    Ok(vec![format!("DelayedTrigger | {declared}{text}{remembers}{more}")])
}

fn trigger_of(effect: &Value, scope: &mut Scope) -> Said<String> {
    let made = trigger(effect, Some("Command"), scope)?;
    Ok(made.replace(" | TriggerZones$ Command", ""))
}

/// A target that the delayed ability is the first to speak of.
fn target_for_later(of: &str, scope: &Scope) -> Said<String> {
    match of.strip_prefix("target:") {
        Some(name) if !scope.declared.iter().any(|known| known == name) => Ok("Targeted".into()),
        _ => Err(format!("{of} in a delayed ability")),
    }
}

/// The targets and choices that a delayed ability speaks of.
fn references(of: &Value) -> Vec<String> {
    let mut found = vec![];
    collect(of, &mut found);
    found.dedup();
    found
}

fn collect(of: &Value, found: &mut Vec<String>) {
    match of {
        Value::String(text) if (text.starts_with("target:") || text.starts_with("chosen:")) && !found.contains(text) => {
            found.push(text.clone())
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        Value::Object(fields) => fields.values().for_each(|value| collect(value, found)),
        _ => {}
    }
}

/// A chapter of a Saga: the number of lore counters that it waits for, and what it executes.
pub fn chapter(effect: &Value, scope: &mut Scope) -> Said<(i64, String)> {
    let number = effect["trigger"]["on"]["reaches"].as_i64().ok_or("a chapter without a number")?;
    let chained = chain(list(effect, "steps"), &mut scope.within(effect))?;
    Ok((number, scope.script.variable(format!("DB$ {chained}"))))
}

/// Whether a triggered ability is a chapter.
pub fn is_chapter(effect: &Value) -> bool {
    let on = &effect["trigger"]["on"];
    text(on, "event") == "counters" && text(on, "counter") == "lore" && has(on, "reaches") && text(&on["object"], "ref") == "self"
}

/// The zones that an ability functions in.
pub fn zones(ability: &Value) -> Said<Option<String>> {
    let names = list(ability, "functions").iter().map(|name| zone(name.as_str().unwrap_or(""))).collect::<Said<Vec<_>>>()?;
    Ok(if names.is_empty() { None } else { Some(names.join(",")) })
}
