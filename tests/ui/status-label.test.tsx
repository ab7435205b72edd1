import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StatusLabel } from "#shop/ui/status-label.tsx";

test.each([
  ["Undetected", "green"],
  ["Updating", "blue"],
  ["Detected", "red"],
  ["Soon", "yellow"],
] as const)("%s is %s, and a screen reader reads only the status", (status, colour) => {
  render(<StatusLabel status={status} />);
  const label = screen.getByText(status);
  expect(label).toHaveClass(`text-${colour}`);
  expect(label.firstElementChild).toHaveAttribute("aria-hidden", "true");
});
