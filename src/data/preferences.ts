import type { Preferences } from "#domain/preferences.ts";

// The settings that every visitor starts with. README.md explains how to try a notice.
export const defaultPreferences: Preferences = {
  security: {
    // Decoration: on 4% of page changes, a "browser check" shows for two seconds. It checks
    // nothing and protects nothing. Write false to turn it off.
    loadingScreen: true,
  },
  notifications: {
    discord: {
      enabled: false,
      showOnce: true,
      position: "center",
      textColor: "#f5f5f2",
      title: "We have moved", // sample
      message: "Our previous community server was terminated. Join the new one to keep in touch.", // sample
    },
    announcement: {
      enabled: false,
      showOnce: true,
      message: "Release sale: 10% off with the code RELEASE10", // sample
      textColor: "#0a0a0b",
      backgroundColor: "#f5f5f2",
      linkText: "See the products",
      linkUrl: "/#products",
    },
  },
};
