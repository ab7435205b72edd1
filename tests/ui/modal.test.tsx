import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Modal } from "#ui/modal.tsx";

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [isButtonThere, setIsButtonThere] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <Modal label="Sample" onClose={() => setIsOpen(false)}>
          {isButtonThere && <button onClick={() => setIsButtonThere(false)}>Within</button>}
          <p>Words</p>
        </Modal>
      )}
    </>
  );
}

async function open() {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.getByRole("dialog", { name: "Sample" });
}

test("it opens as a modal dialog and takes the focus", async () => {
  expect(await open()).toBeVisible();
  expect(screen.getByRole("button", { name: "Within" })).toHaveFocus();
});

test("a press within leaves it open, and its keys are still heard", async () => {
  const dialog = await open();
  await userEvent.click(screen.getByText("Words"));
  expect(dialog).toBeVisible();
  expect(dialog).toHaveFocus();
});

test("when the focused thing is taken out, the dialog takes the focus over", async () => {
  const dialog = await open();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("button", { name: "Within" })).not.toBeInTheDocument();
  expect(dialog).toHaveFocus();
});

test.each<[string, (dialog: HTMLElement) => Promise<unknown>]>([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["a press on the backdrop", (dialog) => userEvent.click(dialog)],
])("%s closes it and gives the focus back", async (_, close) => {
  await close(await open());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});
