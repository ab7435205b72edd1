import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "#prerender/content-security-policy.ts";

const { csp } = new CspParser(contentSecurityPolicy("one()"));

test("the policy decides which scripts run, and names no host", () => {
  const hash = createHash("sha256").update("one()").digest("base64");
  expect(csp.directives).toEqual({
    "script-src": ["'strict-dynamic'", `'sha256-${hash}'`],
    "script-src-attr": ["'none'"],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", "https:"],
  });
});

test("Google's policy evaluator finds nothing serious", () => {
  const findings = new CspEvaluator(csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
});
