import { expect, test } from "./fixtures.ts";
import { platformScript } from "./play-platform.ts";

const script = (body: string) => ({ contentType: "text/javascript", body });
const cors = { "Access-Control-Allow-Origin": "*" };

/** A seller's script that uses hosts which no file of the shop names. */
const sellerScript = `
  const append = (tag, properties) => document.body.append(Object.assign(document.createElement(tag), properties));
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => (window.violation = violatedDirective));
  window.sellAuthEmbed = { async checkout() {
    append("script", { src: "https://scripts.example/captcha.js" });
    append("link", { rel: "stylesheet", href: "https://styles.example/a.css" });
    append("img", { src: "https://pictures.example/a.png", alt: "" });
    append("iframe", { src: "https://frames.example/", title: "Captcha" });
    await fetch("https://connections.example/", { method: "POST", body: "{}" });
    const code = new Blob(["postMessage('solved')"], { type: "text/javascript" });
    const worker = new Worker(URL.createObjectURL(code));
    window.solved = await new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
    append("form", { method: "post", action: "https://forms.example/pay", target: "_blank" });
    document.body.lastElementChild.submit();
  } };`;

test("a seller's script loads, connects to, frames, and submits to hosts that nobody listed", async ({
  page,
  goto,
  allowHost,
}) => {
  await page.route(platformScript, (route) => route.fulfill(script(sellerScript)));
  const asked = [
    allowHost("https://scripts.example", (route) => route.fulfill(script("window.captcha = 1"))),
    allowHost("https://styles.example", (route) =>
      route.fulfill({ contentType: "text/css", body: "" }),
    ),
    allowHost("https://pictures.example", (route) =>
      route.fulfill({ path: "tests/shop/media/spoofer-serials.png" }),
    ),
    allowHost("https://frames.example"),
    allowHost("https://connections.example", (route) => route.fulfill({ headers: cors, json: {} })),
    allowHost("https://forms.example"),
  ];
  await goto("/product/151373");
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("button", { name: /^Purchase/ })
    .first()
    .click();
  await (await opened).waitForURL("https://forms.example/pay");
  await expect.poll(() => page.evaluate("window.captcha")).toBe(1);
  await expect.poll(() => asked.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await page.evaluate("window.solved")).toBe("solved");
  expect(await page.evaluate("window.violation")).toBeUndefined();
});

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
