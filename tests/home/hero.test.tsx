import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { Hero } from "#home/hero.tsx";
// Loaded in advance, so that no test waits for it.
import "#home/film-modal.tsx";
import { home } from "#data/home.ts";

const opener = () => screen.getByRole("button", { name: "How the product works" });
const dialog = () => screen.findByRole("dialog", { name: "How the product works" });
const player = () => document.querySelector("iframe");

const openHero = () => render(<Hero texts={home.hero} film={<i>film</i>} foot={<b>foot</b>} />);

test("it has its badge, headline and two buttons", () => {
  openHero();
  expect(screen.getByText("Keys restocked")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "We provide what people need",
  );
  expect(screen.getByRole("link", { name: "Explore Our Offer" })).toBeVisible();
  expect(opener()).toBeVisible();
});

describe("the film's modal", () => {
  test("stays open on a press on its content", async () => {
    openHero();
    await userEvent.click(opener());
    await dialog();
    await userEvent.click(screen.getByRole("heading", { level: 2, name: "How the product works" }));
    expect(await dialog()).toBeVisible();
  });

  test.each([
    ["its button", async () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["Escape", async () => userEvent.keyboard("{Escape}")],
    ["a press on the backdrop", async () => userEvent.click(await dialog())],
  ])("is closed by %s, and returns the focus", async (_, close) => {
    openHero();
    await userEvent.click(opener());
    await dialog();
    await close();
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    });
    expect(player()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  test("opens again", async () => {
    openHero();
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(opener());
      await dialog();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => {
        expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      });
    }
    await userEvent.click(opener());
    expect(await dialog()).toBeVisible();
  });
});
