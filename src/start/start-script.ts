import { rememberPresses } from "./remember-presses.ts";
import { startWhen } from "./start-when.ts";

// Stands in the head of every prerendered page; the build hands it the address of the app.
const entry = document.currentScript?.dataset["entry"];

rememberPresses();
if (entry) startWhen(() => void import(/* @vite-ignore */ entry));
