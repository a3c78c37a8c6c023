//! The OpenAPI page describes what the server does: every address in it answers, whatever it is sent, with a described
//! status and an error of the described shape; and answers have the described fields.

mod common;

use common::serve;
use serde_json::{Value, json};
use towpath_core::Sampled;
use towpath_load::client::{get, http};

/// A value of about the shape of a schema, now and then of another.
fn make(schema: &Value, page: &Value, random: &mut Sampled, depth: u32) -> Value {
    if depth > 6 || random.below(12) == 0 {
        let odd = [
            json!(null),
            json!(-1),
            json!(1e300),
            json!("\u{202e}'\"<>%00"),
            json!([[]]),
            json!({"a": {}}),
            json!(true),
        ];
        return odd[random.below(odd.len() as u32) as usize].clone();
    }
    if let Some(reference) = schema["$ref"].as_str() {
        let target = page
            .pointer(&reference[1..])
            .expect("a schema that is there");
        return make(target, page, random, depth + 1);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(list) = schema[key].as_array() {
            return make(
                &list[random.below(list.len() as u32) as usize],
                page,
                random,
                depth + 1,
            );
        }
    }
    if let Some(list) = schema["allOf"].as_array() {
        let mut all = json!({});
        for part in list {
            if let (Value::Object(all), Value::Object(part)) =
                (&mut all, make(part, page, random, depth + 1))
            {
                all.extend(part);
            }
        }
        return all;
    }
    if let Some(list) = schema["enum"].as_array() {
        return list[random.below(list.len() as u32) as usize].clone();
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[random.below(kinds.len() as u32) as usize].as_str(),
        kind => kind.as_str(),
    };
    match kind {
        Some("string") => {
            let words = [
                "",
                "arriala",
                "random",
                "Ada",
                "2026-05-17",
                "lock c4",
                "0123456789abcdef",
                "ö\n",
            ];
            json!(words[random.below(words.len() as u32) as usize])
        }
        Some("integer" | "number") => {
            json!([0, 1, 2, 255, 256, 4_294_967_295_i64][random.below(6) as usize])
        }
        Some("boolean") => json!(random.below(2) == 1),
        Some("array") => {
            let length = random.below(4);
            Value::Array(
                (0..length)
                    .map(|_| make(&schema["items"], page, random, depth + 1))
                    .collect(),
            )
        }
        Some("object") => {
            let mut object = serde_json::Map::new();
            for (name, field) in schema["properties"].as_object().into_iter().flatten() {
                if random.below(5) > 0 {
                    object.insert(name.clone(), make(field, page, random, depth + 1));
                }
            }
            Value::Object(object)
        }
        _ => Value::Null,
    }
}

/// An address with its placeholders filled in, mostly with something that is there.
fn address(path: &str, table: &str, random: &mut Sampled) -> String {
    let mut address = String::new();
    for part in path.split('/').skip(1) {
        address.push('/');
        match (part, random.below(5)) {
            (part, _) if !part.starts_with('{') => address.push_str(part),
            (_, 0) => address.push_str(
                ["%00", "..", "x", "-1", "99999999999", "%F0%9F%92%A9"][random.below(6) as usize],
            ),
            ("{id}" | "{table}", _) => address.push_str(table),
            ("{game}", _) => address.push_str("arriala"),
            _ => address.push('1'),
        }
    }
    let asked = [
        "",
        "",
        "?since=0",
        "?look=0",
        "?look=everything&since=x",
        "?day=2026-05-17",
        "?version=1",
        "?%ff=%ff",
    ];
    address + asked[random.below(asked.len() as u32) as usize]
}

/// Whatever the page refers to is there.
fn check_references(part: &Value, page: &Value) {
    match part {
        Value::Object(fields) => {
            if let Some(reference) = part["$ref"].as_str() {
                assert!(page.pointer(&reference[1..]).is_some(), "{reference}");
            }
            fields
                .values()
                .for_each(|field| check_references(field, page));
        }
        Value::Array(list) => list.iter().for_each(|item| check_references(item, page)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_described_address_keeps_its_word() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let page = get(served.addr, "/api/openapi.json", None)
        .await
        .expect("the page");
    let page: Value = serde_json::from_str(&page).expect("JSON");
    let paths = page["paths"].as_object().expect("paths");
    assert!(paths.len() >= 20, "{} addresses", paths.len());
    check_references(&page, &page);
    let mut random = Sampled::new(5);
    let mut answers = 0;
    for (path, methods) in paths {
        // Waiting is what this one is for.
        if path.ends_with("/wait") {
            continue;
        }
        for (method, operation) in methods.as_object().expect("methods") {
            for number in 0..25 {
                let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
                let body = match schema {
                    Value::Null => String::new(),
                    schema => make(schema, &page, &mut random, 0).to_string(),
                };
                let token = [
                    None,
                    Some(table.tokens[0].as_str()),
                    Some(table.owner.as_str()),
                    Some("forged"),
                ][number % 4];
                let address = address(path, &table.id, &mut random);
                let sent = http(
                    served.addr,
                    &method.to_uppercase(),
                    &address,
                    token,
                    body.as_bytes(),
                )
                .await;
                let (status, answer) =
                    sent.unwrap_or_else(|error| panic!("{method} {address} {body}: {error}"));
                assert!(status < 500, "{method} {address} {body}: {status} {answer}");
                if status >= 400
                    && !(address.contains("%00")
                        || address.contains("%F0")
                        || address.contains(".."))
                {
                    let error: Value = serde_json::from_str(&answer).unwrap_or_default();
                    assert!(
                        error["code"].is_string(),
                        "{method} {address} {body}: {status} {answer}"
                    );
                }
                answers += 1;
            }
        }
    }
    assert!(answers > 400);
    let frame = table.frame(0).await;
    let described = &page["components"]["schemas"]["Frame"];
    for name in described["required"].as_array().expect("required fields") {
        assert!(
            frame.get(name.as_str().expect("a name")).is_some(),
            "{name}"
        );
    }
    for name in frame.as_object().expect("an object").keys() {
        assert!(
            described["properties"].get(name).is_some(),
            "{name} is not described"
        );
    }
}
