import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import type { Session } from "./engine-page.ts";

/**
 * Starts Debian's Firefox and talks Marionette to it: WebDriver's commands over a socket, which
 * geckodriver only translates. Debian has no package of geckodriver.
 */
export async function startFirefox(): Promise<Session> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "shop-firefox-"));
  await writeFile(join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
  const firefox = spawn(
    "firefox-esr",
    ["--marionette", "--headless", "--no-remote", "--profile", profile],
    { stdio: "ignore" },
  );
  const ended = new Promise((resolve) => firefox.once("exit", resolve));
  const send = marionette(await untilItListens(port));
  const valueOf = async (name: string, parameters: unknown) =>
    ((await send(name, parameters)) as { value: unknown }).value;
  await send("WebDriver:NewSession", {});
  return {
    navigate: (url) => send("WebDriver:Navigate", { url }),
    back: () => send("WebDriver:Back", {}),
    execute: (script, args) => valueOf("WebDriver:ExecuteScript", { script, args }),
    click: (id) => send("WebDriver:ElementClick", { id }),
    type: (id, text) => send("WebDriver:ElementSendKeys", { id, text }),
    screenshot: async () => (await valueOf("WebDriver:TakeScreenshot", { full: false })) as string,
    close: async () => {
      firefox.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function untilItListens(port: number): Promise<Socket> {
  for (let tries = 1; ; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    if (isOpen) return socket;
    if (tries === 120) throw new Error("Firefox does not listen.");
    await wait(500);
  }
}

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown];

/** Sends commands one after the other. A message is its length in bytes, a colon, and JSON. */
function marionette(socket: Socket) {
  let buffer = Buffer.alloc(0);
  let lastId = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on("data", (data: Buffer) => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      const colon = buffer.indexOf(":");
      const end = colon + 1 + Number(buffer.subarray(0, colon));
      if (colon === -1 || buffer.length < end) return;
      const message: unknown = JSON.parse(buffer.subarray(colon + 1, end).toString());
      buffer = buffer.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1] as number)?.(message as Answer);
    }
  });
  return async (name: string, parameters: unknown): Promise<unknown> => {
    const id = (lastId += 1);
    const text = JSON.stringify([0, id, name, parameters]);
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    waiting.delete(id);
    const [, , error, result] = answer;
    if (error) throw new Error(`${name}: ${error.message}`);
    return result;
  };
}
