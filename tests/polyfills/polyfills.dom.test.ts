import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { setMedia } from "./match-media.ts";
import { setInView } from "./observers.ts";

function dialogWithButton() {
  document.body.innerHTML = "<button>Open</button><dialog><button>Close</button></dialog>";
  const dialog = document.querySelector("dialog");
  if (!dialog) throw new Error("no dialog");
  document.querySelector("button")?.focus();
  return dialog;
}

test("a modal dialog takes the focus, closes on Escape and returns the focus", async () => {
  const dialog = dialogWithButton();
  const onClose = vi.fn<() => void>();
  dialog.addEventListener("close", onClose);
  dialog.showModal();
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toHaveTextContent("Close");
  await userEvent.keyboard("{Escape}");
  expect(dialog.open).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toHaveTextContent("Open");
});

test("a prevented cancel event keeps the dialog open", async () => {
  const dialog = dialogWithButton();
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.showModal();
  await userEvent.keyboard("{Escape}");
  expect(dialog.open).toBe(true);
});

test("CSS.supports accepts only valid colours", () => {
  expect(CSS.supports("color", "#f5f5f2")).toBe(true);
  expect(CSS.supports("color", "rebeccapurple")).toBe(true);
  expect(CSS.supports("color", "rgb(1 2 3 / 40%)")).toBe(true);
  expect(CSS.supports("color", "not a colour")).toBe(false);
  expect(CSS.supports("color", "red; background: url(x)")).toBe(false);
});

test("setMedia makes a query match and dispatches change", () => {
  const list = matchMedia("(prefers-reduced-motion: reduce)");
  const onChange = vi.fn<() => void>();
  list.addEventListener("change", onChange);
  expect(list.matches).toBe(false);
  setMedia("(prefers-reduced-motion: reduce)", true);
  expect(list.matches).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
});

test("setInView notifies observers until they disconnect", () => {
  const seen: boolean[] = [];
  const element = document.createElement("div");
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) seen.push(entry.isIntersecting);
  });
  observer.observe(element);
  setInView(element, true);
  observer.disconnect();
  setInView(element, false);
  expect(seen).toEqual([true]);
});

test("a film plays and pauses", async () => {
  const film = document.createElement("video");
  await film.play();
  expect(film.paused).toBe(false);
  film.pause();
  expect(film.paused).toBe(true);
});

test("a popover's button shows and hides it", async () => {
  document.body.innerHTML =
    '<button popovertarget="menu">Menu</button><p id="menu" popover>Entry</p>';
  const [button, menu] = document.body.children;
  if (!button || !menu) throw new Error("no popover");
  expect(menu).not.toBeVisible();
  await userEvent.click(button);
  expect(menu).toBeVisible();
  await userEvent.click(button);
  expect(menu).not.toBeVisible();
});
