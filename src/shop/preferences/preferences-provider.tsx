import { createContext, type ReactNode, useContext, useMemo } from "react";
import { noticePositions } from "#domain/notice-positions.ts";
import type { ShownPreferences } from "#domain/preferences.ts";
import { preferences as defaultPreferences } from "#page-data";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import { storedPreferences } from "./stored-preferences.ts";

const PreferencesContext = createContext<ShownPreferences | undefined>(undefined);

/** Provides the visitor's preferences. Storage is read once, when the page has hydrated. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const preferences = useMemo(
    () => (isHydrated ? storedPreferences(defaultPreferences, isValidText) : defaultPreferences),
    [isHydrated],
  );
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>;
}

/**
 * Whether a text from storage is valid for a field. A visitor's colour is any that the browser knows; the owner's are
 * hex codes, because the check computes their contrast. Links are checked where they are drawn.
 */
function isValidText(field: string, text: string): boolean {
  if (field === "position") return noticePositions.some((position) => position === text);
  return field.endsWith("Color") ? CSS.supports("color", text) : true;
}

/** The visitor's preferences. */
export function usePreferences(): ShownPreferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error("Render this component inside <PreferencesProvider>.");
  return preferences;
}
