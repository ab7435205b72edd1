import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { launch } from "puppeteer-core";
import { WebDriver } from "webdriver";

/** What a visit needs of a browser. */
export type Engine = {
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The first visible element of a selector whose name starts with the given text. */
  find: (selector: string, name: string) => Promise<Target | undefined>;
  close: () => Promise<unknown>;
};

type Target = {
  click: () => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
};

/** Starts Debian's Firefox and drives it by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    evaluate: (expression) => page.evaluate(expression),
    find: async (selector, name) => {
      const handle = await page.evaluateHandle(findVisible, selector, name);
      return handle.asElement() ?? undefined;
    },
    close: () => browser.close(),
  };
}

const webKitPort = 4445;
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Starts Debian's WebKitGTK on a virtual screen and drives it by W3C WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const values = ["--auto-servernum", "WebKitWebDriver", `--port=${webKitPort}`];
  // A separate process group, so that its end stops the screen, the driver and the browser.
  const { pid = 0 } = spawn("xvfb-run", values, { stdio: "ignore", detached: true });
  const client = await newWebKitSession();
  return {
    open: (url) => client.navigateTo(url),
    back: () => client.back(),
    evaluate: (expression) => client.executeScript(`return (${expression});`, []),
    find: async (selector, name) => {
      const script = `return (${findVisible.toString()})(...arguments);`;
      const found = (await client.executeScript(script, [selector, name])) as Record<
        string,
        string
      > | null;
      const id = found?.[elementKey];
      if (id === undefined) return undefined;
      return {
        click: () => client.elementClick(id),
        type: (text) => client.elementSendKeys(id, text),
      };
    },
    close: async () => {
      await client.deleteSession();
      process.kill(-pid);
    },
  };
}

/** Tries until the driver listens. */
async function newWebKitSession(tries = 20): ReturnType<typeof WebDriver.newSession> {
  try {
    return await WebDriver.newSession({
      logLevel: "silent",
      hostname: "127.0.0.1",
      port: webKitPort,
      connectionRetryCount: 0,
      capabilities: {
        // WebKitGTK refuses BiDi.
        "wdio:enforceWebDriverClassic": true,
        // Overlay scrollbars take the presses at the window's right edge.
        "webkitgtk:browserOptions": { useOverlayScrollbars: false },
      } as WebdriverIO.Capabilities,
    });
  } catch (error) {
    if (tries === 0) throw error;
    await wait(500);
    return newWebKitSession(tries - 1);
  }
}

/** Runs in the page. Finds a visible element by selector and the start of its name, and shows it. */
function findVisible(selector: string, name: string): Element | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      (element.ariaLabel ?? element.textContent).trim().startsWith(name),
  );
  // At once: during a smooth scroll, the driver would press where the element was.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
}
