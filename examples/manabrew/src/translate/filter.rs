//! Filters of the kit as selectors of the engine: `Creature.Knight+YouCtrl`.
use super::script::{has, list, only, text, Said};
use serde_json::Value;

/// What `self` and its host are called where a filter stands.
#[derive(Clone, Copy)]
pub struct Place {
    /// How a selector asks for what the card is attached to.
    pub host: &'static str,
}

pub const CARD_TYPES: [&str; 7] = ["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"];

pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

pub fn comparison(sign: &str) -> &'static str {
    match sign {
        "=" => "EQ",
        "!=" => "NE",
        "<" => "LT",
        "<=" => "LE",
        ">" => "GT",
        _ => "GE",
    }
}

pub fn counter(kind: &str) -> String {
    match kind {
        "+1/+1" => "P1P1".into(),
        "-1/-1" => "M1M1".into(),
        other => other.to_uppercase(),
    }
}

pub fn zone(name: &str) -> Said<&'static str> {
    Ok(match name {
        "" | "arena" => "Battlefield",
        "hand" => "Hand",
        "deck" => "Library",
        "graveyard" => "Graveyard",
        "banished" => "Exile",
        "stack" => "Stack",
        other => return Err(format!("the zone {other}")),
    })
}

fn side(who: &str, yours: &str, theirs: &str) -> Option<String> {
    match who {
        "you" => Some(yours.into()),
        "opponent" => Some(theirs.into()),
        _ => None,
    }
}

/// A filter as a selector. The zone is the caller's to say.
pub fn filter(of: &Value, place: Place) -> Said<String> {
    only(
        of,
        &["zone", "types", "anyType", "notTypes", "controller", "owner", "other", "name", "status", "token", "counters", "number", "is"],
    )?;
    let mut marks = vec![];
    let mut types: Vec<&str> = list(of, "types").iter().filter_map(Value::as_str).collect();
    let base = types.iter().position(|kind| CARD_TYPES.contains(kind)).map(|at| capital(types.remove(at)));
    marks.extend(types.into_iter().map(capital));
    marks.extend(list(of, "notTypes").iter().filter_map(Value::as_str).map(|kind| format!("non{}", capital(kind))));
    marks.extend(side(text(of, "controller"), "YouCtrl", "OppCtrl"));
    marks.extend(side(text(of, "owner"), "YouOwn", "OppOwn"));
    if has(of, "other") {
        marks.push("Other".into());
    }
    if has(of, "name") {
        marks.push(format!("named{}", text(of, "name")));
    }
    match text(of, "status") {
        "" => {}
        "tapped" => marks.push("tapped".into()),
        other => return Err(format!("the status {other} in a filter")),
    }
    if let Some(token) = of["token"].as_bool() {
        marks.push(if token { "token" } else { "nonToken" }.into());
    }
    if has(of, "counters") {
        let (asked, number) = (&of["counters"], of["counters"]["value"].as_i64().ok_or("a computed number of counters")?);
        marks.push(format!("counters_{}{number}_{}", comparison(text(asked, "op")), counter(text(asked, "kind"))));
    }
    if has(of, "number") {
        let asked = &of["number"];
        only(asked, &["name", "op", "value"])?;
        let number = asked["value"].as_i64().ok_or("a computed number in a filter")?;
        marks.push(format!("{}{}{number}", text(asked, "name"), comparison(text(asked, "op"))));
    }
    match text(of, "is") {
        "" => {}
        "self" => marks.push("Self".into()),
        "host" => marks.push(place.host.into()),
        other => return Err(format!("{other} in a filter")),
    }
    let alternatives: Vec<String> = match list(of, "anyType") {
        [] => vec![base.unwrap_or("Card".into())],
        any => any.iter().filter_map(Value::as_str).map(capital).collect(),
    };
    let tail = if marks.is_empty() { String::new() } else { format!(".{}", marks.join("+")) };
    Ok(alternatives.iter().map(|kind| format!("{kind}{tail}")).collect::<Vec<_>>().join(","))
}

/// What a pattern says of an object: a filter, or a reference.
pub fn object(of: &Value, place: Place) -> Said<String> {
    match text(of, "ref") {
        "" => filter(of, place),
        "self" => Ok("Card.Self".into()),
        "host" => Ok(format!("Card.{}", place.host)),
        other => Err(format!("{other} in a pattern")),
    }
}

/// Which players, as a selector.
pub fn players(who: &str) -> &'static str {
    match who {
        "you" => "You",
        "opponent" => "Player.Opponent",
        _ => "Player",
    }
}
