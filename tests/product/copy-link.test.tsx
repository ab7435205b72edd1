import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CopyLink } from "#shop/product/copy-link.tsx";
import { setMedia } from "#tests/polyfills/match-media.ts";

const path = "/product/1#plan-300002";
const url = `${window.location.origin}${path}`;
const confirmation = () =>
  document.querySelector<HTMLElement>("[aria-live=polite]") ?? expect.fail("no live region");

function showLink() {
  const user = userEvent.setup();
  render(<CopyLink path={path} name="Week Key" />);
  return { press: (name: RegExp) => user.click(screen.getByRole("button", { name })) };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("a second press is announced again, and the confirmation goes after four more seconds", async () => {
  vi.useFakeTimers();
  showLink();
  const announced: string[] = [];
  const observer = new MutationObserver(() => announced.push(confirmation().textContent));
  observer.observe(confirmation(), { childList: true, characterData: true, subtree: true });

  for (const _ of ["first press", "second press"]) {
    fireEvent.click(screen.getByRole("button"));
    await wait(0);
    await wait(3999);
  }
  expect(announced).toEqual(["Link copied", "", "Link copied"]);
  expect(confirmation()).toHaveTextContent("Link copied");
  await wait(1);
  expect(confirmation()).toBeEmptyDOMElement();
});

test("without a clipboard the link to copy by hand is shown, and stays", async () => {
  vi.useFakeTimers();
  showLink();
  const denied = new DOMException("denied", "NotAllowedError");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(denied);
  fireEvent.click(screen.getByRole("button", { name: /^Copy link/ }));
  for (const ms of [0, 60_000]) {
    await wait(ms);
    expect(confirmation()).toHaveTextContent(`Copy this link: ${url}`);
  }
});

test.each([
  ["a mouse, also where the browser could share it", false, { share: vi.fn() }],
  ["a finger, where the browser cannot share it", true, {}],
])("the link is copied with %s", (_, isTouch, features) => {
  setMedia("(pointer: coarse)", isTouch);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), features));
  showLink();
  expect(screen.getByRole("button")).toHaveAccessibleName(/^Copy link/);
});

test.each([
  ["opens", () => Promise.resolve()],
  ["may be closed, which is no failure", () => Promise.reject(new DOMException("", "AbortError"))],
])("on a touch device the system's share sheet %s", async (_, answer) => {
  const shared: unknown[] = [];
  const share = (data: unknown) => {
    shared.push(data);
    return answer();
  };
  setMedia("(pointer: coarse)", true);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
  const { press } = showLink();
  await press(/^Share link/);
  expect(shared).toEqual([{ title: "Week Key", url }]);
  expect(confirmation()).toBeEmptyDOMElement();
});
