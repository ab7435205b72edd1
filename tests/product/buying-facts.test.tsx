import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Shop } from "#domain/shop.ts";
import { finish } from "#finish/finish.ts";
import { BuyingFacts } from "#shop/product/buying-facts.tsx";
import { anyMedia } from "#tests/domain/products.ts";
import { ownersData } from "#tests/site.ts";

const { shop } = ownersData;

function openFacts(settings: Partial<Shop> = {}) {
  const { pageData } = finish({ ...ownersData, shop: { ...shop, ...settings } }, anyMedia);
  render(<BuyingFacts buying={pageData.buying} />, { wrapper: MemoryRouter });
}

const facts = () => screen.getAllByRole("term").map(({ textContent }) => textContent);
const fact = (name: string) => screen.queryByText(name)?.nextElementSibling;

test("it says how to pay, what comes after paying, how refunds work, and where to ask", () => {
  openFacts({
    paymentMethods: ["PayPal", "Cards"],
    afterPayment: ["Look here.", "Then there."],
    footerLinks: [{ text: "Refunds policy", url: "/refunds.html" }],
  });
  expect(facts()).toEqual(["Pay with", "Delivery", "Refunds", "Support"]);
  expect(fact("Pay with")).toHaveTextContent("PayPal, Cards");
  expect(fact("Delivery")).toHaveTextContent(
    /^You receive your key as soon .*After you pay ?Look here\. ?Then there\.$/,
  );
  expect(screen.getByRole("link", { name: /^Ask us on Discord/ })).toHaveAttribute(
    "href",
    shop.chatInviteUrl,
  );
});

test("the owner says when the key arrives", () => {
  openFacts({ delivery: "We send the key by hand, within six hours." });
  expect(fact("Delivery")).toHaveTextContent(/^We send the key by hand, within six hours\.$/);
});

test("refunds are the footer's links with the word in their text or address", () => {
  openFacts({
    footerLinks: [
      { text: "Terms", url: "/terms.html" },
      { text: "Money back", url: "/refunds.html" },
      { text: "Refund form", url: "/refunds.html" },
      { text: "REFUND POLICY", url: "/policy.html" },
    ],
  });
  const links = screen.getAllByRole("link").slice(0, -1);
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Money back", "/refunds.html"],
    ["Refund form", "/refunds.html"],
    ["REFUND POLICY", "/policy.html"],
  ]);
});

test("without settings, only delivery and support are left", () => {
  openFacts();
  expect(facts()).toEqual(["Delivery", "Support"]);
});
