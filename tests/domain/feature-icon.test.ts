import { expect, test } from "vitest";
import { featureIcon } from "#domain/feature-icon.ts";

test.each(["Aimbot", "Visuals", "Features"])("%s has its own icon", (title) => {
  expect(featureIcon(title)).toBe(title);
});

test.each(["Radar", "aimbot", "Aimbot ", "", "code"])("%j has the code icon", (title) => {
  expect(featureIcon(title)).toBe("code");
});
