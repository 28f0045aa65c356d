import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { putPens } from "./art/sprite";
import { watchSettings } from "./device/settings.svelte";

putPens();
watchSettings();
mount(App, { target: document.getElementById("app")! });
