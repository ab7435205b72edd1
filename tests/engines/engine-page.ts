import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";

/** The browser API of the walk: the part of W3C WebDriver that WebKit and Firefox both support. */
export type Session = {
  navigate: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Runs a function's body in the page. Elements pass in and out as references. */
  execute: (script: string, args: unknown[]) => Promise<unknown>;
  click: (elementId: string) => Promise<unknown>;
  type: (elementId: string, text: string) => Promise<unknown>;
  /** A PNG of the viewport, in base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
};

const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const patienceMs = 20_000;

/** Drives one page of one browser and waits for what it is told to expect. */
export class EnginePage {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Opens an address and records from then on what goes wrong in the page. */
  async open(url: string): Promise<void> {
    await this.#session.navigate(url);
    await this.#session.execute(recordFaults, []);
  }

  /** What went wrong in the page since it was opened. */
  faults(): Promise<string[]> {
    return this.value("window.faults ?? []");
  }

  async back(): Promise<void> {
    await this.#session.back();
  }

  /** The value of an expression in the page. */
  async value<Value>(expression: string): Promise<Value> {
    return (await this.#session.execute(`return (${expression});`, [])) as Value;
  }

  /** The colour at a point of the viewport, as computed styles write it. */
  async colourAt({ x, y }: { x: number; y: number }): Promise<string> {
    const image = sharp(Buffer.from(await this.#session.screenshot(), "base64")).removeAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const [red, green, blue] = data.subarray((Math.floor(y) * info.width + Math.floor(x)) * 3);
    return `rgb(${red}, ${green}, ${blue})`;
  }

  /** Waits until an expression in the page is true. */
  async expect(fact: string, expression: string): Promise<void> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      // A script fails while the page changes under it.
      const isTrue = await this.value(`Boolean(${expression})`).catch(() => false);
      if (isTrue === true) return;
      if (Date.now() > deadline) {
        const state = await this.value(pageState);
        throw new Error(`Not so: ${fact}. The page: ${String(state)}`);
      }
      await wait(100);
    }
  }

  async click(selector: string, name = ""): Promise<void> {
    await this.#session.click(await this.#find(selector, name));
  }

  async type(selector: string, text: string): Promise<void> {
    await this.#session.type(await this.#find(selector, ""), text);
  }

  /** The first visible element of a selector whose name starts as asked. */
  async #find(selector: string, name: string): Promise<string> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const found = (await this.#session.execute(findVisible, [selector, name])) as Record<
        string,
        string
      > | null;
      const id = found?.[elementKey];
      if (id !== undefined) return id;
      if (Date.now() > deadline) {
        const state = await this.value(pageState);
        throw new Error(`Nothing visible is ${selector} "${name}". The page: ${String(state)}`);
      }
      await wait(100);
    }
  }
}

const pageState = `location.href + " " + document.querySelector("h1")?.textContent`;

const recordFaults = `
  window.faults = [];
  addEventListener("error", ({ message }) => faults.push(String(message)));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    faults.push(violatedDirective + " refused " + blockedURI));
`;

// Scrolled at once: a smooth scroll would still be under way when the driver looks for the element.
const findVisible = `
  const [selector, name] = arguments;
  const found = [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility() &&
    (element.ariaLabel ?? element.textContent).trim().startsWith(name));
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
`;
