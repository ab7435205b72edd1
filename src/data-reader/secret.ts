/** The forms of secret keys. No file of a shop needs one. */
const keys = [
  /\b\d+\|\w{20}/, // SellAuth: a number, a bar, and forty letters and digits
  /\bsk_(?:live|test)_\w/, // Stripe
  /\b(?:gh[oprsu]|github_pat)_\w{20}/, // GitHub
  /\bdiscord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d/, // a webhook of Discord
  /\b[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27}/, // a bot of Discord
  /\b\d{8,10}:[\w-]{35}/, // a bot of Telegram
];

const anyKey = new RegExp(keys.map(({ source }) => source).join("|"), "i");

/** A long word with a digit. It may be a part of a key, so no message shows it. */
const longWord = /(?=[A-Za-z]*\d)[A-Za-z\d]{30,}/;

/** Where the first key in a text begins, or -1. */
export function keyPosition(text: string): number {
  return text.search(anyKey);
}

/** Whether a text is one long word. */
export function isLongWord(text: string): boolean {
  return longWord.exec(text)?.[0] === text;
}

/** A text with "…" in place of its long words. */
export function withoutLongWords(text: string): string {
  return text.replaceAll(new RegExp(longWord, "g"), "…");
}
