import { logInDevelopment } from "./sellauth-embed.ts";

/** The directives that a checkout needs. Blocked pictures, fonts and styles do not stop it. */
const neededDirective = /^(?:script|connect|frame|child|worker|form)-/;

/** Browsers report only the scheme of an extension's address. */
const extensionScheme = /^[a-z-]+-extension\b/;

/** The last violation that no checkout has reported yet. */
let violation: SecurityPolicyViolationEvent | undefined;

function remember(event: SecurityPolicyViolationEvent): void {
  const { disposition, effectiveDirective } = event;
  if (disposition !== "enforce" || !neededDirective.test(effectiveDirective)) return;
  if (!isByExtension(event)) violation = event;
}

/** Whether a browser extension caused a violation, which then says nothing about the checkout. */
function isByExtension(event: SecurityPolicyViolationEvent): boolean {
  const { effectiveDirective, blockedURI, sourceFile } = event;
  // Firefox names no source for requests by an extension, and always does for those by a script.
  if (effectiveDirective === "connect-src" && sourceFile === "") return true;
  return [blockedURI, sourceFile].some((address) => extensionScheme.test(address));
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
