//! Instructions as a chain of the engine's abilities, each naming the next as `SubAbility$`.
use super::amount::{amount, condition, expression, Asked};
use super::costs::cost;
use super::effects::start;
use super::filter::{comparison, counter, filter, players, zone};
use super::scope::Scope;
use super::script::{has, list, only, text, Said};
use serde_json::Value;

/// The chain of some instructions: the text of its first link, without its prefix (`SP$`, `AB$`, `DB$`).
pub fn chain(steps: &[Value], scope: &mut Scope) -> Said<String> {
    let mut links = vec![];
    for (at, each) in steps.iter().enumerate() {
        let of = text(each, "what");
        let again = !matches!(of, "" | "self") && steps[at + 1..].iter().any(|later| mentions(later, of));
        if text(each, "do") == "move" && again {
            links.push(format!("{} | RememberChanged$ True", moving(each, scope)?));
            // from here on it is what has moved
            scope.kept = Some((of.into(), "Remembered"));
            scope.moved = Some((of.into(), zone(text(each, "to"))?));
        } else {
            links.extend(link(each, scope)?);
        }
    }
    if let Some(idle) = scope.targets.iter().find(|target| !scope.declared.iter().any(|known| known == text(target, "as"))) {
        return Err(format!("a target that nothing acts on: {}", text(idle, "as")));
    }
    let mut rest = links.into_iter().rev();
    let mut chained = rest.next().ok_or("no instruction")?;
    for before in rest {
        let name = scope.script.variable(format!("DB$ {chained}"));
        chained = format!("{before} | SubAbility$ {name}");
    }
    Ok(chained)
}

/// Whether an instruction speaks of what a reference stands for.
fn mentions(step: &Value, of: &str) -> bool {
    match step {
        Value::String(text) => text == of,
        Value::Array(items) => items.iter().any(|item| mentions(item, of)),
        Value::Object(fields) => fields.values().any(|value| mentions(value, of)),
        _ => false,
    }
}

/// Some instructions as a variable.
pub fn variable(steps: &[Value], scope: &mut Scope) -> Said<String> {
    let chained = chain(steps, scope)?;
    Ok(scope.script.variable(format!("DB$ {chained}")))
}

const NOTHING: &str = "Cleanup | ClearRemembered$ True";

/// One instruction: usually one link.
fn link(step: &Value, scope: &mut Scope) -> Said<Vec<String>> {
    if has(step, "instead") {
        return instead(step, scope);
    }
    let what = &step["what"];
    let one = |text: String| Ok(vec![text]);
    match text(step, "do") {
        "damage" => {
            let number = amount(&step["amount"], scope)?;
            one(damage(step, number, scope)?)
        }

        "draw" => {
            let count = amount(&step["count"], scope)?;
            one(format!("Draw | {} | NumCards$ {count}", scope.acted(text(step, "player"))?))
        }
        "discard" if !has(step, "what") => {
            let count = if has(step, "count") { amount(&step["count"], scope)? } else { "1".into() };
            one(format!("Discard | {} | NumCards$ {count} | Mode$ TgtChoose", scope.acted(text(step, "player"))?))
        }
        "gain" | "lose" => {
            let number = amount(&step["amount"], scope)?;
            let whose = scope.acted(text(step, "player"))?;
            one(match (text(step, "do"), text(step, "of")) {
                ("gain", "life") => format!("GainLife | {whose} | LifeAmount$ {number}"),
                ("lose", "life") => format!("LoseLife | {whose} | LifeAmount$ {number}"),
                ("gain", "poison") => format!("Poison | {whose} | Num$ {number}"),
                (act, of) => return Err(format!("{act} of {of}")),
            })
        }
        "destroy" => one(sweep("Destroy", "DestroyAll", "ValidCards", what, "", scope)?),
        "sacrifice" if what == "self" => one("Sacrifice | SacValid$ Self".into()),
        "sacrifice" if has(what, "all") => one(sweep("", "SacrificeAll", "ValidCards", what, "", scope)?),
        "move" => one(moving(step, scope)?),
        "counters" => counters(step, scope),
        "status" => one(status(step, scope)?),
        "create" => {
            only(step, &["do", "card", "player", "count", "as"])?;
            let count = if has(step, "count") { amount(&step["count"], scope)? } else { "1".into() };
            let whose = scope.defined(text(step, "player"))?;
            one(format!("Token | TokenScript$ {} | TokenOwner$ {whose} | TokenAmount$ {count}", token(text(step, "card"))))
        }
        "negate" => {
            let on_stack = what.as_str().and_then(|of| of.strip_prefix("target:")).ok_or("what is countered is no target")?;
            scope.declared.push(on_stack.into());
            one("Counter | TargetType$ Spell,Activated,Triggered | ValidTgts$ Card,Emblem".into())
        }
        "attach" if has(step, "to") && what == "self" => one(format!("Attach | Object$ Self | {}", scope.acted(text(step, "to"))?)),
        "attach" if !has(step, "to") => one(format!("Unattach | {}", scope.acted(what.as_str().unwrap_or(""))?)),
        "win" => one(format!("WinsGame | Defined$ {}", scope.defined(text(step, "player"))?)),
        "defeat" => one(format!("LosesGame | Defined$ {}", scope.defined(text(step, "player"))?)),
        "start" => start(step, scope),
        "choose" => one(choose(step, scope)?),
        "may" => one(may(step, scope)?),
        "unless" => one(unless(step, scope)?),
        "if" => {
            only(step, &["do", "if", "then"])?;
            let asked = condition(&step["if"], Asked::OfStep, scope)?;
            let mut links = vec![];
            for each in list(step, "then") {
                links.extend(link(each, scope)?);
            }
            Ok(links.into_iter().map(|each| format!("{each} | {asked}")).collect())
        }
        "each-player" if is_token_for_each(list(step, "steps")) => {
            one(format!("Token | TokenScript$ {} | TokenOwner$ Player | TokenAmount$ 1", token(text(&step["steps"][0], "card"))))
        }
        "each-player" => {
            let you = std::mem::replace(&mut scope.you, "Remembered");
            let round = variable(list(step, "steps"), &mut scope.within(&Value::Null));
            scope.you = you;
            one(format!("RepeatEach | RepeatPlayers$ Player | RepeatSubAbility$ {}", round?))
        }
        "repeat" => {
            let times = amount(&step["times"], scope)?;
            let round = variable(list(step, "steps"), &mut scope.within(&Value::Null))?;
            one(format!("Repeat | MaxRepeat$ {times} | RepeatSubAbility$ {round}"))
        }
        "modes" => one(modes(step, scope)?),
        other => Err(format!("the instruction {other} of {step}")),
    }
}

/// Each player creates one of a kind: at the same time.
fn is_token_for_each(steps: &[Value]) -> bool {
    matches!(steps, [only] if text(only, "do") == "create" && !has(only, "count") && !has(only, "with"))
}

fn damage(step: &Value, number: String, scope: &mut Scope) -> Said<String> {
    if text(step, "type") == "combat" {
        return Err("combat damage".into());
    }
    let to = &step["to"];
    if has(to, "all") {
        return Ok(format!("DamageAll | ValidCards$ {} | NumDmg$ {number}", filter(&to["all"], scope.place)?));
    }
    if has(step, "source") && text(step, "source") != "self" {
        return Err("damage from another source: the engine deals it from the card whose ability it is".into());
    }
    let link = match to["players"].as_str() {
        Some(who) => format!("DealDamage | Defined$ {}", players(who)),
        None => format!("DealDamage | {}", scope.acted(to.as_str().unwrap_or(""))?),
    };

    Ok(format!("{link} | NumDmg$ {number}"))
}

/// An instruction for one thing, or for all that fit.
fn sweep(one: &str, all: &str, key: &str, what: &Value, more: &str, scope: &mut Scope) -> Said<String> {
    Ok(if has(what, "all") {
        if zone(text(&what["all"], "zone"))? != "Battlefield" {
            return Err(format!("{all} elsewhere than on the battlefield"));
        }
        format!("{all} | {key}$ {}{more}", filter(&what["all"], scope.place)?)
    } else {
        format!("{one} | {}{more}", scope.acted(what.as_str().unwrap_or(""))?)
    })
}

fn moving(step: &Value, scope: &mut Scope) -> Said<String> {
    only(step, &["do", "what", "to", "position", "with", "as"])?;
    let (what, to) = (&step["what"], zone(text(step, "to"))?);
    let mut more = format!(" | Destination$ {to}");
    match text(step, "position") {
        "bottom" => more += " | LibraryPosition$ -1",
        _ if to == "Library" => more += " | LibraryPosition$ 0",
        _ => {}
    }
    let with = &step["with"];
    if !with.is_null() {
        only(with, &["counters", "status"])?;
        if has(with, "status") {
            more += " | Tapped$ True";
        }
        if has(with, "counters") {
            let kind = counter(text(&with["counters"], "kind"));
            more += &format!(" | WithCountersType$ {kind} | WithCountersAmount$ {}", amount(&with["counters"]["count"], scope)?);
        }
    }
    if has(what, "all") {
        let from = zone(text(&what["all"], "zone"))?;
        if to == "Battlefield" && text(&what["all"], "owner") != "you" {
            return Err("all that enter under their owners' control: the engine has them enter under one player's".into());
        }
        return Ok(format!("ChangeZoneAll | ChangeType$ {} | Origin$ {from}{more}", filter(&what["all"], scope.place)?));
    }
    let of = what.as_str().unwrap_or("");
    let from = scope.zone_of(of)?;
    Ok(format!("ChangeZone | {} | Origin$ {from}{more}", scope.acted(of)?))
}

fn counters(step: &Value, scope: &mut Scope) -> Said<Vec<String>> {
    let (on, kind) = (&step["on"], counter(text(step, "counter")));
    if step["delta"].as_i64().is_some_and(|number| number < 0) {
        let number = -step["delta"].as_i64().unwrap_or(0);
        let whose = scope.acted(on.as_str().ok_or("counters taken from several")?)?;
        return Ok(vec![format!("RemoveCounter | {whose} | CounterType$ {kind} | CounterNum$ {number}")]);
    }
    let more = format!(" | CounterType$ {kind} | CounterNum$ {}", amount(&step["delta"], scope)?);
    Ok(vec![sweep("PutCounter", "PutCounterAll", "ValidCards", on, &more, scope)?])
}

fn status(step: &Value, scope: &mut Scope) -> Said<String> {
    let what = &step["what"];
    match (text(step, "status"), step["on"].as_bool()) {
        ("tapped", Some(true)) => sweep("Tap", "TapAll", "ValidCards", what, "", scope),
        ("tapped", Some(false)) => sweep("Untap", "UntapAll", "ValidCards", what, "", scope),
        ("phased-out", Some(true)) if !has(what, "all") => sweep("Phases", "", "", what, "", scope),
        (status, on) => Err(format!("the status {status} {on:?} of {what}")),
    }
}

/// What a card is called among the tokens that the engine knows.
pub fn token(card: &str) -> String {
    card.to_lowercase().replace(|sign: char| !sign.is_alphanumeric(), "_")
}

fn choose(step: &Value, scope: &mut Scope) -> Said<String> {
    only(step, &["do", "from", "as", "by"])?;
    let (from, name) = (&step["from"], text(step, "as").to_string());
    let by = if has(step, "by") { scope.defined(text(step, "by"))? } else { scope.you.into() };
    if let Some(who) = from["players"].as_str() {
        scope.chosen.push((name, ""));
        return Ok(format!("ChoosePlayer | Defined$ {by} | Choices$ {}", players(who)));
    }
    if by != "You" {
        return Err("a choice of another player".into());
    }
    if scope.chosen.iter().any(|(_, zone)| !zone.is_empty()) {
        return Err("two choices".into());
    }
    let at = zone(text(from, "zone"))?;
    let what = filter(from, scope.place)?;
    scope.chosen.push((name, at));
    Ok(format!("ChooseCard | Defined$ You | Mandatory$ True | ChoiceZone$ {at} | Choices$ {what} | RememberChosen$ True"))
}

/// An optional part of an ability: a choice between it and nothing.
fn may(step: &Value, scope: &mut Scope) -> Said<String> {
    only(step, &["do", "steps"])?;
    let inner = chain(list(step, "steps"), &mut scope.within(&Value::Null))?;
    let yes = scope.script.variable(format!("DB$ {inner} | SpellDescription$ kit-yes"));
    let no = scope.script.variable(format!("DB$ {NOTHING} | SpellDescription$ kit-no"));
    Ok(format!("GenericChoice | Defined$ {} | Choices$ {yes},{no}", scope.you))
}

/// Something that a player can pay to keep from happening.
fn unless(step: &Value, scope: &mut Scope) -> Said<String> {
    only(step, &["do", "by", "steps", "otherwise"])?;
    let by = scope.defined(if has(step, "by") { text(step, "by") } else { "you" })?;
    let price = cost(list(step, "steps"), scope.place)?;
    let [otherwise] = list(step, "otherwise") else { return Err("several instructions unless something is paid".into()) };
    let happens = link(otherwise, scope)?.join("");
    Ok(format!("{happens} | UnlessPayer$ {by} | UnlessCost$ {price}"))
}

fn modes(step: &Value, scope: &mut Scope) -> Said<String> {
    let mut names = vec![];
    for mode in list(step, "modes") {
        let inner = chain(list(mode, "steps"), &mut scope.within(mode))?;
        names.push(scope.script.variable(format!("DB$ {inner} | SpellDescription$ kit-mode-{}.", text(mode, "id"))));
    }
    Ok(format!("Charm | CharmNum$ {} | Choices$ {}", step["pick"], names.join(",")))
}

/// Damage with another number where a comparison holds.
fn instead(step: &Value, scope: &mut Scope) -> Said<Vec<String>> {
    let [other] = list(step, "instead") else {
        return Err("several self-replacements".into());
    };
    let (plain, changed) = (step["amount"].as_i64(), other["change"]["amount"].as_i64());
    let (Some([left, sign, right]), "damage", Some(plain), Some(changed)) =
        (other["if"]["compare"].as_array().map(Vec::as_slice), text(step, "do"), plain, changed)
    else {
        return Err(format!("the self-replacement {other}"));
    };
    let asked = expression(left, scope)?;
    let asked = scope.script.variable(asked);
    let sign = comparison(sign.as_str().unwrap_or(""));
    let number = scope.script.variable(format!("Count$Compare {asked} {sign}{right}.{changed}.{plain}"));
    Ok(vec![damage(step, number, scope)?])
}
