import { expect, test } from "vitest";
import { headingLeading } from "#shop/ui/heading.tsx";

test.each([
  ["What our users say: “50 %” – it’s true!", ""],
  ["über uns", "leading-accent"],
  ["Fourteen tools, one status page", "leading-accent"],
  ["Ậ", "leading-tall"],
  ["الأسئلة", "leading-tall"],
])("the line height class of %j is %j", (text, leading) => {
  expect(headingLeading(text)).toBe(leading);
});
