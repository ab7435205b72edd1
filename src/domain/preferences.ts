import * as v from "valibot";
import {
  calendarDay,
  groupOf,
  hexColour,
  httpsLink,
  linkOrPath,
  textField,
  yesOrNo,
} from "./fields.ts";
import { noticePositions } from "./notice-positions.ts";

const communityNoticeSchema = groupOf({
  position: v.picklist(noticePositions, `A position is one of: ${noticePositions.join(", ")}.`),
  textColor: hexColour,
  enabled: yesOrNo,
  showOnce: yesOrNo,
  message: textField("Write the message of the notice."),
  title: textField("Write the title of the notice."),
  discordLink: v.optional(httpsLink),
});

const announcementSchema = groupOf({
  enabled: yesOrNo,
  showOnce: yesOrNo,
  message: textField("Write the message of the announcement."),
  textColor: hexColour,
  backgroundColor: hexColour,
  linkText: v.optional(
    textField("The link's text says where it leads; leave linkText out for no link."),
  ),
  linkUrl: v.optional(linkOrPath),
  until: v.optional(calendarDay),
});

export const preferencesSchema = groupOf({
  security: groupOf({ loadingScreen: yesOrNo }),
  notifications: groupOf({
    discord: communityNoticeSchema,
    announcement: announcementSchema,
  }),
});

/** The community-chat notice as it is shown. */
export type CommunityNoticeSettings = v.InferOutput<typeof communityNoticeSchema> & {
  discordLink: string;
};

/** The announcement bar at the top of every screen. */
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** The preferences as the owner writes them. Without `discordLink`, the notice leads to the shop's `chatInviteUrl`. */
export type Preferences = v.InferOutput<typeof preferencesSchema>;

/** The preferences that pages show by default, and that a visitor's storage may override. */
export type ShownPreferences = Preferences & {
  notifications: { discord: CommunityNoticeSettings };
};
