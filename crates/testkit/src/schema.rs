//! What clients are sent, written down from the Rust types: TypeScript for the page, JSON schema for everybody.
//!
//! A test of each game lists its types ([`Types`]); files that have drifted from the types fail it, and
//! `TOWPATH_BLESS=1` writes them anew.

use crate::{blessed, repository};
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// The file of the types that all games share.
const CORE: &str = "core.ts";

/// Collects types with everything they are made of.
pub struct Types {
    /// The file that is written.
    file: &'static str,
    config: Config,
    seen: HashSet<TypeId>,
    /// The declarations by name. They are written in this order: the order in which types are visited changes from
    /// one compilation to the next.
    declared: BTreeMap<String, String>,
    imported: BTreeSet<String>,
    generator: SchemaGenerator,
    roots: serde_json::Map<String, serde_json::Value>,
}

impl Types {
    /// Nothing yet; `file` is the name of the TypeScript file, such as `arriala.ts`.
    pub fn new(file: &'static str) -> Types {
        Types {
            file,
            config: Config::default(),
            seen: HashSet::new(),
            declared: BTreeMap::new(),
            imported: BTreeSet::new(),
            generator: SchemaSettings::draft2020_12().into_generator(),
            roots: serde_json::Map::new(),
        }
    }

    /// Adds a type and what it is made of.
    #[must_use]
    pub fn with<T: TS + JsonSchema + 'static>(mut self) -> Types {
        self.visit::<T>();
        let schema: Schema = self.generator.subschema_for::<T>();
        self.roots.insert(T::ident(&self.config), schema.to_value());
        self
    }

    /// Compares both files with the types.
    ///
    /// # Errors
    /// The first line that differs.
    pub fn compare(self) -> Result<(), String> {
        self.compare_in(&repository("web/src/api"), &repository("docs/schema"))
    }

    /// Compares both files with the types, in other folders.
    ///
    /// # Errors
    /// The first line that differs.
    pub fn compare_in(mut self, typescript: &Path, json: &Path) -> Result<(), String> {
        let mut text = String::from(
            "// Made from the Rust types by `TOWPATH_BLESS=1 cargo test schema`. Do not edit.\n",
        );
        if !self.imported.is_empty() {
            let names: Vec<&str> = self.imported.iter().map(String::as_str).collect();
            let _ = writeln!(
                text,
                "import type {{ {} }} from \"./core\";",
                names.join(", ")
            );
        }
        text.extend(self.declared.values().map(String::as_str));
        blessed::compare(&typescript.join(self.file), &text)?;
        let definitions = self.generator.take_definitions(true);
        let schema = serde_json::json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": self.file.trim_end_matches(".ts"),
            "properties": self.roots,
            "$defs": definitions,
        });
        let text = serde_json::to_string_pretty(&schema).map_err(|error| error.to_string())?;
        let file = self.file.replace(".ts", ".json");
        blessed::compare(&json.join(file), &(text + "\n"))
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let Some(path) = T::output_path() else {
            // A list, a number, an option: what it is made of counts.
            T::visit_dependencies(self);
            T::visit_generics(self);
            return;
        };
        let name = T::ident(&self.config);
        if path.ends_with(CORE) && self.file != CORE {
            self.imported.insert(name);
            T::visit_generics(self);
            return;
        }
        // A generic type is declared once, whatever it is made of.
        if self.declared.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("\n{docs}export {}\n", T::decl(&self.config));
        self.declared.insert(name, declaration);
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
