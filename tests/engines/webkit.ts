import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import type { Session } from "./engine-page.ts";

const libraries = "/usr/lib/x86_64-linux-gnu";

/** Starts Debian's WebKitGTK on a virtual screen and talks W3C WebDriver to it. */
export async function startWebKit(): Promise<Session> {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // A separate process group, so that close() ends the screen, the driver and the browser.
    detached: true,
  });
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const version = readdirSync(libraries).find((name) => name.startsWith("webkit2gtk-4"));
  const options = {
    binary: `${libraries}/${version}/MiniBrowser`,
    args: ["--automation"],
    // They take the presses on what is below them, at the window's right edge.
    useOverlayScrollbars: false,
  };
  const start = async () =>
    (await send("POST", "", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    })) as { sessionId: string };
  const { sessionId } = await untilItAnswers(start);
  const post = (path: string, body: unknown = {}) => send("POST", `/${sessionId}/${path}`, body);
  return {
    navigate: (url) => post("url", { url }),
    back: () => post("back"),
    execute: (script, args) => post("execute/sync", { script, args }),
    click: (id) => post(`element/${id}/click`),
    type: (id, text) => post(`element/${id}/value`, { text }),
    screenshot: async () => (await send("GET", `/${sessionId}/screenshot`)) as string,
    close: async () => {
      await send("DELETE", `/${sessionId}`);
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}

/** Tries until the driver listens: the first tries find a closed port. */
async function untilItAnswers<Value>(start: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === 60 || !(error instanceof TypeError)) throw error;
      await wait(500);
    }
  }
}
