//! A card's script as it grows: lines in the engine's language of cards, with variables that the lines name.
use serde_json::Value;

/// What the engine's language can't say, or this translator doesn't know.
pub type Said<T> = Result<T, String>;

#[derive(Default)]
pub struct Script {
    lines: Vec<String>,
    variables: usize,
    /// Ids of the activated abilities, in the order of their lines.
    pub activated: Vec<String>,
}

impl Script {
    pub fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    /// A variable of the card, named anew.
    pub fn variable(&mut self, text: impl AsRef<str>) -> String {
        self.variables += 1;
        let name = format!("Kit{}", self.variables);
        self.line(format!("SVar:{name}:{}", text.as_ref()));
        name
    }

    pub fn text(&self) -> String {
        self.lines.join("\n")
    }
}

pub fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or("")
}

pub fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

pub fn has(value: &Value, key: &str) -> bool {
    !value[key].is_null()
}

/// Refuses fields that the translation would drop.
pub fn only(value: &Value, known: &[&str]) -> Said<()> {
    match value.as_object().and_then(|fields| fields.keys().find(|key| !known.contains(&key.as_str()))) {
        Some(key) => Err(format!("{key} of {value}")),
        None => Ok(()),
    }
}
