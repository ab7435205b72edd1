import type { ReactNode } from "react";
import { useNavigation } from "react-router-dom";

/** The `<main>` element. It dims while the next screen loads. */
export function MainContent({ children }: { children: ReactNode }) {
  const isLoading = useNavigation().state !== "idle";
  return (
    <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className="waiting">
      {children}
    </main>
  );
}
