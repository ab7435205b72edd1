import { expect, test } from "vitest";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { homeGraph, productGraph, statusGraph } from "#domain/structured-data.ts";

const [product] = products;
if (!product) throw new Error("The shop sells nothing.");

test("a product has one offer per plan, each at the plan's own address", () => {
  const graph = productGraph(shop, product, ["https://latchkey.example/cards/a.jpg"]);

  expect(graph["@context"]).toBe("https://schema.org");
  const [thing, crumbs] = graph["@graph"];
  expect(thing).toMatchObject({
    "@type": "Product",
    name: "Private",
    image: ["https://latchkey.example/cards/a.jpg"],
    description: product.description,
    sku: "151373",
    brand: { "@type": "Brand", name: "Latchkey" },
    offers: [
      {
        "@type": "Offer",
        price: "2.99",
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        url: "https://latchkey.example/product/151373#plan-300001",
      },
      { price: "6.99", url: "https://latchkey.example/product/151373#plan-300002" },
      { price: "16.99", url: "https://latchkey.example/product/151373#plan-300003" },
    ],
  });
  expect(crumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: "https://latchkey.example/" },
      { position: 2, name: "Products" },
      { position: 3, name: "Private", item: "https://latchkey.example/product/151373" },
    ],
  });
});

test("Home describes the organization, the site and the list of products", () => {
  const types = homeGraph(shop, products)["@graph"].map((thing) => thing["@type"]);
  expect(types).toEqual(["Organization", "WebSite", "ItemList"]);
});

test("no page claims a rating or a review", () => {
  const all = [
    homeGraph(shop, products),
    statusGraph(shop),
    ...products.map((one) => productGraph(shop, one, [])),
  ];
  expect(JSON.stringify(all)).not.toMatch(/rating|review/i);
});
