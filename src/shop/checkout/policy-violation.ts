/** The directives that a checkout needs. Blocked pictures, fonts and styles do not stop it. */
const neededDirective = /^(?:script|connect|frame|child|worker|form)-/;

/** Browsers report only the scheme of an extension's address. */
const extensionScheme = /^[a-z-]+-extension\b/;

/** How long to watch after the end: some checkouts send requests that their promise does not wait for. */
const watchAfterEndMs = 5000;

/**
 * Calls `onViolation` when the page's security policy blocks a part of the checkout, until some
 * seconds after `work` ends. Browsers report a violation in a later task. `work` must not reject.
 */
export async function watchPolicy(work: Promise<unknown>, onViolation: () => void): Promise<void> {
  const check = (event: SecurityPolicyViolationEvent) => {
    const { disposition, effectiveDirective } = event;
    if (disposition !== "enforce" || !neededDirective.test(effectiveDirective)) return;
    if (!isByExtension(event)) onViolation();
  };
  document.addEventListener("securitypolicyviolation", check);
  await work;
  setTimeout(() => {
    document.removeEventListener("securitypolicyviolation", check);
  }, watchAfterEndMs);
}

/** Whether a browser extension caused a violation, which then says nothing about the checkout. */
function isByExtension(event: SecurityPolicyViolationEvent): boolean {
  const { effectiveDirective, blockedURI, sourceFile } = event;
  // Firefox names no source for requests by an extension, and always does for those by a script.
  if (effectiveDirective === "connect-src" && sourceFile === "") return true;
  return [blockedURI, sourceFile].some((address) => extensionScheme.test(address));
}
