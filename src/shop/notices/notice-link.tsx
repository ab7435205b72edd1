import type { ReactNode } from "react";
import { Link } from "#shop/navigation/link.tsx";
import { ExternalLink } from "#shop/ui/external-link.tsx";
import { isSitePath } from "#domain/safe-link.ts";

type NoticeLinkProps = {
  href: string;
  className: string;
  children: ReactNode;
};

/** A notice's link. Paths navigate within the shop; other sites open in a new tab. */
export function NoticeLink({ href, className, children }: NoticeLinkProps) {
  if (isSitePath(href)) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <ExternalLink href={href} className={className}>
      {children}
    </ExternalLink>
  );
}
