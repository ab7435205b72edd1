import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { openShop } from "#tests/open-shop.tsx";

// Removes instant navigation, as its comment says.
vi.mock("#instant-navigation/instant-outlet.tsx", () => ({ InstantOutlet: Outlet }));

const shelf = () => screen.getByRole("region", { name: "Our Cheats" });
const heading = (name: RegExp) => screen.getByRole("heading", { level: 1, name });

test("without instant navigation the main visits work the same", async () => {
  const { router } = await openShop("/");
  const card = within(shelf()).getByRole("link", { name: /^Private/ });
  await userEvent.click(card);
  await waitFor(() => expect(heading(/^Private/)).toHaveFocus());
  expect(document.title).toMatch(/^Private/);

  await act(() => router.navigate(-1));
  await waitFor(() => expect(heading(/We provide what people need/)).toBeVisible());
  await waitFor(() => {
    expect(within(shelf()).getByRole("link", { name: /^Private/ })).toHaveFocus();
  });

  const footer = screen.getByRole("contentinfo");
  await userEvent.click(within(footer).getByRole("link", { name: "Status" }));
  await waitFor(() => expect(heading(/Product status/)).toHaveFocus());
  await userEvent.click(within(shelf()).getByRole("link", { name: /^Temp Spoofer/ }));
  await waitFor(() => expect(heading(/^Temp Spoofer/)).toHaveFocus());
});
