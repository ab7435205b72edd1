import { buttonClass } from "#ui/button.tsx";
import { CloseButton } from "#ui/close-button.tsx";
import type { CommunityNotice } from "#domain/preferences.ts";
import { NoticeLink } from "./notice-link.tsx";

type NoticeCardProps = {
  notice: CommunityNotice;
  titleId: string;
  onDismiss: () => void;
};

/** What the community notice says, wherever it stands. */
export function NoticeCard({ notice, titleId, onDismiss }: NoticeCardProps) {
  return (
    <div style={{ color: notice.textColor }} className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="min-w-0 pt-1.5 text-heading">
          {notice.title}
        </h2>
        <CloseButton onClose={onDismiss} />
      </div>
      <p className="min-w-0 text-body">{notice.message}</p>
      <NoticeLink href={notice.discordLink} className={`${buttonClass("action")} w-full`}>
        Join New Server
      </NoticeLink>
    </div>
  );
}
