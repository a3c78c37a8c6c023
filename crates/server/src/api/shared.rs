//! What all games share, as `docs/schema/core.json` describes it: the OpenAPI page takes those descriptions over, so that
//! there is one, made from the Rust types.

use serde_json::Value;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Made by a test of the core from its types.
const CORE: &str = include_str!("../../../../docs/schema/core.json");

/// The names in that file.
const NAMES: [&str; 9] = [
    "Breakdown",
    "Choice",
    "ChoiceKind",
    "Message",
    "Part",
    "Seat",
    "Side",
    "Step",
    "Value",
];

macro_rules! described {
    ($($(#[$doc:meta])* $name:ident = $schema:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name;

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                described_in_core($schema)
            }
        }

        impl ToSchema for $name {
            fn name() -> std::borrow::Cow<'static, str> {
                $schema.into()
            }

            fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                let all = NAMES.iter();
                schemas.extend(all.map(|name| ((*name).to_owned(), described_in_core(name))));
            }
        }
    )*};
}

described! {
    /// [`towpath_core::Message`] on the OpenAPI page.
    MessageSchema = "Message";
    /// [`towpath_core::Breakdown`] on the OpenAPI page.
    BreakdownSchema = "Breakdown";
    /// [`towpath_core::Choice`] on the OpenAPI page.
    ChoiceSchema = "Choice";
    /// [`towpath_core::Step`] on the OpenAPI page.
    StepSchema = "Step";
}

fn described_in_core(name: &str) -> RefOr<Schema> {
    let text = CORE.replace("#/$defs/", "#/components/schemas/");
    let file: Value = serde_json::from_str(&text).expect("a test has compared this file");
    let schema = file["$defs"][name].clone();
    serde_json::from_value(schema).expect("JSON Schema is OpenAPI's own language")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_the_core_is_described() {
        let file: Value = serde_json::from_str(CORE).expect("JSON");
        let names: Vec<&String> = file["$defs"].as_object().expect("names").keys().collect();
        assert_eq!(names, NAMES);
        for name in NAMES {
            let described = serde_json::to_value(described_in_core(name)).expect("JSON");
            assert_ne!(described, serde_json::json!({}), "{name}");
        }
        let message = serde_json::to_value(MessageSchema::schema()).expect("JSON");
        assert_eq!(message["required"], serde_json::json!(["key"]));
        let value = "#/components/schemas/Value";
        assert_eq!(message["additionalProperties"]["$ref"], value);
    }
}
