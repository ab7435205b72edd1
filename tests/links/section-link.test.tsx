import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { SectionLink } from "#shop/links/section-link.tsx";
import { chooseMotion } from "#shop/web-platform/motion.ts";

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

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "a press with %s is left to the browser",
  (key) => {
    // jsdom cannot open a new tab.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link(), { [key]: true });
    expect(document.body).toHaveFocus();
  },
);

test("the page jumps to the section if the visitor has paused motion", () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  chooseMotion("paused");
  fireEvent.click(link());
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: "auto", block: "start" });
  expect(scroll.mock.contexts).toEqual([screen.getByRole("region", { name: "Products" })]);
});
