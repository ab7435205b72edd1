import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { Catalogue } from "#shop/catalogue/catalogue.tsx";
import {
  listedProducts,
  openCatalogue,
  searchBox,
  searchInAddress,
  shopOf,
} from "./open-catalogue.tsx";

const groups = () =>
  screen
    .queryAllByRole("heading", { level: 3, hidden: true })
    .map(({ textContent }) => textContent);
const gameHead = (name: string) =>
  screen.getByRole("heading", { name, hidden: true }).parentElement;

/** By its text: names of roles take a quarter of a second in so many elements. */
const linkOf = (name: string) => screen.getByText(name).closest("a");

test("twelve products of six games are cards with a filter button for each game", async () => {
  const shop = shopOf(12, 6);
  Object.assign(shop.products[11] ?? expect.fail(), { price: undefined, priceText: undefined });
  openCatalogue(shop);
  const soldOut = linkOf("Item 11");
  expect(soldOut).toHaveAccessibleName("Item 11 [F1]UndetectedSold out");
  const filter = within(screen.getByRole("group", { name: "Game" }));
  expect(filter.getAllByRole("button")).toHaveLength(7);
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  expect(groups()).toEqual([]);
  const entries = history.length;
  await userEvent.click(filter.getByRole("button", { name: "All Products" }));
  expect(history, "Back would seem dead").toHaveLength(entries);
});

test.each([3, 13])("a shop with %i products of one game has no game filter", (count) => {
  openCatalogue(shopOf(count, 1));
  expect(screen.queryByRole("group", { name: "Game" })).not.toBeInTheDocument();
  expect(screen.queryByRole("combobox", { name: "Game" })).not.toBeInTheDocument();
});

test("each row of the list view has a picture or a drawing", () => {
  const shop = shopOf(13, 3);
  Object.assign(shop.products[0] ?? expect.fail(), { picture: { src: "/reticle.png" } });
  openCatalogue(shop);
  expect(document.querySelectorAll("#products .product-picture img")).toHaveLength(13);
});

test("more than twelve products are a list that can be sorted", async () => {
  const shop = shopOf(13, 3);
  // Games of which nothing works come last. Of the second game, all but one work.
  for (const [index, product] of shop.products.entries()) {
    if (product.game === "A1" || index === 1) product.status = "Updating";
  }
  Object.assign(shop.products[11] ?? expect.fail(), { price: undefined, priceText: undefined });
  openCatalogue(shop);
  expect(groups()).toEqual(["Game B", "Game C", "Game A"]);
  expect(linkOf("Item 12")).toHaveTextContent(/Item 12 Updating/);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort" }), "By price");
  expect(searchInAddress()).toBe("?sort=price");
  expect(groups()).toEqual([]);
  expect(linkOf("Item 12")).toHaveTextContent(/\[A1\]Updating\$1\.00$/);
  expect(linkOf("Item 11")).toHaveTextContent(/\[C1\]UndetectedSold out$/);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Game" }), "Game B (4)");
  expect(searchInAddress()).toBe("?game=B1&sort=price");
  expect(listedProducts()).toEqual(["Item 10", "Item 7", "Item 4", "Item 1"]);
});

test("up to four featured products are cards above the list, until a search", async () => {
  const shop = shopOf(13, 2);
  const featured = shop.products.map((product, index) =>
    index > 7 ? { ...product, featured: true } : product,
  );
  openCatalogue({ ...shop, products: featured });
  expect(listedProducts().slice(0, 5)).toEqual([
    "Item 8",
    "Item 9",
    "Item 10",
    "Item 11",
    "Item 0",
  ]);
  expect(listedProducts()).toHaveLength(4 + 13);
  await userEvent.type(searchBox(), "item 8");
  expect(listedProducts()).toEqual(["Item 8"]);
});

test("the page has 60 products and, without scripts, a link to all; the search finds all", async () => {
  const shop = shopOf(64, 8);
  const element = <Catalogue heading="Our Keys" {...shop} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html.match(/href="\/product/g)).toHaveLength(60);
  expect(html.match(/<h3/g)).toHaveLength(8);
  expect(html).toMatch(/href="\/status"[^>]*>All products, by status</);
  openCatalogue(shop);
  expect(listedProducts()).toHaveLength(60);
  expect(gameHead("Game H"), "of all products, not of the shown").toHaveTextContent(/8 products$/);
  // The last product of the last game.
  await userEvent.type(searchBox(), "63");
  expect(listedProducts()).toEqual(["Item 63"]);
  expect(gameHead("Game H"), "of the found").toHaveTextContent(/H1 product$/);
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("Show more adds 60 products, moves focus to the first of them, and is in the address", async () => {
  openCatalogue(shopOf(130, 1));
  expect(screen.getByRole("status")).toHaveTextContent("130 products");
  const entries = history.length;
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(history).toHaveLength(entries);
  expect(listedProducts()).toHaveLength(120);
  expect(document.activeElement).toHaveTextContent("Item 60");
  expect(searchInAddress()).toBe("?limit=120");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(listedProducts()).toHaveLength(130);
  expect(document.activeElement).toHaveTextContent("Item 120");
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  // Another order or search begins with its first 60 again.
  const sort = screen.getByRole("combobox", { name: "Sort" });
  await userEvent.selectOptions(sort, "By name");
  expect(listedProducts()).toHaveLength(60);
  expect(searchInAddress()).toBe("?sort=name");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  fireEvent.change(searchBox(), { target: { value: "item" } });
  expect(listedProducts()).toHaveLength(60);
  // By a key, before the text is in the address.
  fireEvent.change(sort, { target: { value: "default" } });
  expect(searchInAddress()).toBe("?q=item");
});

test("Show more moves focus past the featured products, which are above the list as well", async () => {
  const shop = shopOf(70, 1);
  for (const product of shop.products) product.featured = true;
  openCatalogue(shop);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(document.activeElement).toHaveTextContent("Item 60");
});

test.each([
  ["/?q=zzz", "“zzz”"],
  ["/?q=zzz&game=A1", "“zzz” in [A1]"],
])("without a match, %s has advice in place of a list, and a way to all", async (opened, place) => {
  openCatalogue(shopOf(2, 2), opened);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(screen.getByText(/^No product/)).toHaveTextContent(
    `No product matches ${place}. Try a shorter word, or browse all products.`,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show all products" }));
  expect(listedProducts()).toEqual(["Item 0", "Item 1"]);
  expect(searchInAddress()).toBe("");
});

test("Show more adds after what is shown, also where a search leaves out the products that work", async () => {
  const shop = shopOf(200, 2);
  // Of the first game, only a product that the search does not find works.
  for (const [index, product] of shop.products.entries()) {
    if (product.game === "A1") Object.assign(product, { status: "Detected" });
    if (index === 0) Object.assign(product, { status: "Undetected", name: "Other" });
  }
  openCatalogue(shop, "/?q=item");
  const before = listedProducts();
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(listedProducts().slice(0, 60)).toEqual(before);
});
