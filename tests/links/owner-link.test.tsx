import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { OwnerLink } from "#shop/links/owner-link.tsx";

/** How a press on a link opens it: by the router, as a page load in this tab, or in a new tab. */
function wayOf(href: string): string {
  render(<OwnerLink href={href}>Link</OwnerLink>, { wrapper: MemoryRouter });
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^Link/ });
  if (link.target === "_blank") return `new tab ${link.getAttribute("href")}`;
  let isRouted = false;
  const note = (event: Event) => {
    isRouted = event.defaultPrevented;
    // jsdom cannot load a page.
    event.preventDefault();
  };
  window.addEventListener("click", note, { once: true });
  fireEvent.click(link);
  return `${isRouted ? "router" : "load"} ${link.getAttribute("href")}`;
}

test.each([
  ["/status/", "router /status"],
  ["https://Latchkey.example/status#products", "router /status#products"],
  ["/product/151373", "router /product/151373"],
  ["/product/manual.pdf", "load /product/manual.pdf"],
  ["https://latchkey.example/terms.pdf", "load /terms.pdf"],
  ["mailto:help@your-shop.com", "load mailto:help@your-shop.com"],
  ["https://discord.gg/sample", "new tab https://discord.gg/sample"],
])("a link to %s opens by: %s", (href, way) => {
  expect(wayOf(href)).toBe(way);
});
