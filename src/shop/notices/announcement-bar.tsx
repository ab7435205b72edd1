import X from "lucide-react/icons/x";
import type { Announcement } from "#domain/preferences.ts";
import { OwnerLink } from "#shop/links/owner-link.tsx";
import * as words from "#words";

type AnnouncementBarProps = { announcement: Announcement; onDismiss: () => void };

/** A word in capitals with a digit, such as RELEASE10. A shorter word may be a game: CS2, PS5. */
const saleCode = /(?<![\p{L}\d])((?=[A-Z\d]{5})[A-Z]+\d[A-Z\d]*)(?![\p{L}\d])/u;

/**
 * The announcement at the top of every screen. A message that is too long for a phone scrolls; the owner's
 * check warns of it.
 */
export function AnnouncementBar({ announcement, onDismiss }: AnnouncementBarProps) {
  const { message, linkText, linkUrl, textColor, backgroundColor } = announcement;
  const [before, code, ...after] = message.split(saleCode);

  return (
    <aside
      aria-label={words.notices.announcement}
      data-print="none"
      style={{ color: textColor, backgroundColor }}
      className="announcement flex items-center-safe overflow-y-auto bg-paper text-ink forced-colors:border-b"
    >
      <p
        title={message}
        className="min-w-0 grow text-label leading-[1.0625rem] text-balance wrap-anywhere sm:text-center"
      >
        <span>{before}</span>
        {code !== undefined && <span className="code font-semibold">{code}</span>}
        <span>{`${after.join("")} `}</span>
        {linkText !== undefined && linkUrl !== undefined && (
          <OwnerLink
            href={linkUrl}
            className="font-semibold underline underline-offset-2 hover:decoration-2 focus-visible:outline-current focus-visible:-outline-offset-2 after:absolute after:inset-0"
          >
            {linkText}
          </OwnerLink>
        )}
      </p>
      <button
        type="button"
        aria-label={words.notices.dismissAnnouncement}
        onClick={onDismiss}
        className="announcement-close needs-scripts"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </aside>
  );
}
