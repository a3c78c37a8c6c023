//! The page's types are made from ours: `web/src/api/types.ts`. Run with `TOWPATH_BLESS=1` after changing a message.

use super::*;
use std::fmt::Write;
use ts_rs::{Config, TS};

macro_rules! declare {
    ($($t:ty),* $(,)?) => {{
        let config = Config::default();
        let mut text = String::from(
            "// Made from crates/server/src/api by `TOWPATH_BLESS=1 cargo test -p towpath-server typescript`. Do not edit.\n\
             import type { Breakdown, Choice, Message, Step } from \"./core\";\n\
             export type { Breakdown, Choice, Message, Step } from \"./core\";\n",
        );
        $(
            let docs = <$t>::docs().unwrap_or_default();
            let _ = write!(text, "\n{docs}export {}\n", <$t>::decl(&config));
        )*
        text
    }};
}

#[test]
fn typescript_types_are_up_to_date() {
    let text = declare!(
        GameInfo,
        OptionInfo,
        Unfit,
        NewEdition,
        EditionFileInfo,
        EditionInfo,
        EditionOrigin,
        EditionReport,
        EditionNote,
        EditionData,
        AskPreview,
        EditionPreview,
        Examples,
        Example,
        ExampleStep,
        ExampleRefusal,
        CreateTable,
        NewSeat,
        Pace,
        Clock,
        Settings,
        TurnEnd,
        Forced,
        Hints,
        Spectators,
        Schedule,
        Hours,
        Weekday,
        Status,
        End,
        TableInfo,
        SeatInfo,
        SeatKind,
        Created,
        SeatLink,
        Join,
        Player,
        Joined,
        Rematch,
        Rematched,
        PlayFrom,
        Origin,
        AskMine,
        MySeat,
        MyTables,
        MyTable,
        FillSeats,
        Lobby,
        LobbyTable,
        LobbySeat,
        ImportRecord,
        Viewpoint,
        Frame,
        ChoiceRef,
        Undoable,
        LogEntry,
        OutcomeInfo,
        ClockState,
        Pick,
        Request,
        Back,
        Reply,
        Done,
        FirstChoice,
        Verdict,
        About,
        WhatIf,
        AdviceInfo,
        Hint,
        CurvePoint,
        RegretInfo,
        ReviewInfo,
        ClientMessage,
        ServerMessage,
        Change,
        Additions<ts_rs::Dummy>,
        Welcome,
        ChatLine,
        ErrorCode,
        ApiError,
        Deal,
        DealScore,
        PlayDeal,
        AskStudy,
        StudyStart,
        Study,
        StepState,
        LessonInfo,
        LessonStep,
        NoteInfo,
        NoteWhen,
        AccountState,
        AccountInfo,
        AccountName,
        Ceremony,
        FinishPasskey,
        FinishSignIn,
        SignedUp,
        RecoveryCodes,
        TypedCode,
        PasskeyInfo,
        SignedInBy,
        SessionInfo,
        TokenScope,
        NewToken,
        TokenInfo,
        TokenMade,
        KeepSeats,
        KeepTable,
        HeldTable,
        MyHeldSeats,
        ForgetTable,
        Handover,
        HandedOver,
        LessonsDone,
        NoticesState,
        NoticeSettings,
        ChannelKind,
        ChannelState,
        ChannelInfo,
        NewChannel,
        AddChannel,
        TableNotices,
        PuzzleState,
        PuzzleGain,
        Puzzles,
        PuzzleName,
        PuzzleInfo,
    );
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/api/types.ts");
    if std::env::var_os("TOWPATH_BLESS").is_some() {
        let folder = std::path::Path::new(file)
            .parent()
            .expect("a file has a folder");
        std::fs::create_dir_all(folder).expect("the folder can be made");
        std::fs::write(file, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert_eq!(
        kept, text,
        "run TOWPATH_BLESS=1 cargo test -p towpath-server typescript"
    );
}
