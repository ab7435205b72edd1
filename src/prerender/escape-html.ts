const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

// Everything outside the characters that XML allows.
const notInMarkup = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it is written in HTML or XML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(notInMarkup, "\ufffd")
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A value as JSON for a `<script>`, escaped so that nothing in it ends the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
