import { expect, type Locator, type Page } from "@playwright/test";
import { bounds } from "#domain/bounds.ts";

/** In place of the box of an element that is not there: every comparison with it fails. */
export const noBox = { x: NaN, y: NaN, width: NaN, height: NaN };

/** Expects that the page does not scroll sideways and a part of it clips no text, or soon. */
export async function expectNothingCut(page: Page, where: string, part = "body") {
  // A new viewport size takes a frame to settle.
  await expect
    .poll(() => page.evaluate(cutParts, part), `what is cut ${where}`)
    .toEqual({ sidewaysPx: 0, texts: [] });
}

/**
 * Runs in the page. By how many pixels the page scrolls sideways, and the clipped texts of a part: those partly
 * outside of a box with hidden overflow. Hidden texts do not count.
 */
function cutParts(selector: string) {
  const html = document.documentElement;
  // The root's box excludes the scrollbar's gutter.
  const sidewaysPx = Math.max(0, html.scrollWidth - Math.ceil(html.getBoundingClientRect().width));
  const cut: string[] = [];
  const pageText = document.body.textContent.replaceAll(/\s+/g, " ");
  const root = document.querySelector(selector) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (
      !element ||
      text === "" ||
      element.closest("[aria-hidden=true], .sr-only, script, style, noscript")
    ) {
      continue;
    }
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } =
        getComputedStyle(frame);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      // A summary of some lines, whose whole text is elsewhere on the page.
      if (webkitLineClamp !== "none") {
        const beginning = text.replaceAll(/\s+/g, " ").slice(0, 100);
        if (pageText.split(beginning).length > 2 || frame.matches("[title]")) break;
      }
      // A button reveals the rest.
      if (frame.querySelector(":scope [aria-expanded=false]")?.checkVisibility()) break;
      // Marquees and truncated shop names are clipped on purpose.
      if (frame.querySelector(":scope > .animate-glide") || textOverflow === "ellipsis") break;
      const edge = frame.getBoundingClientRect();
      // A line's box is taller than its letters.
      const slack = parseFloat(getComputedStyle(element).fontSize) * 0.35;
      const isCutSideways =
        /hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1);
      const isCutBelow =
        /hidden|clip/.test(overflowY) &&
        (box.bottom > edge.bottom + slack || box.top < edge.top - slack);
      if (isCutSideways || isCutBelow) cut.push(text.slice(0, 60));
      if (position === "fixed" || frame instanceof HTMLDialogElement) break;
    }
  }
  return { sidewaysPx, texts: [...new Set(cut)] };
}

/** Expects no text of a part of the page to be covered, no word broken, and no target to be small. */
export async function expectSoundLayout(
  page: Page,
  where: string,
  part = "body",
  mayBreakWords = false,
) {
  const faults = async () => {
    const found = await page.evaluate(layoutFaults, { part, ...wholeWords });
    return mayBreakWords ? found.filter((fault) => !fault.includes("breaks the word")) : found;
  };
  await expect.poll(faults, `layout ${where}`).toEqual([]);
}

/** Words up to these letters do not break: in names, and in other texts. */
export const wholeWords = { inNames: bounds.word, inTexts: 9 };

type Measured = typeof wholeWords & { part: string };

/**
 * Runs in a page. Texts that lie under a picture or a background or on another text, short words that are broken
 * inside, and targets under 24 px.
 * What is fixed to the window may cover a text until one scrolls, and a notice until one closes it.
 */
export function layoutFaults({ part, inNames, inTexts }: Measured): string[] {
  const faults: string[] = [];
  const root = document.querySelector(part) ?? document.body;
  const unread = "[aria-hidden=true], .sr-only, [inert], script, style, noscript";
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // What only a screen reader reads is in a box of one pixel.
    (element.getBoundingClientRect().width > 1 ||
      getComputedStyle(element).display === "contents") &&
    !element.closest(unread);
  const maxLength = 40;
  const name = (element: Element) =>
    `${element.localName} "${element.textContent?.trim().slice(0, maxLength)}"`;
  const media = "img, video, iframe";
  const paints = (element: Element) =>
    element.matches(media) ||
    !/^rgba.*, 0\)$|\/ 0\)$/.test(getComputedStyle(element).backgroundColor);
  // What is fixed to the window, or scrolls by itself, lies on other texts for some time.
  const moves = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const isScroller = /auto|scroll/.test(overflowX + overflowY);
    return isScroller || /fixed|sticky/.test(position) || moves(element.parentElement);
  };

  const shortWord =
    /(?<![\p{L}\p{M}\u00ad])[\p{Script=Latin}\p{Script=Cyrillic}]{2,}(?![\p{L}\p{M}])/gu;
  const names = "h1, #plans h3, .product-name, .status-name";
  const texts: { element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === "" || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // From below, a sticky column is not where it will be.
    if (moves(element)) scrollTo(0, 0);
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const [before] = range.getClientRects();
    // The first line of a long text as well.
    if (before) scrollBy({ top: before.y - innerHeight / 2, behavior: "instant" });
    const [whole] = range.getClientRects();
    if (!whole) continue;
    // Without what a frame hides, as an ellipsis does.
    let { left, right, top, bottom } = whole;
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflowX === "visible") continue;
      const edge = frame.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    if (right - left < 2 || bottom - top < 2) continue;
    const line = new DOMRect(left, top, right - left, bottom - top);
    const stack = document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const own = stack.findIndex((hit) => hit.contains(element) || element.contains(hit));
    const cover = stack
      .slice(0, Math.max(0, own))
      .find((hit) => paints(hit) && !hit.closest("aside"));
    if (cover) faults.push(`${name(element)} lies under ${cover.localName}.${cover.className}`);
    // A no-break space makes one long word.
    const words = node.textContent?.replaceAll(/[^ \n]*\u00a0[^ \n]*/g, ({ length }) =>
      "-".repeat(length),
    );
    for (const { 0: word, index } of (words ?? "").matchAll(shortWord)) {
      if (word.length > (element.closest(names) ? inNames : inTexts)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = Array.from(range.getClientRects()).filter(({ width }) => width > 0.5);
      if (new Set(parts.map(({ y }) => Math.round(y))).size > 1)
        faults.push(`${name(element)} breaks the word "${word}"`);
    }
    // Without what the letters rarely reach.
    const y = line.y + scrollY + line.height * 0.3;
    const box = new DOMRect(line.x + 2, y, Math.max(0, line.width - 4), line.height * 0.4);
    if (!moves(element) && !element.closest(".animate-glide")) texts.push({ element, box });
  }
  for (const [at, one] of texts.entries()) {
    const isOn = ({ element, box }: (typeof texts)[0]) =>
      !one.element.contains(element) &&
      !element.contains(one.element) &&
      box.left < one.box.right &&
      box.right > one.box.left &&
      box.top < one.box.bottom &&
      box.bottom > one.box.top;
    const other = texts.slice(at + 1).find(isOn);
    if (other) faults.push(`${name(one.element)} and ${name(other.element)} overlap`);
  }
  const targets = "a[href], button, summary, input, select";
  for (const target of root.querySelectorAll<HTMLElement>(targets)) {
    // A link in a sentence is as high as its line.
    if (getComputedStyle(target).display === "inline" || !isShown(target)) continue;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = target.getBoundingClientRect();
    // A small link may have a larger area, such as the whole card around it.
    const reach = [x + 12, x + width / 2, x + width - 12].some((middle) =>
      [-11.5, 11.5].every((away) =>
        target.contains(document.elementFromPoint(middle + away, y + height / 2 + away)),
      ),
    );
    if (reach || (width >= 24 && height >= 24)) continue;
    faults.push(`${name(target)} is a target of ${Math.round(width)} × ${Math.round(height)} px`);
  }
  scrollTo(0, 0);
  return [...new Set(faults)];
}

/** Waits until what has changed is painted, and observers of the page are told. */
export async function twoFrames(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** The names of the plans whose Purchase button is filled. */
export const filledPlans = (page: Page) =>
  page.locator("#plans li > button").evaluateAll((buttons) => {
    const { color } = getComputedStyle(document.body);
    return buttons
      .filter((button) => getComputedStyle(button).backgroundColor === color)
      .map((button) => button.closest("li")?.querySelector("h3")?.textContent);
  });

/** How far one element's top is below another's bottom, in CSS pixels. NaN if one has no box. */
export async function gapBetweenPx(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below ? below.y - above.y - above.height : NaN;
}
