import * as v from "valibot";
import { calendarDay } from "./calendar-day.ts";
import { group, httpsLink, linkOrPath, text, yesOrNo } from "./fields.ts";

/** The positions of the community notice. */
export const noticePositions = [
  "center",
  "top-left",
  "top-right",
  "bottom-left",
  "bottom-right",
] as const;

const colour = text("A colour is written as in CSS, such as #f5f5f2 or white.");

const communityNoticeSchema = group({
  position: v.picklist(noticePositions, `A position is one of: ${noticePositions.join(", ")}.`),
  textColor: colour,
  enabled: yesOrNo,
  showOnce: yesOrNo,
  message: text("Write the message of the notice."),
  title: text("Write the title of the notice."),
  discordLink: httpsLink,
});

/** A letter that is at most 0.65 em wide in the usual typefaces. */
const narrowLetter = /^[\p{Ll}\p{Nd} .,:;!?'’"()/|*+-]/u;
const wideLetters = "mwæœжмшщюфыдњљ";

/** How many places a text takes in the announcement: capitals and other wide letters take two. */
function places(words: string): number {
  return [...new Intl.Segmenter().segment(words)].reduce((sum, { segment }) => {
    const isNarrow = narrowLetter.test(segment) && !wideLetters.includes(segment);
    return sum + (isNarrow ? 1 : 2);
  }, 0);
}

/** What three lines of a phone of 320 px hold, wherever they break. The browser test measures it. */
const maxPlaces = 75;

const announcementSchema = v.pipe(
  group({
    enabled: yesOrNo,
    showOnce: yesOrNo,
    message: text("Write the message of the announcement."),
    textColor: colour,
    backgroundColor: colour,
    linkText: v.optional(
      text("The link's text says where it leads; leave linkText out for no link."),
    ),
    linkUrl: v.optional(linkOrPath),
    until: v.optional(calendarDay),
  }),
  v.forward(
    v.check(
      (bar) => takenPlaces(bar) <= maxPlaces,
      ({ input }) =>
        `A phone's screen has ${maxPlaces} places for message and linkText together, and these take ${takenPlaces(input)}: capitals and wide letters take two. Write less.`,
    ),
    ["message"],
  ),
);

function takenPlaces({ message, linkText }: { message: string; linkText?: string | undefined }) {
  return places(message) + (linkText === undefined ? 0 : places(` ${linkText}`));
}

export const preferencesSchema = group({
  security: group({ loadingScreen: yesOrNo }),
  notifications: group({
    discord: communityNoticeSchema,
    announcement: announcementSchema,
  }),
});

/** The community-chat notice. */
export type CommunityNotice = v.InferOutput<typeof communityNoticeSchema>;

/** The announcement bar at the top of every screen. */
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** What a visitor's storage may override; the defaults are in `src/data/preferences.ts`. */
export type Preferences = v.InferOutput<typeof preferencesSchema>;
