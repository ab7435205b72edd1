const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

// Every character that XML does not allow.
const notInMarkup = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for HTML or XML, between tags or in a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(notInMarkup, "\ufffd")
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON for a `<script>` element, escaped so that no text in it closes the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
