import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { FeatureGroups } from "#shop/product/detail-section.tsx";

/** The drawings of the icons beside titles. */
function iconsOf(...titles: string[]): (string | undefined)[] {
  const groups = titles.map((title) => ({ title, items: ["One"] }));
  const { container } = render(<FeatureGroups groups={groups} />);
  return Array.from(
    container.querySelectorAll("h2"),
    (heading) => heading.querySelector("svg")?.innerHTML,
  );
}

test("Aimbot, Visuals and Features have icons that differ, any other title has the code icon", () => {
  const icons = iconsOf("Aimbot", "Visuals", "Features", "Radar", "aimbot", "constructor");
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(4);
  expect(icons[4]).toBe(icons[3]);
  expect(icons[5]).toBe(icons[3]);
});

test.each([[["Features"]], [["ESP", "Misc"]]])(
  "groups that would have one icon have none: %s",
  (titles) => {
    expect(iconsOf(...titles)).toEqual(titles.map(() => undefined));
  },
);
