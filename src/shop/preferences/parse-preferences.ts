import {
  noticePositions,
  type Announcement,
  type CommunityNotice,
  type Preferences,
} from "#domain/preferences.ts";
import { isSafeLink } from "#domain/safe-link.ts";

/** Longer than any real notice. Longer values are ignored without being parsed. */
const maxStoredLength = 50_000;
const maxTextLength = 2000;
const maxColourLength = 100;

/** Whether a stored value is valid for a field. */
type FieldCheck = (value: unknown) => boolean;

type FieldChecks<Fields> = Record<keyof Fields, FieldCheck>;

const isBoolean: FieldCheck = (value) => typeof value === "boolean";

const isString = (value: unknown): value is string => typeof value === "string";

const isText = (value: unknown): value is string =>
  isString(value) && value.length <= maxTextLength && value.trim() !== "";

const isLink: FieldCheck = (value) => isText(value) && isSafeLink(value);

const isPosition: FieldCheck = (value) => noticePositions.some((position) => position === value);

const isColour: FieldCheck = (value) =>
  isString(value) && value.length <= maxColourLength && CSS.supports("color", value);

const securityChecks: FieldChecks<Preferences["security"]> = { loadingScreen: isBoolean };

const communityNoticeChecks: FieldChecks<CommunityNotice> = {
  position: isPosition,
  textColor: isColour,
  enabled: isBoolean,
  showOnce: isBoolean,
  message: isText,
  title: isText,
  discordLink: isLink,
};

const announcementChecks: FieldChecks<Announcement> = {
  enabled: isBoolean,
  showOnce: isBoolean,
  message: isText,
  textColor: isColour,
  backgroundColor: isColour,
  linkText: isText,
  linkUrl: isString,
};

/**
 * The defaults, overridden by the visitor's stored JSON. Storage is untrusted: an invalid field
 * falls back to its own default, an unsafe link is dropped, unknown fields are ignored. Never throws.
 */
export function parsePreferences(stored: string | null, defaults: Preferences): Preferences {
  const { security, notifications } = defaults;
  const preferences = parseStored(stored);
  const notices = field(preferences, "notifications");
  return {
    security: override(security, field(preferences, "security"), securityChecks),
    notifications: {
      discord: override(notifications.discord, field(notices, "discord"), communityNoticeChecks),
      announcement: announcement(notifications.announcement, notices),
    },
  };
}

/** Only the announcement, by the same rules: the script that runs before the first paint stays small. */
export function parseAnnouncement(stored: string | null, defaults: Announcement): Announcement {
  return announcement(defaults, field(parseStored(stored), "notifications"));
}

function announcement(defaults: Announcement, notices: unknown): Announcement {
  const result = override(defaults, field(notices, "announcement"), announcementChecks);
  // Drop an unsafe link: the default link may not fit the stored text.
  if (!isSafeLink(result.linkUrl ?? "")) delete result.linkUrl;
  return result;
}

/** The defaults, overridden by the valid fields of a stored value. */
function override<Fields extends object>(
  defaults: Fields,
  stored: unknown,
  checks: FieldChecks<Fields>,
): Fields {
  const result = { ...defaults };
  for (const name of Object.keys(checks) as (keyof Fields)[]) {
    const value = field(stored, name);
    if (checks[name](value)) result[name] = value as Fields[typeof name];
  }
  return result;
}

/** A field of a value that may be an object. Ignores inherited fields. */
function field(value: unknown, name: PropertyKey): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<PropertyKey, unknown>)[name]
    : undefined;
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
