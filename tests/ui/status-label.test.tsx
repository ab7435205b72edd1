import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StatusLabel } from "#shop/ui/status-label.tsx";
import type { Status } from "#domain/status.ts";

const tones: [Status, string][] = [
  ["Undetected", "green"],
  ["Updating", "blue"],
  ["Detected", "red"],
  ["Soon", "yellow"],
];

test.each(tones)("%s is %s, and the text has no other status colour", (status, tone) => {
  render(<StatusLabel status={status} />);
  const label = screen.getByText(status);
  expect(label).toHaveAttribute("data-tone", tone);
  for (const [, each] of tones) {
    expect(label.classList.contains(`text-${each}`)).toBe(each === tone);
  }
});

test("a screen reader only reads the status", () => {
  render(<StatusLabel status="Undetected" />);
  const dot = screen.getByText("Undetected").firstElementChild;
  expect(dot).toHaveAttribute("aria-hidden", "true");
});

test("each status has a different dot, because colour alone is not accessible", () => {
  const dots = tones.map(([status]) => {
    const page = render(<StatusLabel status={status} />);
    const dot = screen.getByText(status).firstElementChild?.className;
    page.unmount();
    return dot;
  });
  expect(new Set(dots).size).toBe(tones.length);
});
