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

test("console output fails the test", async ({ page, guard }) => {
  await page.evaluate(() => console.info("noise"));
  expect(guard.takeFaults()).toEqual(["console.info: noise"]);
});

test("an uncaught error fails the test", async ({ page, guard }) => {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("thrown");
    });
  });
  await expect
    .poll(() => guard.takeFaults())
    .toEqual([expect.stringMatching(/^Uncaught: .*thrown/)]);
});

test("a request to another host fails the test, and does not reach the host", async ({
  page,
  guard,
}) => {
  guard.allowConsole(/ERR_NAME_NOT_RESOLVED/);
  const answer = await page.evaluate(() =>
    fetch("https://elsewhere.example/pixel.png").then(
      () => "answered",
      () => "refused",
    ),
  );
  expect(answer).toBe("refused");
  expect(guard.takeFaults()).toEqual(["Asked another host: https://elsewhere.example/pixel.png"]);
});

test("an expected line that is not printed fails the test", ({ guard }) => {
  guard.allowConsole(/never printed/);
  expect(guard.takeFaults()).toEqual(["No console line like /never printed/ came."]);
});

test("a test may expect a line and allow a host", async ({
  page,
  guard,
  allowHost,
  allowConsole,
}) => {
  allowConsole(/expected noise/);
  const requested = allowHost("https://allowed.example", (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, body: "allowed" }),
  );
  await page.evaluate(() => console.log("expected noise"));
  await page.evaluate(() => fetch("https://allowed.example/x"));
  expect(requested).toEqual(["https://allowed.example/x"]);
  expect(guard.takeFaults()).toEqual([]);
});

test("a fault fails the test in which it happens", async ({ page }) => {
  test.fail();
  await page.evaluate(() => console.info("noise"));
});
