import { useState } from "react";

type FoundStatusProps = { text: string; isTyping: boolean; className: string };

/** The result of a search in words. It changes once the typing pauses, so that screen readers say it once. */
export function FoundStatus({ text, isTyping, className }: FoundStatusProps) {
  const [lastText, setLastText] = useState(text);
  if (!isTyping && lastText !== text) setLastText(text);
  return (
    <p role="status" className={className}>
      {lastText}
    </p>
  );
}
