import { act, render, screen } from "@testing-library/react";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { onTestFinished } from "vitest";
import type { GameData } from "#domain/page-data.ts";
import { Catalogue } from "#shop/catalogue/catalogue.tsx";
import { summaryWith } from "#tests/domain/products.ts";

const letters = ["A", "B", "C", "D", "E", "F", "G", "H"];

/** Products of games in turn: the first game has one more than the last if it does not divide. */
export function shopOf(productCount: number, gameCount: number) {
  const games = letters.slice(0, gameCount).map((letter, index): GameData => {
    const count = Math.ceil((productCount - index) / gameCount);
    return { code: `${letter}1`, name: `Game ${letter}`, count };
  });
  const products = Array.from({ length: productCount }, (_, index) => {
    const game = games[index % gameCount]?.code ?? "";
    const plan = { name: "Day", price: productCount - index, duration: "1 Day", variantId: index };
    const fields = { id: `p${index}`, name: `Item ${index}`, game, image: undefined };
    return summaryWith({ ...fields, subscriptions: [plan] });
  });
  return { games, products };
}

type Shop = ReturnType<typeof shopOf>;

/** Opens the catalogue beside a link to another screen, which loads when the test says so. */
export function openCatalogue({ products, games }: Shop, address = "/") {
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

// Nothing in the catalogue is hidden, and to look for it in so many elements takes seconds.
const hidden = true;
/** The products in the list, by name. */
export const listedProducts = () =>
  screen
    .queryAllByRole("link", { hidden })
    .flatMap(({ textContent }) => /Item \d+/.exec(textContent)?.[0] ?? []);

export const searchBox = () => screen.getByRole("searchbox", { hidden });
export const searchInAddress = () => window.location.search;
