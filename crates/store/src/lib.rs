//! Where tables are kept.
