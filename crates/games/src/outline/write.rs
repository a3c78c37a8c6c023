//! Writing values as JSON while noting where they stand. The text is what `serde_json` would write, byte for byte.

use super::{Node, Outline};
use serde::ser::{self, Serialize};
use serde_json::Error;

type Written = Result<(), Error>;

impl Outline {
    /// Writes a value at the end and notes where it stands.
    pub(super) fn write<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        let node = self.nodes.len();
        self.nodes.push(Node {
            start: self.text.len() as u32,
            end: 0,
            next: 0,
        });
        value.serialize(Pen(self))?;
        let (end, next) = (self.text.len() as u32, self.nodes.len() as u32);
        let node = &mut self.nodes[node];
        (node.end, node.next) = (end, next);
        Ok(())
    }

    fn push_str(&mut self, text: &str) {
        // Nearly every text is a name without anything to escape. Looking at all of it without stopping is what a
        // processor does sixteen bytes at a time.
        let special = |b: u8| b < 0x20 || b == b'"' || b == b'\\';
        if text.bytes().fold(false, |found, b| found | special(b)) {
            let escaped = serde_json::to_string(text).unwrap_or_default();
            self.text.extend_from_slice(escaped.as_bytes());
        } else {
            self.push_name(text);
        }
    }

    /// Writes the name of a field or variant as it stands in the source: there is nothing to escape.
    fn push_name(&mut self, name: &str) {
        self.text.push(b'"');
        self.text.extend_from_slice(name.as_bytes());
        self.text.push(b'"');
    }

    fn push_number(&mut self, number: u64) {
        // Most numbers of a board have one or two digits.
        match number {
            0..10 => self.text.push(b'0' + number as u8),
            10..100 => {
                let digits = [b'0' + (number / 10) as u8, b'0' + (number % 10) as u8];
                self.text.extend_from_slice(&digits);
            }
            _ => self.text.extend_from_slice(number.to_string().as_bytes()),
        }
    }

    /// Begins a list or an object; in a variant with content it stands within an object of its own.
    fn open(&mut self, variant: Option<&'static str>, bracket: u8) -> Within<'_> {
        let close: &[u8] = match (variant, bracket) {
            (None, b'[') => b"]",
            (None, _) => b"}",
            (Some(_), b'[') => b"]}",
            (Some(_), _) => b"}}",
        };
        let mut wrapper = None;
        if let Some(variant) = variant {
            self.text.push(b'{');
            self.push_name(variant);
            self.text.push(b':');
            wrapper = Some(self.nodes.len());
            self.nodes.push(Node {
                start: self.text.len() as u32,
                end: 0,
                next: 0,
            });
        }
        self.text.push(bracket);
        Within {
            outline: self,
            first: true,
            close,
            wrapper,
        }
    }
}

/// Inside a list or an object.
struct Within<'a> {
    outline: &'a mut Outline,
    first: bool,
    close: &'static [u8],
    /// The node of the content of a variant.
    wrapper: Option<usize>,
}

impl Within<'_> {
    fn comma(&mut self) {
        if !std::mem::take(&mut self.first) {
            self.outline.text.push(b',');
        }
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.comma();
        self.outline.write(value)
    }

    fn named<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        self.comma();
        self.outline.push_name(name);
        self.outline.text.push(b':');
        self.outline.write(value)
    }

    fn close(self) -> Written {
        self.outline.text.extend_from_slice(self.close);
        if let Some(wrapper) = self.wrapper {
            let (end, next) = (self.outline.text.len(), self.outline.nodes.len());
            let node = &mut self.outline.nodes[wrapper];
            (node.end, node.next) = (end as u32 - 1, next as u32);
        }
        Ok(())
    }
}

/// Writes one value.
struct Pen<'a>(&'a mut Outline);

impl<'a> ser::Serializer for Pen<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Within<'a>;
    type SerializeTuple = Within<'a>;
    type SerializeTupleStruct = Within<'a>;
    type SerializeTupleVariant = Within<'a>;
    type SerializeMap = Within<'a>;
    type SerializeStruct = Within<'a>;
    type SerializeStructVariant = Within<'a>;

    fn serialize_bool(self, value: bool) -> Written {
        self.0
            .text
            .extend_from_slice(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Written {
        if value < 0 {
            self.0.text.push(b'-');
        }
        self.0.push_number(value.unsigned_abs());
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Written {
        self.0.push_number(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Written {
        serde_json::to_writer(&mut self.0.text, &value)
    }

    fn serialize_f64(self, value: f64) -> Written {
        serde_json::to_writer(&mut self.0.text, &value)
    }

    fn serialize_char(self, value: char) -> Written {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Written {
        self.0.push_str(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.0.text.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let mut object = self.0.open(None, b'{');
        object.named(variant, value)?;
        object.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Within<'a>, Error> {
        Ok(self.0.open(None, b'['))
    }

    fn serialize_tuple(self, _: usize) -> Result<Within<'a>, Error> {
        Ok(self.0.open(None, b'['))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Within<'a>, Error> {
        Ok(self.0.open(None, b'['))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Within<'a>, Error> {
        Ok(self.0.open(Some(variant), b'['))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Within<'a>, Error> {
        Ok(self.0.open(None, b'{'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Within<'a>, Error> {
        Ok(self.0.open(None, b'{'))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Within<'a>, Error> {
        Ok(self.0.open(Some(variant), b'{'))
    }
}

impl ser::SerializeSeq for Within<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.item(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeTuple for Within<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.item(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeTupleStruct for Within<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.item(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeTupleVariant for Within<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.item(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeMap for Within<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.comma();
        let start = self.outline.text.len();
        key.serialize(Pen(self.outline))?;
        // A number is a name too, once it stands in quotes.
        if self.outline.text.get(start) != Some(&b'"') {
            self.outline.text.insert(start, b'"');
            self.outline.text.push(b'"');
        }
        self.outline.text.push(b':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.outline.write(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeStruct for Within<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Written {
        self.named(key, value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeStructVariant for Within<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Written {
        self.named(key, value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use super::Outline;
    use serde::Serialize;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    enum Shape {
        Point,
        Circle(u8),
        Line(i16, i64),
        Box { wide: u64, high: Option<f64> },
    }

    #[derive(Serialize)]
    struct Wrapped(char);

    #[derive(Serialize)]
    struct Pair(bool, ());

    #[test]
    fn every_kind_of_value_is_written_as_serde_json_does() {
        let value = (
            [Shape::Point, Shape::Circle(9), Shape::Line(-10, i64::MIN)],
            Shape::Box {
                wide: u64::MAX,
                high: Some(0.5),
            },
            BTreeMap::from([(10, "ten"), (2, "a \"quoted\" \\ line\n\u{1}é")]),
            (Wrapped('"'), Pair(true, ()), None::<u8>),
            Vec::<u8>::new(),
            (99_u32, 100_u32, f32::NAN),
        );
        let outline = Outline::of(&value);
        assert_eq!(
            outline.text(),
            serde_json::to_string(&value).expect("plain data")
        );
        // Every node is one value, and nodes nest.
        for (index, node) in outline.nodes.iter().enumerate() {
            let text = &outline.text()[node.start as usize..node.end as usize];
            serde_json::from_str::<serde_json::Value>(text).expect("one value");
            assert!((index as u32) < node.next && node.next as usize <= outline.nodes.len());
        }
    }
}
