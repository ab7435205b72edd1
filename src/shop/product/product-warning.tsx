import ArrowDown from "lucide-react/icons/arrow-down";
import { Link } from "react-router-dom";
import type { ProductSummary } from "#domain/page-data.ts";
import { plansSectionId, routePaths } from "#domain/paths.ts";
import { type ProductStatus, worksToday } from "#domain/status.ts";
import { shop } from "#page-data";
import { ProductRows } from "#shop/catalogue/product-rows.tsx";
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

/** A warning about a product that does not work or is sold out, with products to buy instead. */
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
      {alternatives.length > 0 && (
        <>
          <p className="mt-5 text-label text-quiet short:mt-line">
            {isSoldOut ? words.product.inStockToday : words.product.worksToday}
          </p>
          <div className="mt-2 row-background row-active short:mt-1">
            <ProductRows products={alternatives} hasTags />
          </div>
        </>
      )}
      {/* In a wide window, the plans are in view beside the picture, unless the window is low. */}
      {!isSoldOut && (
        <SectionLink
          section={plansSectionId}
          className="mt-2 flex min-h-11 items-center gap-2 text-label text-quiet short:mt-0 short:min-h-8 two-columns:not-low:hidden"
        >
          <span className="text-link">
            <bdi>{name}</bdi> <StartingPrice offer={product} />
          </span>
          <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
        </SectionLink>
      )}
    </>
  );
}
