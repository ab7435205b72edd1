import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { useLazyComponent } from "#ui/use-lazy-component.ts";

type NoteProps = { text: string };

const Note = ({ text }: NoteProps) => <p>{text}</p>;

function Page({ importNote }: { importNote: () => Promise<ComponentType<NoteProps>> }) {
  const { Component, isLoading, load } = useLazyComponent(importNote);
  return (
    <>
      <button aria-busy={isLoading} onClick={load}>
        Fetch
      </button>
      {Component && <Component text="The note" />}
    </>
  );
}

const button = () => screen.getByRole("button", { name: "Fetch" });
const fetch = () => userEvent.click(button());

test("a part is fetched when it is asked for, and once", async () => {
  const load = vi.fn(() => Promise.resolve(Note));
  render(<Page importNote={load} />);
  expect(load).not.toHaveBeenCalled();
  await fetch();
  expect(await screen.findByText("The note")).toBeInTheDocument();
  await fetch();
  expect(load).toHaveBeenCalledOnce();
});

test("while a part is fetched, that is told", async () => {
  const parts: ((part: typeof Note) => void)[] = [];
  render(<Page importNote={() => new Promise((resolve) => parts.push(resolve))} />);
  expect(button()).toHaveAttribute("aria-busy", "false");
  await fetch();
  expect(button()).toHaveAttribute("aria-busy", "true");
  parts[0]?.(Note);
  expect(await screen.findByText("The note")).toBeInTheDocument();
  expect(button()).toHaveAttribute("aria-busy", "false");
});

test("a part that cannot be fetched leaves the page as it is, and the next press tries afresh", async () => {
  const load = vi
    .fn<() => Promise<ComponentType<NoteProps>>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(Note);
  render(<Page importNote={load} />);
  await fetch();
  expect(screen.queryByText("The note")).not.toBeInTheDocument();
  expect(button()).toHaveAttribute("aria-busy", "false");
  await fetch();
  expect(await screen.findByText("The note")).toBeInTheDocument();
});
