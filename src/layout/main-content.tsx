import type { ReactNode } from "react";
import { useNavigation } from "react-router-dom";

/** The screen's own part of the page. It dims where the next screen is long in coming. */
export function MainContent({ children }: { children: ReactNode }) {
  const isLeaving = useNavigation().state !== "idle";
  return (
    <main id="main" tabIndex={-1} aria-busy={isLeaving || undefined} className="waiting">
      {children}
    </main>
  );
}
