import { noticeFingerprint } from "#domain/notice-fingerprint.ts";
import { isNoticeVisible } from "#domain/notice-visibility.ts";
import type { Preferences } from "#domain/preferences.ts";
import {
  HAS_SEEN_ANNOUNCEMENT,
  HAS_SEEN_DISCORD_NOTICE,
  readStored,
  USER_PREFERENCES,
  writeStored,
} from "./storage.ts";
import { storedPreferences } from "./stored-preferences.ts";

/** The two notices, by their names in the preferences. */
export type NoticeName = keyof Preferences["notifications"];

/** The preferences and what follows from them at one moment. */
export type PreferencesSnapshot = {
  preferences: Preferences;
  isVisible: Record<NoticeName, boolean>;
};

const flagKeys: Record<NoticeName, string> = {
  announcement: HAS_SEEN_ANNOUNCEMENT,
  discord: HAS_SEEN_DISCORD_NOTICE,
};

/** The visitor's preferences as an external store: read once, and again when another tab writes. */
export class PreferencesStore {
  readonly #defaults: Preferences;
  readonly #serverSnapshot: PreferencesSnapshot;
  readonly #dismissed = new Set<NoticeName>();
  readonly #listeners = new Set<() => void>();
  #snapshot: PreferencesSnapshot | undefined;
  #lastPathname: string | undefined;

  constructor(defaults: Preferences) {
    this.#defaults = defaults;
    this.#serverSnapshot = {
      preferences: defaults,
      isVisible: {
        announcement: isNoticeVisible(defaults.notifications.announcement, null),
        // It opens over the page, so it waits until the page answers.
        discord: false,
      },
    };
  }

  /** What the prerendered page shows, and the browser until it has hydrated. */
  readonly getServerSnapshot = () => this.#serverSnapshot;

  readonly getSnapshot = () => (this.#snapshot ??= this.#read());

  readonly subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) window.addEventListener("storage", this.#takeChange);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener("storage", this.#takeChange);
    };
  };

  /** Hides a notice for this visit; one that shows once leaves its fingerprint in storage. */
  dismiss(name: NoticeName): void {
    const notice = this.getSnapshot().preferences.notifications[name];
    this.#dismissed.add(name);
    if (notice.showOnce) {
      writeStored("localStorage", flagKeys[name], noticeFingerprint(notice));
    }
    this.#update();
  }

  /** Whether this is another route than at the last call; the first load is no change. */
  readonly isRouteChange = (pathname: string): boolean => {
    const isChange = this.#lastPathname !== undefined && this.#lastPathname !== pathname;
    this.#lastPathname = pathname;
    return isChange;
  };

  #read(): PreferencesSnapshot {
    const preferences = storedPreferences(this.#defaults);
    const isShown = (name: NoticeName) =>
      !this.#dismissed.has(name) &&
      isNoticeVisible(preferences.notifications[name], readStored("localStorage", flagKeys[name]));
    return {
      preferences,
      isVisible: { announcement: isShown("announcement"), discord: isShown("discord") },
    };
  }

  readonly #takeChange = ({ key }: StorageEvent) => {
    // A key of null says that all of it was cleared.
    if (key !== null && key !== USER_PREFERENCES && !Object.values(flagKeys).includes(key)) return;
    // A flag that was taken away takes the dismissal with it.
    for (const name of ["announcement", "discord"] as const) {
      const isFlagTold = key === null || key === flagKeys[name];
      if (isFlagTold && readStored("localStorage", flagKeys[name]) === null) {
        this.#dismissed.delete(name);
      }
    }
    this.#update();
  };

  #update() {
    this.#snapshot = this.#read();
    for (const listener of this.#listeners) listener();
  }
}
