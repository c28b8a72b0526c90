//! The kit's names of phases and zones beside the engine's.
use forge_foundation::{PhaseType, ZoneType};

/// The phases of a turn, in order. Combat is no part of the ruleset.
pub const PHASES: [(&str, PhaseType); 7] = [
    ("untap", PhaseType::Untap),
    ("upkeep", PhaseType::Upkeep),
    ("draw", PhaseType::Draw),
    ("precombat-main", PhaseType::Main1),
    ("postcombat-main", PhaseType::Main2),
    ("end", PhaseType::EndOfTurn),
    ("cleanup", PhaseType::Cleanup),
];

const ZONES: [(&str, ZoneType); 7] = [
    ("hand", ZoneType::Hand),
    ("deck", ZoneType::Library),
    ("graveyard", ZoneType::Graveyard),
    ("arena", ZoneType::Battlefield),
    ("banished", ZoneType::Exile),
    ("stack", ZoneType::Stack),
    ("command", ZoneType::Command),
];

pub fn zone_of(name: &str) -> Option<ZoneType> {
    ZONES.iter().find(|zone| zone.0 == name).map(|zone| zone.1)
}

pub fn zone_name(zone: ZoneType) -> &'static str {
    ZONES.iter().find(|known| known.1 == zone).map_or("outside", |known| known.0)
}
