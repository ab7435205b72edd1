import { logInDevelopment } from "./sellauth-embed.ts";

/** The directives that a checkout needs. Blocked pictures, fonts and styles do not stop it. */
const neededDirective = /^(?:script|connect|frame|child|worker|form)-/;

/** The last violation that no checkout has reported yet. */
let violation: SecurityPolicyViolationEvent | undefined;

function remember(event: SecurityPolicyViolationEvent): void {
  if (event.disposition === "enforce" && neededDirective.test(event.effectiveDirective)) {
    violation = event;
  }
}

/** Remembers violations of the page's security policy from now on. The checkout's script may cause some as soon as it loads. */
export function watchPolicy(): void {
  document.addEventListener("securitypolicyviolation", remember);
}

/** Whether the policy has blocked a part of the checkout since the last call. Names it in development. */
export function takePolicyViolation(): boolean {
  if (!violation) return false;
  const { effectiveDirective, blockedURI } = violation;
  violation = undefined;
  logInDevelopment(
    `The shop's security policy blocked a part of the checkout. Its ${effectiveDirective} does not allow:`,
    blockedURI,
  );
  return true;
}
