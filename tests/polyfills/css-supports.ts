/** Asks jsdom's own CSS parser, which drops a declaration that it cannot read. */
function supports(property: string, value?: string): boolean {
  if (value === undefined) throw new Error("CSS.supports needs a property and a value here.");
  const { style } = document.createElement("span");
  style.setProperty(property, value);
  return style.getPropertyValue(property) !== "";
}

/** jsdom has no `CSS.supports`. */
export function addCssSupports() {
  Object.defineProperty(globalThis, "CSS", { value: { supports }, configurable: true });
}
