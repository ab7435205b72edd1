import {
  type NoticePosition,
  noticePositions,
  type Announcement,
  type CommunityNotice,
  type Preferences,
} from "#domain/preferences.ts";
import { isSafeLink, safeLink } from "#domain/safe-link.ts";

/** Longer than any real notice. Longer values are ignored without being parsed. */
const maxStoredLength = 50_000;
const maxTextLength = 2000;
const maxColourLength = 100;

type ColourCheck = (text: string) => boolean;

/** Whether a value is valid for a field. */
type FieldCheck<Value> = (value: unknown) => value is Value;

/**
 * The defaults, overridden by the visitor's stored JSON. Storage is untrusted: an invalid field
 * falls back to its own default, an unsafe link is dropped, unknown fields are ignored. Never throws.
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

/** Only the announcement, by the same rules: the script that runs before the first paint stays small. */
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
    message: read(isText, field(stored, "message"), defaults.message),
    title: read(isText, field(stored, "title"), defaults.title),
    discordLink: read(isLink, field(stored, "discordLink"), defaults.discordLink),
  };
}

function announcement(
  stored: unknown,
  defaults: Announcement,
  isColour: ColourCheck,
): Announcement {
  const linkText = read(isText, field(stored, "linkText"), defaults.linkText);
  // Drop an unsafe link: the default link may not fit the stored text.
  const linkUrl = safeLink(read(isString, field(stored, "linkUrl"), defaults.linkUrl));
  return {
    enabled: read(isBoolean, field(stored, "enabled"), defaults.enabled),
    showOnce: read(isBoolean, field(stored, "showOnce"), defaults.showOnce),
    message: read(isText, field(stored, "message"), defaults.message),
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

const isText: FieldCheck<string> = (value): value is string =>
  isString(value) && value.length <= maxTextLength && value.trim() !== "";

const isLink: FieldCheck<string> = (value): value is string => isText(value) && isSafeLink(value);

const isPosition: FieldCheck<NoticePosition> = (value): value is NoticePosition =>
  noticePositions.some((position) => position === value);

const colourCheck =
  (isColour: ColourCheck): FieldCheck<string> =>
  (value): value is string =>
    isString(value) && value.length <= maxColourLength && isColour(value);

/** A field of a value that may be an object. Ignores inherited fields. */
function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The value if it is valid, otherwise the fallback. */
function read<Value, Default>(
  isValid: FieldCheck<Value>,
  value: unknown,
  fallback: Default,
): Value | Default {
  return isValid(value) ? value : fallback;
}

function parseStored(stored: string | null): unknown {
  if (stored === null || stored.length > maxStoredLength) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    // Not JSON: the defaults apply, as for any invalid value.
    return undefined;
  }
}
