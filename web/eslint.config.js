import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["dist", "dist-gallery", "test-results", "playwright-report", "src/api"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Layout is the formatter's.
  svelte.configs.prettier,
  { files: ["*.js", "scripts/**"], languageOptions: { globals: globals.node } },
  // The scripts also carry functions that run in the browser they steer.
  { files: ["public/**", "scripts/**"], languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
    rules: {
      // The compiler knows every name, also those of types.
      "no-undef": "off",
      // Maps and sets are either replaced as a whole (`$state.raw`) or notes that nothing drawn depends on.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["tests/**"],
    // Playwright reads off the pattern which fixtures are wanted; none is `{}`.
    rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
  },
);
