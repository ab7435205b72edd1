import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StatusLabel } from "#ui/status-label.tsx";
import type { StatusTone } from "#domain/status.ts";

const tones: StatusTone[] = ["green", "blue", "red", "yellow"];

function drawn(tone: StatusTone) {
  const page = render(<StatusLabel status="Some word" tone={tone} />);
  const label = screen.getByText("Some word");
  const marks = [...label.children].map(({ outerHTML }) => outerHTML);
  const { className } = label;
  page.unmount();
  return { className, marks };
}

test.each(tones)("the text is %s and has no other status colour", (tone) => {
  render(<StatusLabel status="Some word" tone={tone} />);
  expect(screen.getByText("Some word")).toHaveClass(`text-${tone}`);
  for (const other of tones.filter((each) => each !== tone)) {
    expect(screen.getByText("Some word")).not.toHaveClass(`text-${other}`);
  }
});

test("its dot pulses", () => {
  render(<StatusLabel status="Some word" tone="green" />);
  expect(screen.getByText("Some word").firstElementChild).toHaveClass("animate-pulse-dot");
});

test("each tone has a different dot and icon, because colour alone is not accessible", () => {
  const labels = tones.map(drawn);
  for (const mark of [0, 1]) {
    expect(new Set(labels.map(({ marks }) => marks[mark])).size).toBe(tones.length);
  }
});

test("a screen reader only reads the status text", () => {
  render(<StatusLabel status="Some word" tone="red" />);
  for (const mark of screen.getByText("Some word").children) {
    expect(mark).toHaveAttribute("aria-hidden", "true");
  }
});
