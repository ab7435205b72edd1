import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { StatusEntry } from "#domain/status-board.ts";
import { StatusStrip } from "#home/status-strip.tsx";

const entry = (name: string): StatusEntry => ({
  productId: name,
  name,
  game: "FN",
  status: "Undetected",
});

function openStrip(names: readonly string[]) {
  render(<StatusStrip entries={names.map(entry)} />, { wrapper: MemoryRouter });
  return screen.getByRole("link");
}

test("up to three products are listed by name, in a link to the status screen", () => {
  const strip = openStrip(["Private", "Temp Spoofer"]);
  expect(strip).toHaveAccessibleName(
    /^Product status: ?Private\s*Undetected.*Temp Spoofer.*status page$/,
  );
  expect(strip).toHaveAttribute("href", "/status");
});

test.each([
  ["more products", ["A", "B", "C", "D"]],
  ["a long name, which would wrap", ["A", "Battlefield Reconnaissance Overlay"]],
])("%s become a summary", (_, names) => {
  expect(openStrip(names)).toHaveTextContent(`All ${names.length} undetected`);
});
