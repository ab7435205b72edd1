/** Replaces some placeholders of a template, such as `%INK%` or `<!--%HEAD%-->`, by their values. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  for (const name of Object.keys(values)) {
    if (!template.includes(`%${name}%`)) throw new Error(`The template has lost its %${name}%.`);
  }
  // All at once, because the owner's texts in a value may look like placeholders.
  return template.replaceAll(
    /(?:<!--)?%([A-Z_]+)%(?:-->)?/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
