import { refuse } from "#data-reader/refuse.ts";
import { isSameName } from "#domain/same-name.ts";
import type { Change } from "./change-shop.ts";
import { oneOf } from "./command-arguments.ts";
import { removeField, setField } from "./edit-data.ts";

/** `npm run announce`: the announcement at the top of every page. A hidden one keeps its words. */
export const announcementChange: Change<"action" | "message" | "link-text" | "link"> = {
  options: ["action", "message", "link-text", "link"],
  usage: `Write what changes. Every part may be left out:
  npm run announce action=show message="Summer sale" link-text="See the plans" link="/#products"
action=hide hides the announcement, and keeps its words. link=none removes the link.`,
  edit({ action, message, "link-text": linkText, link }, { data, edits, today }) {
    const { announcement: before } = data.defaultPreferences.notifications;
    // A new message shows a hidden announcement. A new link does not.
    const defaultAction = before.enabled || message !== undefined ? "show" : "hide";
    const isShown = oneOf(["show", "hide"], action ?? defaultAction, "action") === "show";
    const hasEnded = isShown && before.until !== undefined && before.until < today;
    if (isSameName(message ?? "", "none")) refuse("none removes a link. To hide, choose hide.");
    const linkParts = [linkText, link].filter((part) => part !== undefined);
    const isWithoutLink = linkParts.some((part) => isSameName(part, "none"));
    if (isWithoutLink && !linkParts.every((part) => isSameName(part, "none"))) {
      refuse("none removes the link, with its text. Leave the other of the two empty.");
    }
    const after = {
      enabled: isShown,
      message: message ?? before.message,
      linkText: isWithoutLink ? undefined : (linkText ?? before.linkText),
      linkUrl: isWithoutLink ? undefined : (link ?? before.linkUrl),
      until: hasEnded ? undefined : before.until,
    };
    if (linkParts.length > 0 && (after.linkText === undefined) !== (after.linkUrl === undefined)) {
      refuse("A link has a text and an address. Write both.");
    }
    const changedFields = Object.entries(after).filter(
      ([field, value]) => value !== before[field as keyof typeof after],
    );
    if (changedFields.length === 0) return [];
    for (const [field, value] of changedFields) {
      if (value === undefined) removeField(edits, before, field);
      else setField(edits, before, field, value, "message");
    }
    const leads = `Its link "${after.linkText}" leads to ${after.linkUrl}.`;
    return [
      `The announcement is ${isShown ? "shown" : "hidden"}: "${after.message}".`,
      after.linkUrl === undefined ? "It has no link." : leads,
      ...(hasEnded ? [`Its last day, ${before.until}, had passed and is removed.`] : []),
    ];
  },
};
