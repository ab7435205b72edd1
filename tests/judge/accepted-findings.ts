import type { Finding } from "./judges.ts";

/** An accepted finding and the reason. */
export type AcceptedFinding = {
  judge: string;
  rule: RegExp;
  /** Matches the finding's place or text. By default, every finding of the rule. */
  match?: RegExp;
  reason: string;
};

/** Every accepted finding. One that matches nothing fails `npm run judge`. */
export const acceptedFindings: readonly AcceptedFinding[] = [
  {
    judge: "html-validate",
    rule: /^require-sri$/,
    match: /demo-seller/,
    reason: "The demo seller's own files on the shop's own host need no integrity attribute.",
  },
  {
    judge: "html-validate",
    rule: /^aria-label-misuse$/,
    match: /product/,
    reason: "ARIA allows a name on a list, and screen readers read that of the gallery.",
  },
  {
    judge: "structured-data-validator",
    rule: /^Product warning$/,
    match: /"gtin"/,
    reason: "Licence keys have no trade item number.",
  },
  {
    judge: "structured-data-validator",
    rule: /warning$/,
    match: /\(optional\)/,
    reason: "Optional fields: the shop has no ratings, and neither ships nor takes back.",
  },
  {
    judge: "csp_evaluator",
    rule: /^none script-src$/,
    match: /Because of strict-dynamic this entry is ignored/,
    reason: "Browsers that do not know 'strict-dynamic' need 'self' and https:.",
  },
];

/** Whether a finding is an accepted one. */
export function isAccepted(finding: Finding, accepted: AcceptedFinding): boolean {
  return (
    finding.judge === accepted.judge &&
    accepted.rule.test(finding.rule) &&
    (accepted.match?.test(`${finding.where} ${finding.text}`) ?? true)
  );
}

/** The findings that are not accepted. */
export function openFindings(
  findings: readonly Finding[],
  accepted: readonly AcceptedFinding[] = acceptedFindings,
): Finding[] {
  return findings.filter((finding) => !accepted.some((one) => isAccepted(finding, one)));
}
