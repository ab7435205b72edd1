import { expect, test } from "vitest";
import { statusChanges } from "#domain/status-board.ts";

test("the changes are those of all products, newest first; those of one day keep their order", () => {
  const changes = statusChanges([
    {
      id: "1",
      name: "Private",
      status: "Detected",
      since: "2026-11-20",
      earlier: [
        { status: "Updating", since: "2026-11-20" },
        { status: "Undetected", since: "2026-11-18", note: "After the patch." },
      ],
    },
    { id: "2", name: "Spoofer", status: "Updating", since: "2026-11-19", statusNote: "Soon." },
    { id: "3", name: "Radar", status: "Undetected" },
  ]);
  const lines = changes.map(({ since, name, id, status, note }) =>
    [since, name, id, status, note].join(" "),
  );
  expect(lines).toEqual([
    "2026-11-20 Private 1 Detected ",
    "2026-11-20 Private 1 Updating ",
    "2026-11-19 Spoofer 2 Updating Soon.",
    "2026-11-18 Private 1 Undetected After the patch.",
  ]);
});
