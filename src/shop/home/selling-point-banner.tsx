import { useMotion } from "#shop/preferences/motion.ts";
import { Heading } from "#shop/ui/heading.tsx";
import { Marquee } from "./marquee.tsx";

/** The selling points in an endless marquee. */
export function SellingPointBanner({ points }: { points: readonly string[] }) {
  const { isPaused } = useMotion();
  return (
    <section
      aria-label="What you get"
      // The keyboard can scroll it while motion is paused.
      {...(isPaused && { tabIndex: 0 })}
      className="selling-points scrollbar-none overflow-hidden border-b border-line py-6 focus-visible:-outline-offset-2 md:py-8"
    >
      <Marquee className="[--glide-duration:48s]" listClass="min-w-screen justify-around">
        {points.map((point) => (
          <li key={point} className="flex items-center">
            <Heading
              as="span"
              text={point}
              className="display px-8 text-heading whitespace-nowrap"
            />
            <span aria-hidden="true" className="h-px w-16 bg-line-strong" />
          </li>
        ))}
      </Marquee>
    </section>
  );
}
