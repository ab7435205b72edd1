import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { defaultPreferences } from "#data/preferences.ts";
import { isNoticeVisible, noticeFingerprint } from "#domain/notice.ts";
import type { Preferences } from "#domain/preferences.ts";
import { writeStored } from "#shop/ui/storage.ts";
import {
  isVisibleOnLoad,
  markAnnouncement,
  type NoticeName,
  seenFlagKeys,
  storedPreferences,
} from "./stored-preferences.ts";

/** The preferences, and which notices are visible. */
type PreferencesSnapshot = {
  preferences: Preferences;
  isVisible: Record<NoticeName, boolean>;
  /** Hides a notice for this visit. With `showOnce`, its fingerprint in storage hides it for good. */
  dismiss: (name: NoticeName) => void;
};

type PreferencesStore = ReturnType<typeof createPreferencesStore>;

const PreferencesContext = createContext<PreferencesSnapshot | undefined>(undefined);

/** The store of the shop, which the preview panel shares. */
const shopPreferences = createPreferencesStore(defaultPreferences);

type PreferencesProviderProps = { store?: PreferencesStore; children: ReactNode };

/** Provides the visitor's preferences: the owner's defaults until the page has hydrated. */
export function PreferencesProvider({
  store = shopPreferences,
  children,
}: PreferencesProviderProps) {
  const snapshot = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  );
  return <PreferencesContext value={snapshot}>{children}</PreferencesContext>;
}

/** The visitor's preferences. */
export function usePreferences(): Preferences {
  return usePreferencesContext().preferences;
}

/** Whether a notice is visible, and how to dismiss it: for this visit, or for good if it shows once. */
export function useNotice(name: NoticeName): { isVisible: boolean; dismiss: () => void } {
  const { isVisible, dismiss } = usePreferencesContext();
  return { isVisible: isVisible[name], dismiss: () => dismiss(name) };
}

function usePreferencesContext(): PreferencesSnapshot {
  const value = useContext(PreferencesContext);
  if (!value) throw new Error("Render this component inside <PreferencesProvider>.");
  return value;
}

/**
 * The visitor's preferences as a store for `useSyncExternalStore`. Storage is read once, and again when
 * another tab writes to it.
 */
export function createPreferencesStore(defaults: Preferences) {
  const dismissed = new Set<NoticeName>();
  const listeners = new Set<() => void>();
  let snapshot: PreferencesSnapshot | undefined;

  const read = (): PreferencesSnapshot => {
    const preferences = storedPreferences(defaults);
    const isVisible = (name: NoticeName) =>
      !dismissed.has(name) && isVisibleOnLoad(name, preferences);
    return {
      preferences,
      isVisible: { announcement: isVisible("announcement"), discord: isVisible("discord") },
      dismiss,
    };
  };
  const update = () => {
    snapshot = read();
    markAnnouncement(snapshot.isVisible.announcement);
    for (const listener of listeners) listener();
  };
  const dismiss = (name: NoticeName) => {
    const notice = getSnapshot().preferences.notifications[name];
    dismissed.add(name);
    if (notice.showOnce) {
      writeStored("localStorage", seenFlagKeys[name], noticeFingerprint(notice));
    }
    update();
  };
  // Storage decides again which notices are visible.
  const onStorage = () => {
    dismissed.clear();
    update();
  };

  const getSnapshot = () => (snapshot ??= read());
  /** The state in the prerendered page, and in the browser until it has hydrated. */
  const serverSnapshot: PreferencesSnapshot = {
    preferences: defaults,
    isVisible: {
      announcement: isNoticeVisible(defaults.notifications.announcement, null),
      // It opens over the page, so it waits until the page is interactive.
      discord: false,
    },
    dismiss,
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", onStorage);
    };
  };

  return { subscribe, getSnapshot, getServerSnapshot: () => serverSnapshot };
}
