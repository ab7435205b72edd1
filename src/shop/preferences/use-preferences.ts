import { useMemo } from "react";
import { noticePositions } from "#domain/notice-positions.ts";
import type { ShownPreferences } from "#domain/preferences.ts";
import { preferences as defaultPreferences } from "#page-data";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import { storedPreferences } from "./stored-preferences.ts";

/** The visitor's preferences. Storage is read once, when the page has hydrated. */
export function usePreferences(): ShownPreferences {
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated ? storedPreferences(defaultPreferences, isValidText) : defaultPreferences),
    [isHydrated],
  );
}

/**
 * Whether a text from storage is valid for a field. A visitor's colour is any that the browser knows; the owner's are
 * hex codes, because the check computes their contrast. Links are checked where they are drawn.
 */
function isValidText(field: string, text: string): boolean {
  if (field === "position") return noticePositions.some((position) => position === text);
  return field.endsWith("Color") ? CSS.supports("color", text) : true;
}
