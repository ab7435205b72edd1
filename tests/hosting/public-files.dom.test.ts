import { expect, test } from "vitest";
import { robots, sitemap } from "#prerender/sitemap.ts";
import { statusReport } from "#prerender/status-report.ts";
import { products } from "#data/products.ts";

test("status.json tells each product's status, where it is sold, and when it was checked", () => {
  const board = { lastChecked: "2026-11-20", coming: [{ name: "Next", game: "UB" }] };

  expect(statusReport("https://shop.example", products, board)).toEqual({
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

test("the sitemap lists addresses, and the day of a change where it is known", () => {
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

test("robots may read everything, also a page that asks not to be shown", () => {
  expect(robots("https://shop.example")).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://shop.example/sitemap.xml\n",
  );
});
