import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { putPens } from "./art/sprite";
import { watchSettings } from "./device/settings.svelte";

// Both faces of every screen are fetched at once: nothing is laid out in other letters for long.
for (const face of ['1em "Vollkorn Variable"', "700 1em Almendra"]) void document.fonts.load(face);
putPens();
watchSettings();
mount(App, { target: document.getElementById("app")! });
