import { Link } from "react-router-dom";
import { shop } from "#data/shop.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import type { PricedProduct } from "#domain/priced-product.ts";
import { type ProductSummary, workingAlternative } from "#domain/product-summary.ts";
import { statusWarnings, worksToday } from "#domain/status.ts";
import { startingPlan } from "#domain/subscription.ts";
import { buttonClass } from "#shop/ui/button.tsx";
import { ExternalLink } from "#shop/ui/external-link.tsx";

type ProductTroubleProps = { product: PricedProduct; products: readonly ProductSummary[] };

/** For a product that does not work today or is sold out: what to know before buying, and what to do instead. */
export function ProductTrouble({ product, products }: ProductTroubleProps) {
  const { status } = product;
  const isSoldOut = !startingPlan(product.subscriptions);
  if (worksToday(status) && !isSoldOut) return null;
  const other = workingAlternative(product, products);
  return (
    <div className="mt-4 flex flex-col items-start gap-3 border border-line-strong p-3">
      {!worksToday(status) && <p className="font-semibold">{statusWarnings[status]}</p>}
      {other && (
        <Link
          to={productPath(other)}
          dir="auto"
          className={`${buttonClass("action")} w-full py-2 max-sm:px-2`}
        >
          {`Works today: ${other.name}, from ${other.priceText}`}
        </Link>
      )}
      {isSoldOut ? (
        <ExternalLink
          href={shop.chatInviteUrl}
          className={`${buttonClass(other ? "outline" : "action")} w-full max-sm:px-2`}
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
