import { expect, test } from "./fixtures.ts";

/** The texts of a page's rules without a class. */
const rulesWithoutClass = `(() => {
  const texts = (rule) =>
    rule.cssRules?.length > 0 && !rule.selectorText
      ? [...rule.cssRules].flatMap(texts)
      : /\\.(?!\\d)/.test(rule.selectorText ?? "")
        ? []
        : [rule.cssText];
  return [...document.querySelector("style").sheet.cssRules].flatMap(texts);
})()`;

test("every page has all rules without a class, because the app adds only those with one", async ({
  page,
  goto,
}) => {
  await goto("/");
  const rules = await page.evaluate<string[]>(rulesWithoutClass);
  expect(rules.length).toBeGreaterThan(30);
  for (const path of ["/status", "/product/151373", "/nowhere"]) {
    await goto(path, { status: path === "/nowhere" ? 404 : 200 });
    expect(await page.evaluate<string[]>(rulesWithoutClass), path).toEqual(rules);
  }
});
