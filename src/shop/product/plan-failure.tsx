import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useEffect, useRef } from "react";
import { ExternalLink } from "#shop/ui/external-link.tsx";
import { AfterPayment } from "./after-payment.tsx";

type PlanFailureProps = {
  failure: string;
  planName: string;
  storeHref: string;
  /** The steps after paying, because the payment may have gone through. */
  afterPayment: readonly string[];
};

/** Why a plan's checkout failed, with a link to the store. */
export function PlanFailure({ failure, planName, storeHref, afterPayment }: PlanFailureProps) {
  const alertRef = useRef<HTMLDivElement>(null);

  // The message may be below the visible part of the page.
  useEffect(() => {
    alertRef.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div ref={alertRef} role="alert" className="mt-4 border border-line-strong bg-raised p-4">
      <p>{failure}</p>
      <ExternalLink
        href={storeHref}
        className="inline-block py-2 font-semibold underline underline-offset-4"
      >
        Buy {planName} in our store{" "}
        <ArrowUpRight aria-hidden="true" className="inline-block size-4" />
      </ExternalLink>
      <AfterPayment steps={afterPayment} />
    </div>
  );
}
