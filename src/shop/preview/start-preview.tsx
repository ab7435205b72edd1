import { createRoot } from "react-dom/client";
import { PreferencesProvider } from "#shop/preferences/preferences-provider.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import "./preview.css";

// A separate root, so that the panel survives an error in the shop.
const place = document.createElement("div");
document.body.append(place);
createRoot(place).render(
  <PreferencesProvider>
    <PreviewPanel />
  </PreferencesProvider>,
);
