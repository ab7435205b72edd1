import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { siteFolder } from "./sites.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

// Opens no page: it reads the folder that the other tests open.
test("the built shop contains nothing of the preview panel", () => {
  const source = readFileSync(join(root, "src/shop/preview/preview-panel.tsx"), "utf8");
  const traces = ["preview-choices", "Forget everything", "Customers see the settings in src/data"];
  for (const trace of traces) expect(source).toContain(trace);
  const files = readdirSync(join(root, siteFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(5);
  const found = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return traces.some((trace) => text.includes(trace));
  });
  expect(found).toEqual([]);
});
