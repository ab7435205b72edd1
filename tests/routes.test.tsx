import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { shop } from "#data/shop.ts";
import { routes } from "#routes.tsx";
import { openShop } from "./open-shop.tsx";

const heading = () => screen.getByRole("heading", { level: 1 });
const entry = (name: string) =>
  within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

test("the tree has the three lazy routes of the specification and a catch-all", () => {
  const leaves = routes[0]?.children?.[0]?.children ?? [];
  expect(leaves.map(({ path }) => path)).toEqual(["/", "/status", "/product/:productId", "*"]);
  expect(leaves.map(({ lazy }) => typeof lazy)).toEqual([
    "function",
    "function",
    "function",
    "undefined",
  ]);
});

describe.each([
  ["/", "We provide what people need", `${shop.name} | Licence keys, delivered at once`],
  ["/status", "Product status", `Product status | ${shop.name}`],
  ["/product/151373", "Private [FN]", `Private [FN] | ${shop.name}`],
  ["/product/283989", "Temp Spoofer [UB]", `Temp Spoofer [UB] | ${shop.name}`],
  ["/product/999", "Product not found", `Product not found | ${shop.name}`],
  ["/nowhere", "Unexpected Application Error!", `Unexpected Application Error! | ${shop.name}`],
])("%s", (address, text, title) => {
  beforeEach(async () => {
    document.title = "";
    await openShop(address);
  });

  test("shows its screen inside the layout, with one h1", () => {
    expect(heading()).toHaveTextContent(text);
    expect(screen.getByRole("main")).toContainElement(heading());
    expect(screen.getAllByRole("navigation", { name: "Main" })).toHaveLength(1);
    expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
  });

  test("has its title", () => {
    expect(document.title).toBe(title);
  });

  test('has one section with the id "products" and at least one card', () => {
    const sections = document.querySelectorAll("#products");
    expect(sections).toHaveLength(1);
    const section = screen.getByRole("region", { name: "Our Cheats" });
    expect(section).toHaveAttribute("id", "products");
    expect(within(section).getAllByRole("link", { name: /Purchase/ }).length).toBeGreaterThan(0);
  });
});

describe("a route change", () => {
  test("sets the new screen's title and description", async () => {
    const meta = document.createElement("meta");
    meta.name = "description";
    document.head.append(meta);
    await openShop("/");
    expect(meta.content).toBe(shop.description);
    await userEvent.click(entry("Status"));
    await waitFor(() => {
      expect(document.title).toBe(`Product status | ${shop.name}`);
    });
    expect(meta.content).toContain("Private: Undetected");
    meta.remove();
  });

  test("focuses the new screen's heading and scrolls to the top", async () => {
    await openShop("/");
    const scrollTo = vi.spyOn(window, "scrollTo");
    await userEvent.click(entry("Status"));
    const title = await screen.findByRole("heading", { level: 1, name: "Product status" });
    expect(title).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  test("to a plan's address focuses the plan", async () => {
    const { router } = await openShop("/status");
    await act(() => router.navigate("/product/151373#week-key"));
    expect(screen.getByRole("heading", { name: /^Week Key/ }).closest("li")).toHaveFocus();
  });

  test.each(["/?q=spoof", "/?game=UB", "/#faq"])(
    "does not include a change to %s, which keeps the focus",
    async (address) => {
      const { router } = await openShop("/");
      entry("Home").focus();
      await act(() => router.navigate(address));
      expect(entry("Home")).toHaveFocus();
    },
  );
});
