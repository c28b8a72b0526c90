//! The engine tells some things twice. What happened at once it tells one by one, which the level `outcome` permits.
use serde_json::Value;

/// An observation, with the go that it happened in.
pub struct Seen {
    pub batch: usize,
    pub what: Value,
}

impl Seen {
    fn event(&self) -> &Value {
        &self.what["events"][0]
    }

    fn kind(&self) -> &str {
        self.event()["event"].as_str().unwrap_or("")
    }

    fn same_object(&self, other: &Seen) -> bool {
        self.batch == other.batch && self.event()["object"] == other.event()["object"]
    }
}

/// Events that are moves and have a name of their own.
fn is_named(kind: &str) -> bool {
    matches!(kind, "draw" | "discard" | "destroy" | "sacrifice" | "create")
}

pub fn tidy(seen: Vec<Seen>) -> Vec<Value> {
    let mut once: Vec<Seen> = vec![];
    for each in seen {
        add(each, &mut once);
    }
    once.into_iter().map(|seen| seen.what).collect()
}

/// Adds an observation to those before it, or leaves it out, or takes out what it tells better.
fn add(each: Seen, seen: &mut Vec<Seen>) {
    let kind = each.kind().to_string();
    let told = seen.iter().any(|other| is_named(other.kind()) && other.same_object(&each));
    if matches!(kind.as_str(), "sacrifice" | "destroy") && told {
        return;
    }
    if kind == "move" && each.event()["from"] != "stack" && told {
        return;
    }
    if is_named(&kind) {
        if let Some(at) = seen.iter().rposition(|other| other.kind() == "move" && other.same_object(&each)) {
            seen.remove(at);
        }
    }
    // what leaves the battlefield does not besides come off what it was attached to
    if kind == "move" && each.event()["from"] == "arena" {
        seen.retain(|other| !(other.kind() == "attach" && other.same_object(&each)));
    }
    // the counters that something enters with are told by its entering
    if kind == "create" || each.event()["to"] == "arena" {
        seen.retain(|other| !(other.kind() == "counters" && other.same_object(&each)));
    }
    // the engine moves a countered spell before it says that it is countered
    if kind == "negate" {
        let left =
            |other: &Seen| other.kind() == "move" && other.event()["object"] == each.event()["layer"] && other.event()["from"] == "stack";
        if let Some(at) = seen.iter().position(left) {
            return seen.insert(at, each);
        }
    }
    // damage to a player is told besides as loss of life
    if kind == "damage" {
        if let Some(at) = seen.iter().rposition(|other| is_loss_by(other, &each)) {
            seen.remove(at);
        }
    }
    // who loses the game is told before what goes with them
    if kind == "defeat" {
        let at =
            seen.iter().rposition(|other| other.batch != each.batch || other.kind() == "defeat" || other.what["cause"]["rule"] != "check");
        let at = at.map_or(0, |at| at + 1);
        return seen.insert(at, each);
    }
    if kind == "lose" && seen.last().is_some_and(|last| last.kind() == "damage" && is_loss_by(&each, last)) {
        return;
    }
    seen.push(each);
}

fn is_loss_by(loss: &Seen, damage: &Seen) -> bool {
    let part = &damage.event()["parts"][0];
    loss.kind() == "lose" && loss.event()["player"] == part["target"] && loss.event()["amount"] == part["amount"]
}
