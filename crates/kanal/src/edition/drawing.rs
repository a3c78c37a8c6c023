//! Which drawing stands for a building: by what it is.

use serde::Serialize;

/// A drawing of a kind of building.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a drawing shows what its name says")]
pub enum Drawing {
    /// A building of which nothing more is known.
    #[default]
    Plain,
    ArchBridge,
    Bank,
    BlastFurnace,
    Boatyard,
    Brewery,
    Chapel,
    Drawbridge,
    EngineShed,
    Factory,
    Ferry,
    FireStation,
    Gasworks,
    Glasshouse,
    GrainElevator,
    Hospital,
    Hut,
    Inn,
    IronBridge,
    Kiln,
    Library,
    Lighthouse,
    Lock,
    Market,
    Mint,
    Museum,
    Offices,
    Pier,
    Pit,
    PowerStation,
    Pumps,
    Quarry,
    RopeWalk,
    Sawmill,
    School,
    Shop,
    SignalBox,
    Smithy,
    SpinningMill,
    Stable,
    Station,
    StoneYard,
    Surveyor,
    SuspensionBridge,
    Terminus,
    Theatre,
    TollHouse,
    TownHall,
    TriumphalArch,
    Tunnel,
    Vats,
    Warehouse,
    WaterMill,
    Waterworks,
    Weir,
    Wharf,
    Windmill,
    WorkersRow,
}

use Drawing::*;

/// Every drawing with its word in a deck file and the English names of the buildings that it shows.
#[rustfmt::skip]
const NAMES: &[(Drawing, &str, &[&str])] = &[
    (Plain, "plain", &[]),
    (ArchBridge, "arch_bridge", &[
        "Aqueduct", "Arch Bridge", "Bridge Warden", "Causeway", "Festival Bridge", "Great Viaduct", "Merchant's Bridge",
        "Overbridge", "Packhorse Bridge", "Stone Viaduct",
    ]),
    (Bank, "bank", &[
        "Bill Broker", "Canal Shares", "Central Bank", "Money Changer", "Railway Bank", "Savings Bank", "Stock Exchange",
        "Share Office",
    ]),
    (BlastFurnace, "blast_furnace", &[
        "Blast Furnace", "Bloomery", "Bridge Foundry", "Copper Works", "Foundry Yard", "Ironworks", "Puddling Works",
        "Slag Heap", "Steel Foundry",
    ]),
    (Boatyard, "boatyard", &[
        "Boat House", "Boatyard", "Breakers' Yard", "Caisson Works", "Dredger Yard", "Dry Dock", "Punt Builder",
        "Repair Dock", "Salvage Yard", "Shipbreakers",
    ]),
    (Brewery, "brewery", &["Brewery", "Cooperage", "Distillery", "Salt Cellar"]),
    (Chapel, "chapel", &["Boatmen's Chapel", "Bridge Chapel", "Cathedral Works"]),
    (Drawbridge, "drawbridge", &["Bascule Bridge", "Bridge Toll", "Bridge Tower", "Drawbridge", "Swing Bridge", "Towing Bridge"]),
    (EngineShed, "engine_shed", &[
        "Coal Stage", "Dock Railway", "Engine Shed", "Horse Tramroad", "Locomotive Works", "Marshalling Yard",
        "Rack Railway", "Roundhouse", "Sidings", "Sleeper Works", "Tram Depot", "Turntable", "Wagon Works", "Works Tramway",
    ]),
    (Factory, "factory", &[
        "Apprentice Shop", "Arsenal", "Fitter's Bench", "Lamp Works", "Machine Works", "Rail Mill", "Repair Works",
        "Rolling Mill", "Signal Works", "Tool Works",
    ]),
    (Ferry, "ferry", &["Ferry Landing", "Ferrymen's Guild", "Regatta House", "Road Ferry", "Shipping Line", "Steam Tug Station"]),
    (FireStation, "fire_station", &["Fire Brigade", "Fire Watch", "Night Watch", "River Police", "Shift Bell"]),
    (Gasworks, "gasworks", &["Gas Lighting", "Gasworks"]),
    (Glasshouse, "glasshouse", &["Botanical Garden", "Crystal Palace", "Exhibition Hall", "World's Fair"]),
    (GrainElevator, "grain_elevator", &["Corn Chandler", "Grain Elevator", "Grain Store", "Steam Flour Mill"]),
    (Hospital, "hospital", &["Alms House", "Apothecary", "Bath House", "Hospital"]),
    (Hut, "hut", &[
        "Boatman's Shelter", "Canal Hut", "Embankment Camp", "Path Menders", "Platelayers' Hut", "Reed Cutter's Hut",
        "Roadmaker's Yard",
    ]),
    (Inn, "inn", &[
        "Bargee's Tavern", "Causeway Inn", "Coaching Inn", "Drover's Rest", "Navvies' Canteen", "Railway Hotel",
        "Station Buffet", "Wayside Inn", "Works Canteen",
    ]),
    (IronBridge, "iron_bridge", &[
        "Covered Bridge", "Elevated Railway", "Footbridge", "Girder Yard", "Iron Bridge", "Timber Trestle", "Trestle Yard",
        "Truss Works", "Workshop Bridge",
    ]),
    (Kiln, "kiln", &[
        "Brickyard", "Cement Works", "Charcoal Kiln", "Coke Ovens", "Glassworks", "Lime Burner", "Lime Kiln", "Pottery",
        "Royal Porcelain Works", "Tile Kiln",
    ]),
    (Library, "library", &["Printing House", "Public Library"]),
    (Lighthouse, "lighthouse", &["Harbour Master's Office", "Lighthouse"]),
    (Lock, "lock", &[
        "Boat Lift", "Double Gate", "Inclined Plane", "Iron Lock Gates", "Lock Basin", "Lock-keeper's House", "Toll Cut",
        "Water Gate",
    ]),
    (Market, "market", &[
        "Auction Room", "Barter Yard", "Bridge Market", "Fishmongers' Hall", "Market Cross", "Market Stall", "Pedlar's Cart",
    ]),
    (Mint, "mint", &["Counting House", "Ledger House", "Mint", "Pawnshop", "Small Mint"]),
    (Museum, "museum", &["Engineers' Museum", "Polytechnic", "Testing Laboratory"]),
    (Offices, "offices", &[
        "Canal Junction", "Contract Office", "Directorate", "Dyke Office", "Insurance Office", "Navigation Office",
        "Parcel Office", "Ship Canal Office", "Towpath Company",
    ]),
    (Pier, "pier", &["Abutment Works", "Pier Workshop", "Pile Driver", "Pontoon Store", "Scaffold Maker"]),
    (Pit, "pit", &["Bell Pit", "Clay Merchant", "Clay Pit", "Coal Exchange", "Puddle Pit"]),
    (PowerStation, "power_station", &["Power Station"]),
    (Pumps, "pumps", &["Pump House", "Pumping Station"]),
    (Quarry, "quarry", &[
        "Ballast Pit", "Gravel Dealer", "Peat Cutting", "Rubble Quarry", "Sand Pit", "Stone Quarry", "Whetstone Quarry",
    ]),
    (RopeWalk, "rope_walk", &["Cable Works", "Rigging Loft", "Rope Walk", "Wire Mill"]),
    (Sawmill, "sawmill", &["Carpenter's Yard", "Joiner's Shop", "Lumber Raft", "Sawmill", "Timber Factor", "Timber Yard"]),
    (School, "school", &[
        "Bridge School", "Company School", "Engineering College", "Merchant Academy", "Parish School", "Teachers' Seminary",
        "Training Hall", "Workers' College",
    ]),
    (Shop, "shop", &["Art Dealer", "Clockmaker", "Department Store", "Grand Arcade", "Ironmonger", "Passage of Shops"]),
    (SignalBox, "signal_box", &[
        "Crossing Keeper's House", "Level Crossing", "Relay Station", "Signalman's Cabin", "Telegraph Hut",
    ]),
    (Smithy, "smithy", &[
        "Bell Foundry", "Bellows House", "Chain Forge", "Hammer Mill", "Nail Works", "Rivet Forge", "Steam Hammer",
        "Village Smithy",
    ]),
    (SpinningMill, "spinning_mill", &[
        "Cotton Exchange", "Hand Loom", "Silk Throwing Mill", "Spinning Mill", "Sugar Refinery", "Textile Works",
        "Weaving Shed",
    ]),
    (Stable, "stable", &[
        "Boat Horse Market", "Carriage Hire", "Carters' Hall", "Cattle Dock", "Horse Market", "Mending Yard", "Ox Yard",
        "Tithe Barn", "Towpath Stable", "Wagoner's Stable", "Wheelwright",
    ]),
    (Station, "station", &["Railway Halt", "Tram Shelter", "Travelling Post Office"]),
    (StoneYard, "stone_yard", &["Guild of Masons", "Keystone Yard", "Mason's Hut", "Stone Cutters' Lodge"]),
    (Surveyor, "surveyor", &["Surveyor General", "Surveyor's Lodge", "Surveyors' Office"]),
    (SuspensionBridge, "suspension_bridge", &["Hanging Footway", "Suspension Bridge"]),
    (Terminus, "terminus", &["Central Station", "Grand Terminus"]),
    (Theatre, "theatre", &["Assembly Hall", "Assembly Rooms", "Promenade", "Theatre"]),
    (TollHouse, "toll_house", &[
        "Customs House", "Public Scales", "Ring Road", "Road Junction", "Toll House", "Turnpike", "Weighing House",
    ]),
    (TownHall, "town_hall", &[
        "Chamber of Commerce", "Cloth Hall", "Commercial Court", "Corn Exchange", "Exchange Hall", "Guildhall",
        "Sugar Exchange", "Town Hall",
    ]),
    (TriumphalArch, "triumphal_arch", &["Triumphal Arch"]),
    (Tunnel, "tunnel", &["Culvert", "Railway Cutting", "Snow Shed", "Tunnel Portal"]),
    (Vats, "vats", &["Dyer's Works", "Steam Laundry", "Tannery", "Wash House"]),
    (Warehouse, "warehouse", &[
        "Bonded Warehouse", "Canal Warehouse", "Goods Shed", "Ice House", "Rag Store", "Salt House", "Tea Warehouse",
        "Wool Staple",
    ]),
    (WaterMill, "water_mill", &["Fulling Mill", "Grindery", "Grinding Mill", "Mill Race", "Paper Mill", "Water Wheel"]),
    (Waterworks, "waterworks", &["Water Crane", "Water Tower", "Waterworks"]),
    (Weir, "weir", &[
        "Feeder Channel", "Fish Pond", "Ford", "Mooring Post", "Osier Bed", "Stepping Stones", "Summit Reservoir", "Weir",
    ]),
    (Wharf, "wharf", &[
        "Ballast Quay", "Canal Wharf", "Coal Basin", "Crane Yard", "Free Port", "Inland Port", "Loading Depot",
        "Transfer Dock", "Transshipment Port", "Turf Barge Landing",
    ]),
    (Windmill, "windmill", &["Windmill"]),
    (WorkersRow, "workers_row", &["Workers' Row"]),
];

impl Drawing {
    /// The drawing that a deck file names; one that we do not have is a plain building.
    pub fn from_word(word: &str) -> Drawing {
        let found = NAMES.iter().find(|(_, name, _)| *name == word);
        found.map_or(Plain, |(drawing, _, _)| *drawing)
    }

    /// The drawing of a building with this English name.
    pub fn of_name(name: &str) -> Drawing {
        let found = NAMES.iter().find(|(_, _, names)| names.contains(&name));
        found.map_or(Plain, |(drawing, _, _)| *drawing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kanal;
    use crate::edition::Components;
    use std::collections::BTreeSet;
    use towpath_core::Game;

    #[test]
    fn every_building_of_our_decks_has_a_drawing_and_every_drawing_a_building() {
        let components = Components::read(&Kanal::builtin_edition()).expect("our own edition");
        let decks = components.decks.iter().flatten();
        let cards: Vec<_> = decks.flat_map(|deck| &deck.cards).collect();
        let plain: Vec<&str> = cards
            .iter()
            .filter(|card| card.drawing == Plain)
            .map(|card| &*card.name.en)
            .collect();
        assert_eq!(plain, Vec::<&str>::new());
        let known: BTreeSet<&str> = cards.iter().map(|card| &*card.name.en).collect();
        let mut named = BTreeSet::new();
        for (drawing, _, names) in NAMES {
            assert!(*drawing == Plain || !names.is_empty(), "{drawing:?}");
            for name in *names {
                assert!(known.contains(name), "{name}");
                assert!(named.insert(name), "{name} has two drawings");
            }
        }
        let used: BTreeSet<Drawing> = cards.iter().map(|card| card.drawing).collect();
        assert!(used.len() >= 24, "{}", used.len());
    }

    #[test]
    fn a_word_is_the_name_on_the_wire_and_an_unknown_one_is_plain() {
        for (drawing, word, _) in NAMES {
            let json = serde_json::to_string(drawing).expect("a word");
            assert_eq!(json, format!("\"{word}\""));
            assert_eq!(Drawing::from_word(word), *drawing);
        }
        assert_eq!(Drawing::from_word("castle"), Plain);
        assert_eq!(Drawing::of_name("Windmill"), Windmill);
        assert_eq!(Drawing::of_name("Castle"), Plain);
    }
}
