//! Writing a JSON object or list piece by piece, where a piece need not exist as a value.

use serde::Serialize;

/// Writes the fields of one JSON object at the end of a text. What is a value is written by serde; what is cheaper to
/// write than to build is written by its owner.
///
/// ```
/// use towpath_delta::Object;
/// let mut text = Vec::new();
/// Object::write(&mut text, |object| {
///     object.field("version", &7);
///     object.field_with("list", |text| text.extend_from_slice(b"[1,2]"));
/// });
/// assert_eq!(text, br#"{"version":7,"list":[1,2]}"#);
/// ```
#[derive(Debug)]
pub struct Object<'a> {
    text: &'a mut Vec<u8>,
    begun: bool,
}

impl Object<'_> {
    /// Writes an object whose fields `fill` writes.
    pub fn write<R>(text: &mut Vec<u8>, fill: impl FnOnce(&mut Object<'_>) -> R) -> R {
        text.push(b'{');
        let mut object = Object { text, begun: false };
        let result = fill(&mut object);
        object.text.push(b'}');
        result
    }

    /// Writes a field.
    ///
    /// # Panics
    /// When the value is no plain data with text keys.
    pub fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) {
        self.field_with(name, |text| put(text, value));
    }

    /// Writes a field whose value, valid JSON, `fill` appends.
    pub fn field_with<R>(&mut self, name: &'static str, fill: impl FnOnce(&mut Vec<u8>) -> R) -> R {
        debug_assert!(name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'));
        self.text
            .extend_from_slice(if self.begun { b",\"" } else { b"\"" });
        self.begun = true;
        self.text.extend_from_slice(name.as_bytes());
        self.text.extend_from_slice(b"\":");
        fill(self.text)
    }
}

/// Writes the items of one JSON list at the end of a text.
///
/// ```
/// use towpath_delta::List;
/// let mut text = Vec::new();
/// List::write(&mut text, |list| (1..4).for_each(|number| list.item(&number)));
/// assert_eq!(text, b"[1,2,3]");
/// ```
#[derive(Debug)]
pub struct List<'a> {
    text: &'a mut Vec<u8>,
    begun: bool,
}

impl List<'_> {
    /// Writes a list whose items `fill` writes.
    pub fn write<R>(text: &mut Vec<u8>, fill: impl FnOnce(&mut List<'_>) -> R) -> R {
        text.push(b'[');
        let mut list = List { text, begun: false };
        let result = fill(&mut list);
        list.text.push(b']');
        result
    }

    /// Writes an item.
    ///
    /// # Panics
    /// When the value is no plain data with text keys.
    pub fn item<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.item_with(|text| put(text, value));
    }

    /// Writes an item, valid JSON, which `fill` appends.
    pub fn item_with(&mut self, fill: impl FnOnce(&mut Vec<u8>)) {
        if self.begun {
            self.text.push(b',');
        }
        self.begun = true;
        fill(self.text);
    }
}

/// Appends a value as JSON.
pub(crate) fn put<T: Serialize + ?Sized>(text: &mut Vec<u8>, value: &T) {
    serde_json::to_writer(text, value).expect("what is sent is plain data with text keys");
}
