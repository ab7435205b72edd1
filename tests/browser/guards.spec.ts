import { expect, test } from "./fixtures.ts";

// A blank page, so that only the test itself causes output.
test.beforeEach(async ({ page }) => {
  await page.route("**/quiet", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Quiet</title><p>Quiet",
    }),
  );
  await page.goto("/quiet");
});

test("console output, an uncaught error, another host and a missing line fail the test", async ({
  page,
  guard,
}) => {
  guard.allowConsole(/never printed/);
  guard.allowConsole(/ERR_NAME_NOT_RESOLVED/);
  const thrown = page.waitForEvent("pageerror");
  const reported = page.waitForEvent("console", (line) => line.text().includes("ERR_NAME"));
  const answer = await page.evaluate(() => {
    console.info("noise");
    setTimeout(() => {
      throw new Error("thrown");
    });
    return fetch("https://elsewhere.example/pixel.png").then(
      () => "answered",
      () => "refused",
    );
  });
  await Promise.all([thrown, reported]);
  expect(answer).toBe("refused");
  expect(guard.takeFaults().toSorted()).toEqual([
    "Asked another host: https://elsewhere.example/pixel.png",
    "No console line like /never printed/ came.",
    expect.stringMatching(/^Uncaught: .*thrown/),
    "console.info: noise",
  ]);
});

test("a fault fails the test in which it happens", async ({ page }) => {
  test.fail();
  await page.evaluate(() => console.info("noise"));
});
