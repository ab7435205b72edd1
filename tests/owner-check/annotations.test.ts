import { expect, test } from "vitest";
import { errorAnnotation, findingAnnotation } from "#owner-check/annotations.ts";

test("characters with a meaning in GitHub's commands are escaped", () => {
  const finding = {
    severity: "warning",
    file: "src/data/media/50%, a:b.png",
    line: 1,
    lastLine: 2,
    where: ["Private", "Week Key"],
    message: "name is 50%: off,\nor not",
    fix: "Change it.",
  } as const;
  expect(findingAnnotation(finding)).toBe(
    "::warning file=src/data/media/50%25%2C a%3Ab.png,line=1,endLine=2::Private · Week Key: name is 50%25: off,%0Aor not. Change it.",
  );
  expect(errorAnnotation("100%\r\n")).toBe("::error::100%25%0D%0A");
});
