import "./tokens.css";
import "./print.css";
import { mount } from "svelte";
import { BASE } from "./base";
import App from "./shell/App.svelte";
import { preferredLanguage, speak } from "./words/words.svelte";

if (BASE !== "") await import("./below");
await speak(preferredLanguage(), "once");
const target = document.getElementById("app");
if (target) mount(App, { target });
