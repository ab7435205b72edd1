import { createRoot } from "react-dom/client";
import { defaultPreferences } from "#data/preferences.ts";
import { shop } from "#data/shop.ts";
import { PreferencesProvider } from "#preferences/preferences-provider.tsx";
import { fetchParser } from "#preferences/stored-preferences.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { takeOverReducedMotion } from "./reduced-motion.ts";
import "./preview.css";

takeOverReducedMotion();
// What the panel stores shows at once.
await fetchParser();

// A root of its own: whatever becomes of the shop, the panel stays.
const place = document.createElement("div");
document.body.append(place);
createRoot(place).render(
  <PreferencesProvider defaults={defaultPreferences}>
    <PreviewPanel defaults={defaultPreferences} checkoutScriptUrl={shop.checkoutScriptUrl} />
  </PreferencesProvider>,
);
