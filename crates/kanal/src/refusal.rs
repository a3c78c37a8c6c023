//! Why an action is not allowed, with the numbers a player needs, and one table of the rules behind it and its words.

use crate::Kanal;
use crate::board::{Plot, Space};
use crate::card::{CardId, Period};
use crate::effect::Piece;
use crate::prompt::parts_text;
use crate::purse::Thing;
use crate::space::{ActionSpace, Parts};
use crate::turn::Step;
use crate::words::{
    card_name, effect_text, lower_name, period_name, piece_name, plot_name, route_place,
    space_name, thing_name, who,
};
use towpath_core::{Message, RuleKey, Seat, Value};

mod nearer;

pub use nearer::Ways;
pub(crate) use nearer::nearer;

/// Why an action is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "a field is what its name and type say")]
pub enum Refusal {
    /// Something else is being decided: this.
    NotNow { step: Step },
    /// First an action has to be chosen: these build a building.
    BuildWith { ways: Ways },
    /// First an action has to be chosen: these build this piece.
    LayWith { piece: Piece, ways: Ways },
    /// An action has been chosen: there is one a turn.
    OneAction,
    /// The action that was taken has only these parts left.
    OnlyGives { space: ActionSpace, parts: Parts },
    /// Every part of the action has been used.
    ActionUsed,
    /// This player's disc lies on the space.
    TakenBy { space: ActionSpace, seat: Seat },
    /// An effect of this building has been used in this activation, or another was chosen instead.
    UsedOf { card: CardId, effect: u8 },
    /// A condition of an effect of this building does not hold.
    ConditionOf { card: CardId, effect: u8 },
    /// An effect of this building would give nothing.
    FruitlessOf { card: CardId, effect: u8 },
    /// This building has become active and has to be activated first.
    FirstActivate { card: CardId },
    /// First the building that is being activated has to be finished.
    FirstFinish { card: CardId },
    /// A disc lies on the space.
    SpaceTaken { space: ActionSpace },
    /// The blocking disc lies on the space.
    SpaceBlocked { space: ActionSpace },
    /// The space has one action only.
    NoLower { space: ActionSpace },
    /// A pile with so many cards left covers the lower action.
    LowerCovered {
        space: ActionSpace,
        period: Period,
        left: u8,
    },
    /// No part of the action builds a building, or it has been used.
    NoBuildingPart,
    /// No part of the action, and no effect that is under way, builds this piece.
    NotOffered { piece: Piece },
    /// This is not to be gained now.
    NotGained { thing: Thing },
    /// One kind of the gain is left: it is taken by its name.
    OneKindLeft,
    /// The building is not displayed.
    NotDisplayed { card: CardId },
    /// All plots have buildings.
    BoardFull,
    /// The plot has this building.
    PlotTaken { plot: Plot, card: CardId },
    /// The building has one cost only.
    NoSuchCost { card: CardId },
    /// A card is discarded only with a full board; so many plots are empty.
    BoardNotFull { empty: u8 },
    /// There is no card left to discard.
    NoPileLeft,
    /// There is too little of something.
    CannotPay { thing: Thing, need: u16, have: u16 },
    /// A path, or a first route, needs an empty space, and something lies there.
    PathNeedsEmpty { space: Space, there: Piece },
    /// Only paths can be built over, and something else lies there.
    OnlyOverPaths { space: Space, there: Piece },
    /// The piece must touch another of its kind.
    NotTouching { piece: Piece, space: Space },
    /// A bridge cannot lie at the border.
    BridgeAtBorder { space: Space },
    /// There is a bridge already.
    BridgeThere { space: Space },
    /// A bridge needs a building on both sides, and this plot is empty.
    BridgeNeedsBuilding { space: Space, plot: Plot },
    /// A bridge lies on a route.
    BridgeNeedsRoute { space: Space },
    /// The effect reaches only the spaces beside the building on this plot.
    NotBeside { space: Space, plot: Plot },
    /// Stone, steel and thalers cannot be bought.
    NotForSale { thing: Thing },
    /// There is no room for more than the limit.
    NoRoom { thing: Thing, limit: u16 },
    /// There are too few thalers to buy this.
    BuyPrice { thing: Thing, need: u16, have: u16 },
    /// There are too few thalers to turn the wheel.
    TurnPrice { need: u16, have: u16 },
    /// The wheel is blocked because one of the base materials is at 0.
    WheelBlocked { thing: Thing },
    /// Stone and steel are both at their limit.
    WheelFull { limit: u16 },
    /// The free turn of this round has been taken.
    FreeTurnTaken,
    /// The building on this plot does not wait for an activation.
    NotWaiting { plot: Plot },
    /// The building has no such effect; effects are counted from 1.
    NoSuchEffect { effect: u8, last: u8 },
    /// The effect has been used in this activation, or another was chosen instead.
    EffectUsed { effect: u8 },
    /// A condition of the effect does not hold.
    Condition { effect: u8 },
    /// The effect would give nothing.
    Fruitless { effect: u8 },
    /// The effect has no such price; prices are counted from 1.
    NoSuchPrice { price: u8 },
    /// The price is an amount between these.
    Amount { from: u8, to: u8 },
    /// The price is a bridge, which must be named.
    WhichBridge,
    /// There is no bridge to pay.
    NoBridge { space: Space },
    /// There are too few bridges to pay.
    TooFewBridges { need: u8, have: u8 },
    /// The price is so many different things of a list, which must be named.
    WhichThings { kinds: u8 },
    /// The effect has several gains, one of which must be named; they are counted from 1.
    WhichGain { last: u8 },
    /// The bridge has been laid aside already.
    BridgeAside { space: Space },
    /// A blank board starts with two paths, a rail and a canal, and this one is not missing.
    NotAFirstRoute { piece: Piece },
    /// The first routes lie on or touch the border.
    NotOuter { space: Space },
}

/// A line of the table of refusals: the rule, the message, and the values in it.
struct Entry {
    rule: RuleKey,
    key: &'static str,
    values: [Option<(&'static str, Named)>; 3],
}

/// Something that a refusal names.
#[derive(Copy, Clone)]
enum Named {
    Number(u16),
    ActionSpace(ActionSpace),
    Lower(ActionSpace),
    Period(Period),
    Thing(Thing),
    Piece(Piece),
    Card(CardId),
    Plot(Plot),
    Space(Space),
    Seat(Seat),
    Parts(ActionSpace, Parts),
    Ways(Ways),
    Effect(CardId, u8),
}

use Named::{Card, Lower, Number};

/// An entry without values.
const fn entry(rule: RuleKey, key: &'static str) -> Entry {
    Entry {
        rule,
        key,
        values: [None; 3],
    }
}

impl Entry {
    /// The entry with one more value.
    const fn with(mut self, name: &'static str, value: Named) -> Entry {
        let mut at = 0;
        while self.values[at].is_some() {
            at += 1;
        }
        self.values[at] = Some((name, value));
        self
    }

    const fn space(self, space: ActionSpace) -> Entry {
        self.with("space", Named::ActionSpace(space))
    }

    const fn at(self, space: Space) -> Entry {
        self.with("space", Named::Space(space))
    }

    const fn plot(self, plot: Plot) -> Entry {
        self.with("plot", Named::Plot(plot))
    }

    const fn piece(self, name: &'static str, piece: Piece) -> Entry {
        self.with(name, Named::Piece(piece))
    }

    const fn thing(self, thing: Thing) -> Entry {
        self.with("thing", Named::Thing(thing))
    }

    const fn number(self, name: &'static str, number: u16) -> Entry {
        self.with(name, Number(number))
    }

    const fn effect(self, effect: u8) -> Entry {
        self.number("effect", effect as u16)
    }

    const fn need(self, need: u16, have: u16) -> Entry {
        self.number("need", need).number("have", have)
    }
}

impl Refusal {
    /// The rule behind a refusal and the words for it: one line each.
    #[rustfmt::skip]
    const fn entry(self) -> Entry {
        match self {
            Refusal::NotNow { step } => not_now(step),
            Refusal::BuildWith { ways } => match ways.is_empty() {
                true => entry("KA-ACT-2", "kanal-refuse-build-nowhere"),
                false => entry("KA-ACT-2", "kanal-refuse-build-with").with("ways", Named::Ways(ways)),
            },
            Refusal::LayWith { piece, ways } => match ways.is_empty() {
                true => entry("KA-ACT-2", "kanal-refuse-lay-nowhere").piece("piece", piece),
                false => entry("KA-ACT-2", "kanal-refuse-lay-with").piece("piece", piece).with("ways", Named::Ways(ways)),
            },
            Refusal::OneAction => entry("KA-ACT-2", "kanal-refuse-one-action"),
            Refusal::OnlyGives { space, parts } => entry("KA-ACT-2", "kanal-refuse-only-gives").with("parts", Named::Parts(space, parts)),
            Refusal::ActionUsed => entry("KA-ACT-2", "kanal-refuse-action-used"),
            Refusal::TakenBy { space, seat } => entry("KA-ACT-2", "kanal-refuse-taken-by").space(space).with("seat", Named::Seat(seat)),
            Refusal::UsedOf { card, effect } => entry("KA-ACTV-8", "kanal-refuse-used-of").with("effect", Named::Effect(card, effect)),
            Refusal::ConditionOf { card, effect } => entry("KA-ACTV-7", "kanal-refuse-condition-of").with("effect", Named::Effect(card, effect)),
            Refusal::FruitlessOf { card, effect } => entry("KA-ACTV-9", "kanal-refuse-fruitless-of").with("effect", Named::Effect(card, effect)),
            Refusal::FirstActivate { card } => entry("KA-ACTV-2", "kanal-refuse-first-activate").with("card", Card(card)),
            Refusal::FirstFinish { card } => entry("KA-ACTV-3", "kanal-refuse-first-finish").with("card", Card(card)),
            // Action spaces
            Refusal::SpaceTaken { space } => entry("KA-ACT-2", "kanal-refuse-taken").space(space),
            Refusal::SpaceBlocked { space } => entry("KA-SOLO-1", "kanal-refuse-blocked").space(space),
            Refusal::NoLower { space } => entry("KA-ACT-2", "kanal-refuse-no-lower").space(space),
            Refusal::LowerCovered { space, period, left } => entry("KA-ROUND-1", "kanal-refuse-covered")
                .with("action", Lower(space)).with("period", Named::Period(period)).number("left", left as u16),
            // The parts of an action
            Refusal::NoBuildingPart => entry("KA-ACT-2", "kanal-refuse-no-building-part"),
            Refusal::NotOffered { piece } => entry("KA-ACT-2", "kanal-refuse-not-offered").piece("piece", piece),
            Refusal::NotGained { thing } => entry("KA-ACTV-9", "kanal-refuse-not-gained").thing(thing),
            Refusal::OneKindLeft => entry("KA-ACTV-9", "kanal-refuse-one-kind"),
            // Buildings
            Refusal::NotDisplayed { card } => entry("KA-BUILD-1", "kanal-refuse-not-displayed").with("card", Card(card)),
            Refusal::BoardFull => entry("KA-BUILD-6", "kanal-refuse-board-full"),
            Refusal::PlotTaken { plot, card } => entry("KA-BUILD-1", "kanal-refuse-plot").plot(plot).with("card", Card(card)),
            Refusal::NoSuchCost { card } => entry("KA-CARD-2", "kanal-refuse-cost").with("card", Card(card)),
            Refusal::BoardNotFull { empty } => entry("KA-BUILD-6", "kanal-refuse-not-full").number("empty", empty as u16),
            Refusal::NoPileLeft => entry("KA-BUILD-6", "kanal-refuse-no-pile"),
            Refusal::CannotPay { thing, need, have } => entry("KA-BUILD-5", "kanal-refuse-pay").thing(thing).need(need, have),
            // Routes and bridges
            Refusal::PathNeedsEmpty { space, there } => entry("KA-BUILD-2", "kanal-refuse-needs-empty").at(space).piece("there", there),
            Refusal::OnlyOverPaths { space, there } => entry("KA-BUILD-3", "kanal-refuse-over").at(space).piece("there", there),
            Refusal::NotTouching { piece, space } => entry("KA-BUILD-2", "kanal-refuse-touching").at(space).piece("piece", piece),
            Refusal::BridgeAtBorder { space } => entry("KA-BUILD-4", "kanal-refuse-bridge-border").at(space),
            Refusal::BridgeThere { space } => entry("KA-BUILD-4", "kanal-refuse-bridge-there").at(space),
            Refusal::BridgeNeedsBuilding { space, plot } => entry("KA-BUILD-4", "kanal-refuse-bridge-building").at(space).plot(plot),
            Refusal::BridgeNeedsRoute { space } => entry("KA-BUILD-4", "kanal-refuse-bridge-route").at(space),
            Refusal::NotAFirstRoute { piece } => entry("KA-BOARD-2", "kanal-refuse-first-route").piece("piece", piece),
            Refusal::NotOuter { space } => entry("KA-BOARD-2", "kanal-refuse-outer").at(space),
            // The wheel and any-time actions
            Refusal::NotForSale { thing } => entry("KA-ANY-1", "kanal-refuse-sale").thing(thing),
            Refusal::NoRoom { thing, limit } => entry("KA-WHEEL-1", "kanal-refuse-room").thing(thing).number("limit", limit),
            Refusal::BuyPrice { thing, need, have } => entry("KA-ANY-1", "kanal-refuse-buy").thing(thing).need(need, have),
            Refusal::TurnPrice { need, have } => entry("KA-ANY-2", "kanal-refuse-turn").need(need, have),
            Refusal::WheelBlocked { thing } => entry("KA-WHEEL-2", "kanal-refuse-wheel").thing(thing),
            Refusal::WheelFull { limit } => entry("KA-WHEEL-2", "kanal-refuse-wheel-full").number("limit", limit),
            Refusal::FreeTurnTaken => entry("KA-ROUND-2", "kanal-refuse-free-turn"),
            // Activations and effects
            Refusal::NotWaiting { plot } => entry("KA-ACTV-1", "kanal-refuse-not-waiting").plot(plot),
            Refusal::NoSuchEffect { effect, last } => entry("KA-ACTV-8", "kanal-refuse-no-effect").effect(effect).number("last", last as u16),
            Refusal::EffectUsed { effect } => entry("KA-ACTV-8", "kanal-refuse-effect-used").effect(effect),
            Refusal::Condition { effect } => entry("KA-ACTV-7", "kanal-refuse-condition").effect(effect),
            Refusal::Fruitless { effect } => entry("KA-ACTV-9", "kanal-refuse-fruitless").effect(effect),
            Refusal::NoSuchPrice { price } => entry("KA-ACTV-8", "kanal-refuse-no-price").number("price", price as u16),
            Refusal::Amount { from, to } => entry("KA-ACTV-9", "kanal-refuse-amount").number("from", from as u16).number("to", to as u16),
            Refusal::NotBeside { space, plot } => entry("KA-ACTV-10", "kanal-refuse-beside").at(space).plot(plot),
            Refusal::WhichBridge => entry("KA-ACTV-5", "kanal-refuse-which-bridge"),
            Refusal::NoBridge { space } => entry("KA-ACTV-5", "kanal-refuse-no-bridge").at(space),
            Refusal::TooFewBridges { need, have } => entry("KA-ACTV-5", "kanal-refuse-few-bridges").need(need as u16, have as u16),
            Refusal::WhichThings { kinds } => entry("KA-BUILD-5", "kanal-refuse-which-things").number("kinds", kinds as u16),
            Refusal::WhichGain { last } => entry("KA-ACTV-8", "kanal-refuse-which-gain").number("last", last as u16),
            Refusal::BridgeAside { space } => entry("KA-ACTV-5", "kanal-refuse-aside").at(space),
        }
    }

    /// The rule behind it.
    pub const fn rule(&self) -> RuleKey {
        self.entry().rule
    }

    /// It in a sentence, with its numbers.
    pub(crate) fn explain(&self, game: &Kanal) -> Message {
        let Entry { key, values, .. } = self.entry();
        let values = values.into_iter().flatten();
        values.fold(Message::new(key), |message, (name, value)| {
            message.with(name, value.word(game))
        })
    }
}

/// Something else is being decided.
const fn not_now(step: Step) -> Entry {
    match step {
        Step::Place => entry("KA-BOARD-2", "kanal-refuse-now-place"),
        Step::Go => entry("KA-ACT-2", "kanal-refuse-now-go"),
        Step::Parts => entry("KA-ACT-2", "kanal-refuse-now-parts"),
        Step::Waiting => entry("KA-ACTV-2", "kanal-refuse-now-waiting"),
        Step::Effects => entry("KA-ACTV-3", "kanal-refuse-now-effects"),
        Step::Pay => entry("KA-BUILD-5", "kanal-refuse-now-pay"),
        Step::Gain => entry("KA-ACTV-9", "kanal-refuse-now-gain"),
        Step::Wheel => entry("KA-ROUND-2", "kanal-refuse-now-wheel"),
        Step::Over => entry("KA-ROUND-2", "kanal-refuse-now-over"),
    }
}

impl Named {
    /// The value of a message for it.
    fn word(self, game: &Kanal) -> Value {
        match self {
            Named::Number(number) => number.into(),
            Named::ActionSpace(space) => space_name(space).into(),
            Named::Lower(space) => lower_name(space).into(),
            Named::Period(period) => period_name(period).into(),
            Named::Thing(thing) => thing_name(thing).into(),
            Named::Piece(piece) => piece_name(piece).into(),
            Named::Card(card) => card_name(game, card).into(),
            Named::Plot(plot) => plot_name(plot).into(),
            Named::Space(space) => route_place(space).into(),
            Named::Seat(seat) => who(seat).into(),
            Named::Parts(space, parts) => parts_text(Some(space), parts).into(),
            Named::Ways(ways) => ways.names().into(),
            Named::Effect(card, effect) => effect_text(game, card, effect).into(),
        }
    }
}
