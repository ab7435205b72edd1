import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Catalogue } from "#catalogue/catalogue.tsx";
import { emptySearch } from "#catalogue/search.ts";
import { useAddressSearch } from "#catalogue/use-address-search.ts";
import type { CardProduct } from "#catalogue/product-card.tsx";
import type { Game } from "#domain/game.ts";

const letters = ["A", "B", "C", "D", "E", "F", "G", "H"];

/** Products of games in turn: the first game has one more than the last if it does not divide. */
function shopOf(productCount: number, gameCount: number) {
  const games: Game[] = letters
    .slice(0, gameCount)
    .map((letter) => ({ code: `${letter}1`, name: `Game ${letter}` }));
  const products = Array.from({ length: productCount }, (_, index): CardProduct => {
    const game = games[index % gameCount]?.code ?? "";
    const price = productCount - index;
    return {
      id: `p${index}`,
      name: `Item ${index}`,
      game,
      price,
      priceText: `$${price}`,
      status: "Undetected",
    };
  });
  return { games, products };
}

function openCatalogue(productCount: number, gameCount: number, address = "/") {
  const shop = shopOf(productCount, gameCount);
  function Screen() {
    return <Catalogue heading="Our Keys" {...shop} {...useAddressSearch(shop.games)} />;
  }
  const router = createMemoryRouter([{ path: "/", element: <Screen /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const cards = () =>
  screen
    .queryAllByRole("link")
    .flatMap(({ textContent }) => /Item \d+/.exec(textContent)?.[0] ?? []);
const groups = () =>
  screen
    .queryAllByRole("heading", { level: 3 })
    .map(({ parentElement }) => parentElement?.textContent);

test("six games have a button each", async () => {
  openCatalogue(12, 6);
  expect(screen.getAllByRole("button")).toHaveLength(7);
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

test("more than six games are chosen in one select that counts their products", async () => {
  const router = openCatalogue(8, 7);
  expect(screen.queryByRole("group", { name: "Game" })).not.toBeInTheDocument();
  const select = screen.getByRole("combobox", { name: "Game" });
  const options = within(select).getAllByRole("option");
  expect(options.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    "All Products",
    "Game A (2)",
    "Game B (1)",
  ]);
  await userEvent.selectOptions(select, "Game A (2)");
  expect(cards()).toEqual(["Item 0", "Item 7"]);
  expect(router.state.location.search).toBe("?game=A1");
});

test("more than twelve products can be sorted, and Back restores the order", async () => {
  const router = openCatalogue(13, 2);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort" }), "By price");
  expect(router.state.location.search).toBe("?sort=price");
  expect(cards()[0]).toBe("Item 12");
  await act(() => router.navigate(-1));
  expect(cards()[0]).toBe("Item 0");
});

test("more than six games have headings while nothing is searched", async () => {
  openCatalogue(8, 7);
  expect(groups()).toEqual(["Game A2", ...letters.slice(1, 7).map((letter) => `Game ${letter}1`)]);
  expect(cards().slice(0, 3)).toEqual(["Item 0", "Item 7", "Item 1"]);
  await userEvent.type(screen.getByRole("searchbox"), "item");
  expect(groups()).toEqual([]);
});

test("the page has 24 cards and the headings of their groups; the search finds all products", async () => {
  const { games, products } = shopOf(30, 8);
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <Catalogue
        heading="Our Keys"
        games={games}
        products={products}
        search={emptySearch}
        onSearch={() => {}}
      />
    </StaticRouter>,
  );
  expect(html.match(/data-name=/g)).toHaveLength(24);
  expect(html.match(/<h3/g)).toHaveLength(6);
  openCatalogue(30, 8);
  expect(cards()).toHaveLength(24);
  await userEvent.type(screen.getByRole("searchbox"), "29");
  expect(cards()).toEqual(["Item 29"]);
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("Show more adds 24 cards, moves focus to the first of them, and is in the address", async () => {
  const router = openCatalogue(50, 2);
  expect(screen.getByRole("status")).toHaveTextContent("50 products");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(cards()).toHaveLength(48);
  expect(document.activeElement).toHaveTextContent("Item 24");
  expect(router.state.location.search).toBe("?limit=48");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(cards()).toHaveLength(50);
  expect(document.activeElement).toHaveTextContent("Item 48");
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("without a match there is no list, and the advice on a shorter word depends on the query", async () => {
  openCatalogue(2, 2, "/?q=zzz");
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(screen.getByText(/^No product matches “zzz”\. Try a shorter word/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all products" }));
  expect(cards()).toHaveLength(2);
});
