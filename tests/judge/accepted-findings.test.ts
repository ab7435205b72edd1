import { expect, test } from "vitest";
import { openFindings } from "./accepted-findings.ts";

const finding = { judge: "One", rule: "contrast", where: "/, the hero", text: "Too faint." };
const accepted = { judge: "One", rule: /^contrast$/, match: /hero/, reason: "Decoration." };

test.each([
  ["its judge, rule and place match", accepted, []],
  ["the judge is another", { ...accepted, judge: "Two" }, [finding]],
  ["the rule is another", { ...accepted, rule: /^heading$/ }, [finding]],
  ["the place is another", { ...accepted, match: /footer/ }, [finding]],
])("whether a finding is accepted if %s", (_, one, open) => {
  expect(openFindings([finding], [one])).toEqual(open);
});
