import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ShopData } from "#domain/page-data.ts";
import { shop } from "#page-data";
import { Footer } from "#shop/layout/footer.tsx";

function openFooter(changes: Partial<ShopData> = {}) {
  const own = { name: "Sample Shop", copyrightYear: 2025, credit: { text: "Built by A" } };
  render(<Footer shop={{ ...shop, ...own, ...changes }} />, { wrapper: MemoryRouter });
}

test("the copyright line has the owner's year, not today's, and the shop's name", () => {
  openFooter();
  expect(screen.getByText("© 2025 Sample Shop")).toBeInTheDocument();
});

test("the credit is plain text, or a link if it has an address", () => {
  openFooter();
  expect(screen.getByText("Built by A")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Built by A/ })).not.toBeInTheDocument();
  openFooter({ credit: { text: "Built by B", url: "https://b.example" } });
  expect(screen.getByRole("link", { name: /^Built by B/ })).toHaveAttribute(
    "href",
    "https://b.example",
  );
});

test("the owner's links come after the copyright line; without any there is no list", () => {
  openFooter();
  expect(screen.queryByRole("link", { name: /^Terms/ })).not.toBeInTheDocument();
  openFooter({
    footerLinks: [
      { text: "Terms", url: "/terms.pdf" },
      { text: "Refunds", url: "https://store.example/refunds" },
      { text: "Refunds", url: "/refunds.pdf" },
    ],
  });
  const links = screen.getAllByRole("link", { name: /^(?:Terms|Refunds)/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/terms.pdf",
    "https://store.example/refunds",
    "/refunds.pdf",
  ]);
  const copyright = screen.getAllByText("© 2025 Sample Shop").at(-1) ?? expect.fail();
  for (const link of links) {
    expect(copyright.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
