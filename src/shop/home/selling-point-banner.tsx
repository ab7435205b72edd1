import { useMotion } from "#shop/ui/use-motion.ts";
import { headingLeading } from "#shop/ui/heading-leading.ts";
import { Marquee } from "./marquee.tsx";

type SellingPointBannerProps = {
  points: readonly string[];
};

/** The selling points in an endless marquee. */
export function SellingPointBanner({ points }: SellingPointBannerProps) {
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
          <li
            key={point}
            className={`flex items-center display text-heading whitespace-nowrap ${headingLeading(point)}`}
          >
            <span dir="auto" className="px-8">
              {point}
            </span>
            <span aria-hidden="true" className="h-px w-16 bg-line-strong" />
          </li>
        ))}
      </Marquee>
    </section>
  );
}
