import { Link } from "react-router-dom";
import { shop } from "#data/shop.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import type { PricedProduct } from "#domain/priced-product.ts";
import { type ProductSummary, workingAlternative } from "#domain/product-summary.ts";
import { statusWarnings, worksToday } from "#domain/status.ts";
import { startingPlan } from "#domain/subscription.ts";
import { ExternalLink } from "#shop/links/external-link.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import { boundDashes } from "#shop/ui/heading.tsx";

/** Whether a product is sold out or does not work today. */
export function hasTrouble({ status, subscriptions }: PricedProduct): boolean {
  return !worksToday(status) || !startingPlan(subscriptions);
}

const wideButton = "w-full max-sm:px-2 short:px-1 short:text-label";

type ProductTroubleProps = { product: PricedProduct; products: readonly ProductSummary[] };

/** For a product that does not work today or is sold out: what to know before buying, and what to do instead. */
export function ProductTrouble({ product, products }: ProductTroubleProps) {
  if (!hasTrouble(product)) return null;
  const { status } = product;
  const isSoldOut = !startingPlan(product.subscriptions);
  const other = workingAlternative(product, products);
  return (
    <div
      data-trouble
      className="mt-4 flex flex-col items-start gap-3 border border-line-strong p-3 short:mt-2 short:gap-2 short:p-2"
    >
      <p className="font-semibold short:leading-snug">
        {isSoldOut && "Sold out. "}
        {!worksToday(status) && statusWarnings[status]}
      </p>
      {other && (
        <Link
          to={productPath(other)}
          dir="auto"
          className={`${buttonClass("action")} ${wideButton}`}
        >
          <span className="text-balance wrap-anywhere">
            {/* The price moves to the next line as a whole, before the name breaks. */}
            <span className="inline-block">
              {`${worksToday(status) ? "In stock" : "Works today"}: ${boundDashes(other.name)},`}
            </span>{" "}
            <span className="whitespace-nowrap">{`from ${other.priceText}`}</span>
          </span>
        </Link>
      )}
      {isSoldOut ? (
        <ExternalLink
          href={shop.chatInviteUrl}
          className={`${buttonClass(other ? "outline" : "action")} ${wideButton}`}
        >
          Ask on Discord when it returns
        </ExternalLink>
      ) : (
        !other && (
          <Link to={routePaths.status} className="inline-flex min-h-11 items-center text-link">
            See the status of all products
          </Link>
        )
      )}
    </div>
  );
}
