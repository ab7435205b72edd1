import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy, for a `<meta>` element in each page, so that it protects on every host. It
 * decides which scripts run: the inline script, and what trusted scripts load. It names no hosts, because
 * those of a checkout change, and a list that is too short silently stops sales.
 */
export function contentSecurityPolicy(inlineScript: string): string {
  const hash = createHash("sha256").update(inlineScript).digest("base64");
  return [
    `script-src 'strict-dynamic' 'sha256-${hash}'`,
    "script-src-attr 'none'",
    // Without it, workers would follow the rule for scripts, which stops a captcha's worker.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https:",
  ].join("; ");
}
