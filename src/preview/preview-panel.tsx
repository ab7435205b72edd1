import { useEffect, useState } from "react";
import type { CheckoutFailure } from "#checkout/checkout-failure.ts";
import type { CheckoutSettings } from "#checkout/start-checkout.ts";
import { buttonClass } from "#ui/button.tsx";
import { type NoticePosition, noticePositions, type Preferences } from "#domain/preferences.ts";
import { useNotice, usePreferences } from "#preferences/preferences-provider.tsx";
import { Choice } from "./choice.tsx";
import { failCheckout } from "./fail-checkout.ts";
import { BrowserCheckButton } from "./browser-check-button.tsx";
import { forgetVisit } from "./forget-visit.ts";
import { undoDismissal, tryPreferences } from "./try-preferences.ts";

type PreviewPanelProps = {
  /** The owner's preferences, which the panel overrides. */
  defaults: Preferences;
  checkoutSettings: CheckoutSettings;
};

const positionNames: Record<NoticePosition | "off", string> = {
  off: "Off",
  center: "Centre",
  "top-left": "Top left",
  "top-right": "Top right",
  "bottom-left": "Bottom left",
  "bottom-right": "Bottom right",
};

const checkoutNames: Record<CheckoutFailure | "works", string> = {
  works: "Works",
  blocked: "Is blocked",
  hanging: "Hangs (15 seconds)",
  empty: "Loads incorrectly",
  threw: "Stops with an error",
  policy: "Is blocked by the security policy",
};

/** Controls to preview rare states of the shop without editing a file. Only in `npm run dev`. */
export function PreviewPanel({ defaults, checkoutSettings }: PreviewPanelProps) {
  const preferences = usePreferences();
  const { announcement, discord } = preferences.notifications;
  const isAnnouncementShown = useNotice("announcement").isVisible;
  const isCommunityNoticeShown = useNotice("discord").isVisible;
  const [checkout, setCheckout] = useState<CheckoutFailure | "works">("works");

  useEffect(
    () => (checkout === "works" ? undefined : failCheckout(checkoutSettings, checkout)),
    [checkout, checkoutSettings],
  );

  const tryNotices = (notices: Partial<Preferences["notifications"]>) => {
    const notifications = { ...preferences.notifications, ...notices };
    tryPreferences({ ...preferences, notifications }, defaults);
  };
  const tryAnnouncement = (enabled: boolean) => {
    if (enabled) undoDismissal("announcement");
    tryNotices({ announcement: { ...announcement, enabled } });
  };
  const tryCommunityNotice = (choice: NoticePosition | "off") => {
    if (choice !== "off") undoDismissal("discord");
    const position = choice === "off" ? defaults.notifications.discord.position : choice;
    tryNotices({ discord: { ...discord, enabled: choice !== "off", position } });
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
              onChange={({ target }) => {
                tryAnnouncement(target.checked);
              }}
            />
            Announcement
          </label>
          <Choice
            label="Community notice"
            names={positionNames}
            options={["off", ...noticePositions]}
            chosen={isCommunityNoticeShown ? discord.position : "off"}
            onChoose={tryCommunityNotice}
          />
          <Choice
            label="Checkout"
            names={checkoutNames}
            options={["works", "blocked", "hanging", "empty", "threw", "policy"]}
            chosen={checkout}
            onChoose={setCheckout}
          />
          <BrowserCheckButton />
          <button
            type="button"
            className={buttonClass("outline")}
            onClick={() => {
              forgetVisit();
              setCheckout("works");
            }}
          >
            Forget everything
          </button>
        </div>
      </details>
    </aside>
  );
}
