import X from "lucide-react/icons/x";
import type { Announcement } from "#domain/preferences.ts";
import { NoticeLink } from "./notice-link.tsx";

type AnnouncementBarProps = { announcement: Announcement; onDismiss: () => void };

/**
 * The announcement at the top of every screen. Its height is the page's offset: 40 px at the default
 * text size. A message or link that is too long for two lines is shortened.
 */
export function AnnouncementBar({ announcement, onDismiss }: AnnouncementBarProps) {
  const { message, linkText, linkUrl, textColor, backgroundColor } = announcement;

  return (
    <aside
      aria-label="Announcement"
      data-print="none"
      style={{ color: textColor, backgroundColor }}
      className="fixed inset-x-0 top-0 z-50 flex h-(--announcement-height) items-center overflow-hidden bg-paper pl-(--gutter) text-ink forced-colors:border-b text-[0.8125rem] sm:text-label in-data-[announcement=hidden]:hidden sm:pl-14"
    >
      <p className="flex min-w-0 grow items-center justify-center gap-[1ch] leading-4">
        <span dir="auto" title={message} className="line-clamp-2 wrap-anywhere">
          {message}
        </span>
        {linkText !== undefined && linkUrl !== undefined && (
          <NoticeLink
            href={linkUrl}
            className="line-clamp-2 max-w-1/2 min-w-min font-semibold min-[22.5rem]:shrink-0 underline underline-offset-2 hover:no-underline focus-visible:outline-current focus-visible:-outline-offset-2 after:absolute after:inset-0"
          >
            {linkText}
          </NoticeLink>
        )}
      </p>
      <button
        type="button"
        aria-label="Dismiss the announcement"
        onClick={onDismiss}
        className="needs-scripts relative inline-flex size-10 shrink-0 items-center justify-center opacity-80 transition-opacity hover:opacity-100 focus-visible:outline-current focus-visible:-outline-offset-4 active:opacity-60"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </aside>
  );
}
