import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { setMedia } from "#tests/polyfills/match-media.ts";
import {
  listedProducts,
  openCatalogue,
  searchBox,
  searchInAddress,
  shopOf,
} from "./open-catalogue.tsx";

const goBack = () => act(() => history.back());

test("blanks at the ends of the search do not count", async () => {
  openCatalogue(shopOf(3, 2));
  await userEvent.type(searchBox(), " item 1 ");
  expect(listedProducts()).toEqual(["Item 1"]);
  // A reload does not wait until the typing pauses.
  fireEvent(window, new Event("pagehide"));
  expect(searchInAddress()).toBe("?q=item+1");
  expect(searchBox()).toHaveValue(" item 1 ");
});

test.each([
  ["a touch keyboard's", true],
  ["another keyboard's", false],
])("%s Enter leaves the search box: %s", async (_, isTouch) => {
  setMedia("(pointer: coarse)", isTouch);
  openCatalogue(shopOf(3, 2));
  await userEvent.type(searchBox(), "item 1{Enter}");
  expect(document.activeElement === searchBox()).toBe(!isTouch);
  expect(listedProducts()).toEqual(["Item 1"]);
});

test("typed text is in the address before a press leaves the screen, and is there again after Back", async () => {
  const { leave, finishLoading } = openCatalogue(shopOf(3, 2));
  await userEvent.type(searchBox(), "item 1");
  leave();
  expect(searchInAddress()).toBe("?q=item+1");
  await finishLoading();
  expect(await screen.findByRole("heading", { name: "Another screen" })).toBeInTheDocument();
  goBack();
  await waitFor(() => expect(searchBox()).toHaveValue("item 1"));
  expect(listedProducts()).toEqual(["Item 1"]);
});

test("text that is typed while another screen loads does not abort the navigation", async () => {
  vi.useFakeTimers();
  const { leave, finishLoading } = openCatalogue(shopOf(3, 2));
  leave();
  fireEvent.change(searchBox(), { target: { value: "item 1" } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await finishLoading();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("heading", { name: "Another screen" })).toBeInTheDocument();
});

test("the address is written and the count is said once the typing pauses, and a link to the catalogue empties the box", async () => {
  vi.useFakeTimers();
  openCatalogue(shopOf(3, 2));
  const replace = vi.spyOn(history, "replaceState");
  for (const text of ["1", "i", "it", "item 1"]) {
    fireEvent.change(searchBox(), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(screen.getByRole("status"), "said once").toHaveTextContent("3 products");
  }
  expect(replace).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("status")).toHaveTextContent("1 product");
  expect(replace).toHaveBeenCalledOnce();
  expect(searchInAddress()).toBe("?q=item+1");
  vi.useRealTimers();
  await userEvent.click(screen.getByRole("link", { name: "Catalogue" }));
  expect(searchBox()).toHaveValue("");
  goBack();
  await waitFor(() => expect(searchBox()).toHaveValue("item 1"));
});

const offers = () =>
  screen
    .queryAllByRole("button", { name: /· \d+ products$/ })
    .map(({ textContent }) => textContent);

test.each([
  ["me b", ["Game B · 6 products"]],
  ["b1 esp", ["Game B · 6 products"]],
  ["GAME", ["Game A · 7 products", "Game B · 6 products"]],
])("the search %j, which finds nothing, offers the games that it names", async (text, expected) => {
  openCatalogue(shopOf(13, 2));
  await userEvent.type(searchBox(), text);
  expect(screen.getByText(`No product is named “${text}”.`)).toBeInTheDocument();
  expect(offers()).toEqual(expected);
  await userEvent.click(screen.getByRole("button", { name: "Game B · 6 products" }));
  expect(listedProducts()).toHaveLength(6);
  expect(searchBox()).toHaveValue("");
  expect(searchInAddress()).toBe("?game=B1");
  // As from a screen of its own.
  goBack();
  await waitFor(() => expect(searchBox()).toHaveValue(text));
});

test.each([3, 13])(
  "in a shop of %i, a game is offered beside what is found, unless all of it is",
  async (count) => {
    const shop = shopOf(count, 2);
    Object.assign(shop.products[1] ?? expect.fail(), { name: "Game B Item 1" });
    openCatalogue(shop);
    await userEvent.type(searchBox(), "game b");
    expect(listedProducts()).toEqual(["Item 1"]);
    expect(offers()).toEqual(count === 3 ? [] : ["Game B · 6 products"]);
  },
);
