import { expect, test } from "vitest";
import { findingText } from "#owner/check/finding.ts";
import { checkSmallShop, edited, smallShop } from "./small-shop.ts";

async function findingsWith(publicFiles: string[]): Promise<string[]> {
  const { findings } = await checkSmallShop({}, { publicFiles });
  return findings.map(findingText);
}

test.each([
  "/index.html",
  "/404.html",
  "/status.html",
  "/status.json",
  "/sitemap.xml",
  "/_headers",
  "/product/151373.html",
  "/status/151373.svg",
  // A file where the build needs a folder.
  "/status",
  "/assets",
])("a file public%s, which the build writes too, is a problem", async (file) => {
  expect(await findingsWith([file])).toEqual([
    `public${file}:1: the build writes a page or file of this name. Give your file another name, or delete it.`,
  ]);
});

test("other files, and those that are kept or joined, are accepted", async () => {
  const files = ["/robots.txt", "/licences.txt", "/_redirects", "/terms.pdf", "/refund.html"];
  expect(await findingsWith([...files, "/status", "/status/old.svg"])).toEqual([]);
});

/** The shop with a footer link. */
function withLink(link: string, publicFiles: string[]) {
  const shop = edited(
    smallShop["shop.ts"],
    /credit:/,
    `footerLinks: [{ text: "Terms", url: "${link}" }],\n  credit:`,
  );
  return checkSmallShop({ "shop.ts": shop }, { publicFiles });
}

test.each([
  ["/status.json", []],
  ["/sitemap.xml", []],
  ["/licences.txt", []],
  ["/terms/", ["/terms", "/terms/index.html"]],
  ["/terms", ["/terms", "/terms/index.html"]],
  ["/refund", ["/refund.html"]],
  ["/Terms%20of%20sale.pdf", ["/Terms of sale.pdf"]],
])("a link to %s is not dead", async (link, publicFiles) => {
  expect((await withLink(link, publicFiles)).findings).toEqual([]);
});

test("the suggestion for a file with blanks is a link that the check accepts", async () => {
  const publicFiles = ["/Terms of sale.pdf"];
  const [finding] = (await withLink("/Terms-of-sale.pdf", publicFiles)).findings;
  expect(finding?.fix).toBe('Did you mean "/Terms%20of%20sale.pdf"?');
  expect((await withLink("/Terms%20of%20sale.pdf", publicFiles)).findings).toEqual([]);
});

test("pictures on more hosts than a header can list are a problem", async () => {
  const remote = Array.from(
    { length: 60 },
    (_, at) =>
      `{ type: "image", url: "https://pictures-${at}.example/a.png", alt: "Picture ${at}." },`,
  );
  const products = edited(smallShop["products.ts"], "media: [", `media: [${remote.join("\n")}`);
  const { findings } = await checkSmallShop({ "products.ts": products });
  expect(findings.map(findingText)).toEqual([
    "src/data/products.ts:1: the pictures are on 60 other hosts, more than a header can list. Put pictures into src/data/media, or use fewer hosts.",
  ]);
});
