import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { defaultPreferences } from "#data/preferences.ts";
import { type NoticePosition, noticePositions, type Preferences } from "#domain/preferences.ts";
import { BrowserCheckOverlay } from "#shop/browser-check/browser-check.tsx";
import { mark } from "#shop/layout/mark.tsx";
import {
  PreferencesProvider,
  useNotice,
  usePreferences,
} from "#shop/preferences/preferences-provider.tsx";
import {
  type NoticeName,
  seenFlagKeys,
  USER_PREFERENCES,
} from "#shop/preferences/stored-preferences.ts";
import { buttonClass } from "#shop/ui/button.tsx";
import { chooseMotion } from "#shop/ui/motion.ts";
import { writeStored } from "#shop/ui/storage.ts";
import "./preview.css";

/** Adds the panel to the page, in a root of its own, so that it survives an error in the shop. */
export function startPreview(): void {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <PreferencesProvider>
      <PreviewPanel />
    </PreferencesProvider>,
  );
}

/** Controls to preview rare states of the shop without editing a file. Only in `npm run dev`. */
export function PreviewPanel() {
  const { announcement, discord } = usePreferences().notifications;
  const isAnnouncementShown = useNotice("announcement").isVisible;
  const isCommunityNoticeShown = useNotice("discord").isVisible;
  const [isCheckoutFailing, setIsCheckoutFailing] = useState(false);
  const [isCheckShown, setIsCheckShown] = useState(false);

  useEffect(() => (isCheckoutFailing ? failCheckout() : undefined), [isCheckoutFailing]);

  const tryAnnouncement = (enabled: boolean) => {
    if (enabled) undoDismissal("announcement");
    tryNotices({ announcement: { ...announcement, enabled }, discord });
  };
  /** Shows the community notice at a position; undefined turns it off. */
  const tryCommunityNotice = (chosen: NoticePosition | undefined) => {
    if (chosen) undoDismissal("discord");
    const enabled = chosen !== undefined;
    const position = chosen ?? defaultPreferences.notifications.discord.position;
    tryNotices({ announcement, discord: { ...discord, enabled, position } });
  };

  return (
    <aside aria-label="Preview" className="preview" data-print="none">
      <details>
        <summary>Preview</summary>
        <div className="preview-choices">
          <p>Changes this browser only. Customers see the settings in src/data.</p>
          <label>
            <input
              type="checkbox"
              checked={isAnnouncementShown}
              onChange={({ target }) => tryAnnouncement(target.checked)}
            />
            Announcement
          </label>
          <label>
            Community notice
            <select
              value={isCommunityNoticeShown ? discord.position : "off"}
              onChange={({ target }) =>
                tryCommunityNotice(noticePositions.find((position) => position === target.value))
              }
            >
              {["off", ...noticePositions].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
          <label>
            <input
              type="checkbox"
              checked={isCheckoutFailing}
              onChange={({ target }) => setIsCheckoutFailing(target.checked)}
            />
            Failing checkout
          </label>
          <button
            type="button"
            className={buttonClass("outline")}
            onClick={() => setIsCheckShown(true)}
          >
            Show the browser check
          </button>
          {isCheckShown && (
            <BrowserCheckOverlay mark={mark} onClose={() => setIsCheckShown(false)} />
          )}
          <button
            type="button"
            className={buttonClass("outline")}
            onClick={() => {
              forgetVisit();
              setIsCheckoutFailing(false);
            }}
          >
            Forget everything
          </button>
        </div>
      </details>
    </aside>
  );
}

/** Puts a checkout that throws in the place of the seller's. Returns a function that restores it. */
function failCheckout(): () => void {
  const { sellAuthEmbed } = window;
  window.sellAuthEmbed = {
    checkout() {
      throw new Error("Preview: the checkout fails.");
    },
  };
  return () => {
    window.sellAuthEmbed = sellAuthEmbed;
  };
}

/**
 * Stores which notices are shown, and where, if that differs from the owner's defaults. Everything else
 * follows the defaults, so an edit of them is visible at once.
 */
function tryNotices({ announcement, discord }: Preferences["notifications"]): void {
  const defaults = defaultPreferences.notifications;
  const notifications = {
    announcement: { enabled: ifChanged(announcement.enabled, defaults.announcement.enabled) },
    discord: {
      enabled: ifChanged(discord.enabled, defaults.discord.enabled),
      position: ifChanged(discord.position, defaults.discord.position),
    },
  };
  writeStored("localStorage", USER_PREFERENCES, JSON.stringify({ notifications }));
  readAgain();
}

/** JSON leaves out undefined fields. */
function ifChanged<Value>(value: Value, byDefault: Value): Value | undefined {
  return value === byDefault ? undefined : value;
}

/** Undoes the dismissal of a notice, when `tryNotices` shows it. */
function undoDismissal(name: NoticeName): void {
  writeStored("localStorage", seenFlagKeys[name], null);
}

/** Resets this browser to a first visit. */
function forgetVisit(): void {
  for (const key of [USER_PREFERENCES, ...Object.values(seenFlagKeys)]) {
    writeStored("localStorage", key, null);
  }
  readAgain();
  chooseMotion(null);
}

/** Browsers send storage events to other tabs only; this page needs one too. */
function readAgain(): void {
  window.dispatchEvent(new StorageEvent("storage"));
}
