import type { Browser, Page } from "@playwright/test";
import { type OpenState, openStates } from "#tests/browser/open-states.ts";
import { markReadyPages, waitForScripts } from "#tests/browser/ready-pages.ts";
import type { Tools } from "./fetch-tools.ts";
import type { Verdict } from "./finding.ts";
import { pageJudges } from "./page-judges.ts";

const desktop = { name: "desktop", viewport: { width: 1280, height: 800 } };
const phone = { name: "phone", viewport: { width: 390, height: 844 } };

type View = { url: string; state: OpenState; screen: typeof desktop };

/** Every page of the built shop as it opens, on both screens. */
export function pageViews(url: string, paths: readonly string[]): View[] {
  return paths.flatMap((path) =>
    [desktop, phone].map((screen) => ({ url, state: { name: path, path }, screen })),
  );
}

/** Every state that something in the tests' shop can be brought into. */
export function stateViews(url: string): View[] {
  return openStates
    .filter(({ before, act }) => before ?? act)
    .map((state) => ({ url, state, screen: state.isOfPhone ? phone : desktop }));
}

/** Shows each view to each of the page judges. */
export async function judgePages(
  browser: Browser,
  tools: Tools,
  views: readonly View[],
): Promise<Verdict[]> {
  const judges = await pageJudges(tools);
  const verdicts = judges.map(({ name }): Verdict => ({ judge: name, seen: 0, findings: [] }));
  for (const { url, state, screen } of views) {
    const context = await browser.newContext({
      viewport: screen.viewport,
      baseURL: url,
      reducedMotion: "reduce",
      // The page's policy would refuse the judges' scripts.
      bypassCSP: true,
    });
    await context.route(
      (address) => address.origin !== url,
      (route) => route.abort(),
    );
    await markReadyPages(context);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await state.before?.(page, () => {});
    await page.goto(state.path);
    if (!state.path.startsWith("/demo-seller")) await waitForScripts(page);
    await state.act?.(page);
    await waitForAnimations(page);
    for (const [index, { inspect }] of judges.entries()) {
      const findings = await inspect(page);
      const verdict = verdicts[index];
      if (!verdict) continue;
      verdict.seen += 1;
      verdict.findings.push(
        ...findings.map(({ rule, where, text }) => ({
          rule,
          where: `${state.name}, ${screen.name}: ${where}`,
          text,
        })),
      );
    }
    if (errors.length > 0) throw new Error(`${state.name}: ${errors.join("\n")}`);
    await context.close();
  }
  return verdicts;
}

/**
 * Waits until everything has faded in, or the judges would measure the contrast of faint text.
 * framer-motion keeps the opacity in the element's style, and starts a frame after it is rendered.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLElement>("[style*=opacity]")].every(({ style }) =>
        ["", "1"].includes(style.opacity),
      ) &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== "running" || effect?.getComputedTiming().endTime === Infinity,
        ),
  );
}
