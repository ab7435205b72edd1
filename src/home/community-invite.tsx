import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { buttonClass } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { headingLeading } from "#ui/heading-leading.ts";
import type { HomeTexts } from "#domain/home-texts.ts";

type CommunityInviteProps = {
  texts: HomeTexts["community"];
  inviteUrl: string;
};

/** An invitation to the community's chat server. */
export function CommunityInvite({ texts, inviteUrl }: CommunityInviteProps) {
  return (
    <section aria-labelledby="community-title" className="border-t border-line">
      <div className="wrap section-space grid grid-cols-1 items-end gap-8 md:grid-cols-12">
        <h2
          id="community-title"
          dir="auto"
          className={`max-w-[6.6em] text-title md:col-span-7 ${headingLeading(texts.title)}`}
        >
          {texts.title}
        </h2>
        <div className="md:col-span-5">
          <p dir="auto" className="max-w-measure text-lead text-quiet">
            {texts.text}
          </p>
          <ExternalLink href={inviteUrl} className={`${buttonClass("action")} mt-8 max-sm:w-full`}>
            {texts.linkText}
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </ExternalLink>
        </div>
      </div>
    </section>
  );
}
