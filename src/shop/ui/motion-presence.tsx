import { AnimatePresence, domMin, LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";
import { useMotion } from "#shop/web-platform/use-motion.ts";

/**
 * Animates its children when they mount and unmount. Only lazy chunks use it, so framer-motion is not
 * part of the first load.
 */
export function MotionPresence({ children }: { children: ReactNode }) {
  const { isPaused } = useMotion();
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig transition={{ duration: isPaused ? 0 : 0.2, ease: "easeOut" }}>
        <AnimatePresence>{children}</AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
