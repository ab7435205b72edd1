import type { Page } from "@playwright/test";
import { expect, liveShop, test, testShop } from "./fixtures.ts";
import { openGroups } from "./main-screens.ts";

/** A full stop or a plus may be a separate text. */
const wordsOf = (text: string) => text.toLowerCase().split(/[\s\p{P}+]+/u);

const namedRoles = new Set(["button", "link", "heading", "listitem", "DisclosureTriangle"]);

/**
 * The names of controls and headings, as Chromium computes them from their content, with a word that no text
 * of the page has: "1updating".
 */
async function fusedNames(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = Array.from(document.images, ({ alt }) => alt);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? "");
    return found;
  });
  const words = new Set(["", ...texts.flatMap(wordsOf)]);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const names = nodes.flatMap(({ role, name }) => {
    // Chromium lists every source that it has tried.
    const source = name?.sources?.find(({ value, superseded }) => value && superseded !== true);
    const isContent = namedRoles.has(role?.value) && source?.type === "contents";
    return isContent ? [String(name?.value)] : [];
  });
  expect(names.length).toBeGreaterThan(10);
  return names.filter((name) => wordsOf(name).some((word) => !words.has(word)));
}

for (const { shop, baseURL, paths } of [
  {
    shop: "test shop",
    baseURL: testShop,
    paths: ["/", "/product/151373"],
  },
  {
    shop: "live shop",
    baseURL: liveShop,
    paths: ["/?q=zzz", "/status", "/product/rust-ember"],
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
        // Safari's screen reader reads no list without a style.
        const lists = page.locator("ul, ol");
        const styles = await lists.evaluateAll((all) =>
          all.map((list) => getComputedStyle(list).listStyleType),
        );
        expect(styles).not.toContain("none");
      }
    });
  });
}
