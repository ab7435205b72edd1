import Plus from "lucide-react/icons/plus";
import type { HomeTexts } from "#domain/home-texts.ts";
import type { Question } from "#domain/question.ts";
import { buttonClass } from "#shop/ui/button.tsx";
import { ExternalLink } from "#shop/ui/external-link.tsx";
import { Heading } from "#shop/ui/heading.tsx";

type ClosingSectionProps = {
  community: HomeTexts["community"];
  inviteUrl: string;
  faqHeading: string;
  questions: readonly Question[];
};

/** The end of Home: the invitation to the community's chat server, and the FAQ beside it. */
export function ClosingSection(props: ClosingSectionProps) {
  const { community, inviteUrl, faqHeading, questions } = props;
  return (
    <div className="wrap section-space grid grid-cols-1 gap-x-14 gap-y-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section aria-labelledby="community-title">
        <Heading id="community-title" text={community.title} className="max-w-[6.6em] text-title" />
        <p dir="auto" className="mt-6 max-w-measure text-lead text-quiet">
          {community.text}
        </p>
        <ExternalLink
          href={inviteUrl}
          className={`${buttonClass("action")} mt-8 wrap-anywhere max-sm:w-full`}
        >
          {community.linkText}
        </ExternalLink>
      </section>
      {questions.length > 0 && <Faq heading={faqHeading} questions={questions} />}
    </div>
  );
}

/**
 * Questions and answers, with the one that is marked `first` on top and open. The shared `name` makes
 * the browser keep at most one open, without scripts.
 */
function Faq({ heading, questions }: { heading: string; questions: readonly Question[] }) {
  const firstQuestion = questions.find(({ first }) => first);
  const sorted = questions.toSorted(
    (a, b) => Number(b === firstQuestion) - Number(a === firstQuestion),
  );
  return (
    <section aria-labelledby="faq-title">
      <Heading id="faq-title" text={heading} className="text-heading" />
      {/* One direction for the whole list. */}
      <div dir="auto" className="mt-6 border-t border-line">
        {sorted.map((entry) => (
          <details
            key={entry.question}
            name="faq"
            open={entry === firstQuestion}
            className="faq-entry group border-b border-line"
          >
            <summary className="-mx-[12px] flex min-h-16 items-center justify-between gap-6 px-[12px] py-4 text-lead font-semibold wrap-anywhere transition-colors hover:text-quiet focus-visible:-outline-offset-2">
              {entry.question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-measure-wide pe-10 pb-8 whitespace-pre-line text-quiet">
              {entry.answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
