//! The messages of the public API, as docs/api.md describes them: HTTP bodies and WebSocket messages share these types.
//!
//! Seats are numbers counted from 0, times are milliseconds since 1970 UTC, and all names are in snake_case. The page's
//! TypeScript types are made from these by a test (`web/src/api/types.ts`), the OpenAPI page by [`crate::openapi`].

mod account;
mod advice;
mod deal;
mod edition;
mod error;
mod example;
mod frame;
mod live;
mod notices;
mod preview;
mod request;
mod settings;
mod shared;
mod study;
mod table;
#[cfg(test)]
mod typescript;

pub use account::{
    AccountInfo, AccountName, AccountState, Ceremony, FinishPasskey, FinishSignIn, ForgetTable,
    HandedOver, Handover, HeldTable, KeepSeats, KeepTable, LessonsDone, MyHeldSeats, NewToken,
    PasskeyInfo, RecoveryCodes, SessionInfo, SignedInBy, SignedUp, TokenInfo, TokenMade,
    TokenScope, TypedCode,
};
pub(crate) use advice::percent;
pub use advice::{AdviceInfo, CurvePoint, Hint, RegretInfo, ReviewInfo};
pub use deal::{Deal, DealScore, PlayDeal};
pub use edition::{
    EditionData, EditionFileInfo, EditionInfo, EditionNote, EditionOrigin, EditionReport,
    NewEdition,
};
pub use error::{ApiError, ErrorCode};
pub use example::{Example, ExampleRefusal, ExampleStep, Examples};
pub use frame::{ChoiceRef, ClockState, Frame, LogEntry, OutcomeInfo, Undoable, Viewpoint};
pub use live::{Additions, Change, ChatLine, ClientMessage, ServerMessage, Welcome};
pub use notices::{
    AddChannel, ChannelInfo, ChannelKind, ChannelState, NewChannel, NoticeSettings, NoticesState,
    TableNotices,
};
pub use preview::{AskPreview, EditionPreview};
pub use request::{
    About, Back, Done, FirstChoice, Pick, PostRequest, Reply, Request, Target, Verdict, WhatIf,
};
pub use settings::{
    Clock, Forced, Hints, Hours, Pace, Schedule, Settings, Spectators, TurnEnd, Weekday,
};
pub use shared::{BreakdownSchema, ChoiceSchema, MessageSchema, StepSchema};
pub use study::{
    AskStudy, LessonInfo, LessonStep, NoteInfo, NoteWhen, PuzzleGain, PuzzleInfo, PuzzleName,
    PuzzleState, Puzzles, StepState, Study, StudyStart,
};
pub use table::{
    AskMine, CreateTable, Created, End, FillSeats, GameInfo, ImportRecord, Join, Joined, Lobby,
    LobbySeat, LobbyTable, MySeat, MyTable, MyTables, NewSeat, OptionInfo, Origin, PlayFrom,
    Player, Rematch, Rematched, SeatInfo, SeatKind, SeatLink, Status, TableInfo, Unfit,
};

/// The version of the protocol; a client that was built for another one should reload.
pub const PROTOCOL: u32 = 2;
