import { expect, test } from "vitest";
import { homeGraph, productGraph, statusGraph } from "#prerender/structured-data.ts";
import { prerenderProductWith } from "#tests/domain/products.ts";
import { site } from "#tests/site.ts";

const { shop } = site.prerenderData;

// Whole objects: search engines punish a claim that the page does not show, such as a rating.

test("a product has its facts, its offers and its place in the shop", () => {
  const plan = { name: "Day Key", price: 980, duration: "1 Day", variantId: 7, soldOut: true };
  const product = prerenderProductWith(
    { id: "151373", name: "Private", subscriptions: [plan] },
    "JPY",
  );
  const images = ["/cards/a.jpg", "https://host.example/b.png"];
  expect(productGraph({ ...shop, currency: "JPY" }, product, images)).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        "@id": "https://latchkey.example/product/151373#product",
        name: "Private",
        image: ["https://latchkey.example/cards/a.jpg", "https://host.example/b.png"],
        description: "A sample.",
        sku: "151373",
        brand: { "@type": "Brand", name: "Latchkey" },
        url: "https://latchkey.example/product/151373",
        offers: [
          {
            "@type": "Offer",
            name: "Day Key",
            price: "980",
            priceCurrency: "JPY",
            availability: "https://schema.org/OutOfStock",
            url: "https://latchkey.example/product/151373#plan-7",
            seller: { "@type": "Organization", name: "Latchkey" },
          },
        ],
      },
      breadcrumbs([
        ["Home", "https://latchkey.example/"],
        ["Products", "https://latchkey.example/#products"],
        ["Private", "https://latchkey.example/product/151373"],
      ]),
    ],
  });
});

test("Home describes the organization and the site", () => {
  const [organization, website] = homeGraph(shop)["@graph"];
  expect(organization).toEqual({
    "@type": "Organization",
    name: "Latchkey",
    url: "https://latchkey.example/",
    logo: "https://latchkey.example/apple-touch-icon.png",
    sameAs: ["https://discord.gg/latchkey-sample"],
  });
  expect(website).toEqual({
    "@type": "WebSite",
    name: "Latchkey",
    url: "https://latchkey.example/",
  });
});

test("the status page has its place in the shop", () => {
  expect(statusGraph(shop)["@graph"]).toEqual([
    breadcrumbs([
      ["Home", "https://latchkey.example/"],
      ["Status", "https://latchkey.example/status"],
    ]),
  ]);
});

function breadcrumbs(crumbs: readonly [name: string, item: string][]) {
  const items = crumbs.map(([name, item], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item,
  }));
  return { "@type": "BreadcrumbList", itemListElement: items };
}
