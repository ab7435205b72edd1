import { expect, test } from "vitest";
import { markRightToLeft } from "#shop/product/description.tsx";

test("an Arabic line that starts with a Latin name is marked, other lines are not", () => {
  const english = "Steam accounts, also for متجر";
  const arabic = "Steam حسابات جديدة من تركيا";
  expect(markRightToLeft(`${english}\n\n${arabic}`)).toBe(`${english}\n\n\u200F${arabic}`);
});

test("a line of digits is not marked", () => {
  expect(markRightToLeft("14.000 / 3")).toBe("14.000 / 3");
});
