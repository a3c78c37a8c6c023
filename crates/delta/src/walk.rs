//! Walking through a value that can be written as JSON: serde's many kinds of values become the few of JSON.

use serde::ser::{self, Serialize};
use std::fmt::{Error, Write};

type Walked = Result<(), Error>;

/// A value without others in it.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Leaf<'a> {
    Null,
    Bool(bool),
    Natural(u64),
    Negative(i64),
    Real(f64),
    Text(&'a str),
}

/// Somebody who comes to a value.
pub(crate) trait Visitor {
    /// The same inside a list or an object.
    type Inside: Inside;

    /// It is a value without others in it.
    fn leaf(self, leaf: Leaf<'_>);

    /// It is a list or an object.
    fn container(self, kind: Container) -> Self::Inside;
}

/// What has others in it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Container {
    /// Values one after the other.
    List,
    /// Values with names.
    Object,
    /// The content of an enum's variant: an object with one name, in which the content stands.
    Variant(&'static str),
}

/// The name of a value in an object.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Name<'a> {
    /// Of a struct's field.
    Fixed(&'static str),
    /// Of a map's key.
    Key(&'a str),
}

impl<'a> Name<'a> {
    pub(crate) fn text(self) -> &'a str {
        match self {
            Name::Fixed(name) | Name::Key(name) => name,
        }
    }
}

/// Somebody inside a list or an object, who comes to one value after the other.
pub(crate) trait Inside {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T);

    fn field<T: Serialize + ?Sized>(&mut self, name: Name<'_>, value: &T);

    fn end(self);
}

/// Takes a visitor to a value.
#[inline(always)]
pub(crate) fn visit<T: Serialize + ?Sized>(value: &T, visitor: impl Visitor) {
    let walked = value.serialize(Walk(visitor));
    walked.expect("what is sent is plain data with text keys");
}

struct Walk<V>(V);

macro_rules! leaves {
    ($($name:ident($kind:ty) => $leaf:expr;)*) => {$(
        #[inline(always)]
        fn $name(self, value: $kind) -> Walked {
            let leaf: fn($kind) -> Leaf<'static> = $leaf;
            self.0.leaf(leaf(value));
            Ok(())
        }
    )*};
}

impl<V: Visitor> ser::Serializer for Walk<V> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Within<V::Inside>;
    type SerializeTuple = Within<V::Inside>;
    type SerializeTupleStruct = Within<V::Inside>;
    type SerializeTupleVariant = Within<V::Inside>;
    type SerializeMap = Within<V::Inside>;
    type SerializeStruct = Within<V::Inside>;
    type SerializeStructVariant = Within<V::Inside>;

    leaves! {
        serialize_bool(bool) => Leaf::Bool;
        serialize_i8(i8) => |value| integer(value.into());
        serialize_i16(i16) => |value| integer(value.into());
        serialize_i32(i32) => |value| integer(value.into());
        serialize_i64(i64) => integer;
        serialize_u8(u8) => |value| Leaf::Natural(value.into());
        serialize_u16(u16) => |value| Leaf::Natural(value.into());
        serialize_u32(u32) => |value| Leaf::Natural(value.into());
        serialize_u64(u64) => Leaf::Natural;
        serialize_f32(f32) => |value| Leaf::Real(value.into());
        serialize_f64(f64) => Leaf::Real;
    }

    fn serialize_char(self, value: char) -> Walked {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    #[inline(always)]
    fn serialize_str(self, value: &str) -> Walked {
        self.0.leaf(Leaf::Text(value));
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Walked {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Walked {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Walked {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Walked {
        self.0.leaf(Leaf::Null);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Walked {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Walked {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Walked {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Walked {
        let mut within = self.0.container(Container::Variant(variant));
        within.item(value);
        within.end();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Within<V::Inside>, Error> {
        self.enter(Container::List)
    }

    fn serialize_tuple(self, _: usize) -> Result<Within<V::Inside>, Error> {
        self.enter(Container::List)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Within<V::Inside>, Error> {
        self.enter(Container::List)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Within<V::Inside>, Error> {
        self.enter(Container::Variant(variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Within<V::Inside>, Error> {
        self.enter(Container::Object)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Within<V::Inside>, Error> {
        self.enter(Container::Object)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Within<V::Inside>, Error> {
        self.enter(Container::Variant(variant))
    }
}

impl<V: Visitor> Walk<V> {
    fn enter(self, kind: Container) -> Result<Within<V::Inside>, Error> {
        Ok(Within {
            inside: self.0.container(kind),
            key: String::new(),
        })
    }
}

fn integer(value: i64) -> Leaf<'static> {
    u64::try_from(value).map_or(Leaf::Negative(value), Leaf::Natural)
}

/// Inside a list or an object.
struct Within<I> {
    inside: I,
    /// The name of the value of a map that comes next.
    key: String,
}

macro_rules! lists {
    ($($kind:ident, $item:ident;)*) => {$(
        impl<I: Inside> ser::$kind for Within<I> {
            type Ok = ();
            type Error = Error;

            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> Walked {
                self.inside.item(value);
                Ok(())
            }

            fn end(self) -> Walked {
                self.inside.end();
                Ok(())
            }
        }
    )*};
}

lists! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}

macro_rules! objects {
    ($($kind:ident;)*) => {$(
        impl<I: Inside> ser::$kind for Within<I> {
            type Ok = ();
            type Error = Error;

            #[inline(always)]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Walked {
                self.inside.field(Name::Fixed(name), value);
                Ok(())
            }

            fn end(self) -> Walked {
                self.inside.end();
                Ok(())
            }
        }
    )*};
}

objects! {
    SerializeStruct;
    SerializeStructVariant;
}

impl<I: Inside> ser::SerializeMap for Within<I> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Walked {
        self.key.clear();
        key.serialize(Walk(KeyReader(&mut self.key)))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Walked {
        self.inside.field(Name::Key(&self.key), value);
        Ok(())
    }

    fn end(self) -> Walked {
        self.inside.end();
        Ok(())
    }
}

/// Writes the name of a value in a map: a text, or a number, which is a name too.
struct KeyReader<'k>(&'k mut String);

impl Visitor for KeyReader<'_> {
    type Inside = NoKey;

    fn leaf(self, leaf: Leaf<'_>) {
        // Writing to a string cannot fail.
        let _ = match leaf {
            Leaf::Text(text) => self.0.write_str(text),
            Leaf::Natural(number) => write!(self.0, "{number}"),
            Leaf::Negative(number) => write!(self.0, "{number}"),
            Leaf::Bool(value) => write!(self.0, "{value}"),
            Leaf::Real(number) => write!(self.0, "{number}"),
            Leaf::Null => panic!("the key of a map has a name"),
        };
    }

    fn container(self, _: Container) -> NoKey {
        NoKey
    }
}

/// A list or an object in place of a key: JSON knows none.
struct NoKey;

impl Inside for NoKey {
    fn item<T: Serialize + ?Sized>(&mut self, _: &T) {}

    fn field<T: Serialize + ?Sized>(&mut self, _: Name<'_>, _: &T) {}

    fn end(self) {
        panic!("the key of a map is a text or a number");
    }
}
