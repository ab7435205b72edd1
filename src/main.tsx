// React DOM first, because it is the longest task of the start. The rest runs in a later task, so that
// the browser can handle a tap in between.
import "react-dom/client";
import "./styles.css";

async function start(root: HTMLElement): Promise<void> {
  // Before the shop, because the panel overrides the motion setting that the shop reads.
  if (import.meta.env.DEV) await import("./preview/start-preview.tsx");
  await new Promise((resolve) => setTimeout(resolve));
  const { hydrateShop } = await import("./hydration/hydrate-shop.tsx");
  await hydrateShop(root);
}

const root = document.getElementById("root");
// A failure rejects the import in src/hydration/start-script.ts, which handles it.
if (root) await start(root);
