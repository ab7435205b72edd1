import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { setMedia } from "#tests/polyfills/match-media.ts";
import { openShop } from "#tests/open-shop.tsx";

const wait = (durationMs: number) =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, durationMs);
      }),
  );

afterEach(() => {
  delete document.documentElement.dataset["motion"];
});

test("the first Tab stop skips the navigation", async () => {
  await openShop("/status");
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute("href", "#main");
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test("every screen has the motion switch in its footer, and it keeps its state", async () => {
  await openShop("/status");
  await userEvent.click(screen.getByRole("button", { name: "Pause motion" }));
  expect(document.documentElement).toHaveAttribute("data-motion", "paused");
  await userEvent.click(screen.getAllByRole("link", { name: /Purchase$/ })[0] ?? document.body);
  expect(await screen.findByRole("heading", { level: 1, name: /^Private/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Play motion" })).toBeVisible();
});

test("with reduced motion everything starts paused, and no film is loaded", async () => {
  setMedia("(prefers-reduced-motion: reduce)", true);
  const { container } = await openShop("/");
  await wait(50);
  expect(screen.getAllByRole("button", { name: "Play motion" })).toHaveLength(2);
  expect(container.querySelector("video")).not.toBeInTheDocument();
});
