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
      message: "Our previous community server was terminated. Join the new one to keep in touch.", // sample
      discordLink: "https://discord.gg/latchkey-sample",
    },
    announcement: {
      enabled: false,
      showOnce: true,
      message: "Release sale: 10% off with the code RELEASE10", // sample
      textColor: "#0a0a0b",
      backgroundColor: "#f5f5f2",
      linkText: "See the products",
      linkUrl: "/#products",
      until: "2099-12-31",
    },
  },
};
