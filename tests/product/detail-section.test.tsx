import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { FeatureGroups } from "#shop/product/detail-section.tsx";

/** The drawing of the icon beside a title. */
function iconOf(title: string): string | undefined {
  const { container } = render(<FeatureGroups groups={[{ title, items: ["One"] }]} />);
  return container.querySelector("h2 svg")?.innerHTML;
}

test("Aimbot, Visuals and Features have icons that differ, any other title has the code icon", () => {
  const icons = ["Aimbot", "Visuals", "Features", "Radar"].map(iconOf);
  expect(new Set(icons).size).toBe(4);
  expect(icons).not.toContain(undefined);
  for (const title of ["aimbot", "Aimbot ", "constructor"]) expect(iconOf(title)).toBe(icons[3]);
});
