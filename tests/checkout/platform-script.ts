// A stand-in for the selling platform. jsdom fetches no scripts, so tests dispatch their events.

/** The platform sets it on the pressed button while the checkout starts. */
export const checkingOutAttribute = "data-checking-out";

/** The script tags in the page, oldest first. */
export function scriptTags(): HTMLScriptElement[] {
  return [...document.querySelectorAll("script")];
}

/** The script loads and defines this global. */
export function scriptLoads(embed: unknown, script = scriptTags().at(-1)): void {
  window.sellAuthEmbed = embed;
  script?.dispatchEvent(new Event("load"));
}

/** A checkout that keeps its attribute on the button until the test removes it. */
export function keepBusy(pressed: HTMLButtonElement): void {
  pressed.setAttribute(checkingOutAttribute, "");
}

/** Removes the globals and the script tags, as on a new page. */
export function removePlatform(): void {
  Reflect.deleteProperty(window, "sellAuthEmbed");
  Reflect.deleteProperty(window, "sellAuth");
  for (const script of scriptTags()) script.remove();
}
