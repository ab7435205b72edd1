type SellingPointBannerProps = {
  points: readonly string[];
  /** Whether the visitor has paused what moves: then it can be moved by hand. */
  isPaused: boolean;
};

/** The selling points, gliding by. The copy that closes the loop is for the eye alone. */
export function SellingPointBanner({ points, isPaused }: SellingPointBannerProps) {
  return (
    <section
      aria-label="What you get"
      {...(isPaused && { tabIndex: 0 })}
      className="selling-points scrollbar-none overflow-hidden focus-visible:-outline-offset-2 border-b border-line py-6 md:py-8"
    >
      <div className="flex w-max min-w-full animate-glide [--glide-duration:48s]">
        <PointList points={points} />
        <PointList points={points} isCopy />
      </div>
    </section>
  );
}

type PointListProps = { points: readonly string[]; isCopy?: boolean };

function PointList({ points, isCopy = false }: PointListProps) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      inert={isCopy}
      className="flex min-w-[100vw] shrink-0 justify-around"
    >
      {points.map((point) => (
        <li key={point} className="flex items-center display text-heading whitespace-nowrap">
          <span className="px-8">{point}</span>
          <span aria-hidden="true" className="h-px w-16 bg-line-strong" />
        </li>
      ))}
    </ul>
  );
}
