import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { home } from "#page-data";
import { Hero } from "#shop/home/hero.tsx";

const openHero = (texts = home.hero) =>
  render(<Hero texts={texts} film={<i>film</i>} board={<b>board</b>} />, {
    wrapper: MemoryRouter,
  });

describe("the buttons", () => {
  test("have the owner's words if there are any, and the film has its title", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const howItWorks = { title: "Film", youtubeId: "SAMPLEvid00", buttonText: "Watch it" };
    openHero({ ...home.hero, buttonText: "Our tools", howItWorks });
    expect(screen.getByRole("link", { name: "Our tools" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Watch it" }));
    expect(await screen.findByRole("dialog", { name: "Film" })).toBeInTheDocument();
  });

  test("are one without a film of how the product works", () => {
    const { howItWorks: _, ...texts } = home.hero;
    openHero(texts);
    expect(screen.getByText(home.hero.text)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "How the product works" })).toBeNull();
  });
});
