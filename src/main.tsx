// The entry of the app. In development index.html loads it; in a built page the inline script does, when
// the page has painted (src/shop/start/start-script.ts).
//
// React DOM, the shop's modules and the start of the app run in separate tasks, so that the browser can
// handle a tap in between.
import "react-dom/client";
import { loadOrReload } from "#shop/ui/load-or-reload.ts";
import "./shop/styles.css";

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) {
    // A built page has it in its inline script.
    await import("./shop/start/before-paint-script.ts");
    (await import("./shop/preview/preview-panel.tsx")).startPreview();
  }
  await yieldToBrowser();
  const { hydrateShop } = await loadOrReload(() => import("./shop/start/hydrate-shop.tsx"));
  await yieldToBrowser();
  await hydrateShop(root);
}

async function yieldToBrowser(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

const root = document.getElementById("root");
if (root) await start(root);
