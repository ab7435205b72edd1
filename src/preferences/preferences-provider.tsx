import type { ReactNode } from "react";
import type { Preferences } from "#domain/preferences.ts";

type PreferencesProviderProps = {
  defaults: Preferences;
  children: ReactNode;
};

/** Placeholder until the preferences are built. */
export function PreferencesProvider({ children }: PreferencesProviderProps) {
  return children;
}
