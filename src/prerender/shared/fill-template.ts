/** A template with values for some of its placeholders, such as `%INK%` or `<!--%HEAD%-->`. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  for (const name of Object.keys(values)) {
    if (!template.includes(`%${name}%`)) throw new Error(`The template has lost its %${name}%.`);
  }
  // All at once, because a value contains texts of the owner's.
  return template.replaceAll(
    /(?:<!--)?%([A-Z_]+)%(?:-->)?/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
