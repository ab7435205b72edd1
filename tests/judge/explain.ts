import type { Explanation } from "./explanations.ts";
import type { Finding, Verdict } from "./finding.ts";

/** A judge's findings, compared with the accepted ones. */
export type Explained = Verdict & {
  unexplained: Finding[];
  explained: { reason: string; count: number }[];
};

/** The verdicts, and the explanations that no finding needs any more. */
export type Judgement = { verdicts: Explained[]; stale: Explanation[] };

/** Splits each judge's findings into explained and unexplained ones. */
export function explain(
  verdicts: readonly Verdict[],
  explanations: readonly Explanation[],
): Judgement {
  return {
    verdicts: verdicts.map((verdict) => ({
      ...verdict,
      unexplained: verdict.findings.filter(
        (finding) => !explanations.some((one) => explains(one, verdict, finding)),
      ),
      explained: explanations
        .filter(({ judge }) => judge === verdict.judge)
        .map((one) => ({ reason: one.reason, count: countOf(one, verdict) })),
    })),
    stale: explanations.filter((one) => verdicts.every((verdict) => countOf(one, verdict) === 0)),
  };
}

function countOf(explanation: Explanation, verdict: Verdict): number {
  return verdict.findings.filter((finding) => explains(explanation, verdict, finding)).length;
}

function explains({ judge, rule, match }: Explanation, verdict: Verdict, finding: Finding) {
  const { where, text } = finding;
  return (
    judge === verdict.judge && rule.test(finding.rule) && (match?.test(`${where} ${text}`) ?? true)
  );
}
