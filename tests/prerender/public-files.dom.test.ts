import { expect, test } from "vitest";
import { robots, sitemap } from "#prerender/crawler-files.ts";
import { statusJson } from "#prerender/status-json.ts";
import { products } from "#data/products.ts";

test("status.json has each product's status and page, and the day of the last check", () => {
  const board = { lastChecked: "2026-11-20", coming: [{ name: "Next", game: "UB" }] };

  expect(statusJson("https://shop.example", products.slice(0, 2), board)).toEqual({
    checked: "2026-11-20",
    products: [
      {
        name: "Private",
        game: "FN",
        status: "Undetected",
        url: "https://shop.example/product/151373",
      },
      {
        name: "Temp Spoofer",
        game: "UB",
        status: "Undetected",
        url: "https://shop.example/product/283989",
      },
      { name: "Next", game: "UB", status: "Soon", url: null },
    ],
  });
});

test("the sitemap lists addresses, and the day of the last change if known", () => {
  const xml = sitemap([
    { url: "https://shop.example/" },
    { url: "https://shop.example/status?a=1&b=2", changed: "2026-11-20" },
  ]);
  const document = new DOMParser().parseFromString(xml, "application/xml");

  expect(Array.from(document.querySelectorAll("loc"), (loc) => loc.textContent)).toEqual([
    "https://shop.example/",
    "https://shop.example/status?a=1&b=2",
  ]);
  expect(document.querySelector("lastmod")?.textContent).toBe("2026-11-20");
});

test("robots.txt allows everything, including noindex pages", () => {
  expect(robots("https://shop.example")).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://shop.example/sitemap.xml\n",
  );
});
