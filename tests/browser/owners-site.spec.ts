import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expectNoAxeViolations } from "./axe.ts";
import { expect, ownersShop, test } from "./fixtures.ts";
import { expectNothingCut } from "./page-measures.ts";

// The owner's shop as built by `npm run build`: every page in its sitemap.

const sitemap = readFileSync(join(process.env["OWNERS_FOLDER"] ?? "dist", "sitemap.xml"), "utf8");
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).pathname,
);
test.use({ baseURL: ownersShop });

/** axe takes a second per page, so further products, which have the same code, are skipped. */
const audited = new Set(paths.slice(0, 12));

test("the sitemap lists Home, the status page and at least one product", () => {
  expect(paths).toEqual(expect.arrayContaining(["/", "/status"]));
  expect(paths.some((path) => path.startsWith("/product/"))).toBe(true);
});

for (const path of paths) {
  test(`${path} opens without errors`, async ({ page, goto, guard }) => {
    await guard.allowPictures();
    await page.setViewportSize({ width: 320, height: 700 });
    await goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNothingCut(page, "at 320 px");
    if (audited.has(path)) await expectNoAxeViolations(page);
  });
}
