// React DOM first, and alone: it is the longest piece of work at the start. What follows has a
// task of its own, so that a touch in between is not kept waiting.
import "react-dom/client";
import "./styles.css";

async function start(root: HTMLElement): Promise<void> {
  // Before the shop, which reads the setting for motion that the panel stands in for.
  if (import.meta.env.DEV) await import("./preview/start-preview.tsx");
  await new Promise((resolve) => setTimeout(resolve));
  const { hydrateShop } = await import("./hydration/hydrate-shop.tsx");
  await hydrateShop(root);
}

const root = document.getElementById("root");
// Whoever asked for this module hears of a failure: see src/hydration/start-script.ts.
if (root) await start(root);
