import { buttonClass, CloseButton } from "#shop/ui/button.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import type { CommunityNotice } from "#domain/preferences.ts";
import { NoticeLink } from "./notice-link.tsx";

type NoticeCardProps = {
  notice: CommunityNotice;
  onDismiss: () => void;
};

/** The content of the community notice, for all positions. */
export function NoticeCard({ notice, onDismiss }: NoticeCardProps) {
  return (
    <div style={{ color: notice.textColor }} className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <Heading text={notice.title} className="min-w-0 pt-1.5 text-heading" />
        <CloseButton onClose={onDismiss} />
      </div>
      <p dir="auto" className="min-w-0 text-body whitespace-pre-line">
        {notice.message}
      </p>
      <NoticeLink href={notice.discordLink} className={`${buttonClass("action")} w-full`}>
        Join New Server
      </NoticeLink>
    </div>
  );
}
