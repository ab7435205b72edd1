import type { HomeTexts } from "#domain/home-texts.ts";
import { ExternalLink } from "#shop/links/external-link.tsx";
import { buttonClass } from "#shop/ui/button.tsx";

type CommunityInviteProps = { community: HomeTexts["community"]; inviteUrl: string };

/** The invitation to the community's chat server. */
export function CommunityInvite({ community, inviteUrl }: CommunityInviteProps) {
  return (
    <section>
      <h2 id="community-title" className="max-w-[6.6em] text-title">
        <bdi>{community.title}</bdi>
      </h2>
      <p className="mt-6 max-w-measure text-lead text-quiet">{community.text}</p>
      <ExternalLink
        href={inviteUrl}
        className={`${buttonClass("action")} mt-8 wrap-anywhere max-sm:w-full`}
      >
        {community.linkText}
      </ExternalLink>
    </section>
  );
}
