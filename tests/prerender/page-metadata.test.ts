import { expect, test } from "vitest";
import { statusText } from "#prerender/page-metadata.ts";

const entries = (["Undetected", "Soon", "Updating", "Undetected", "Detected"] as const).map(
  (status, id) => ({ id, name: `Product ${id}`, status }),
);

test("up to three products are listed by name; more are counted", () => {
  expect(statusText(entries.slice(2))).toBe(
    "Product 2: Updating. Product 3: Undetected. Product 4: Detected",
  );
  expect(statusText(entries.slice(1))).toBe("1 of 3 undetected, 1 updating, 1 detected, 1 soon");
  expect(statusText(entries)).toBe("2 of 4 undetected, 1 updating, 1 detected, 1 soon");
  const updating = entries.map(({ name }) => ({ name, status: "Updating" as const }));
  expect(statusText(updating)).toBe("All 5 updating");
});
