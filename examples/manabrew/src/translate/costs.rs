//! Costs of activated abilities.
use super::filter::{filter, Place};
use super::script::{list, only, text, Said};
use serde_json::Value;

/// The cost of an ability, `Cost$ …`; `0` for none.
pub fn cost(steps: &[Value], place: Place) -> Said<String> {
    let mut parts = vec![];
    let mut rest = steps.iter().peekable();
    while let Some(step) = rest.next() {
        parts.push(match (text(step, "do"), text(step, "what")) {
            ("status", "self") if text(step, "status") == "tapped" && step["on"] == true => "T".into(),
            ("sacrifice", "self") => "Sac<1/CARDNAME>".into(),
            ("lose", _) if text(step, "of") == "life" && step["amount"].is_i64() => format!("PayLife<{}>", step["amount"]),
            ("discard", "") => format!("Discard<{}/Card>", step["count"].as_i64().unwrap_or(1)),
            ("choose", _) => {
                only(step, &["do", "from", "as"])?;
                let next = rest.next().ok_or("a choice as a cost")?;
                let chosen = format!("chosen:{}", text(step, "as"));
                if text(next, "what") != chosen {
                    return Err("a choice as a cost".into());
                }
                let mut from = step["from"].clone();
                if let Some(fields) = from.as_object_mut() {
                    fields.remove(if text(next, "do") == "sacrifice" { "controller" } else { "owner" });
                    fields.remove("zone");
                }
                match text(next, "do") {
                    "sacrifice" => format!("Sac<1/{}>", filter(&from, place)?.replace(',', ";")),
                    "discard" if list(&from, "types").len() <= 1 => format!("Discard<1/{}>", filter(&from, place)?),
                    other => return Err(format!("the cost {other}")),
                }
            }
            (other, _) => return Err(format!("the cost {other} of {step}")),
        });
    }
    Ok(if parts.is_empty() { "0".into() } else { parts.join(" ") })
}
