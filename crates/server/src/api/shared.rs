//! What all games share, as `docs/schema/core.json` describes it: the OpenAPI page takes those descriptions over, so that
//! there is one, made from the Rust types.

use serde_json::Value;
use utoipa::openapi::schema::{
    AnyOfBuilder, ArrayBuilder, ObjectBuilder, OneOfBuilder, SchemaType, Type,
};
use utoipa::openapi::{Ref, RefOr, Schema};
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
    let file: Value = serde_json::from_str(CORE).expect("a test has compared this file");
    schema_of(&file["$defs"][name])
}

/// A JSON schema in OpenAPI's words, as far as the core needs them.
fn schema_of(schema: &Value) -> RefOr<Schema> {
    let text = |name: &str| schema[name].as_str().map(str::to_owned);
    if let Some(reference) = text("$ref") {
        let name = reference.trim_start_matches("#/$defs/");
        return Ref::from_schema_name(name).into();
    }
    let description = text("description");
    for (name, alternatives) in [("oneOf", &schema["oneOf"]), ("anyOf", &schema["anyOf"])] {
        let Some(alternatives) = alternatives.as_array() else {
            continue;
        };
        let all = alternatives.iter().map(schema_of);
        return match name {
            "oneOf" => all
                .fold(OneOfBuilder::new(), OneOfBuilder::item)
                .description(description)
                .into(),
            _ => all
                .fold(AnyOfBuilder::new(), AnyOfBuilder::item)
                .description(description)
                .into(),
        };
    }
    let kind = match schema["type"].as_str() {
        Some("array") => {
            let items = schema_of(&schema["items"]);
            let array = ArrayBuilder::new().items(items);
            return array.description(description).into();
        }
        Some("object") => SchemaType::Type(Type::Object),
        Some("string") => SchemaType::Type(Type::String),
        Some("integer") => SchemaType::Type(Type::Integer),
        Some("boolean") => SchemaType::Type(Type::Boolean),
        // Whatever a game makes of it.
        _ => SchemaType::AnyValue,
    };
    let mut object = ObjectBuilder::new()
        .schema_type(kind)
        .description(description);
    if let Some(only) = schema.get("const") {
        object = object.enum_values(Some([only.clone()]));
    }
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        object = object.property(name, schema_of(property));
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        object = object.required(name.as_str().unwrap_or_default());
    }
    if let Some(others @ Value::Object(_)) = schema.get("additionalProperties") {
        object = object.additional_properties(Some(schema_of(others)));
    }
    object.into()
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
            let words = [&described["type"], &described["oneOf"], &described["anyOf"]];
            assert!(words.iter().any(|word| !word.is_null()), "{described}");
        }
        let message = serde_json::to_value(MessageSchema::schema()).expect("JSON");
        assert_eq!(message["required"], serde_json::json!(["key"]));
        let value = "#/components/schemas/Value";
        assert_eq!(message["additionalProperties"]["$ref"], value);
    }
}
