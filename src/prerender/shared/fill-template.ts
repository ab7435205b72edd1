/** `index.html` with values for some of its placeholders, such as `%INK%` or `<!--%HEAD%-->`. */
export function fillTemplate(html: string, values: Record<string, string>): string {
  for (const name of Object.keys(values)) {
    if (!html.includes(`%${name}%`)) throw new Error(`index.html has lost its %${name}%.`);
  }
  // All at once, because a value contains texts of the owner's.
  return html.replaceAll(
    /(?:<!--)?%([A-Z]+)%(?:-->)?/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
