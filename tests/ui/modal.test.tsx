import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Modal } from "#shop/ui/modal.tsx";

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [isButtonThere, setIsButtonThere] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <Modal label="Sample" variant="centred" onClose={() => setIsOpen(false)}>
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
  return screen.getByRole<HTMLDialogElement>("dialog", { name: "Sample" });
}

test("a press inside leaves it open, and the dialog still receives key presses", async () => {
  const dialog = await open();
  await userEvent.click(screen.getByText("Words"));
  expect(dialog).toBeVisible();
  expect(dialog).toHaveFocus();
});

test("when the focused element is removed, the dialog takes the focus", async () => {
  const dialog = await open();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("button", { name: "Within" })).not.toBeInTheDocument();
  expect(dialog).toHaveFocus();
});

test("a browser that closes it without asking returns the focus", async () => {
  const dialog = await open();
  await act(async () => dialog.close());
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("a press that starts inside and ends on the backdrop leaves it open", async () => {
  const dialog = await open();
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target: screen.getByText("Words") },
    { keys: "[/MouseLeft]", target: dialog },
  ]);
  expect(dialog).toBeVisible();
});
