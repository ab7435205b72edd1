import { expect, test } from "./fixtures.ts";

for (const { path, status } of [
  { path: "/", status: 200 },
  { path: "/no/such/page", status: 404 },
]) {
  test(`on ${path}, an injected script or handler does not run`, async ({
    page,
    goto,
    allowConsole,
  }) => {
    allowConsole(/Content Security Policy/);
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const injected = [
        "<script>window.smuggled = 1</script>",
        "<script src='/demo-seller/embed.js'></script>",
        "<img src='data:,' onerror='window.smuggled = 2'>",
      ];
      const body = (await response.text()).replace("</body>", `${injected.join("")}</body>`);
      await route.fulfill({ response, body });
    });
    const refused: string[] = [];
    page.on("console", (line) => {
      if (line.text().includes("Content Security Policy")) refused.push(line.text());
    });
    await goto(path, { status });
    for (const injected of [/inline script/, /inline event handler/, /embed\.js/]) {
      await expect.poll(() => refused.join("\n")).toMatch(injected);
    }
    expect(await page.evaluate("window.smuggled ?? window.sellAuthEmbed")).toBeUndefined();
  });
}
