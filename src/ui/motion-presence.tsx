import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";

type MotionPresenceProps = {
  /** Whether the visitor has paused motion. By default, the system's setting applies. */
  isPaused?: boolean;
  children: ReactNode;
};

/**
 * Animates its children when they mount and unmount. Only lazy chunks use it, so framer-motion is not
 * part of the first load.
 */
export function MotionPresence({ isPaused, children }: MotionPresenceProps) {
  const reducedMotion = isPaused === undefined ? "user" : isPaused ? "always" : "never";
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion={reducedMotion} transition={{ duration: 0.2, ease: "easeOut" }}>
        <AnimatePresence>{children}</AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
