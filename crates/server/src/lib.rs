//! Tables that people can play at, live or a move a day.

pub mod api;
