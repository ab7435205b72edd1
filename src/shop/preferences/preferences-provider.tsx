import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { defaultPreferences } from "#data/preferences.ts";
import type { Preferences } from "#domain/preferences.ts";
import {
  createPreferencesStore,
  type PreferencesSnapshot,
  type PreferencesStore,
} from "./preferences-store.ts";
import type { NoticeName } from "./stored-preferences.ts";

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
