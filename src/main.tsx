// The entry of the app. In development index.html loads it; in a built page the inline script does, when
// the page has painted (src/shop/start/start-script.ts).
//
// React DOM, the shop's modules and the start of the app run in separate tasks, so that the browser can
// handle a tap in between.
import "react-dom/client";
import type { DataRouter } from "react-router-dom";
import { reloadForMissingChunks } from "#shop/web-platform/load-chunk.ts";
import "./shop/styles.css";

let router: DataRouter | undefined;

// The visitor waits for the next screen or, before the router exists, for this page.
reloadForMissingChunks(() => (router ? router.state.navigation.location : window.location));

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) {
    // A built page runs it in its inline script.
    await import("./shop/start/before-paint-script.ts");
    (await import("./shop/dev-panel/dev-panel.tsx")).startDevPanel();
  }
  await yieldToBrowser();
  const { hydrateShop } = await import("./shop/start/hydrate-shop.tsx");
  await yieldToBrowser();
  router = await hydrateShop(root);
}

async function yieldToBrowser(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

const root = document.getElementById("root");
if (root) await start(root);
