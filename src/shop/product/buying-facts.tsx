import { Fragment, type ReactNode } from "react";
import type { BuyingData } from "#domain/page-data.ts";
import { shop } from "#page-data";
import { ExternalLink } from "#shop/links/external-link.tsx";
import { OwnerLink } from "#shop/links/owner-link.tsx";
import * as words from "#words";

const linkClass = "text-link wrap-anywhere";

/** What a shopper asks before paying: how to pay, delivery, refunds and support. */
export function BuyingFacts({ buying }: { buying: BuyingData }) {
  const { paymentMethods, delivery, afterPayment, refundLinks } = buying;
  return (
    <dl>
      {paymentMethods.length > 0 && (
        <Fact name={words.product.payWith}>
          {/* Each is isolated, because in right-to-left text the commas would change places. */}
          {paymentMethods.map((method, index) => (
            <Fragment key={method}>
              <bdi>{method}</bdi>
              {index < paymentMethods.length - 1 && words.comma}
            </Fragment>
          ))}
        </Fact>
      )}
      <Fact name={words.product.delivery}>
        <p>{delivery}</p>
        {afterPayment.length > 0 && (
          <>
            <p className="mt-4 font-semibold">{words.product.afterPayment}</p>
            <ol className="mt-1 list-decimal ps-6 text-quiet">
              {afterPayment.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
      </Fact>
      {refundLinks.length > 0 && (
        <Fact name={words.product.refunds}>
          {refundLinks.map(({ text, url }) => (
            <OwnerLink key={`${text} ${url}`} href={url} className={`block w-fit ${linkClass}`}>
              {text}
            </OwnerLink>
          ))}
        </Fact>
      )}
      <Fact name={words.product.support}>
        <ExternalLink href={shop.chatInviteUrl} className={linkClass}>
          {words.product.askOnChat(shop.chatName)}
        </ExternalLink>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(5.5rem,1fr)_4fr] gap-x-4 border-t border-line py-3">
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
