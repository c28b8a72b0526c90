//! The adapter: answers the requests of the kit, JSON-RPC 2.0, one message a line.

mod engine;
mod session;

use serde_json::{json, Value};
use session::Session;
use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpListener;

/// What the engine is and claims. Scenarios beyond it are not sent; claim more as it learns more.
fn claims() -> Value {
    json!({
        "protocol": "stacklaw/protocol@1",
        "engine": { "name": "my-engine", "version": "0.1.0" },
        "rulesets": ["fab"],
        "features": [], // of the scenario language, for an engine that reads abilities from the scenario
        "cards": { "fab": engine::CARDS.map(|(name, _)| name) }, // those that it knows by name
        "level": "outcome", // how much it shows: outcome, stack or full
        "autonomous": [] // kinds of decision that it takes without asking
    })
}

/// The code and the message of an error to answer with.
type Refused = (i32, String);

const NO_METHOD: i32 = -32601;
const INVALID_PARAMS: i32 = -32602;
const FAILED: i32 = -32000;

fn wrong<T>(message: &str) -> Result<T, Refused> {
    Err((INVALID_PARAMS, message.to_owned()))
}

/// The games that are open, by the kit's name for each; nothing for one that it cannot play.
type Sessions = HashMap<String, Option<Session>>;

fn answer(sessions: &mut Sessions, method: &str, params: &Value) -> Result<Value, Refused> {
    let name = params["session"].as_str().unwrap_or_default();
    let broken = |said: String| (FAILED, said);
    match method {
        "initialize" => Ok(claims()),
        "shutdown" => Ok(json!({})),
        "scenario/start" => {
            let Some(scenario) = params.get("scenario") else {
                return wrong("there is no scenario to start");
            };
            if !engine::supports(scenario) {
                sessions.insert(name.to_owned(), None);
                let end = json!({ "see": "end", "why": "unsupported", "state": { "players": {}, "objects": {} } });
                return Ok(json!({ "observations": [end] }));
            }
            let mut session = Session::start(scenario.clone());
            let begun = session.observe().map_err(broken);
            sessions.insert(name.to_owned(), Some(session));
            begun
        }
        "scenario/answer" => {
            let Some(open) = sessions.get_mut(name) else {
                return wrong("no session of this name is open");
            };
            let option = params["option"]
                .as_u64()
                .and_then(|place| usize::try_from(place).ok());
            match (open, option) {
                (Some(session), Some(option)) if option < session.offered => {
                    session.go_on(option).map_err(broken)
                }
                _ => wrong("no such option is offered"),
            }
        }
        "scenario/close" => match sessions.remove(name) {
            Some(_) => Ok(json!({})),
            None => wrong("no session of this name is open"),
        },
        _ => Err((NO_METHOD, format!("there is no method {method}"))),
    }
}

/// Answers requests until shutdown, or until nothing more comes.
fn converse(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut sessions = Sessions::new();
    for line in input.lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let mut message = json!({ "jsonrpc": "2.0", "id": request["id"] });
        match answer(
            &mut sessions,
            request["method"].as_str().unwrap_or_default(),
            &request["params"],
        ) {
            Ok(result) => message["result"] = result,
            Err((code, text)) => message["error"] = json!({ "code": code, "message": text }),
        }
        // One write a message, and flushed, so that no answer waits in a buffer.
        output.write_all(format!("{message}\n").as_bytes())?;
        output.flush()?;
        if request["method"] == "shutdown" {
            break;
        }
    }
    Ok(())
}

/// Takes one conversation after another on this machine, for --connect: the engine runs under a debugger, say.
fn listen(port: u16) -> io::Result<()> {
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    eprintln!("listens on {}", listener.local_addr()?);
    for connection in listener.incoming() {
        let connection = connection?;
        connection.set_nodelay(true)?;
        if let Err(gone) = converse(BufReader::new(&connection), &connection) {
            eprintln!("{gone}"); // the kit has gone; the next one may come
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    match (
        arguments.get(1).map(String::as_str),
        arguments.get(2).and_then(|port| port.parse().ok()),
    ) {
        (Some("--listen"), Some(port)) => listen(port),
        _ => converse(io::stdin().lock(), io::stdout().lock()),
    }
}
