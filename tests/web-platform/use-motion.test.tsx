import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { markMotion } from "#shop/web-platform/motion.ts";
import { useMotion } from "#shop/web-platform/use-motion.ts";
import { setMedia } from "#tests/polyfills/match-media.ts";

const reduced = "(prefers-reduced-motion: reduce)";

function Switch() {
  const { isPaused, toggle } = useMotion();
  return <button onClick={toggle}>{isPaused ? "Play" : "Pause"}</button>;
}

/** Opens a page with two switches. */
function open() {
  markMotion();
  return render(
    <>
      <Switch />
      <Switch />
    </>,
  );
}

const mark = () => document.documentElement.dataset["motion"];
const expectState = (name: "Play" | "Pause") => {
  expect(screen.getAllByRole("button", { name })).toHaveLength(2);
  expect(mark()).toBe(name === "Play" ? "paused" : "running");
};
const press = () => userEvent.click(screen.getAllByRole("button")[0] ?? expect.fail("no switch"));

test("all switches on the page show the same state, also after a reload", async () => {
  const page = open();
  expectState("Pause");
  await press();
  expectState("Play");
  page.unmount();
  open();
  expectState("Play");
});

test("the system's setting applies until the visitor chooses", async () => {
  setMedia(reduced, true);
  const page = open();
  expectState("Play");
  await press();
  expectState("Pause");
  page.unmount();
  open();
  expectState("Pause");
});
