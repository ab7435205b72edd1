import Plus from "lucide-react/icons/plus";
import type { Question } from "#domain/question.ts";
import { LinkedText } from "#shop/links/linked-text.tsx";

type FaqProps = { heading: string; questions: readonly Question[] };

/**
 * Questions and answers, with the one that is marked `first` open. The shared `name` makes
 * the browser keep at most one open, without scripts.
 */
export function Faq({ heading, questions }: FaqProps) {
  return (
    <section>
      <h2 id="faq-title" className="text-heading">
        <bdi>{heading}</bdi>
      </h2>
      <div className="mt-6 border-t border-line">
        {questions.map((entry) => (
          <details
            key={entry.question}
            name="faq"
            open={entry.first}
            className="faq-entry group border-b border-line"
          >
            <summary>
              <bdi>{entry.question}</bdi>
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-measure-wide pe-10 pb-8 text-start whitespace-pre-line text-quiet">
              <LinkedText text={entry.answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
