import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useMotion } from "#shop/web-platform/use-motion.ts";
import * as words from "#words";

/** Pauses or plays all automatic motion. */
export function MotionSwitch() {
  const { isPaused, toggle } = useMotion();
  const label = isPaused ? words.layout.playMotion : words.layout.pauseMotion;
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={toggle}
      className="needs-scripts inline-flex min-h-11 min-w-6 items-center justify-center gap-2 text-quiet transition-colors hover:text-paper"
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="max-sm:in-[main]:hidden">{label}</span>
    </button>
  );
}
