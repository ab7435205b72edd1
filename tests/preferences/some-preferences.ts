import type {
  Announcement,
  CommunityNoticeSettings,
  ShownPreferences,
} from "#domain/preferences.ts";
import { preferences as defaultPreferences } from "#page-data";
import { changeInTest } from "#tests/change-in-test.ts";

type Changes = {
  loadingScreen?: boolean;
  discord?: Partial<CommunityNoticeSettings>;
  announcement?: Partial<Announcement>;
};

/** Preferences for a test: by default both notices are off, as in the shop. */
export function somePreferences({ loadingScreen, discord, announcement }: Changes = {}) {
  const preferences: ShownPreferences = {
    security: { loadingScreen: loadingScreen ?? true },
    notifications: {
      discord: {
        position: "center",
        textColor: "#f5f5f2",
        enabled: false,
        showOnce: true,
        message: "The old server is gone.",
        title: "We have moved",
        discordLink: "https://discord.example/new",
        ...discord,
      },
      announcement: {
        enabled: false,
        showOnce: true,
        message: "Ten percent off this week",
        textColor: "#0a0a0b",
        backgroundColor: "#f5f5f2",
        linkText: "See the products",
        linkUrl: "/#products",
        ...announcement,
      },
    },
  };
  return preferences;
}

/** Makes `somePreferences` the shop's until the end of the test. */
export function preferInTest(...changes: Parameters<typeof somePreferences>): ShownPreferences {
  const preferences = somePreferences(...changes);
  changeInTest(defaultPreferences, preferences);
  return preferences;
}
