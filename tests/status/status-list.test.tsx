import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { StatusList } from "#status/status-list.tsx";
import type { Status } from "#domain/status.ts";

test.each<[Status, string]>([
  ["Undetected", "green"],
  ["Updating", "blue"],
  ["Detected", "red"],
  ["Soon", "yellow"],
])("%s is %s", (status, tone) => {
  render(
    <MemoryRouter>
      <StatusList entries={[{ name: "Sample", game: "FN", status }]} />
    </MemoryRouter>,
  );
  expect(screen.getByText(status)).toHaveAttribute("data-tone", tone);
});
