import { type Path, type Slip, warning } from "./slip.ts";
import { textOf } from "./value-text.ts";

const chatPreviewBytes = 350;

/** A warning where a description is longer than a chat's preview shows. */
export function longText(path: Path, value: unknown): Slip[] {
  const text = textOf(value);
  if (text === undefined) return [];
  const bytes = Buffer.byteLength(text);
  if (bytes <= chatPreviewBytes) return [];
  return [
    warning(
      path,
      `the description takes ${bytes} bytes, and a chat's preview shows ${chatPreviewBytes}`,
      "The preview cuts the end off; a shorter description is shown whole.",
    ),
  ];
}
