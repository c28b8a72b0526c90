//! Amounts and conditions.
use super::filter::{comparison, counter, filter, zone};
use super::scope::Scope;
use super::script::{has, only, text, Said};
use serde_json::Value;

/// An amount as a number, or as the name of a variable that computes it.
pub fn amount(of: &Value, scope: &mut Scope) -> Said<String> {
    if let Some(number) = of.as_i64() {
        return Ok(number.to_string());
    }
    let expression = expression(of, scope)?;
    Ok(scope.script.variable(expression))
}

/// What a variable computes.
pub fn expression(of: &Value, scope: &mut Scope) -> Said<String> {
    if let Some(number) = of.as_i64() {
        return Ok(format!("Number${number}"));
    }
    if text(of, "event") == "amount" {
        return match scope.event.map(|event| text(event, "event")) {
            Some("damage") => Ok("TriggerCount$DamageAmount".into()),
            Some("gain" | "lose") => Ok("TriggerCount$LifeAmount".into()),
            Some("counters") => Ok("TriggerCount$Amount".into()),
            other => Err(format!("the amount of the event {}", other.unwrap_or("that it answers"))),
        };
    }
    if has(of, "player") {
        return match (text(of, "player"), text(of, "of")) {
            ("life", "you") if scope.you == "You" => Ok("Count$YourLifeTotal".into()),
            ("life", "opponent") => Ok("PlayerCountOpponents$LowestLifeTotal".into()),
            (number, whose) => Err(format!("{number} of {whose}")),
        };
    }
    if has(of, "number") {
        only(of, &["number", "of", "last"])?;
        let property = match text(of, "number") {
            "power" => "CardPower",
            "toughness" => "CardToughness",
            other => return Err(format!("the number {other}")),
        };
        return owned(text(of, "of"), property, scope);
    }
    if has(of, "counters") {
        return owned(text(of, "of"), &format!("CardCounters.{}", counter(text(of, "counters"))), scope);
    }
    if has(of, "count") {
        let what = filter(&of["count"], scope.place)?;
        return Ok(match zone(text(&of["count"], "zone"))? {
            "Battlefield" => format!("Count$Valid {what}"),
            other => format!("Count$Valid{other} {what}"),
        });
    }
    for (sign, with) in [("sum", "Plus"), ("difference", "Minus"), ("product", "Times")] {
        if let Some([first, second]) = of[sign].as_array().map(Vec::as_slice) {
            let second = second.as_i64().ok_or_else(|| format!("a {sign} of two computed amounts"))?;
            return Ok(format!("{}/{with}.{second}", expression(first, scope)?));
        }
    }
    Err(format!("the amount {of}"))
}

/// A property of one object.
fn owned(of: &str, property: &str, scope: &Scope) -> Said<String> {
    Ok(match scope.defined(of)?.as_str() {
        // what it last had, the engine keeps with the event
        "Self" if scope.home == "Graveyard" => format!("TriggeredCard${property}"),
        "Self" => format!("Count${property}"),
        "TriggeredNewCardLKICopy" => format!("TriggeredCard${property}"),
        name => format!("{name}${property}"),
    })
}

/// Where a condition stands: of a trigger or a static ability, or of an instruction.
#[derive(Clone, Copy, PartialEq)]
pub enum Asked {
    OfAbility,
    OfStep,
}

fn opposite(sign: &str) -> &'static str {
    match sign {
        "EQ" => "NE",
        "NE" => "EQ",
        "LT" => "GE",
        "LE" => "GT",
        "GT" => "LE",
        _ => "LT",
    }
}

/// A condition as parameters.
pub fn condition(of: &Value, asked: Asked, scope: &mut Scope) -> Said<String> {
    ask(of, true, asked, scope)
}

/// The opposite of a condition.
pub fn no_condition(of: &Value, asked: Asked, scope: &mut Scope) -> Said<String> {
    ask(of, false, asked, scope)
}

fn ask(of: &Value, holds: bool, asked: Asked, scope: &mut Scope) -> Said<String> {
    if has(of, "not") {
        return ask(&of["not"], !holds, asked, scope);
    }
    if has(of, "exists") {
        let (what, at) = (filter(&of["exists"], scope.place)?, zone(text(&of["exists"], "zone"))?);
        let least = of["atLeast"].as_i64().unwrap_or(1);
        let compare = if holds { format!("GE{least}") } else { format!("LT{least}") };
        return Ok(match asked {
            Asked::OfAbility => format!("IsPresent$ {what} | PresentZone$ {at} | PresentCompare$ {compare}"),
            Asked::OfStep => format!("ConditionPresent$ {what} | ConditionZone$ {at} | ConditionCompare$ {compare}"),
        });
    }
    if let Some([left, sign, right]) = of["compare"].as_array().map(Vec::as_slice) {
        let right = right.as_i64().ok_or("a comparison with a computed amount")?;
        let sign = comparison(sign.as_str().unwrap_or(""));
        let left = expression(left, scope)?;
        let name = scope.script.variable(left);
        let compare = format!("{}{right}", if holds { sign } else { opposite(sign) });
        return Ok(match asked {
            Asked::OfAbility => format!("CheckSVar$ {name} | SVarCompare$ {compare}"),
            Asked::OfStep => format!("ConditionCheckSVar$ {name} | ConditionSVarCompare$ {compare}"),
        });
    }
    Err(format!("the condition {of}"))
}
