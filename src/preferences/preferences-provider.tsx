import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { Preferences } from "#domain/preferences.ts";
import { markAnnouncement } from "./mark-announcement.ts";
import { PreferencesStore, type NoticeName } from "./preferences-store.ts";

type PreferencesProviderProps = {
  /** The owner's preferences; every provider with the same object shares one store. */
  defaults: Preferences;
  children: ReactNode;
};

const PreferencesContext = createContext<PreferencesStore | undefined>(undefined);

// A store outlives its provider: the error screen has a provider of its own, and what was
// dismissed stays dismissed there.
const stores = new WeakMap<Preferences, PreferencesStore>();

/** Gives the screens below it the visitor's preferences, and the page its announcement offset. */
export function PreferencesProvider({ defaults, children }: PreferencesProviderProps) {
  const store = storeFor(defaults);

  // Not from what is rendered: while hydrating that is the server's snapshot, and a dismissed
  // bar would flash.
  useLayoutEffect(() => {
    const mark = () => {
      markAnnouncement(store.getSnapshot().isVisible.announcement);
    };
    mark();
    return store.subscribe(mark);
  }, [store]);

  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

/** The visitor's preferences: the owner's defaults until the page has hydrated. */
export function usePreferences(): Preferences {
  return useSnapshot(useStore()).preferences;
}

/** Whether a notice shows, and how to dismiss it for this visit (or for good, if it shows once). */
export function useNotice(name: NoticeName): { isVisible: boolean; dismiss: () => void } {
  const store = useStore();
  return {
    isVisible: useSnapshot(store).isVisible[name],
    dismiss: () => {
      store.dismiss(name);
    },
  };
}

/**
 * Tells whether a pathname is another one than when last asked. Kept with the preferences,
 * since the frame around a screen is a new one when the error screen comes.
 */
export function useRouteMemory(): (pathname: string) => boolean {
  return useStore().isRouteChange;
}

function useStore(): PreferencesStore {
  const store = useContext(PreferencesContext);
  if (!store) throw new Error("Preferences are read outside of <PreferencesProvider>: wrap it.");
  return store;
}

function useSnapshot(store: PreferencesStore) {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}

function storeFor(defaults: Preferences): PreferencesStore {
  const known = stores.get(defaults);
  if (known) return known;
  const store = new PreferencesStore(defaults);
  stores.set(defaults, store);
  return store;
}
