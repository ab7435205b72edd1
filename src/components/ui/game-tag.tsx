type GameTagProps = {
  game: string;
};

/** A game's code in square brackets, boxed: [FN]. */
export function GameTag({ game }: GameTagProps) {
  return (
    <span className="inline-block border border-line-strong px-1.5 font-mono text-label font-normal tracking-normal text-quiet tabular-nums">
      [{game}]
    </span>
  );
}
