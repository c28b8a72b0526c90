//! What the words of one ability stand for: its targets, what was chosen, the event it answers.
use super::filter::Place;
use super::script::{list, text, Said, Script};
use serde_json::Value;

/// The words of one ability, and the script that it is written into.
pub struct Scope<'a> {
    pub script: &'a mut Script,
    pub place: Place,
    /// How a definition names what the card is attached to.
    pub host: &'static str,
    /// The pattern of the event that the ability answers or replaces.
    pub event: Option<&'a Value>,
    /// Where the card is as the ability resolves.
    pub home: &'static str,
    /// Who `you` is: in a round of all players the one whose turn it is.
    pub you: &'static str,
    pub targets: &'a [Value],
    /// The targets that instructions so far have declared.
    pub declared: Vec<String>,
    /// Names of choices, each with the zone it came from; "" for a player.
    pub chosen: Vec<(String, &'static str)>,
    /// A reference that a delayed ability remembers, and how it calls it.
    pub kept: Option<(String, &'static str)>,
    /// Something that an instruction has moved, and where to.
    pub moved: Option<(String, &'static str)>,
}

impl<'a> Scope<'a> {
    /// The same words for an ability that comes of this one.
    pub fn within<'b>(&'b mut self, of: &'b Value) -> Scope<'b>
    where
        'a: 'b,
    {
        Scope {
            script: self.script,
            place: self.place,
            host: self.host,
            event: self.event,
            home: self.home,
            you: self.you,
            targets: list(of, "targets"),
            declared: vec![],
            chosen: self.chosen.clone(),
            kept: self.kept.clone(),
            moved: self.moved.clone(),
        }
    }

    fn event_kind(&self) -> &str {
        self.event.map_or("", |event| text(event, "event"))
    }

    /// The definition of one object or player that is known by now.
    pub fn defined(&self, of: &str) -> Said<String> {
        if let Some((_, name)) = self.kept.as_ref().filter(|(kept, _)| kept == of) {
            return Ok(name.to_string());
        }
        Ok(match of {
            "self" => "Self".into(),
            "you" => self.you.into(),
            "opponent" => "Player.Opponent".into(),
            "host" => self.host.into(),
            "event:source" => "TriggeredSource".into(),
            "event:player" => "TriggeredPlayer".into(),
            "event:target" => "TriggeredTarget".into(),
            "event:object" if matches!(self.event_kind(), "move" | "enter" | "destroy" | "sacrifice" | "discard") => {
                "TriggeredNewCardLKICopy".into()
            }
            "event:object" => "TriggeredCard".into(),
            _ => match of.split_once(':') {
                Some(("target", name)) if self.declared.last().is_some_and(|last| last == name) => "Targeted".into(),
                Some(("chosen", name)) => {
                    let (_, zone) = self.chosen.iter().rfind(|(chosen, _)| chosen == name).ok_or_else(|| format!("{of} from elsewhere"))?;
                    if zone.is_empty() {
                        return Err("a player who was chosen".into());
                    }
                    "Remembered".into()
                }
                _ => return Err(format!("{of} here")),
            },
        })
    }

    /// What an instruction acts on: `Defined$ …`, or the target that it is the first to speak of.
    pub fn acted(&mut self, of: &str) -> Said<String> {
        let kept = self.kept.as_ref().is_some_and(|(kept, _)| kept == of);
        if let Some(name) = of.strip_prefix("target:").filter(|name| !kept && !self.declared.iter().any(|known| known == name)) {
            return self.declare(name);
        }
        Ok(format!("Defined$ {}", self.defined(of)?))
    }

    /// The parameters by which an instruction declares a target.
    pub fn declare(&mut self, name: &str) -> Said<String> {
        let target =
            self.targets.iter().find(|target| text(target, "as") == name).ok_or_else(|| format!("the target {name} from elsewhere"))?;
        super::script::only(target, &["as", "what"])?;
        let mut selectors = vec![];
        let mut from = "";
        for what in list(target, "what") {
            if let Some(who) = what["players"].as_str() {
                selectors.push(super::filter::players(who).to_string());
            } else {
                from = super::filter::zone(text(what, "zone"))?;
                selectors.push(super::filter::filter(what, self.place)?);
            }
        }
        self.declared.push(name.into());
        let zone = if matches!(from, "" | "Battlefield") { String::new() } else { format!(" | TgtZone$ {from}") };
        Ok(format!("TgtPrompt$ {name} | ValidTgts$ {}{zone}", selectors.join(",")))
    }

    /// Where an object that a reference names is now.
    pub fn zone_of(&self, of: &str) -> Said<&'static str> {
        if let Some((_, zone)) = self.moved.as_ref().filter(|(moved, _)| moved == of) {
            return Ok(zone);
        }
        match of {
            "self" => Ok(self.home),
            "host" => Ok("Battlefield"),
            "event:object" => match self.event_kind() {
                "destroy" | "sacrifice" | "discard" => Ok("Graveyard"),
                "draw" => Ok("Hand"),
                _ => super::filter::zone(self.event.map_or("", |event| text(event, "to"))),
            },
            "event:source" => Ok("Battlefield"),
            _ => match of.split_once(':') {
                Some(("target", name)) => {
                    let target = self.targets.iter().find(|target| text(target, "as") == name).ok_or("a target from elsewhere")?;
                    super::filter::zone(text(&target["what"][0], "zone"))
                }
                Some(("chosen", name)) => {
                    self.chosen.iter().rfind(|(chosen, _)| chosen == name).map(|(_, zone)| *zone).ok_or("a choice from elsewhere".into())
                }
                _ => Err(format!("where {of} is")),
            },
        }
    }
}
