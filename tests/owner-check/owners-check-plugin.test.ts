// @vitest-environment node
import { build, createServer, type Plugin, type ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ownersCheck } from "#owner-check/owners-check-plugin.ts";
import { copyShop, type ShopCopy } from "./shop-copy.ts";

// Node 20 has no WebSocket of its own; jsdom brings one, and no types.
const untyped: string = "jsdom";
const { JSDOM } = (await import(untyped)) as {
  JSDOM: new (html: string, options: { url: string }) => { window: typeof globalThis };
};
const { WebSocket: Socket } = new JSDOM("", { url: "http://localhost/" }).window;

const price = "Private · Week Key: the price is -6.99. A price is a number above 0, such as 6.99.";

let shop: ShopCopy;
beforeAll(() => {
  shop = copyShop();
});
afterAll(() => shop.remove());
// The plugin keeps out of Vitest's own server; here it is meant.
beforeEach(() => vi.stubEnv("VITEST", undefined));
afterEach(() => vi.unstubAllEnvs());

/** What Vite would print. */
function listen() {
  const lines: string[] = [];
  const tell = (text: string) => void lines.push(text);
  const logger = {
    hasWarned: false,
    info: tell,
    warn: tell,
    warnOnce: tell,
    error: tell,
    clearScreen: () => undefined,
    hasErrorLogged: () => false,
  };
  return { lines, logger };
}

const breakPrice = () => shop.edit("products.ts", "price: 6.99", "price: -6.99");
const mendPrice = () => shop.edit("products.ts", "price: -6.99", "price: 6.99");

describe("vite build", () => {
  const source = "export const shop = 1;";
  const entry: Plugin = {
    name: "entry",
    resolveId: (id) => (id === "entry" ? id : undefined),
    load: (id) => (id === "entry" ? source : undefined),
  };
  const buildShop = () => {
    const { lines, logger } = listen();
    const built = build({
      root: shop.folder,
      configFile: false,
      logLevel: "warn",
      customLogger: logger,
      plugins: [ownersCheck(), entry],
      build: { write: false, rolldownOptions: { input: "entry" } },
    });
    return { lines, built };
  };

  test("refuses data with a problem and says why, without a stack", async () => {
    breakPrice();
    const failure: unknown = await buildShop().built.catch((error: unknown) => error);
    mendPrice();
    expect(failure).toBeInstanceOf(Error);
    const { message, stack } = failure as Error;
    expect(message).toContain(`src/data/products.ts · ${price}`);
    expect(stack).toBe(message);
  });

  test("builds with a warning and tells it", async () => {
    const { lines, built } = buildShop();
    await expect(built).resolves.toBeDefined();
    expect(lines.join("\n")).toContain('the name "3 Day Key" and the duration "1 Day" disagree');
  });
});

describe("vite dev", () => {
  let server: ViteDevServer;
  let lines: string[];
  const sockets: WebSocket[] = [];

  /** Opens a page's line to the server and keeps what arrives on it. */
  async function connect() {
    const { port } = server.config.server;
    const socket = new Socket(
      `ws://localhost:${port}/?token=${server.config.webSocketToken}`,
      "vite-hmr",
    );
    sockets.push(socket);
    const received: string[] = [];
    socket.addEventListener("message", ({ data }) => received.push(`${data}`));
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    return received;
  }

  beforeEach(async () => {
    const heard = listen();
    lines = heard.lines;
    server = await createServer({
      root: shop.folder,
      configFile: false,
      customLogger: heard.logger,
      plugins: [ownersCheck()],
      server: { port: 0, host: "localhost" },
      optimizeDeps: { noDiscovery: true },
    });
    await server.listen();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close();
    await server.close();
  });

  test("tells a slip in the terminal and in every page, until it is mended", async () => {
    const early = await connect();
    breakPrice();
    await vi.waitFor(() => expect(lines.join("\n")).toContain(price), { timeout: 20_000 });
    const inPage = expect.stringContaining("the price is -6.99");
    await vi.waitFor(() => expect(early).toContainEqual(inPage), { timeout: 20_000 });
    const late = await connect();
    await vi.waitFor(() => expect(late).toContainEqual(inPage), { timeout: 20_000 });
    expect(JSON.parse(late.find((one) => one.includes("-6.99")) ?? "")).toMatchObject({
      type: "error",
      err: { stack: "" },
    });
    mendPrice();
    const reload = expect.stringContaining("full-reload");
    await vi.waitFor(() => expect(late).toContainEqual(reload), { timeout: 20_000 });
  });

  test("says in plain words why a file cannot be read, in place of the parser's words", async () => {
    shop.edit("status.ts", 'name: "Permanent Spoofer"', 'name: "Permanent Spoofer');
    const answer = server.transformRequest("/src/data/status.ts");
    await expect(answer).rejects.toThrow("src/data/status.ts · line 9: the quotes do not match");
    shop.edit("status.ts", 'name: "Permanent Spoofer', 'name: "Permanent Spoofer"');
  });
});
