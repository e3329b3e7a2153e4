import { mount } from "svelte";

import App from "./App.svelte";
import { startWords } from "./i18n/words.svelte";
import { keepSettings } from "./settings.svelte";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

keepSettings();
await startWords();
mount(App, { target });
