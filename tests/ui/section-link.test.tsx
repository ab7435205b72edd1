import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { SectionLink } from "#shop/ui/section-link.tsx";
import { setMedia } from "#tests/polyfills/match-media.ts";

beforeEach(() => {
  history.replaceState(null, "", "/?game=FN");
  render(
    <>
      <SectionLink section="products">Products</SectionLink>
      <section id="products" aria-label="Products" />
    </>,
  );
});

const link = () => screen.getByRole("link", { name: "Products" });

test("it moves the focus to the section without a history entry", async () => {
  const entries = history.length;
  await userEvent.click(link());
  expect(screen.getByRole("region", { name: "Products" })).toHaveFocus();
  expect(history.length).toBe(entries);
  expect(window.location.hash).toBe("");
});

test("a press with a modifier key is left to the browser", () => {
  // jsdom cannot open a new tab.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), { ctrlKey: true });
  expect(document.body).toHaveFocus();
});

test.each([
  ["glides", false, "smooth"],
  ["jumps with reduced motion", true, "auto"],
])("the page %s to the section", (_, isReduced, behavior) => {
  setMedia("(prefers-reduced-motion: reduce)", isReduced);
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  fireEvent.click(link());
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior, block: "start" });
  expect(scroll.mock.contexts).toEqual([screen.getByRole("region", { name: "Products" })]);
});
