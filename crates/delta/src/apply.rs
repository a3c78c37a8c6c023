//! The receiver's side: a value with a delta put in.

use serde_json::Value;
use std::fmt;

/// A delta that does not fit the value it is put into: the receiver has another value than the sender thinks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApplyError {
    /// The part of the delta that does not fit, as JSON.
    pub part: String,
}

impl fmt::Display for ApplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this part of a delta does not fit: {}", self.part)
    }
}

impl std::error::Error for ApplyError {}

/// Puts the parts of a delta into a value, one after the other: `[path, value]` sets a value,
/// `[path, from, count, values]` replaces `count` items of a list.
///
/// # Errors
/// When a part does not fit. The parts before it have been put in then.
pub fn apply(document: &mut Value, delta: &Value) -> Result<(), ApplyError> {
    let wrong = |part: &Value| ApplyError {
        part: part.to_string(),
    };
    for part in delta.as_array().ok_or_else(|| wrong(delta))? {
        apply_part(document, part).ok_or_else(|| wrong(part))?;
    }
    Ok(())
}

fn apply_part(document: &mut Value, part: &Value) -> Option<()> {
    let (path, what) = part.as_array()?.split_first()?;
    let mut steps = path.as_array()?.iter();
    let place = steps.try_fold(document, |at, step| match step {
        Value::Number(index) => at.get_mut(usize::try_from(index.as_u64()?).ok()?),
        name => at.get_mut(name.as_str()?),
    })?;
    match what {
        [value] => *place = value.clone(),
        [from, count, values] => {
            let list = place.as_array_mut()?;
            let from = usize::try_from(from.as_u64()?).ok()?;
            let until = from.checked_add(usize::try_from(count.as_u64()?).ok()?)?;
            if until > list.len() {
                return None;
            }
            list.splice(from..until, values.as_array()?.iter().cloned());
        }
        _ => return None,
    }
    Some(())
}
