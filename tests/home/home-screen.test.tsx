import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { home } from "#data/home.ts";
import { shop } from "#data/shop.ts";
import { openShop } from "#tests/open-shop.tsx";

const main = () => within(screen.getByRole("main"));
const catalogue = () => within(screen.getByRole("region", { name: "Our Cheats" }));
const cards = () => catalogue().queryAllByRole("link");
const names = () =>
  cards().map(({ textContent }) => /^(Private|Temp Spoofer)/.exec(textContent)?.[0]);
const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search products" });
const filter = (name: string) => catalogue().getByRole("button", { name });
const count = () => catalogue().getByRole("status");
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const shown = () => ({ names: names(), typed: box().value, found: count().textContent });

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset["motion"];
});

test("the sections stand in the specification's order", async () => {
  await openShop("/");
  const titles = main()
    .getAllByRole("region")
    .map(
      (region) =>
        region.getAttribute("aria-label") ?? within(region).getAllByRole("heading")[0]?.textContent,
    );
  expect(titles).toEqual([
    home.hero.headline,
    "What you get",
    "Our Cheats",
    "What Our Users Say",
    home.community.title,
    "Asked before you",
  ]);
});

test("a card has the product's picture, name, code, starting price and Purchase, and is one link", async () => {
  const { router } = await openShop("/");
  expect(names()).toEqual(["Private", "Temp Spoofer"]);
  const [, card = expect.fail("no card")] = cards();
  expect(card).toHaveTextContent("Temp Spoofer[UB]UndetectedStarting from $8.99+Purchase");
  expect(card.querySelector("img")).toHaveAttribute("src", expect.stringMatching(/./));
  expect(within(card).queryByRole("button")).not.toBeInTheDocument();
  await userEvent.click(within(card).getByText("Purchase"));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe("/product/283989");
  });
});

describe("the search", () => {
  test.each([
    ["PRIV", ["Private"]],
    ["spoof", ["Temp Spoofer"]],
    ["p", ["Private", "Temp Spoofer"]],
    ["vate", ["Private"]],
  ])("finds by part of the name in any case: %s", async (query, found) => {
    const { router } = await openShop("/");
    await userEvent.type(box(), query);
    expect(names()).toEqual(found);
    await waitFor(() => {
      expect(router.state.location.search).toBe(`?q=${query}`);
    });
    expect(names()).toEqual(found);
  });

  test("is in the address when one stops typing or leaves the box, not with each key", async () => {
    const { router } = await openShop("/");
    const addresses: string[] = [];
    router.subscribe(({ location }) => addresses.push(location.search));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const typed of ["s", "sp", "spo"]) type(typed);
    expect(addresses).toEqual([]);
    await act(async () => fireEvent.blur(box()));
    expect(addresses).toEqual(["?q=spo"]);
    type("spoo");
    await pass(399);
    type("spoof");
    await pass(399);
    expect(addresses).toEqual(["?q=spo"]);
    await pass(1);
    expect(addresses).toEqual(["?q=spo", "?q=spoof"]);
    expect(shown()).toEqual({ names: ["Temp Spoofer"], typed: "spoof", found: "1 product" });
  });

  test("that was left behind by Back is written nowhere", async () => {
    const { router } = await openShop("/?q=p");
    await userEvent.click(filter("Fortnite [FN]"));
    await userEvent.type(box(), "zzz");
    await act(() => router.navigate(-1));
    expect(shown()).toEqual({
      names: ["Private", "Temp Spoofer"],
      typed: "p",
      found: "2 products",
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(router.state.location.search).toBe("?q=p");
    expect(shown().typed).toBe("p");
  });

  test("is one step of the history, however many keys it took", async () => {
    const { router } = await openShop("/status");
    await act(() => router.navigate("/"));
    await userEvent.type(box(), "spoof");
    await userEvent.tab();
    await act(() => router.navigate(-1));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/status");
    });
  });

  test("says in a live message how many products were found", async () => {
    await openShop("/");
    expect(count()).toHaveTextContent("2 products");
    await userEvent.type(box(), "spoof");
    expect(count()).toHaveTextContent("1 product");
    await userEvent.type(box(), "zzz");
    expect(count()).toHaveTextContent("0 products");
  });

  test("that finds nothing says what to do next, and one press shows all again", async () => {
    const { router } = await openShop("/?q=zzz&game=FN");
    expect(cards()).toEqual([]);
    expect(catalogue().getByText(/^No product matches “zzz” in \[FN\]\./)).toBeVisible();
    await userEvent.click(catalogue().getByRole("button", { name: "Show all products" }));
    expect(shown()).toEqual({ names: ["Private", "Temp Spoofer"], typed: "", found: "2 products" });
    expect(router.state.location.search).toBe("");
    expect(filter("All Products")).toHaveAttribute("aria-pressed", "true");
    expect(catalogue().queryByText(/^No product matches/)).not.toBeInTheDocument();
  });
});

describe("the filter", () => {
  test("has three buttons, and All Products is pressed", async () => {
    await openShop("/");
    const buttons = within(catalogue().getByRole("group", { name: "Game" })).getAllByRole("button");
    expect(buttons.map((button) => [button.textContent, button.ariaPressed])).toEqual([
      ["All Products", "true"],
      ["Unban Software [UB]", "false"],
      ["Fortnite [FN]", "false"],
    ]);
  });

  test.each([
    ["Unban Software [UB]", ["Temp Spoofer"], "?game=UB"],
    ["Fortnite [FN]", ["Private"], "?game=FN"],
  ])("%s narrows the catalogue", async (name, found, search) => {
    const { router } = await openShop("/");
    await userEvent.click(filter(name));
    expect(names()).toEqual(found);
    expect(router.state.location.search).toBe(search);
    expect(filter(name)).toHaveAttribute("aria-pressed", "true");
    expect(filter("All Products")).toHaveAttribute("aria-pressed", "false");
  });

  test("works together with the search", async () => {
    const { router } = await openShop("/");
    await userEvent.type(box(), "p");
    await userEvent.click(filter("Fortnite [FN]"));
    expect(names()).toEqual(["Private"]);
    expect(router.state.location.search).toBe("?q=p&game=FN");
  });

  test("Back restores the filter and the text before", async () => {
    const { router } = await openShop("/");
    await userEvent.type(box(), "spoof");
    await userEvent.click(filter("Fortnite [FN]"));
    expect(shown()).toEqual({ names: [], typed: "spoof", found: "0 products" });
    await act(() => router.navigate(-1));
    expect(shown()).toEqual({ names: ["Temp Spoofer"], typed: "spoof", found: "1 product" });
    expect(filter("All Products")).toHaveAttribute("aria-pressed", "true");
    await act(() => router.navigate(1));
    expect(filter("Fortnite [FN]")).toHaveAttribute("aria-pressed", "true");
  });

  test("does not move the page", async () => {
    await openShop("/");
    const scrollTo = vi.spyOn(window, "scrollTo");
    await userEvent.click(filter("Fortnite [FN]"));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

test("a shared address opens the search that it holds", async () => {
  await openShop("/?q=spoof&game=UB");
  expect(shown()).toEqual({ names: ["Temp Spoofer"], typed: "spoof", found: "1 product" });
  expect(filter("Unban Software [UB]")).toHaveAttribute("aria-pressed", "true");
});

test("an unknown game in the address means all products", async () => {
  await openShop("/?game=XX");
  expect(names()).toEqual(["Private", "Temp Spoofer"]);
  expect(filter("All Products")).toHaveAttribute("aria-pressed", "true");
});

test("Explore Our Offer glides to the catalogue and never navigates", async () => {
  const { router } = await openShop("/");
  const glide = vi.spyOn(Element.prototype, "scrollIntoView");
  await userEvent.click(screen.getByRole("link", { name: "Explore Our Offer" }));
  expect(glide.mock.instances).toEqual([screen.getByRole("region", { name: "Our Cheats" })]);
  expect(screen.getByRole("region", { name: "Our Cheats" })).toHaveFocus();
  expect(router.state.location.hash).toBe("");
  glide.mockRestore();
});

test("Join Discord leads to the shop's chat invite", async () => {
  await openShop("/");
  expect(screen.getByRole("link", { name: /^Join Discord/ })).toHaveAttribute(
    "href",
    shop.chatInviteUrl,
  );
});

test("the hero's foot says each product's status and leads to the status screen", async () => {
  const { router } = await openShop("/");
  await userEvent.click(
    screen.getByRole("link", { name: /^Product status: ?Private\s*Undetected.*status page$/ }),
  );
  await waitFor(() => {
    expect(router.state.location.pathname).toBe("/status");
  });
});

test("the motion switches of hero and footer share one state", async () => {
  await openShop("/");
  const [inHero = expect.fail("no switch"), inFooter] = screen.getAllByRole("button", {
    name: "Pause motion",
  });
  expect(main().getByRole("button", { name: "Pause motion" })).toBe(inHero);
  expect(screen.getByRole("contentinfo")).toContainElement(inFooter ?? null);
  await userEvent.click(inHero);
  expect(screen.getAllByRole("button", { name: "Play motion" })).toEqual([inHero, inFooter]);
  expect(document.documentElement).toHaveAttribute("data-motion", "paused");
});

test("the motion switch pauses the hero's film and plays it again", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: {} }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { container } = await openShop("/");
  const film = () => container.querySelector("video");
  await waitFor(() => {
    expect(film()?.paused).toBe(false);
  });
  await userEvent.click(main().getByRole("button", { name: "Pause motion" }));
  expect(film()?.paused).toBe(true);
  await userEvent.click(main().getByRole("button", { name: "Play motion" }));
  expect(film()?.paused).toBe(false);
});
