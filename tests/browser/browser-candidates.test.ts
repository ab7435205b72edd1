import { expect, test } from "vitest";
import { browserCandidates, shellCandidates } from "./browser-candidates.ts";

const downloaded = "/home/me/.cache/ms-playwright/chromium/chrome";

test("a browser set in the environment is the only candidate", () => {
  const environment = { CHROMIUM_PATH: "/opt/my-chromium", PATH: "/usr/bin" };
  expect(browserCandidates(environment, downloaded)).toEqual(["/opt/my-chromium"]);
  expect(shellCandidates(environment)).toEqual(["/opt/my-chromium"]);
});

test("a headless shell is searched for in the same folders", () => {
  const candidates = shellCandidates({ PATH: "/usr/local/bin" });
  expect(candidates).toContain("/usr/local/bin/chromium-headless-shell");
  expect(candidates).toContain("/usr/bin/chromium-headless-shell");
  expect(candidates).not.toContain("/usr/bin/chromium");
});

test("the system's browsers come before Playwright's download", () => {
  const candidates = browserCandidates({ PATH: "/usr/local/bin:/usr/bin" }, downloaded);
  expect(candidates.slice(0, 3)).toEqual([
    "/usr/local/bin/chromium",
    "/usr/bin/chromium",
    "/usr/local/bin/chromium-browser",
  ]);
  expect(candidates).toContain("/usr/bin/google-chrome-stable");
  expect(candidates.at(-1)).toBe(downloaded);
});

test("without a search path the default folders are still searched", () => {
  const candidates = browserCandidates({}, downloaded);
  expect(candidates).toContain("/usr/bin/chromium");
  expect(candidates.at(-1)).toBe(downloaded);
});
