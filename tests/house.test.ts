import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

// A rule that the linter cannot check.
test("no file has a generic name", () => {
  const generic = /^(?:index\.|(?:.*-)?(?:helpers?|utils?|common|misc|info)[-.])/;
  const files = ["src", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => generic.test(basename(file)))).toEqual([]);
});
