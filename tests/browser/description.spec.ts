import { desktop, expect, phone, test } from "./fixtures.ts";

const words = "Takes minutes to set up, and leaves every setting to you. ";
const texts = {
  "a short text": { text: words, isCut: false },
  "four lines": { text: "1\n2\n3\n4", isCut: false },
  "eight lines": { text: "1\n2\n3\n4\n5\n6\n7\n8", isCut: true },
  "a long text": { text: words.repeat(12), isCut: true },
  "70 wide letters": { text: "设置只需几分钟，每一项都由您决定。".repeat(4), isCut: false },
  "300 wide letters": { text: "设置只需几分钟，每一项都由您决定。".repeat(18), isCut: true },
};

test('"Read more" reveals the end of a text that is cut, and is not there for another', async ({
  page,
  goto,
}) => {
  await goto("/product/151373");
  const description = page.locator(".description");
  /** By how many pixels the text is longer than what is shown. */
  const cutPx = () =>
    description.evaluate((element) => {
      const letters = document.createRange();
      letters.selectNodeContents(element.querySelector("p") ?? element);
      return letters.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
    });
  const button = page.getByRole("button", { name: "Read more" });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const [name, { text, isCut }] of Object.entries(texts)) {
      const where = `${name} at ${viewport.width} px`;
      await description.locator("p").evaluate((element, longText) => {
        element.textContent = longText;
      }, text);
      await expect(button, where).toHaveCount(isCut ? 1 : 0);
      if (!isCut) {
        await expect.poll(cutPx, where).toBeLessThan(1);
        continue;
      }
      await expect.poll(cutPx, where).toBeGreaterThan(10);
      await button.click();
      await expect.poll(cutPx, where).toBeLessThan(1);
      await page.getByRole("button", { name: "Read less" }).press("Enter");
      await expect.poll(cutPx, where).toBeGreaterThan(10);
    }
    // The last one is cut.
    await page.emulateMedia({ media: "print" });
    await expect.poll(cutPx, "on paper").toBeLessThan(1);
    await expect(button).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
