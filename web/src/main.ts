import "./tokens.css";
import "./print.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { preferredLanguage, speak } from "./words/words.svelte";

await speak(preferredLanguage(), "once");
const target = document.getElementById("app");
if (target) mount(App, { target });
