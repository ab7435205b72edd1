import { type NoticePosition, noticePositions } from "#domain/notice-position.ts";
import type { Announcement, CommunityNotice, Preferences } from "#domain/preferences.ts";
import { isSafeLink, safeLink } from "#domain/safe-link.ts";

/** Longer than any notice needs; what is longer was not written by a person. */
const maxStoredLength = 50_000;
const maxTextLength = 2000;
const maxColourLength = 100;

type ColourCheck = (text: string) => boolean;

/** Whether a value is what a field may hold. */
type FieldCheck<Value> = (value: unknown) => value is Value;

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
  const preferences = parseStored(stored);
  const security = field(preferences, "security");
  const notifications = field(preferences, "notifications");
  return {
    security: {
      loadingScreen: read(
        isBoolean,
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

/** The announcement alone, by the same rules: all that is needed before the first paint. */
export function parseAnnouncement(
  stored: string | null,
  defaults: Announcement,
  isColour: ColourCheck,
): Announcement {
  const notifications = field(parseStored(stored), "notifications");
  return announcement(field(notifications, "announcement"), defaults, isColour);
}

function communityNotice(
  stored: unknown,
  defaults: CommunityNotice,
  isColour: ColourCheck,
): CommunityNotice {
  return {
    position: read(isPosition, field(stored, "position"), defaults.position),
    textColor: read(colourCheck(isColour), field(stored, "textColor"), defaults.textColor),
    enabled: read(isBoolean, field(stored, "enabled"), defaults.enabled),
    showOnce: read(isBoolean, field(stored, "showOnce"), defaults.showOnce),
    message: read(isWords, field(stored, "message"), defaults.message),
    title: read(isWords, field(stored, "title"), defaults.title),
    discordLink: read(isLink, field(stored, "discordLink"), defaults.discordLink),
  };
}

function announcement(
  stored: unknown,
  defaults: Announcement,
  isColour: ColourCheck,
): Announcement {
  const linkText = read(isWords, field(stored, "linkText"), defaults.linkText);
  // An unsafe link is no link. The default would stand under words that were not meant for it.
  const linkUrl = safeLink(read(isString, field(stored, "linkUrl"), defaults.linkUrl));
  return {
    enabled: read(isBoolean, field(stored, "enabled"), defaults.enabled),
    showOnce: read(isBoolean, field(stored, "showOnce"), defaults.showOnce),
    message: read(isWords, field(stored, "message"), defaults.message),
    textColor: read(colourCheck(isColour), field(stored, "textColor"), defaults.textColor),
    backgroundColor: read(
      colourCheck(isColour),
      field(stored, "backgroundColor"),
      defaults.backgroundColor,
    ),
    ...(linkText === undefined ? {} : { linkText }),
    ...(linkUrl === undefined ? {} : { linkUrl }),
  };
}

const isBoolean: FieldCheck<boolean> = (value) => typeof value === "boolean";

const isString: FieldCheck<string> = (value) => typeof value === "string";

const isWords: FieldCheck<string> = (value): value is string =>
  isString(value) && value.length <= maxTextLength && value.trim() !== "";

const isLink: FieldCheck<string> = (value): value is string => isWords(value) && isSafeLink(value);

const isPosition: FieldCheck<NoticePosition> = (value): value is NoticePosition =>
  noticePositions.some((position) => position === value);

const colourCheck =
  (isColour: ColourCheck): FieldCheck<string> =>
  (value): value is string =>
    isString(value) && value.length <= maxColourLength && isColour(value);

/** One field of what may be an object; only its own, never one of its prototype. */
function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The value if it may stand in the field, otherwise the default. */
function read<Value, Default>(
  isRight: FieldCheck<Value>,
  value: unknown,
  fallback: Default,
): Value | Default {
  return isRight(value) ? value : fallback;
}

function parseStored(stored: string | null): unknown {
  if (stored === null || stored.length > maxStoredLength) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
