//! JSON with an outline: where each value stands in the text, so that two pictures of a table can be compared without
//! being read again.

mod write;

use serde::Serialize;
use serde_json::value::RawValue;
use std::ops::Range;

/// JSON text and where each value stands in it.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    text: Vec<u8>,
    /// Every value in the order in which it begins, so a value is followed by what it contains.
    nodes: Vec<Node>,
}

/// Where a value stands.
#[derive(Copy, Clone, Debug)]
struct Node {
    start: u32,
    end: u32,
    /// The node behind the last one within this.
    next: u32,
}

impl Outline {
    /// Writes a value down.
    pub fn of(value: &impl Serialize) -> Outline {
        let mut outline = Outline::default();
        outline.rewrite(value);
        outline
    }

    /// Writes another value in place of this one, into the same memory.
    pub fn rewrite(&mut self, value: &impl Serialize) {
        self.text.clear();
        self.nodes.clear();
        let written = self.write(value);
        written.expect("what is sent is plain data with text keys");
    }

    /// The JSON.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.text).expect("JSON is UTF-8")
    }

    /// The JSON, to be put into other JSON.
    pub fn to_raw(&self) -> Box<RawValue> {
        RawValue::from_string(self.text().to_owned()).expect("it was written as JSON")
    }

    fn bytes(&self, node: usize) -> &[u8] {
        let Node { start, end, .. } = self.nodes[node];
        &self.text[start as usize..end as usize]
    }

    /// The values directly within a value.
    fn inside(&self, node: usize) -> impl Iterator<Item = usize> {
        let end = self.nodes[node].next as usize;
        let mut at = node + 1;
        std::iter::from_fn(move || {
            let child = (at < end).then_some(at)?;
            at = self.nodes[child].next as usize;
            Some(child)
        })
    }

    /// The fields of an object: the name with its quotes, and the value.
    fn fields(&self, node: usize) -> impl Iterator<Item = (&[u8], usize)> {
        // A name stands between the end of what was before it and the colon.
        let mut before = self.nodes[node].start as usize;
        self.inside(node).map(move |child| {
            let Node { start, end, .. } = self.nodes[child];
            let name = &self.text[before + 1..start as usize - 1];
            before = end as usize;
            (name, child)
        })
    }
}

/// Two outlines are the same when they say the same.
impl PartialEq for Outline {
    fn eq(&self, other: &Outline) -> bool {
        self.text == other.text
    }
}

impl Eq for Outline {}

/// Writes what makes one outline out of another, as the items of a JSON list separated by commas:
/// `[path, value]` sets a value, `[path, from, count, values]` replaces `count` items of a list. A path is a list of
/// names and indices.
#[derive(Debug)]
pub struct Differences<'a> {
    out: &'a mut Vec<u8>,
    /// Whether an item stands in the list already.
    begun: bool,
}

/// A step of a path.
#[derive(Copy, Clone)]
enum Step<'a> {
    /// A field's name with its quotes.
    Name(&'a [u8]),
    /// An item's index.
    Index(usize),
}

/// Where two values stand that are being compared.
#[derive(Copy, Clone)]
struct Pair<'a> {
    old: &'a Outline,
    new: &'a Outline,
}

impl<'a> Differences<'a> {
    /// Will write at the end of this text.
    pub fn new(out: &'a mut Vec<u8>) -> Differences<'a> {
        Differences { out, begun: false }
    }

    /// Writes what makes `new` out of `old`, where both stand in the field of this name.
    pub fn field(&mut self, name: &str, old: &Outline, new: &Outline) {
        let name = format!("\"{name}\"");
        let mut path = vec![Step::Name(name.as_bytes())];
        self.compare(Pair { old, new }, (0, 0), &mut path);
    }

    /// Writes what makes the fields of `new` out of those of `old`.
    pub fn fields(&mut self, old: &Outline, new: &Outline) {
        self.compare(Pair { old, new }, (0, 0), &mut Vec::new());
    }

    fn compare<'b>(&mut self, pair: Pair<'b>, at: (usize, usize), path: &mut Vec<Step<'b>>) {
        let (was, is) = (pair.old.bytes(at.0), pair.new.bytes(at.1));
        if was == is {
            return;
        }
        let mark = (self.out.len(), self.begun);
        let inner = match (was[0], is[0]) {
            (b'{', b'{') => self.compare_objects(pair, at, path),
            (b'[', b'[') => {
                self.compare_lists(pair, at, path);
                true
            }
            _ => false,
        };
        // Many small differences can be longer than the whole.
        if !inner || self.out.len() - mark.0 > is.len() + 8 * (path.len() + 1) {
            self.out.truncate(mark.0);
            self.begun = mark.1;
            self.begin(path);
            self.out.extend_from_slice(is);
            self.out.push(b']');
        }
    }

    /// Compares field by field; `false` if the fields are others.
    fn compare_objects<'b>(
        &mut self,
        pair: Pair<'b>,
        at: (usize, usize),
        path: &mut Vec<Step<'b>>,
    ) -> bool {
        let names = |outline: &'b Outline, node| outline.fields(node).map(|(name, _)| name);
        if !names(pair.old, at.0).eq(names(pair.new, at.1)) {
            return false;
        }
        let fields = pair.old.fields(at.0).zip(pair.new.fields(at.1));
        for ((name, old), (_, new)) in fields {
            path.push(Step::Name(name));
            self.compare(pair, (old, new), path);
            path.pop();
        }
        true
    }

    /// Compares lists of one length item by item; of others, what stands between the same beginning and the same end is
    /// replaced.
    fn compare_lists<'b>(&mut self, pair: Pair<'b>, at: (usize, usize), path: &mut Vec<Step<'b>>) {
        let items = || pair.old.inside(at.0).zip(pair.new.inside(at.1));
        if pair.old.inside(at.0).count() == pair.new.inside(at.1).count() {
            for (index, (old, new)) in items().enumerate() {
                path.push(Step::Index(index));
                self.compare(pair, (old, new), path);
                path.pop();
            }
            return;
        }
        let old: Vec<usize> = pair.old.inside(at.0).collect();
        let new: Vec<usize> = pair.new.inside(at.1).collect();
        let same = |(old, new): &(&usize, &usize)| pair.old.bytes(**old) == pair.new.bytes(**new);
        let head = old.iter().zip(&new).take_while(same).count();
        let (old, new) = (&old[head..], &new[head..]);
        let tail = old
            .iter()
            .rev()
            .zip(new.iter().rev())
            .take_while(same)
            .count();
        let (gone, come) = (old.len() - tail, &new[..new.len() - tail]);
        self.begin(path);
        self.out
            .extend_from_slice(format!("{head},{gone},[").as_bytes());
        if let (Some(first), Some(last)) = (come.first(), come.last()) {
            let (start, end) = (pair.new.nodes[*first].start, pair.new.nodes[*last].end);
            let Range { start, end } = start as usize..end as usize;
            self.out.extend_from_slice(&pair.new.text[start..end]);
        }
        self.out.extend_from_slice(b"]]");
    }

    /// Begins an item with its path.
    fn begin(&mut self, path: &[Step<'_>]) {
        self.out
            .extend_from_slice(if self.begun { b",[[" } else { b"[[" });
        self.begun = true;
        for (number, step) in path.iter().enumerate() {
            if number > 0 {
                self.out.push(b',');
            }
            match step {
                Step::Name(name) => self.out.extend_from_slice(name),
                Step::Index(index) => self.out.extend_from_slice(index.to_string().as_bytes()),
            }
        }
        self.out.extend_from_slice(b"],");
    }
}

#[cfg(test)]
mod tests {
    use super::{Differences, Outline};
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn differences(old: &Value, new: &Value) -> Value {
        let mut out = b"[".to_vec();
        Differences::new(&mut out).field("view", &Outline::of(old), &Outline::of(new));
        out.push(b']');
        serde_json::from_slice(&out).expect("JSON")
    }

    /// What a client does with them.
    fn apply(mut whole: Value, differences: &Value) -> Value {
        for difference in differences.as_array().expect("a list") {
            let path = difference[0].as_array().expect("a path");
            let place = path.iter().fold(&mut whole, |at, step| match step {
                Value::Number(index) => &mut at[index.as_u64().expect("an index") as usize],
                name => &mut at[name.as_str().expect("a name")],
            });
            match difference.as_array().expect("a list").as_slice() {
                [_, value] => *place = value.clone(),
                [_, from, count, values] => {
                    let from = from.as_u64().expect("an index") as usize;
                    let until = from + count.as_u64().expect("a count") as usize;
                    let list = place.as_array_mut().expect("a list");
                    list.splice(from..until, values.as_array().expect("items").clone());
                }
                other => panic!("{other:?}"),
            }
        }
        whole
    }

    #[test]
    fn only_what_differs_is_told() {
        let old = json!({"turn": 1, "places": [{"key": "a", "lock": false}, {"key": "b", "lock": false}], "pile": 30});
        let new = json!({"turn": 1, "places": [{"key": "a", "lock": false}, {"key": "b", "lock": true}], "pile": 29});
        let told = json!([
            [["view", "pile"], 29],
            [["view", "places", 1, "lock"], true]
        ]);
        assert_eq!(differences(&old, &new), told);
        assert_eq!(differences(&old, &old), json!([]));
    }

    #[test]
    fn a_list_grows_and_shrinks_in_its_middle() {
        let (old, new) = (
            json!(["an old card", "b", "the last"]),
            json!(["an old card", "x", "y", "the last"]),
        );
        assert_eq!(
            differences(&old, &new),
            json!([[["view"], 1, 1, ["x", "y"]]])
        );
        assert_eq!(
            differences(&new, &json!(["an old card", "the last"])),
            json!([[["view"], 1, 2, []]])
        );
    }

    #[test]
    fn other_fields_and_other_kinds_are_told_whole() {
        for (old, new) in [
            (json!({"a": 1}), json!({"b": 1})),
            (json!([]), json!({})),
            (json!(null), json!("x")),
        ] {
            assert_eq!(differences(&old, &new), json!([[["view"], new]]));
        }
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i16>().prop_map(Value::from),
            "[a-c\"\\\\{}\\[\\],:é]{0,4}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 60, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::btree_map("[a-c\"\\\\]{0,2}", inner, 0..4)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn the_old_with_the_differences_is_the_new(old in any_json(), new in any_json()) {
            let (old, new) = (json!({"view": old}), json!({"view": new}));
            let told = differences(&old["view"], &new["view"]);
            prop_assert_eq!(apply(old, &told), new);
        }

        #[test]
        fn an_outline_is_the_text_serde_writes(value in any_json()) {
            let outline = Outline::of(&value);
            prop_assert_eq!(outline.text(), value.to_string());
        }
    }
}
