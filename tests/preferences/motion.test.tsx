import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { useMotion } from "#preferences/motion.ts";
import { setMedia } from "#tests/polyfills/match-media.ts";
import { refuseStorage } from "./refuse-storage.ts";

const reduced = "(prefers-reduced-motion: reduce)";

beforeEach(() => {
  delete document.documentElement.dataset["motion"];
});

function Switch() {
  const { isPaused, toggle } = useMotion();
  return <button onClick={toggle}>{isPaused ? "Play" : "Pause"}</button>;
}

const mark = () => document.documentElement.dataset["motion"];
const press = () => userEvent.click(screen.getByRole("button"));

test("things move until the visitor pauses them, and again after the next press", async () => {
  render(<Switch />);
  expect(screen.getByRole("button")).toHaveTextContent("Pause");
  expect(mark()).toBeUndefined();
  await press();
  expect(screen.getByRole("button")).toHaveTextContent("Play");
  expect(mark()).toBe("paused");
  await press();
  expect(screen.getByRole("button")).toHaveTextContent("Pause");
  expect(mark()).toBe("running");
});

test("every switch on the page tells the same", async () => {
  render(
    <>
      <Switch />
      <Switch />
    </>,
  );
  const [first] = screen.getAllByRole("button");
  if (first) await userEvent.click(first);
  expect(screen.getAllByRole("button", { name: "Play" })).toHaveLength(2);
});

test("the choice is kept for the visit, and for no longer", async () => {
  const page = render(<Switch />);
  await press();
  expect(sessionStorage.getItem("motion")).toBe("paused");
  expect(localStorage).toHaveLength(0);
  page.unmount();
  delete document.documentElement.dataset["motion"];
  render(<Switch />);
  expect(screen.getByRole("button")).toHaveTextContent("Play");
  expect(mark()).toBe("paused");
});

test("reduced motion starts paused and leaves nothing behind", () => {
  setMedia(reduced, true);
  render(<Switch />);
  expect(screen.getByRole("button")).toHaveTextContent("Play");
  expect(sessionStorage).toHaveLength(0);
});

test("a visitor with reduced motion may still play", async () => {
  setMedia(reduced, true);
  render(<Switch />);
  await press();
  expect(screen.getByRole("button")).toHaveTextContent("Pause");
  expect(mark()).toBe("running");
});

test("the system's setting is followed while the page is open", () => {
  render(<Switch />);
  act(() => {
    setMedia(reduced, true);
  });
  expect(screen.getByRole("button")).toHaveTextContent("Play");
  act(() => {
    setMedia(reduced, false);
  });
  expect(screen.getByRole("button")).toHaveTextContent("Pause");
});

test("the visitor's choice outweighs the system's setting", async () => {
  render(<Switch />);
  await press();
  await press();
  act(() => {
    setMedia(reduced, true);
  });
  expect(screen.getByRole("button")).toHaveTextContent("Pause");
});

test("with storage refused the switch works for as long as the page is open", async () => {
  refuseStorage();
  const page = render(<Switch />);
  await press();
  expect(screen.getByRole("button")).toHaveTextContent("Play");
  page.unmount();
  render(<Switch />);
  expect(screen.getByRole("button")).toHaveTextContent("Play");
});

test.each(["", "stopped", "toString", "{}"])("a stored %j is no choice", (stored) => {
  sessionStorage.setItem("motion", stored);
  render(<Switch />);
  expect(screen.getByRole("button")).toHaveTextContent("Pause");
  expect(mark()).toBeUndefined();
});

test("on the server things move", () => {
  setMedia(reduced, true);
  expect(renderToString(<Switch />)).toContain("Pause");
});
