import type { Page } from "@playwright/test";
import { expect, liveShop, test, testShop } from "./fixtures.ts";
import { openGroups } from "./main-screens.ts";

const namedRoles = new Set(["button", "link", "heading", "listitem", "DisclosureTriangle"]);

/**
 * The names of controls and headings, as Chromium computes them from their content, with a word that is not
 * on the screen: "1updating".
 */
async function fusedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const fused: string[] = [];
  for (const { role, name, backendDOMNodeId: backendNodeId } of nodes) {
    const isFromContent = name?.sources?.every(({ type }) => type === "contents") ?? true;
    if (backendNodeId === undefined || !namedRoles.has(role?.value)) continue;
    if (!name?.value || !isFromContent) continue;
    const { object } = await session.send("DOM.resolveNode", { backendNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      ...(object.objectId !== undefined && { objectId: object.objectId }),
      returnByValue: true,
      // The words as written: CSS shows some in capitals.
      functionDeclaration: `function () {
        if (this.ariaLabel) return null;
        const alts = Array.from(this.querySelectorAll("img"), ({ alt }) => alt);
        return [this.innerText, ...alts].join(" ");
      }`,
    });
    if (typeof result.value !== "string") continue;
    const shown = new Set(result.value.toLowerCase().split(/\s+/));
    const words = String(name.value).toLowerCase().split(/\s+/);
    if (words.some((word) => word !== "" && !shown.has(word))) fused.push(name.value);
  }
  await session.detach();
  return fused;
}

for (const { shop, baseURL, paths } of [
  {
    shop: "test shop",
    baseURL: testShop,
    paths: ["/", "/status", "/product/151373", "/product/283989"],
  },
  {
    shop: "live shop",
    baseURL: liveShop,
    paths: ["/", "/?q=zzz", "/status", "/product/ub-reset", "/product/rust-ember"],
  },
]) {
  test.describe(shop, () => {
    test.use({ baseURL });
    test("no name has words that run into each other", async ({ page, goto, allowHost }) => {
      allowHost("https://sellauth.com", (route) => route.fulfill({ body: "" }));
      for (const path of paths) {
        await goto(path);
        if (path === "/status") await openGroups(page);
        expect(await fusedNames(page), path).toEqual([]);
      }
    });
  });
}
