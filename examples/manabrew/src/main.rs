//! The engine `manabrew-engine` behind the adapter protocol: JSON-RPC 2.0, one message a line.
mod ending;
mod names;
mod notice;
mod play;
mod protocol;
mod seat;
mod session;
mod setup;
mod table;
mod tidy;
mod translate;
mod watch;

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    std::panic::set_hook(Box::new(|info| {
        if !info.payload().is::<session::Stop>() {
            eprintln!("{info}");
        }
    }));
    let mut adapter = protocol::Adapter::default();
    for line in io::stdin().lock().lines() {
        let reply = adapter.reply(&line?);
        let mut out = io::stdout().lock();
        writeln!(out, "{reply}")?;
        out.flush()?;
        if adapter.done {
            break;
        }
    }
    Ok(())
}
