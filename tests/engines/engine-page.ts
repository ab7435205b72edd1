import { setTimeout as wait } from "node:timers/promises";

/** What the visit needs of a browser. */
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

const timeoutMs = 20_000;
const pageState = `location.href + " " + document.querySelector("h1")?.textContent`;
const recordFaults = `(() => {
  window.faults = [];
  addEventListener("error", ({ message }) => faults.push(String(message)));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    faults.push(violatedDirective + " refused " + blockedURI));
})()`;

/** Drives the page of one browser, and waits for what is expected. */
export class EnginePage {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Opens an address and records errors in the page from then on. */
  async open(url: string): Promise<void> {
    await this.#engine.open(url);
    await this.#engine.evaluate(recordFaults);
  }

  /** The errors in the page since it was opened. */
  faults(): Promise<string[]> {
    return this.value("window.faults ?? []");
  }

  async back(): Promise<void> {
    await this.#engine.back();
  }

  /** The value of an expression in the page. */
  async value<Value>(expression: string): Promise<Value> {
    return (await this.#engine.evaluate(expression)) as Value;
  }

  /** Waits until an expression in the page is true. */
  expect(fact: string, expression: string): Promise<boolean> {
    return this.#until(`expected ${fact}`, async () => {
      const isTrue = await this.value(`Boolean(${expression})`).catch(() => false);
      return isTrue === true ? true : undefined;
    });
  }

  click(selector: string, name = ""): Promise<boolean> {
    return this.#use(selector, name, (target) => target.click());
  }

  type(selector: string, text: string): Promise<boolean> {
    return this.#use(selector, "", (target) => target.type(text));
  }

  #use(
    selector: string,
    name: string,
    act: (target: Target) => Promise<unknown>,
  ): Promise<boolean> {
    return this.#until(`no visible ${selector} "${name}"`, async () => {
      // A script fails while the page changes under it.
      const target = await this.#engine.find(selector, name).catch(() => undefined);
      if (target === undefined) return undefined;
      return act(target).then(
        () => true,
        (error: unknown) => {
          // React has replaced the element since it was found.
          if (/no such node|stale element/i.test(String(error))) return undefined;
          throw error;
        },
      );
    });
  }

  async #until<Value>(
    failure: string,
    look: () => Promise<Value | undefined>,
  ): Promise<NonNullable<Value>> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const value = await look();
      if (value !== undefined && value !== null) return value;
      if (Date.now() > deadline) {
        const state = await this.value<string>(pageState);
        throw new Error(`${failure}. The page: ${state}`);
      }
      await wait(100);
    }
  }
}
