import { act, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SellingPointBanner } from "#shop/home/selling-point-banner.tsx";
import { home } from "#data/home.ts";
import { setMedia } from "#tests/polyfills/match-media.ts";

const banner = () => within(screen.getByRole("region", { name: "What you get" }));
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem", { hidden: true })
    .map(({ textContent }) => textContent);

test("screen readers read the five selling points once, in order; a hidden copy closes the loop", () => {
  render(<SellingPointBanner points={home.sellingPoints} />);
  const [original, copy, ...others] = banner().getAllByRole("list", { hidden: true });
  expect(others).toEqual([]);
  expect(texts(original ?? expect.fail("no list"))).toEqual([
    "Guaranteed Safety",
    "Easy to Use",
    "Exceptional Support",
    "Secure Payments",
    "Amazing Features",
  ]);
  expect(original).not.toHaveAttribute("inert");
  expect(texts(copy ?? expect.fail("no copy"))).toEqual(home.sellingPoints);
  expect(copy).toHaveAttribute("aria-hidden", "true");
  expect(copy).toHaveAttribute("inert");
});

test("once it is paused, the keyboard can scroll it", () => {
  render(<SellingPointBanner points={home.sellingPoints} />);
  const region = screen.getByRole("region", { name: "What you get" });
  expect(region).not.toHaveAttribute("tabindex");
  act(() => setMedia("(prefers-reduced-motion: reduce)", true));
  expect(region).toHaveAttribute("tabindex", "0");
});
