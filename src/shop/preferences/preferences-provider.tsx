import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { defaultPreferences } from "#data/preferences.ts";
import { noticeFingerprint } from "#domain/notice.ts";
import type { Preferences } from "#domain/preferences.ts";
import { writeStored } from "#shop/ui/storage.ts";
import { useHydrated } from "#shop/ui/use-hydrated.ts";
import {
  isVisibleOnLoad,
  markAnnouncement,
  type NoticeName,
  seenFlagKeys,
  storedPreferences,
  USER_PREFERENCES,
} from "./stored-preferences.ts";

/** The visitor's preferences, and which notices are visible. */
type PreferencesState = { preferences: Preferences; isVisible: Record<NoticeName, boolean> };

type PreferencesValue = PreferencesState & {
  /** Hides a notice until the page reloads. With `showOnce`, its fingerprint in storage hides it for good. */
  dismiss: (name: NoticeName) => void;
};

const PreferencesContext = createContext<PreferencesValue | undefined>(undefined);

type PreferencesProviderProps = { defaults?: Preferences; children: ReactNode };

/**
 * Provides the visitor's preferences. Storage is read when the page has hydrated, and again when another
 * tab writes to it.
 */
export function PreferencesProvider({
  defaults = defaultPreferences,
  children,
}: PreferencesProviderProps) {
  const isHydrated = useHydrated();
  const onLoad = useMemo(
    () => (isHydrated ? storedState(defaults) : prerenderedState(defaults)),
    [isHydrated, defaults],
  );
  const [changed, setChanged] = useState<PreferencesState>();
  const [dismissed, setDismissed] = useState<readonly NoticeName[]>([]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // Other pages of this origin may store something else. Null: everything was removed.
      if (key !== null && !preferenceKeys.has(key)) return;
      setChanged(storedState(defaults));
      // Only a change of its own flag can bring back a notice that was dismissed on this page.
      setDismissed((last) => last.filter((name) => key !== null && key !== seenFlagKeys[name]));
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [defaults]);

  const value = useMemo(() => {
    const { preferences, isVisible } = changed ?? onLoad;
    const dismiss = (name: NoticeName) => {
      const notice = preferences.notifications[name];
      if (notice.showOnce) {
        writeStored("localStorage", seenFlagKeys[name], noticeFingerprint(notice));
      }
      setDismissed((last) => [...last, name]);
    };
    const hidden = Object.fromEntries(dismissed.map((name) => [name, false]));
    return { preferences, isVisible: { ...isVisible, ...hidden }, dismiss };
  }, [changed, onLoad, dismissed]);

  const { announcement } = value.isVisible;
  useLayoutEffect(() => {
    if (isHydrated) markAnnouncement(announcement);
  }, [isHydrated, announcement]);

  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

const preferenceKeys = new Set([USER_PREFERENCES, ...Object.values(seenFlagKeys)]);

function prerenderedState(defaults: Preferences): PreferencesState {
  const { announcement } = defaults.notifications;
  // The community notice opens over the page, so it waits until the page is interactive.
  return {
    preferences: defaults,
    isVisible: { announcement: announcement.enabled, discord: false },
  };
}

function storedState(defaults: Preferences): PreferencesState {
  const preferences = storedPreferences(defaults);
  const isVisible = (name: NoticeName) => isVisibleOnLoad(name, preferences);
  return {
    preferences,
    isVisible: { announcement: isVisible("announcement"), discord: isVisible("discord") },
  };
}

/** The visitor's preferences, which notices are visible, and how to dismiss them. */
export function usePreferences(): PreferencesValue {
  const value = useContext(PreferencesContext);
  if (!value) throw new Error("Render this component inside <PreferencesProvider>.");
  return value;
}
