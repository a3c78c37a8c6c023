use super::{Delta, Dictionary, Entry, Fingerprint, apply};
use proptest::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn delta<T: Serialize>(old: &T, new: &T) -> Value {
    let mut out = Vec::new();
    let (was, is) = (Fingerprint::of(old), Fingerprint::of(new));
    Delta::write(&mut out, |delta| delta.field("view", new, &was, &is));
    serde_json::from_slice(&out).expect("JSON")
}

/// What a client makes of it.
fn applied(mut whole: Value, delta: &Value) -> Value {
    apply(&mut whole, delta).expect("the delta fits");
    whole
}

#[test]
fn only_what_differs_is_written() {
    let old = json!({"turn": 1, "places": [{"key": "a", "lock": false}, {"key": "b", "lock": false}], "pile": 30});
    let new = json!({"turn": 1, "places": [{"key": "a", "lock": false}, {"key": "b", "lock": true}], "pile": 29});
    let written = json!([
        [["view", "pile"], 29],
        [["view", "places", 1, "lock"], true]
    ]);
    assert_eq!(delta(&old, &new), written);
    assert_eq!(delta(&old, &old), json!([]));
}

#[test]
fn a_list_grows_and_shrinks_in_its_middle() {
    let (old, new) = (
        json!(["an old card", "b", "the last"]),
        json!(["an old card", "x", "y", "the last"]),
    );
    assert_eq!(delta(&old, &new), json!([[["view"], 1, 1, ["x", "y"]]]));
    assert_eq!(
        delta(&new, &json!(["an old card", "the last"])),
        json!([[["view"], 1, 2, []]])
    );
}

#[test]
fn other_fields_and_other_kinds_are_written_whole() {
    for (old, new) in [
        (json!({"a": 1}), json!({"b": 1})),
        (json!([]), json!({})),
        (json!(null), json!("x")),
    ] {
        assert_eq!(delta(&old, &new), json!([[["view"], new]]));
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i16>().prop_map(Value::from),
        "[a-c\"\\\\{}\\[\\],:é]{0,4}".prop_map(Value::from),
        "[ab]{6,24}".prop_map(Value::from),
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
    fn the_old_with_the_delta_is_the_new(old in any_json(), new in any_json()) {
        let (old, new) = (json!({"view": old}), json!({"view": new}));
        let written = delta(&old["view"], &new["view"]);
        prop_assert_eq!(applied(old, &written), new);
    }

    #[test]
    fn fields_are_written_one_by_one_and_leave_the_others(old in any_fields(), new in any_fields()) {
        let mut out = Vec::new();
        let (was, is) = (Fingerprint::of(&old), Fingerprint::of(&new));
        Delta::write(&mut out, |delta| delta.fields(&new, &was, &is));
        let written: Value = serde_json::from_slice(&out).expect("JSON");
        let frame = |fields: &Fields| json!({"question": fields.question, "undo": fields.undo, "view": [1, 2]});
        prop_assert_eq!(applied(frame(&old), &written), frame(&new));
    }

    #[test]
    fn fingerprints_are_the_same_only_when_values_are(one in any_json(), at in 0_usize..8) {
        prop_assert_eq!(Fingerprint::of(&one), Fingerprint::of(&one.clone()));
        let mut other = one.clone();
        prop_assume!(alter(&mut other, &mut at.clone()));
        prop_assert_ne!(Fingerprint::of(&one), Fingerprint::of(&other));
    }
}

/// Fields that stand among others.
#[derive(Serialize, Debug)]
struct Fields {
    question: Value,
    undo: Value,
}

fn any_fields() -> impl Strategy<Value = Fields> {
    (any_json(), any_json()).prop_map(|(question, undo)| Fields { question, undo })
}

/// Makes another value out of the one that comes after so many others, if there are as many.
fn alter(value: &mut Value, before: &mut usize) -> bool {
    match value {
        Value::Array(items) => items.iter_mut().any(|item| alter(item, before)),
        Value::Object(fields) => fields.values_mut().any(|field| alter(field, before)),
        _ if *before > 0 => {
            *before -= 1;
            false
        }
        Value::Null => {
            *value = json!(false);
            true
        }
        Value::Bool(yes) => {
            *yes = !*yes;
            true
        }
        Value::Number(number) => {
            *value = json!(number.as_i64().unwrap_or(0) + 1);
            true
        }
        Value::String(text) => {
            // One letter becomes another, or there is one more.
            match text.find('a') {
                Some(at) => text.replace_range(at..=at, "b"),
                None => text.push('a'),
            }
            true
        }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum Any {
    Shape(Shape),
    Numbers(BTreeMap<u8, &'static str>),
    Mixed(char, Wrapped, Option<u8>),
    Real(f32),
}

#[derive(Serialize)]
enum Shape {
    Point,
    Circle(u8),
    Line(i16, i64),
    Box { wide: u64, high: Option<f64> },
    Slab { wide: u64, deep: Option<f64> },
}

#[derive(Serialize)]
struct Wrapped(bool, ());

#[test]
fn every_kind_of_value_can_take_the_place_of_every_other() {
    let all = [
        Any::Shape(Shape::Point),
        Any::Shape(Shape::Circle(9)),
        Any::Shape(Shape::Circle(10)),
        Any::Shape(Shape::Line(-10, i64::MIN)),
        Any::Shape(Shape::Box {
            wide: u64::MAX,
            high: Some(0.5),
        }),
        Any::Shape(Shape::Slab {
            wide: u64::MAX,
            deep: Some(0.5),
        }),
        Any::Numbers(BTreeMap::from([(10, "ten"), (2, "a \"quoted\" \\ line\n")])),
        Any::Numbers(BTreeMap::from([(10, "ten"), (3, "three")])),
        Any::Mixed('"', Wrapped(true, ()), None),
        Any::Mixed('é', Wrapped(false, ()), Some(0)),
        Any::Real(-0.25),
    ];
    for (at, old) in all.iter().enumerate() {
        for (to, new) in all.iter().enumerate() {
            let (was, is) = (json!({"view": [1, old]}), json!({"view": [1, new]}));
            let written = delta(&(1, old), &(1, new));
            assert_eq!(applied(was, &written), is);
            assert_eq!(written == json!([]), at == to);
        }
    }
}

#[test]
fn a_delta_for_another_value_is_refused() {
    for part in [
        json!([["view", "hand", 7], 1]),
        json!([["view", "turn", "deep"], 1]),
        json!([["view", "hand"], 1, 9, []]),
        json!([["view", "hand"], u64::MAX, u64::MAX, []]),
        json!([["view", "turn"], 0, 0, []]),
        json!([["view"]]),
        json!([[true], 1]),
        json!("view"),
    ] {
        let mut kept = json!({"view": {"turn": 1, "hand": [1, 2]}});
        let refused = apply(&mut kept, &json!([part])).expect_err("it does not fit");
        assert_eq!(refused.part, part.to_string());
    }
    assert!(apply(&mut json!(null), &json!({})).is_err());
}

proptest! {
    #[test]
    fn a_number_always_stands_for_the_same_description(
        messages in prop::collection::vec(prop::collection::vec(0_u64..60, 0..40), 1..30),
        limit in 10_usize..100,
    ) {
        let mut dictionary = Dictionary::new(limit);
        let mut reader: Vec<u64> = Vec::new();
        for (at, message) in messages.iter().enumerate() {
            if at % 7 == 6 {
                dictionary.clear();
            }
            let from = dictionary.begin() as usize;
            let mut numbers = Vec::new();
            let mut new = Vec::new();
            for (hash, entry) in message.iter().zip(dictionary.numbers(message)) {
                numbers.push(entry.number() as usize);
                if let Entry::New(_) = entry {
                    new.push(*hash);
                }
            }
            // What a client does.
            if !new.is_empty() {
                reader.truncate(from);
                prop_assert_eq!(reader.len(), from);
                reader.extend(new);
            }
            let read: Vec<u64> = numbers.iter().map(|number| reader[*number]).collect();
            prop_assert_eq!(&read, message);
        }
    }
}
