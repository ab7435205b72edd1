import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { shop } from "#data/shop.ts";
import type { Product } from "#domain/product.ts";
import type { ProductStatus } from "#domain/status.ts";
import { ProductDetail } from "#product/product-detail.tsx";
import { productWith } from "#tests/domain/products.ts";

const plans = [
  { name: "3 Day Key", price: 8.99, duration: "1 Day", variantId: 11 },
  { name: "Week & More", price: 14.5, duration: "1 Week", variantId: 12 },
];

function showProduct(fields: Partial<Product>, hash = "") {
  const product = productWith({ subscriptions: plans, ...fields });
  const router = createMemoryRouter([{ path: "*", element: <ProductDetail product={product} /> }], {
    initialEntries: [`/product/1${hash}`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const planSection = () =>
  within(screen.getByRole("region", { name: "Choose your subscription plan" }));
const rows = () => planSection().getAllByRole("listitem");
const crumbs = () => within(screen.getByRole("navigation", { name: "Breadcrumb" }));
/** The list below a heading. */
const linesOf = (title: string) => {
  const section = screen.getByRole("heading", { level: 2, name: title }).parentElement;
  return within(section ?? expect.fail("a section"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

test("the title has the game's code in square brackets, and the description stands with it", () => {
  showProduct({ name: "Sample", game: "UB", description: "What it does." });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Sample \[UB\]$/);
  expect(screen.getByText("What it does.")).toBeVisible();
});

describe("the breadcrumb", () => {
  test("has a home icon, Products and the product's name", () => {
    showProduct({ name: "Sample" });
    expect(
      crumbs()
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Home", "Products", "Sample"]);
    const homeLink = crumbs().getByRole("link", { name: "Home" });
    expect(homeLink.querySelector("svg.lucide-house")).toBeInTheDocument();
    expect(crumbs().getByText("Sample")).toHaveAttribute("aria-current", "page");
  });

  test.each([
    ["Home", "/", ""],
    ["Products", "/", "#products"],
  ])("%s leads to %s%s", async (name, pathname, hash) => {
    const router = showProduct({});
    await userEvent.click(crumbs().getByRole("link", { name }));
    expect(router.state.location).toMatchObject({ pathname, hash });
  });
});

test.each<[string, string]>([
  ["Undetected", "green"],
  ["Updating", "blue"],
  ["Detected", "red"],
  ["Soon", "red"],
  ["Anything else", "red"],
])("the status %s is %s", (status, tone) => {
  showProduct({ status: status as ProductStatus });
  expect(screen.getByText(status)).toHaveAttribute("data-tone", tone);
  expect(screen.getByText(status)).toHaveClass(`text-${tone}`);
});

describe("the plans", () => {
  test("stand one below the other with name, duration, price and Purchase", () => {
    showProduct({});
    expect(rows().map((row) => within(row).getByRole("heading").textContent)).toEqual([
      "3 Day Key1 Day",
      "Week & More1 Week",
    ]);
    for (const [index, price] of ["$8.99", "$14.50"].entries()) {
      const row = within(rows()[index] ?? expect.fail("no row"));
      expect(row.getByText(price)).toBeVisible();
      expect(row.getByRole("button", { name: /^Purchase/ })).toBeVisible();
    }
  });

  test("each have a plain link to the store with the plan's exact name", () => {
    showProduct({});
    const links = planSection().getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `${shop.storeUrl}?variant=3%20Day%20Key`,
      `${shop.storeUrl}?variant=Week%20%26%20More`,
    ]);
  });

  test.each([
    ["#week-more", [false, true]],
    ["#plans", [false, false]],
    ["", [false, false]],
  ])("at %s the plan of this address is marked, if it is one's: %j", (hash, marks) => {
    showProduct({}, hash);
    expect(rows().map((row) => row.hasAttribute("data-marked"))).toEqual(marks);
  });
});

test("what it runs on stands in a list; without any there is no list", () => {
  showProduct({ compatibility: ["Windows 11", "Any mainboard"] });
  expect(linesOf("Compatibility")).toEqual(["Windows 11", "Any mainboard"]);
});

test("a product without compatibility has no section for it", () => {
  showProduct({ compatibility: [] });
  expect(screen.queryByRole("heading", { name: "Compatibility" })).not.toBeInTheDocument();
});

test.each([
  ["Aimbot", "lucide-crosshair"],
  ["Visuals", "lucide-eye"],
  ["Features", "lucide-sparkles"],
  ["Controls", "lucide-code"],
  ["aimbot", "lucide-code"],
])("the feature group %s has its lines and the icon %s", (title, icon) => {
  showProduct({ features: [{ title, items: ["One", "Two"] }] });
  expect(linesOf(title)).toEqual(["One", "Two"]);
  const heading = screen.getByRole("heading", { level: 2, name: title });
  expect(heading.querySelectorAll("svg")).toHaveLength(1);
  expect(heading.querySelector(`svg.${icon}`)).toBeInTheDocument();
});

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

test("twelve plans and forty features all stand", () => {
  showProduct({
    subscriptions: many(12).map((n) => ({
      name: `Key ${n}`,
      price: 1,
      duration: "",
      variantId: n,
    })),
    features: [{ title: "Features", items: many(40).map((n) => `Feature ${n}`) }],
  });
  expect(rows()).toHaveLength(12);
  expect(linesOf("Features")).toHaveLength(40);
});

test("the status says what it is, its note and since when", () => {
  showProduct({ status: "Updating", statusNote: "Works on the old version", since: "2026-05-12" });
  expect(screen.getByText("Updating").parentElement).toHaveTextContent(
    /^Status: ?Updating ?Works on the old version, since .*2026$/,
  );
});

test("a product without pictures has a tile", () => {
  showProduct({ name: "Sample", image: undefined, media: [] });
  expect(screen.queryByRole("button", { name: /Open full screen/ })).not.toBeInTheDocument();
  expect(screen.getAllByText("Sample", { ignore: "h1, li" })).toHaveLength(1);
});

test.each([
  [6, false],
  [7, true],
])("with %i plans the picture stays beside the plans: %s", (count, isSticky) => {
  showProduct({
    subscriptions: many(count).map((n) => ({
      name: `Key ${n}`,
      price: 1,
      duration: "",
      variantId: n,
    })),
  });
  const picture = screen.getByRole("button", { name: /Open full screen/ }).parentElement;
  expect(picture?.parentElement?.classList.contains("lg:sticky")).toBe(isSticky);
});
