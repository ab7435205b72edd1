const encoder = new TextEncoder();

/** A text within a number of UTF-8 bytes; a longer one ends after a whole word with "…". */
export function clipBytes(text: string, maxBytes: number): string {
  if (byteLength(text) <= maxBytes) return text;
  const words = text.split(/\s+/);
  while (words.length > 1) {
    words.pop();
    const clipped = `${words.join(" ").replace(/[\s.,;:|–-]+$/, "")}…`;
    if (byteLength(clipped) <= maxBytes) return clipped;
  }
  let letters = Array.from(text);
  while (byteLength(`${letters.join("")}…`) > maxBytes) letters = letters.slice(0, -1);
  return `${letters.join("")}…`;
}

function byteLength(text: string): number {
  return encoder.encode(text).length;
}
