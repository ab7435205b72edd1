import * as v from "valibot";
import { noticePositions } from "./notice-position.ts";
import type { Announcement, CommunityNotice, Preferences } from "./preferences.ts";
import { isSafeLink, safeLink } from "./safe-link.ts";

/** Longer than any notice needs; what is longer was not written by a person. */
const maxStoredLength = 50_000;
const maxTextLength = 2000;
const maxColourLength = 100;

type ColourCheck = (text: string) => boolean;

/**
 * The preferences that a visitor's storage holds, laid over the defaults. Storage is untrusted:
 * a bad field falls back alone, an unsafe link is dropped, what nobody knows is ignored.
 * Never throws.
 */
export function parsePreferences(
  stored: string | null,
  defaults: Preferences,
  isColour: ColourCheck,
): Preferences {
  if (stored === null || stored.length > maxStoredLength) return defaults;
  const preferences = parseJson(stored);
  const security = field(preferences, "security");
  const notifications = field(preferences, "notifications");
  return {
    security: {
      loadingScreen: read(
        v.boolean(),
        field(security, "loadingScreen"),
        defaults.security.loadingScreen,
      ),
    },
    notifications: {
      discord: communityNotice(
        field(notifications, "discord"),
        defaults.notifications.discord,
        isColour,
      ),
      announcement: announcement(
        field(notifications, "announcement"),
        defaults.notifications.announcement,
        isColour,
      ),
    },
  };
}

function communityNotice(
  stored: unknown,
  defaults: CommunityNotice,
  isColour: ColourCheck,
): CommunityNotice {
  return {
    position: read(v.picklist(noticePositions), field(stored, "position"), defaults.position),
    textColor: read(colour(isColour), field(stored, "textColor"), defaults.textColor),
    enabled: read(v.boolean(), field(stored, "enabled"), defaults.enabled),
    showOnce: read(v.boolean(), field(stored, "showOnce"), defaults.showOnce),
    message: read(words, field(stored, "message"), defaults.message),
    title: read(words, field(stored, "title"), defaults.title),
    discordLink: read(link, field(stored, "discordLink"), defaults.discordLink),
  };
}

function announcement(
  stored: unknown,
  defaults: Announcement,
  isColour: ColourCheck,
): Announcement {
  const linkText = read(words, field(stored, "linkText"), defaults.linkText);
  // An unsafe link is no link. The default would stand under words that were not meant for it.
  const linkUrl = safeLink(read(v.string(), field(stored, "linkUrl"), defaults.linkUrl));
  return {
    enabled: read(v.boolean(), field(stored, "enabled"), defaults.enabled),
    showOnce: read(v.boolean(), field(stored, "showOnce"), defaults.showOnce),
    message: read(words, field(stored, "message"), defaults.message),
    textColor: read(colour(isColour), field(stored, "textColor"), defaults.textColor),
    backgroundColor: read(
      colour(isColour),
      field(stored, "backgroundColor"),
      defaults.backgroundColor,
    ),
    ...(linkText === undefined ? {} : { linkText }),
    ...(linkUrl === undefined ? {} : { linkUrl }),
  };
}

const words = v.pipe(
  v.string(),
  v.check((text) => text.length <= maxTextLength && text.trim() !== ""),
);

const link = v.pipe(words, v.check(isSafeLink));

const colour = (isColour: ColourCheck) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length <= maxColourLength && isColour(text)),
  );

/** One field of what may be an object; only its own, never one of its prototype. */
function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The value if it is what the schema asks for, otherwise the default. */
function read<Value, Default>(
  schema: v.GenericSchema<unknown, Value>,
  value: unknown,
  fallback: Default,
): Value | Default {
  return v.is(schema, value) ? (value as Value) : fallback;
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
