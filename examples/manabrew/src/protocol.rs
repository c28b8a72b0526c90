//! The requests of the protocol.
use crate::session::Session;
use serde_json::{json, Value};
use std::collections::HashMap;

const NO_METHOD: i64 = -32601;
const WRONG: i64 = -32602;
const FAILED: i64 = -32000;

/// The features that the translator knows something of. What it can't say of them ends a scenario as unsupported.
const FEATURES: [&str; 31] = [
    "core",
    "targets",
    "prevention",
    "triggers",
    "options",
    "limits",
    "suppression",
    "costs",
    "delayed-triggers",
    "counters",
    "state-triggers",
    "replacement",
    "allocation",
    "turns",
    "continuous",
    "self-replacement",
    "modes",
    "flow",
    "conditional-triggers",
    "meta-triggers",
    "extra-triggers",
    "reflexive",
    "cant",
    "entering",
    "status",
    "tokens",
    "attachments",
    "control",
    "works-elsewhere",
    "enters",
    "seats",
];

#[derive(Default)]
pub struct Adapter {
    sessions: HashMap<String, Session>,
    pub done: bool,
}

impl Adapter {
    pub fn reply(&mut self, line: &str) -> Value {
        let request: Value = serde_json::from_str(line).unwrap_or_default();
        match self.answer(request["method"].as_str().unwrap_or(""), &request["params"]) {
            Ok(result) => json!({ "jsonrpc": "2.0", "id": request["id"], "result": result }),
            Err((code, message)) => json!({ "jsonrpc": "2.0", "id": request["id"], "error": { "code": code, "message": message } }),
        }
    }

    fn answer(&mut self, method: &str, params: &Value) -> Result<Value, (i64, String)> {
        let name = params["session"].as_str().unwrap_or("");
        match method {
            "initialize" => Ok(json!({
                "protocol": "stacklaw/protocol@1",
                "engine": { "name": "manabrew-engine", "version": "0.13.1" },
                "rulesets": ["mtg"],
                "features": FEATURES,
                "level": "outcome",
                // the engine decides these by itself
                "autonomous": ["trigger-order", "occurrence"],
            })),
            "scenario/start" => {
                if !params["scenario"].is_object() {
                    return Err((WRONG, "there is no scenario to start".into()));
                }
                let mut session = Session::start(params["scenario"].clone()).map_err(|error| (FAILED, error))?;
                let seen = session.observations().map_err(|error| (FAILED, error))?;
                self.sessions.insert(name.into(), session);
                Ok(json!({ "observations": seen }))
            }
            "scenario/answer" => {
                let session = self.sessions.get_mut(name).ok_or((WRONG, "no session of this name is open".to_string()))?;
                let option = params["option"].as_u64().ok_or((WRONG, "an option is the place of one that was offered".to_string()))?;
                if !session.answer(option as usize) {
                    return Err((WRONG, "no such option is offered".into()));
                }
                session.observations().map(|seen| json!({ "observations": seen })).map_err(|error| (FAILED, error))
            }
            "scenario/close" => match self.sessions.remove(name) {
                Some(_) => Ok(json!({})),
                None => Err((WRONG, "no session of this name is open".into())),
            },
            "shutdown" => {
                self.done = true;
                Ok(json!({}))
            }
            _ => Err((NO_METHOD, format!("there is no method {method}"))),
        }
    }
}
