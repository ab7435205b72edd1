import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { useLazyDialog } from "#shop/ui/use-lazy-dialog.ts";

type NoteProps = { isOpen: boolean; onClose: () => void };

function Note({ isOpen, onClose }: NoteProps) {
  return isOpen && <button onClick={onClose}>Close</button>;
}

function Page({ load }: { load: () => Promise<ComponentType<NoteProps>> }) {
  const { Dialog, isOpen, isLoading, error, open, close } = useLazyDialog(load);
  return (
    <>
      <button aria-busy={isLoading} onClick={open}>
        Open
      </button>
      {error && <p role="alert">{error.message}</p>}
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  );
}

const button = () => screen.getByRole("button", { name: "Open" });
const press = () => userEvent.click(button());

test("a failure is shown, the next press tries again, and what has loaded opens at once", async () => {
  // Offline, so that the page is not reloaded.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi
    .fn<() => Promise<ComponentType<NoteProps>>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(Note);
  render(<Page load={load} />);
  await press();
  expect(screen.getByRole("alert")).toHaveTextContent(/could not be loaded/);
  expect(button()).toHaveAttribute("aria-busy", "false");
  await press();
  expect(await screen.findByRole("button", { name: "Close" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await press();
  expect(screen.getByRole("button", { name: "Close" })).toBeVisible();
});
