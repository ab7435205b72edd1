import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { useLazyComponent } from "#shop/ui/use-lazy-component.ts";

type NoteProps = { text: string };

const Note = ({ text }: NoteProps) => <p>{text}</p>;

function Page({ importNote }: { importNote: () => Promise<ComponentType<NoteProps>> }) {
  const { Component, isLoading, hasFailed, load } = useLazyComponent(importNote);
  return (
    <>
      <button aria-busy={isLoading} onClick={load}>
        Fetch
      </button>
      {hasFailed && <p role="alert">Could not be loaded.</p>}
      {Component && <Component text="The note" />}
    </>
  );
}

const button = () => screen.getByRole("button", { name: "Fetch" });
const fetch = () => userEvent.click(button());

test("a component is loaded on demand, and once", async () => {
  const load = vi.fn(() => Promise.resolve(Note));
  render(<Page importNote={load} />);
  expect(load).not.toHaveBeenCalled();
  await fetch();
  expect(await screen.findByText("The note")).toBeInTheDocument();
  await fetch();
  expect(load).toHaveBeenCalledOnce();
});

test("a failure is reported and shown, and the next press tries again", async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", report);
  const failure = new TypeError("Failed to fetch");
  const load = vi
    .fn<() => Promise<ComponentType<NoteProps>>>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue(Note);
  render(<Page importNote={load} />);
  await fetch();
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  expect(screen.getByRole("alert")).toBeVisible();
  expect(button()).toHaveAttribute("aria-busy", "false");
  await fetch();
  expect(await screen.findByText("The note")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
