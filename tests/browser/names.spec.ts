import type { Page } from "@playwright/test";
import { expect, liveShop, test, testShop } from "./fixtures.ts";
import { openGroups } from "./main-screens.ts";

/** A full stop or a plus may be a separate text. */
const wordsOf = (text: string) => text.toLowerCase().split(/[\s\p{P}+]+/u);

const namedRoles = new Set(["button", "link", "heading", "listitem", "DisclosureTriangle"]);

/**
 * The names of controls and headings, as Chromium computes them from their content, with a word that is in
 * none of their texts: "1updating".
 */
async function fusedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const fused: string[] = [];
  for (const { role, name, backendDOMNodeId: backendNodeId } of nodes) {
    if (backendNodeId === undefined || !namedRoles.has(role?.value)) continue;
    // Chromium lists every source that it has tried.
    const source = name?.sources?.find(({ value, superseded }) => value && superseded !== true);
    if (!name?.value || source?.type !== "contents") continue;
    const { object } = await session.send("DOM.resolveNode", { backendNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      ...(object.objectId !== undefined && { objectId: object.objectId }),
      returnByValue: true,
      functionDeclaration: `function () {
        const texts = Array.from(this.querySelectorAll("img"), ({ alt }) => alt);
        const walker = document.createTreeWalker(this, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode.data);
        return texts.join(" ");
      }`,
    });
    if (typeof result.value !== "string") continue;
    const shown = new Set(["", ...wordsOf(result.value)]);
    if (wordsOf(String(name.value)).some((word) => !shown.has(word))) fused.push(name.value);
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
