import type { Preferences } from "#domain/preferences.ts";

export const defaultPreferences: Preferences = {
  security: {
    loadingScreen: true,
  },
  notifications: {
    discord: {
      enabled: false,
      showOnce: true,
      position: "center",
      textColor: "#f5f5f2",
      title: "We have moved",
      message: "Our previous community server was terminated. Join the new one to keep in touch.",
    },
    announcement: {
      enabled: true,
      showOnce: true,
      message: "Rust has an update: Ember is back within a day",
      textColor: "#0a0a0b",
      backgroundColor: "#f5f5f2",
      linkText: "See Ember",
      linkUrl: "/product/rust-ember",
    },
  },
};
