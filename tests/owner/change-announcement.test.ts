import { expect, test } from "vitest";
import { announcementChange } from "#owner/change-announcement.ts";
import { edited, smallShop } from "#tests/owner/check/small-shop.ts";
import { changed, type Request } from "./changed.ts";

const change = (request: Request, preferences = smallShop["preferences.ts"]) => {
  const before = { ...smallShop, "preferences.ts": preferences };
  const { texts, summary } = changed(announcementChange, request, before);
  return { text: texts["preferences.ts"], summary };
};

/** The tests' preferences with a text replaced that is after the announcement's name. */
const withAnnouncement = (from: string | RegExp, to: string) => {
  const [before = "", after = ""] = smallShop["preferences.ts"].split("announcement: {");
  return `${before}announcement: {${edited(after, from, to)}`;
};
const shown = withAnnouncement("enabled: false", "enabled: true");

test("an announcement is shown and hidden, and keeps its words", () => {
  const { text, summary } = change({ action: "show" });
  expect(text).toBe(shown);
  expect(summary).toEqual([
    'The announcement is shown: "Release sale: 10% off with the code RELEASE10".',
    'Its link "See the products" leads to /#products.',
  ]);
  expect(change({ action: "hide" }, shown)).toEqual({
    text: smallShop["preferences.ts"],
    summary: [expect.stringContaining("The announcement is hidden: "), summary[1]],
  });
});

test("a new message is no sample any more, and the link is written, changed and removed", () => {
  const { text } = change({ message: 'Sale "now"', "link-text": "Plans", link: "/status" });
  expect(text).toContain('    message: "Sale \\"now\\"",\n');
  expect(text).toContain('linkText: "Plans",');
  expect(text).toContain('linkUrl: "/status",');
  const { text: without, summary } = change({ link: "none" }, text);
  expect(without).not.toContain("linkUrl");
  expect(without).not.toContain("linkText");
  expect(summary.at(-1)).toBe("It has no link.");
  for (const half of [{ link: "/status" }, { "link-text": "Plans" }]) {
    expect(() => change(half, without)).toThrow("A link has a text and an address. Write both.");
  }
  expect(change({ "link-text": "Plans", link: "/status" }, without).text).toContain(
    'message: "Sale \\"now\\"",\n      linkText: "Plans",\n      linkUrl: "/status",\n',
  );
});

test("without an action, only a new message shows a hidden announcement", () => {
  const { text, summary } = change({ link: "none" });
  expect(text).toContain("enabled: false,\n      showOnce: true,\n      message");
  expect(summary[0]).toMatch(/^The announcement is hidden: /);
  expect(change({ message: "Sale" }).summary[0]).toBe('The announcement is shown: "Sale".');
});

test("a last day that has passed is removed, because the announcement would not be shown", () => {
  const ended = edited(smallShop["preferences.ts"], "2099-12-31", "2026-11-21");
  const { text, summary } = change({ action: "show" }, ended);
  expect(text).not.toContain("until");
  expect(summary.at(-1)).toBe("Its last day, 2026-11-21, had passed and is removed.");
});

test("another action is refused, and none as the message or beside a link", () => {
  expect(() => change({ message: "None" })).toThrow("To hide, choose hide.");
  expect(() => change({ "link-text": "none", link: "/status" })).toThrow("none removes the link");
  expect(() => change({ action: "delete" })).toThrow(
    'There is no action "delete". Write show or hide.',
  );
});
