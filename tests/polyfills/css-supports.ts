/** Uses jsdom's CSS parser, which drops invalid declarations. */
function supports(property: string, value?: string): boolean {
  if (value === undefined) throw new Error("This CSS.supports needs a property and a value.");
  const { style } = document.createElement("span");
  style.setProperty(property, value);
  return style.getPropertyValue(property) !== "";
}

/** jsdom has no `CSS.supports`. */
export function addCssSupports() {
  Object.defineProperty(globalThis, "CSS", { value: { supports }, configurable: true });
}
