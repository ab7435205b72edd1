import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";

/**
 * Animates its children when they mount and unmount. Only lazy chunks use it, so framer-motion is not
 * part of the first load.
 */
export function MotionPresence({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: "easeOut" }}>
        <AnimatePresence>{children}</AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
