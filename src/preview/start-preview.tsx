import { createRoot } from "react-dom/client";
import { defaultPreferences } from "#data/preferences.ts";
import { checkoutSettings } from "#layout/checkout-settings.ts";
import { shopPreferences } from "#layout/shop-preferences.ts";
import { PreferencesProvider } from "#preferences/preferences-provider.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { takeOverReducedMotion } from "./reduced-motion.ts";
import "./preview.css";

takeOverReducedMotion();

// A root of its own: whatever becomes of the shop, the panel stays.
const place = document.createElement("div");
document.body.append(place);
createRoot(place).render(
  <PreferencesProvider store={shopPreferences}>
    <PreviewPanel defaults={defaultPreferences} checkoutSettings={checkoutSettings} />
  </PreferencesProvider>,
);
