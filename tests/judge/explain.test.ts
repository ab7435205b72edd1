import { expect, test } from "vitest";
import { explain } from "./explain.ts";
import { verdictTable } from "./verdict-table.ts";

const finding = { rule: "contrast", where: "/, the hero", text: "Too faint." };
const verdicts = [{ judge: "One", seen: 1, findings: [finding] }];
const explanation = {
  judge: "One",
  rule: /^contrast$/,
  match: /hero/,
  reason: "It is decoration.",
};

test("a finding is explained by its judge, rule and place", () => {
  const judgement = explain(verdicts, [explanation]);
  expect(judgement.verdicts[0]).toMatchObject({
    unexplained: [],
    explained: [{ reason: "It is decoration.", count: 1 }],
  });
  expect(verdictTable(judgement).isClean).toBe(true);
});

test.each([
  ["of another judge", { ...explanation, judge: "Two" }],
  ["of another rule", { ...explanation, rule: /^heading$/ }],
  ["of another place", { ...explanation, match: /footer/ }],
])("an explanation %s explains nothing, which fails too", (_, other) => {
  const judgement = explain(verdicts, [other]);
  expect(judgement.verdicts[0]?.unexplained).toEqual([finding]);
  expect(judgement.stale).toEqual([other]);

  const { table, isClean } = verdictTable(explain(verdicts, [explanation, other]));
  expect(isClean).toBe(false);
  expect(table).toContain("Explanations without a finding, to delete:");
  expect(table).not.toContain("Unexplained:");
});
