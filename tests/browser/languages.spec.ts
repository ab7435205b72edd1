import type { Page } from "@playwright/test";
import { statusFeedFile } from "#domain/site-files.ts";
import { allWords } from "#words/all-words.ts";
import { capitalised } from "#words/capitalised.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { arabicShop, expect, phone, test, vietnameseShop } from "./fixtures.ts";
import { openState, type OpenState, statesOf } from "./open-states.ts";
import { expectNothingCut } from "./page-measures.ts";

// A shop in another language has no English word of ours on any screen, in any state.

/** Takes the place of a name, a number or a day. */
const slot = "\uE000";

/** Every text of a language; of a text around names, numbers and days, each part between them. */
function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words.trim()];
  if (words instanceof RegExp) return [];
  if (typeof words !== "function") return Object.values(words as object).flatMap(textsOf);
  const write = words as (...parts: string[]) => string;
  return write(slot, slot, slot)
    .split(slot)
    .map((part) => part.trim());
}

const english = textsOf(allWords.en).filter((text) => /[a-z]{2}/i.test(text));

/** Whether a text is English of ours, or has a phrase of it. */
function isEnglish(text: string): boolean {
  return english.some((one) => text === one || (one.includes(" ") && text.includes(one)));
}

/** Runs in a page. Its texts, and what only assistive technology, chats and search engines get. */
function pageTexts(): string[] {
  const attributes = ["aria-label", "title", "alt", "placeholder", "content"];
  const texts = [document.title];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest("script, style")) texts.push(node.textContent ?? "");
  }
  for (const element of document.querySelectorAll("body *, meta")) {
    texts.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
    if (element.childElementCount > 0 && element.matches("p, a, button, span, h1, h2, h3, title"))
      texts.push(element.textContent);
  }
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, " ").trim()))].filter(Boolean);
}

async function expectNoEnglish(page: Page, owns: readonly string[]) {
  const texts = await page.evaluate(pageTexts);
  const found = texts.filter((text) => !owns.includes(text) && isEnglish(text));
  expect(found).toEqual([]);
}

/** 400 % of a window of 1280 px. */
const zoomed = { width: 320, height: 256 };
const smallPhone = { width: 320, height: 700 };
const laptop = { width: 1440, height: 900 };

/** In which windows nothing of a state may be cut. */
function windowsOf({ isOfPhone, part }: OpenState) {
  if (isOfPhone) return [zoomed, smallPhone];
  return part ? [zoomed, laptop] : [zoomed, smallPhone, { width: 768, height: 1024 }, laptop];
}

/** The states by the page that walks through them: products, other screens, and each that needs a page of its own. */
function walksOf(states: readonly OpenState[]): Map<string, OpenState[]> {
  const walks = new Map<string, OpenState[]>();
  for (const state of states) {
    const shared = state.path.startsWith("/product/") ? "products" : "other screens";
    const walk = state.before ? state.name : shared;
    walks.set(walk, [...(walks.get(walk) ?? []), state]);
  }
  return walks;
}

/** One of each screen. */
const axeStates = new Set([
  "status",
  "product: Works",
  "home with an announcement and an open answer",
  "error",
]);

const shops = [
  { language: "ar", baseURL: arabicShop, dir: "rtl" },
  { language: "vi", baseURL: vietnameseShop, dir: "ltr" },
] as const;

for (const { language, baseURL, dir } of shops) {
  const words = allWords[language];
  const owns = textsOf(words);
  const states: OpenState[] = [
    { name: "status", path: "/status" },
    { name: "product: Works", path: "/product/p1" },
    { name: "product: Updating", path: "/product/p2", part: "article" },
    { name: "product: Detected", path: "/product/p3", part: "article" },
    { name: "product: Sold out", path: "/product/p4" },
    ...statesOf(words, "/product/p1", words.defaults.howItWorks),
  ];
  test.describe(`in ${language}`, () => {
    test.use({ baseURL });
    test("chats, search engines and feed readers get its language", async ({ request }) => {
      const [home, feed, board] = await Promise.all(
        ["/", `/${statusFeedFile}`, "/status"].map(async (path) =>
          (await request.get(path)).text(),
        ),
      );
      const { ofTotal, counted } = words.status;
      expect(board).toContain(
        `<meta property="og:image:alt" content="${ofTotal(2, 4)} ${capitalised(counted.Undetected(2, 4), language)}.`,
      );
      expect(home).toContain(`<meta property="og:locale" content="${words.ogLocale}">`);
      expect(home).toContain(`"inLanguage":"${language}"`);
      const texts = Array.from(
        feed?.matchAll(/<(?:title|summary)>([^<]*)/g) ?? [],
        ([, one = ""]) => one,
      );
      expect(texts.length).toBeGreaterThan(2);
      expect(texts.filter(isEnglish)).toEqual([]);
    });

    // A part of a page is the same in both but for its words, which have a test of their own.
    const shown = states.filter(({ part }) => language === "ar" || part === undefined);
    for (const [what, walked] of walksOf(shown)) {
      test(`no word is English, and nothing is cut: ${what}`, async ({
        page,
        goto,
        allowHost,
        allowConsole,
      }) => {
        for (const state of walked) {
          await test.step(state.name, async () => {
            await page.setViewportSize(phone);
            await openState(state, { page, goto, allowHost, allowConsole });
            await expect(page.locator("html")).toHaveAttribute("lang", language);
            expect(await page.evaluate(() => document.documentElement.dir)).toBe(dir);
            await expectNoEnglish(page, owns);
            // Every state of the English shop is in a11y.spec.ts.
            if (axeStates.has(state.name) && dir === "rtl") await expectNoAxeViolations(page);
            for (const viewport of windowsOf(state)) {
              await page.setViewportSize(viewport);
              await expectNothingCut(page, `at ${viewport.width} px`, state.part);
            }
          });
        }
      });
    }
  });
}
