import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useMotion } from "#shop/preferences/motion.ts";
import { setMedia } from "#tests/polyfills/match-media.ts";
import { blockStorage } from "./break-storage.ts";

const reduced = "(prefers-reduced-motion: reduce)";

function Switch() {
  const { isPaused, toggle } = useMotion();
  return <button onClick={toggle}>{isPaused ? "Play" : "Pause"}</button>;
}

const mark = () => document.documentElement.dataset["motion"];
const press = () => userEvent.click(screen.getByRole("button"));

test("all switches on the page show the same state", async () => {
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

test("a change of the system's setting applies at once", () => {
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

test("the visitor's choice overrides the system's setting", async () => {
  render(<Switch />);
  await press();
  await press();
  act(() => {
    setMedia(reduced, true);
  });
  expect(screen.getByRole("button")).toHaveTextContent("Pause");
});

test("with storage blocked the choice lasts until the page is closed", async () => {
  blockStorage();
  const page = render(<Switch />);
  await press();
  expect(screen.getByRole("button")).toHaveTextContent("Play");
  page.unmount();
  render(<Switch />);
  expect(screen.getByRole("button")).toHaveTextContent("Play");
});

test.each(["", "stopped", "toString", "{}"])("a stored %j is ignored", (stored) => {
  sessionStorage.setItem("motion", stored);
  render(<Switch />);
  expect(screen.getByRole("button")).toHaveTextContent("Pause");
  expect(mark()).toBeUndefined();
});

test("motion runs on the server", () => {
  setMedia(reduced, true);
  expect(renderToString(<Switch />)).toContain("Pause");
});
