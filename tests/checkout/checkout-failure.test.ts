import { expect, it } from "vitest";
import { checkoutFailureText } from "#shop/checkout/checkout-failure.ts";

it.each(Object.entries(checkoutFailureText))(
  "the text for %s says what to do and contains no link",
  (_, text) => {
    expect(text).toMatch(/press Purchase to try again/i);
    expect(text).toMatch(/buy in our store/);
    expect(text).not.toMatch(/https?:|</);
  },
);

it("each failure has its own text", () => {
  const texts = Object.values(checkoutFailureText);
  expect(new Set(texts).size).toBe(texts.length);
});
