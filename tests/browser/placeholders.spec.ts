import { expect, liveShop, phone, test } from "./fixtures.ts";

test.use({ baseURL: liveShop });

test("a poster shows its game's code whole and bright in every width", async ({ page, goto }) => {
  for (const id of ["ub-reset", "cs2-heron", "apex-quartz"]) {
    await goto(`/product/${id}`);
    await page.evaluate(() => document.fonts.ready);
    for (const widthPx of [280, 600]) {
      const poster = page.locator("article .monogram").locator("..");
      await poster.evaluate((element, width) => {
        const frame = element.parentElement ?? element;
        Object.assign(frame.style, { width: `${width}px`, height: `${width / 1.6}px` });
      }, widthPx);
      const faults = () =>
        poster.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const code = element.lastElementChild;
          const text = (code ?? element).getBoundingClientRect();
          const found: string[] = [];
          if (text.left <= box.left || text.right >= box.right) found.push("The code is cut.");
          const share = text.width / box.width;
          if (share <= 0.5) found.push(`The code takes ${share} of the width.`);
          for (let one = code; one; one = one.parentElement) {
            const { opacity, maskImage } = getComputedStyle(one);
            if (opacity !== "1" || maskImage !== "none") found.push(`Faded: ${one.className}`);
          }
          return found;
        });
      await expect.poll(faults, `${id} at ${widthPx} px`).toEqual([]);
    }
  }
});

test("on a phone a product that works has its poster, and a product in trouble has none", async ({
  page,
  goto,
}) => {
  await page.setViewportSize(phone);
  const poster = page.locator("article .monogram");
  await goto("/product/ub-masar");
  await expect(poster).toBeInViewport({ ratio: 1 });
  await goto("/product/eft-lantern");
  await expect(poster).toBeHidden();
});
