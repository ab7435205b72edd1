import Plus from "lucide-react/icons/plus";
import type { Question } from "#domain/question.ts";
import { headingLeading } from "#ui/heading-leading.ts";

type FaqProps = {
  heading: string;
  questions: readonly Question[];
};

/**
 * Questions and answers. The shared `name` makes the browser keep at most one open, without scripts.
 */
export function Faq({ heading, questions }: FaqProps) {
  return (
    <section aria-labelledby="faq-title" className="border-t border-line">
      <div className="wrap section-space grid grid-cols-1 gap-12 md:grid-cols-12">
        <h2
          id="faq-title"
          dir="auto"
          className={`max-w-[4.4em] text-title wrap-anywhere md:col-span-4 ${headingLeading(heading)}`}
        >
          {heading}
        </h2>
        <div className="border-t border-line md:col-span-8">
          {questions.map(({ question, answer }) => (
            <details key={question} name="faq" className="faq-entry group border-b border-line">
              <summary
                dir="auto"
                className="-mx-[12px] flex min-h-16 list-none items-center justify-between gap-6 px-[12px] py-4 wrap-anywhere focus-visible:-outline-offset-2 text-lead font-semibold transition-colors hover:text-quiet [&::-webkit-details-marker]:hidden"
              >
                {question}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-45"
                />
              </summary>
              <p
                dir="auto"
                className="max-w-measure-wide pe-10 pb-8 whitespace-pre-line text-quiet"
              >
                {answer}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
