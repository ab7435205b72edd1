import { isNoticeVisible, noticeFingerprint } from "#domain/notice.ts";
import type { Preferences } from "#domain/preferences.ts";
import { writeStored } from "#shop/ui/storage.ts";
import {
  isNoticeOpen,
  markAnnouncement,
  type NoticeName,
  seenFlagKeys,
  storedPreferences,
} from "./stored-preferences.ts";

/** The preferences, and which notices are visible. */
export type PreferencesSnapshot = {
  preferences: Preferences;
  isVisible: Record<NoticeName, boolean>;
  /** Hides a notice for this visit. With `showOnce`, its fingerprint in storage hides it for good. */
  dismiss: (name: NoticeName) => void;
};

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;

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
    const isVisible = (name: NoticeName) => !dismissed.has(name) && isNoticeOpen(name, preferences);
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
