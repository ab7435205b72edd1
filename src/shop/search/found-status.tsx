import { useState } from "react";

type FoundStatusProps = { text: string; isTyping: boolean; className: string };

/** What a search finds. It changes once the typing pauses, so that screen readers say it once. */
export function FoundStatus({ text, isTyping, className }: FoundStatusProps) {
  const [said, setSaid] = useState(text);
  if (!isTyping && said !== text) setSaid(text);
  return (
    <p role="status" className={className}>
      {said}
    </p>
  );
}
