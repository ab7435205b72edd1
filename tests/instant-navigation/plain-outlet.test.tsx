import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { openShop } from "#tests/open-shop.tsx";

// Removes instant navigation, as its comment says.
vi.mock("#instant-navigation/instant-outlet.tsx", () => ({ InstantOutlet: Outlet }));

const shelf = () => screen.getByRole("region", { name: "Our Cheats" });
const heading = (name: RegExp) => screen.findByRole("heading", { level: 1, name });

test("without instant navigation the main visits work the same", async () => {
  const { router } = await openShop("/");
  const card = within(shelf()).getByRole("link", { name: /^Private/ });
  await userEvent.click(card);
  expect(await heading(/^Private/)).toHaveFocus();
  expect(document.title).toMatch(/^Private/);

  await act(() => router.navigate(-1));
  await heading(/We provide what people need/);
  expect(within(shelf()).getByRole("link", { name: /^Private/ })).toHaveFocus();

  const footer = screen.getByRole("contentinfo");
  await userEvent.click(within(footer).getByRole("link", { name: "Status" }));
  expect(await heading(/Product status/)).toHaveFocus();
  await userEvent.click(within(shelf()).getByRole("link", { name: /^Temp Spoofer/ }));
  expect(await heading(/^Temp Spoofer/)).toHaveFocus();
});
