/** A game's code in square brackets, boxed: [FN]. */
export function GameTag({ game, size = "normal" }: { game: string; size?: "normal" | "large" }) {
  return (
    <span
      className={`inline-block border border-line-strong px-1.5 code in-[.type-display]:align-[0.4em] font-normal text-quiet ${size === "large" ? "text-lead" : "text-label"}`}
    >
      {`[${game}]`}
    </span>
  );
}
