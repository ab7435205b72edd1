import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { Preferences } from "#domain/preferences.ts";
import { markAnnouncement } from "./before-paint.ts";
import type { NoticeName, PreferencesStore } from "./preferences-store.ts";

type PreferencesProviderProps = {
  store: PreferencesStore;
  children: ReactNode;
};

const PreferencesContext = createContext<PreferencesStore | undefined>(undefined);

/** Provides the visitor's preferences, and offsets the page while the announcement is visible. */
export function PreferencesProvider({ store, children }: PreferencesProviderProps) {
  // Read the store instead of the rendered snapshot: during hydration that is the server's, and a
  // dismissed announcement would flash.
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

/** Whether a notice is visible, and how to dismiss it: for this visit, or for good if it shows once. */
export function useNotice(name: NoticeName): { isVisible: boolean; dismiss: () => void } {
  const store = useStore();
  return {
    isVisible: useSnapshot(store).isVisible[name],
    dismiss: () => {
      store.dismiss(name);
    },
  };
}

function useStore(): PreferencesStore {
  const store = useContext(PreferencesContext);
  if (!store)
    throw new Error("No preferences here: render this component inside <PreferencesProvider>.");
  return store;
}

function useSnapshot(store: PreferencesStore) {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
