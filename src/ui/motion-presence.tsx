import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";

type MotionPresenceProps = {
  /** The visitor's motion switch; without it the system's setting decides. */
  isPaused?: boolean;
  children: ReactNode;
};

/**
 * Lets what stands in it enter and leave with motion. Only chunks that load after hydration
 * use it, so the first load carries none of framer-motion.
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
