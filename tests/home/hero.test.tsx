import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { Hero } from "#home/hero.tsx";
// Loaded in advance, so that no test waits for it.
import "#home/film-modal.tsx";
import { home } from "#data/home.ts";

const opener = () => screen.getByRole("button", { name: "How the product works" });
const dialog = () => screen.findByRole("dialog", { name: "How the product works" });

const openHero = () => render(<Hero texts={home.hero} film={<i>film</i>} foot={<b>foot</b>} />);

describe("the film's modal", () => {
  test("stays open on a press on its content", async () => {
    openHero();
    await userEvent.click(opener());
    await dialog();
    await userEvent.click(screen.getByRole("heading", { level: 2, name: "How the product works" }));
    expect(await dialog()).toBeVisible();
  });
});
