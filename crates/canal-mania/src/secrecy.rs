//! What everybody has seen and what is covered since: cards taken face up, contracts turned face down.

use crate::state::{State, Step};
use towpath_core::{EarlierOptions, Memory, OptionSpec, TableSetup};

/// What a table tells of it before the end. Bots may use all of it, and the log tells it when it happens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Secrecy {
    /// CM-CARD-2, CM-CON-6: all of it or nothing.
    Remembered(Memory),
    /// Version 1 of the rules: cards and contracts always, totals of finished contracts as the table chose.
    Open(Finished),
}

/// Version 1: whether the table tells how many contracts each player has finished, and their value, before the end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Finished {
    /// Players remember it.
    Remembered,
    /// Everybody sees it all the time.
    Shown,
}

/// The option of version 1.
const FINISHED: OptionSpec = OptionSpec {
    name: "finished",
    values: &["remembered", "shown"],
};

impl Secrecy {
    /// What tables could choose before.
    pub(crate) const EARLIER: EarlierOptions = EarlierOptions {
        until: 1,
        options: &[FINISHED],
    };

    /// What a checked setup asks for.
    pub(crate) fn of(setup: &TableSetup) -> Secrecy {
        if setup.rules > Secrecy::EARLIER.until {
            return Secrecy::Remembered(Memory::of(setup));
        }
        Secrecy::Open(match setup.option(&FINISHED) {
            "shown" => Finished::Shown,
            _ => Finished::Remembered,
        })
    }

    /// CM-CARD-2: whether everybody is told which cards of a hand were taken face up or shown.
    pub(crate) fn tells_cards(self, state: &State) -> bool {
        match self {
            Secrecy::Remembered(memory) => memory == Memory::Table || state.step == Step::Over,
            Secrecy::Open(_) => true,
        }
    }

    /// CM-CON-6: whether everybody is told which contracts the canals on the map have fulfilled.
    pub(crate) fn tells_contracts(self, state: &State) -> bool {
        self.tells_cards(state)
    }

    /// CM-CON-6: whether everybody is told number and value of each player's finished contracts.
    pub(crate) fn tells_totals(self, state: &State) -> bool {
        match self {
            Secrecy::Remembered(_) => self.tells_contracts(state),
            Secrecy::Open(finished) => finished == Finished::Shown || state.step == Step::Over,
        }
    }
}
