import { startShop } from "./start/start-shop.tsx";
import "./styles.css";

// Before the shop, which reads the setting for motion that the panel stands in for.
if (import.meta.env.DEV) await import("./preview/start-preview.tsx");

const root = document.getElementById("root");
if (root) void startShop(root);
