import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
} from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Game } from "#domain/game.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { Catalogue } from "#shop/catalogue/catalogue.tsx";

const letters = ["A", "B", "C", "D", "E", "F", "G", "H"];

/** Products of games in turn: the first game has one more than the last if it does not divide. */
function shopOf(productCount: number, gameCount: number) {
  const games: Game[] = letters
    .slice(0, gameCount)
    .map((letter) => ({ code: `${letter}1`, name: `Game ${letter}` }));
  const products = Array.from({ length: productCount }, (_, index): ProductSummary => {
    const game = games[index % gameCount]?.code ?? "";
    const price = productCount - index;
    return {
      id: `p${index}`,
      name: `Item ${index}`,
      game,
      price,
      priceText: `$${price}`,
      status: "Undetected",
      description: "A sample.",
    };
  });
  return { games, products };
}

type Shop = ReturnType<typeof shopOf>;

/** Opens the catalogue beside a link to another screen, which loads when the test says so. */
function openCatalogue({ products, games }: Shop, address = "/") {
  history.replaceState(null, "", address);
  const loaded = new EventTarget();
  const loading = new Promise((resolve) => {
    loaded.addEventListener("load", resolve, { once: true });
  });
  const layout = (
    <>
      <Outlet />
      <Link to="/">Catalogue</Link>
      <Link to="/other">Elsewhere</Link>
    </>
  );
  const catalogue = <Catalogue heading="Our Keys" products={products} games={games} />;
  const loadOther = async () => {
    await loading;
    return { Component: () => <h1>Another screen</h1> };
  };
  const router = createBrowserRouter([
    {
      element: layout,
      children: [
        { path: "/", element: catalogue },
        { path: "/other", lazy: loadOther },
      ],
    },
  ]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return {
    /** Presses the link like assistive technology and iOS: the focus stays where it is. */
    leave: () => act(() => screen.getByRole("link", { name: "Elsewhere" }).click()),
    finishLoading: () => act(async () => void loaded.dispatchEvent(new Event("load"))),
  };
}

const goBack = () => act(() => history.back());
// Nothing in the catalogue is hidden, and to look for it in so many elements takes seconds.
const products = () =>
  screen
    .queryAllByRole("link", { hidden: true })
    .flatMap(({ textContent }) => /Item \d+/.exec(textContent)?.[0] ?? []);
const groups = () =>
  screen
    .queryAllByRole("heading", { level: 3, hidden: true })
    .map(({ textContent }) => textContent);
const box = () => screen.getByRole("searchbox");
const address = () => window.location.search;

test("twelve products of six games are cards with a filter button for each game", () => {
  openCatalogue(shopOf(12, 6));
  const filter = within(screen.getByRole("group", { name: "Game" }));
  expect(filter.getAllByRole("button")).toHaveLength(7);
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  expect(groups()).toEqual([]);
});

test("a shop with one game has no game filter", () => {
  openCatalogue(shopOf(3, 1));
  expect(screen.queryByRole("group", { name: "Game" })).not.toBeInTheDocument();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

test("more than twelve products are an index that can be sorted", async () => {
  const shop = shopOf(13, 2);
  // Games of which nothing works come last.
  for (const product of shop.products) if (product.game === "A1") product.status = "Updating";
  Object.assign(shop.products[11] ?? expect.fail(), { price: undefined, priceText: undefined });
  openCatalogue(shop);
  expect(groups()).toEqual(["Game B", "Game A"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort" }), "By price");
  expect(address()).toBe("?sort=price");
  expect(products()[0]).toBe("Item 12");
  expect(groups()).toEqual([]);
  expect(screen.getByRole("link", { name: /Item 12/ })).toHaveTextContent(
    /\[A1\]UpdatingStarting from \$1\+Purchase$/,
  );
  expect(screen.getByRole("link", { name: /Item 11/ })).toHaveTextContent(
    /\[B1\]UndetectedSold out$/,
  );
});

test("up to four featured products are cards above the index, until a search", async () => {
  const shop = shopOf(13, 2);
  const featured = shop.products.map((product, index) =>
    index > 7 ? { ...product, featured: true } : product,
  );
  openCatalogue({ ...shop, products: featured });
  expect(products().slice(0, 5)).toEqual(["Item 8", "Item 9", "Item 10", "Item 11", "Item 0"]);
  expect(products()).toHaveLength(4 + 13);
  await userEvent.type(box(), "item 8");
  expect(products()).toEqual(["Item 8"]);
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
  expect(products()).toHaveLength(60);
  const lastGame = screen.getByRole("heading", { name: "Game H", hidden: true });
  expect(lastGame.parentElement, "of all products, not of the shown").toHaveTextContent(/8$/);
  // The last product of the last game.
  await userEvent.type(box(), "63");
  expect(products()).toEqual(["Item 63"]);
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("Show more adds 60 products, moves focus to the first of them, and is in the address", async () => {
  openCatalogue(shopOf(130, 1));
  expect(screen.getByRole("status")).toHaveTextContent("130 products");
  const entries = history.length;
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(history).toHaveLength(entries);
  expect(products()).toHaveLength(120);
  expect(document.activeElement).toHaveTextContent("Item 60");
  expect(address()).toBe("?limit=120");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(products()).toHaveLength(130);
  expect(document.activeElement).toHaveTextContent("Item 120");
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  // Another search begins with its first 60 again.
  fireEvent.change(box(), { target: { value: "item" } });
  await waitFor(() => expect(address()).toBe("?q=item"));
  expect(products()).toHaveLength(60);
});

test("Show more moves focus past the featured products, which are above the list as well", async () => {
  const shop = shopOf(70, 1);
  for (const product of shop.products) product.featured = true;
  openCatalogue(shop);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(document.activeElement).toHaveTextContent("Item 60");
});

test("without a match there is advice in place of a list, and a way to all products", async () => {
  openCatalogue(shopOf(2, 2), "/?q=zzz&game=A1");
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(screen.getByText(/^No product matches “zzz” in \[A1\]\. Try a shorter/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all products" }));
  expect(products()).toEqual(["Item 0", "Item 1"]);
  expect(address()).toBe("");
});

test("blanks at the ends of the search do not count", async () => {
  openCatalogue(shopOf(3, 2));
  await userEvent.type(box(), " item 1 ");
  expect(products()).toEqual(["Item 1"]);
  await waitFor(() => expect(address()).toBe("?q=item+1"));
  expect(box()).toHaveValue(" item 1 ");
});

test("Enter leaves the search box, which hides a phone's keyboard", async () => {
  openCatalogue(shopOf(3, 2));
  await userEvent.type(box(), "item 1{Enter}");
  expect(box()).not.toHaveFocus();
  expect(products()).toEqual(["Item 1"]);
});

test("typed text is in the address before a press leaves the screen, and is there again after Back", async () => {
  const { leave, finishLoading } = openCatalogue(shopOf(3, 2));
  await userEvent.type(box(), "item 1");
  leave();
  expect(address()).toBe("?q=item+1");
  await finishLoading();
  expect(await screen.findByRole("heading", { name: "Another screen" })).toBeVisible();
  goBack();
  await waitFor(() => expect(box()).toHaveValue("item 1"));
  expect(products()).toEqual(["Item 1"]);
});

test("text that is typed while another screen loads does not abort the navigation", async () => {
  vi.useFakeTimers();
  const { leave, finishLoading } = openCatalogue(shopOf(3, 2));
  leave();
  fireEvent.change(box(), { target: { value: "item 1" } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await finishLoading();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("heading", { name: "Another screen" })).toBeVisible();
});

test("the address is written once the typing pauses, and a link to the catalogue empties the box", async () => {
  vi.useFakeTimers();
  openCatalogue(shopOf(3, 2));
  const replace = vi.spyOn(history, "replaceState");
  for (const text of ["i", "it", "ite", "item"]) {
    fireEvent.change(box(), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(299));
  }
  expect(replace).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(replace).toHaveBeenCalledOnce();
  expect(address()).toBe("?q=item");
  vi.useRealTimers();
  await userEvent.click(screen.getByRole("link", { name: "Catalogue" }));
  expect(box()).toHaveValue("");
  goBack();
  await waitFor(() => expect(box()).toHaveValue("item"));
});

test.each(["game b", "b1"])("the search %j for a game offers its products", async (text) => {
  openCatalogue(shopOf(13, 2));
  await userEvent.type(box(), text);
  expect(screen.getByText(`No product is named “${text}”.`)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show Game B (6)" }));
  expect(products()).toHaveLength(6);
  expect(box()).toHaveValue("");
  expect(address()).toBe("?game=B1");
  // As from a screen of its own.
  goBack();
  await waitFor(() => expect(box()).toHaveValue(text));
});

test("Show more adds after what is shown, also where a search leaves out the products that work", async () => {
  const shop = shopOf(200, 2);
  // Of the first game, only a product that the search does not find works.
  for (const [index, product] of shop.products.entries()) {
    if (product.game === "A1") Object.assign(product, { status: "Detected" });
    if (index === 0) Object.assign(product, { status: "Undetected", name: "Other" });
  }
  openCatalogue(shop, "/?q=item");
  const before = products();
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(products().slice(0, 60)).toEqual(before);
});
