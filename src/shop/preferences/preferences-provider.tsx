import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { noticePositions } from "#domain/notice-positions.ts";
import type { ShownPreferences } from "#domain/preferences.ts";
import { preferences as defaultPreferences } from "#page-data";
import { writeStored } from "#shop/web-platform/storage.ts";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import {
  isVisibleOnLoad,
  noticeContent,
  type NoticeName,
  seenFlagKeys,
  storedPreferences,
} from "./stored-preferences.ts";

type PreferencesValue = {
  preferences: ShownPreferences;
  isVisible: Record<NoticeName, boolean>;
  /** Hides a notice until the page reloads; one with `showOnce`, until its content changes. */
  dismiss: (name: NoticeName) => void;
};

const PreferencesContext = createContext<PreferencesValue | undefined>(undefined);

/** Provides the visitor's preferences. Storage is read once, when the page has hydrated. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const initial = useMemo(() => (isHydrated ? storedState() : prerenderedState()), [isHydrated]);
  const [dismissed, setDismissed] = useState<readonly NoticeName[]>([]);

  const value = useMemo(() => {
    const { preferences } = initial;
    return {
      preferences,
      isVisible: ofNotices((name) => initial.isVisible[name] && !dismissed.includes(name)),
      dismiss: (name: NoticeName) => {
        const notice = preferences.notifications[name];
        if (notice.showOnce) writeStored("localStorage", seenFlagKeys[name], noticeContent(notice));
        setDismissed((last) => [...last, name]);
      },
    };
  }, [initial, dismissed]);

  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

/** The community notice opens over the page, so it waits until the page is interactive. */
function prerenderedState() {
  const { enabled } = defaultPreferences.notifications.announcement;
  return {
    preferences: defaultPreferences,
    isVisible: { announcement: enabled, discord: false },
  };
}

function storedState() {
  const preferences = storedPreferences(defaultPreferences, isValidText);
  return { preferences, isVisible: ofNotices((name) => isVisibleOnLoad(name, preferences)) };
}

/**
 * Whether a text from storage is valid for a field. A visitor's colour is any that the browser knows; the owner's are
 * hex codes, because the check computes their contrast. Links are checked where they are drawn.
 */
function isValidText(field: string, text: string): boolean {
  if (field === "position") return noticePositions.some((position) => position === text);
  return field.endsWith("Color") ? CSS.supports("color", text) : true;
}

function ofNotices(isVisible: (name: NoticeName) => boolean): PreferencesValue["isVisible"] {
  return { announcement: isVisible("announcement"), discord: isVisible("discord") };
}

/** The visitor's preferences, which notices are visible, and how to dismiss them. */
export function usePreferences(): PreferencesValue {
  const value = useContext(PreferencesContext);
  if (!value) throw new Error("Render this component inside <PreferencesProvider>.");
  return value;
}
