import ArrowDown from "lucide-react/icons/arrow-down";
import { Link } from "react-router-dom";
import type { ProductSummary } from "#domain/page-data.ts";
import { plansSectionId, routePaths } from "#domain/paths.ts";
import { type ProductStatus, worksToday } from "#domain/status.ts";
import { shop } from "#page-data";
import { ProductRow } from "#shop/catalogue/product-link.tsx";
import { ExternalLink } from "#shop/links/external-link.tsx";
import { SectionLink } from "#shop/links/section-link.tsx";
import { StartingPrice } from "#shop/product-status/starting-price.tsx";
import * as words from "#words";

type ProductWarningProps = {
  /** A product that does not work today or is sold out. */
  product: ProductSummary;
  alternatives: readonly ProductSummary[];
};

const warnings: Record<Exclude<ProductStatus, "Undetected">, string> = {
  Updating: words.product.updatingWarning,
  Detected: words.product.detectedWarning,
};

const linkClass = "-my-2.5 inline-flex py-2.5 text-link";

/** What to know before buying a product that does not work or is sold out, and what to buy instead. */
export function ProductWarning({ product, alternatives }: ProductWarningProps) {
  const { name, status, priceText } = product;
  const isSoldOut = priceText === undefined;
  return (
    <>
      <div className="mt-line flex flex-wrap items-center gap-x-4 gap-y-2.5 border border-line-strong px-4 py-line">
        <p className="flex-[1_1_16rem] leading-snug font-semibold">
          {[isSoldOut && `${words.catalogue.soldOut}.`, !worksToday(status) && warnings[status]]
            .filter(Boolean)
            .join(" ")}
        </p>
        {isSoldOut && (
          <ExternalLink href={shop.chatInviteUrl} className={linkClass}>
            {words.product.askWhenBack(shop.chatName)}
          </ExternalLink>
        )}
        {alternatives.length === 0 && !isSoldOut && (
          <Link to={routePaths.status} className={linkClass}>
            {words.product.seeAllStatuses}
          </Link>
        )}
      </div>
      {/* Beside the picture of a wide window, the plans are in view, unless the window is low. */}
      {!isSoldOut && (
        <SectionLink
          section={plansSectionId}
          className="mt-1 flex min-h-11 items-center gap-2 text-label wide:not-low:hidden"
        >
          <span className="text-link">
            <bdi>{name}</bdi> <StartingPrice offer={product} />
          </span>
          <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
        </SectionLink>
      )}
      {alternatives.length > 0 && (
        <>
          <p className={`${isSoldOut ? "mt-line" : "wide:not-low:mt-line"} text-label text-quiet`}>
            {isSoldOut ? words.product.inStockToday : words.product.worksToday}
          </p>
          <ul className="mt-1 rows row-background row-active">
            {alternatives.map((other) => (
              <li key={other.id}>
                <ProductRow product={other} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
