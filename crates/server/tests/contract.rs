//! The OpenAPI page describes what the server does: every address in it answers, whatever it is sent, with a described
//! status and an error of the described shape; and answers have the described fields.

mod common;

use common::{make, serve};
use serde_json::{Value, json};
use towpath_core::Sampled;
use towpath_load::client::{get, http};

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
