import { expect, test } from "vitest";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { homeGraph, productGraph, statusGraph } from "#domain/structured-data.ts";

const [product] = products;
if (!product) throw new Error("The shop sells nothing.");

test("a product has its facts and its place in the shop", () => {
  const graph = productGraph(shop, product, ["/cards/a.jpg", "https://host.example/b.png"]);
  expect(graph["@context"]).toBe("https://schema.org");
  const [thing, crumbs] = graph["@graph"];
  expect(thing).toMatchObject({
    "@type": "Product",
    name: "Private",
    image: ["https://latchkey.example/cards/a.jpg", "https://host.example/b.png"],
    description: product.description,
    sku: "151373",
    brand: { "@type": "Brand", name: "Latchkey" },
    offers: product.subscriptions.map(() => ({
      seller: { "@type": "Organization", name: "Latchkey" },
    })),
  });
  expect(crumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: "https://latchkey.example/" },
      { position: 2, name: "Products", item: "https://latchkey.example/#products" },
      { position: 3, name: "Private", item: "https://latchkey.example/product/151373" },
    ],
  });
});

test("Home describes the organization, the site and the list of products", () => {
  const [organization, site, list] = homeGraph(shop, products)["@graph"];
  expect([organization?.["@type"], site?.["@type"], list?.["@type"]]).toEqual([
    "Organization",
    "WebSite",
    "ItemList",
  ]);
  expect(list?.["itemListElement"]).toMatchObject([
    { position: 1, name: "Private", url: "https://latchkey.example/product/151373" },
    { position: 2, name: "Temp Spoofer", url: "https://latchkey.example/product/283989" },
    { position: 3, url: "https://latchkey.example/product/417256" },
  ]);
});

test("no page claims a rating or a review", () => {
  const all = [
    homeGraph(shop, products),
    statusGraph(shop),
    ...products.map((one) => productGraph(shop, one, [])),
  ];
  expect(JSON.stringify(all)).not.toMatch(/rating|review/i);
});
