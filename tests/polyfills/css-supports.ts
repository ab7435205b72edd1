function supports(property: string, value: string): boolean {
  const { style } = document.createElement("i");
  style.setProperty(property, value);
  return style.getPropertyValue(property) !== "";
}

/** Adds `CSS.supports` for a property and a value, which jsdom lacks. */
export function addCssSupports() {
  Object.assign(globalThis, { CSS: { supports } });
}
