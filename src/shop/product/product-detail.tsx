import { useRef } from "react";
import { productSummaries } from "#data/products.ts?summaries";
import { statusBoard } from "#data/status.ts";
import { plansSectionId } from "#domain/paths.ts";
import type { PricedProduct } from "#domain/priced-product.ts";
import { startingPlan } from "#domain/subscription.ts";
import { SectionLink } from "#shop/links/section-link.tsx";
import { Placeholder } from "#shop/media/placeholder.tsx";
import { CheckedDay } from "#shop/product-status/checked-day.tsx";
import { StatusDetail } from "#shop/product-status/status-detail.tsx";
import { StatusLabel } from "#shop/product-status/status-label.tsx";
import { MediaViewer } from "#shop/product/media-viewer.tsx";
import { viewedMedia } from "#shop/product/viewed-media.ts";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { boundDashes, Heading } from "#shop/ui/heading.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Description } from "./description.tsx";
import { DetailSection, FeatureGroups } from "./detail-section.tsx";
import { PlanBar } from "./plan-bar.tsx";
import { ProductPlans } from "./product-plans.tsx";
import { hasTrouble, ProductTrouble } from "./product-trouble.tsx";

/**
 * A product. On wide screens its name and plans stay in view in a column of their own. On narrow screens
 * the picture comes between name and summary.
 */
export function ProductDetail({ product }: { product: PricedProduct }) {
  const { name, game, status, description, compatibility, features } = product;
  const media = viewedMedia(product);
  const cheapest = startingPlan(product.subscriptions);
  const isInTrouble = hasTrouble(product);
  const plansRef = useRef<HTMLElement>(null);

  return (
    <>
      <article className="wrap pt-4 pb-8 sm:short:pt-2">
        <Breadcrumb current={name} />
        <div className="product-columns mt-2 flex flex-col gap-6 md:mt-6 sm:short:mt-0">
          <div
            // Beside the text, the picture and its row of others end where their column ends. On a phone, what to do
            // about trouble takes a placeholder's place.
            className={`min-w-0 [grid-area:picture] sm:short:[--gutter:0px] md:[--gutter:0px] ${isInTrouble && media.length === 0 ? "max-md:not-short:hidden" : ""}`}
          >
            {media.length > 0 ? (
              <MediaViewer media={media} />
            ) : (
              <div className="relative aspect-16/10 overflow-hidden border border-line max-md:not-short:aspect-5/2">
                <Placeholder id={product.id} game={game} />
              </div>
            )}
          </div>

          <div className="product-offer contents [grid-area:offer] flex-col gap-6 sm:short:gap-3">
            <div className="-order-2 @container [grid-area:title]">
              <Heading
                as="h1"
                text={`${name} [${game}]`}
                className="text-left fit-title sm:short:text-[clamp(1.5rem,10vh,2.5rem)]"
              >
                {boundDashes(name)}{" "}
                <span className="inline-flex align-[0.22em] leading-none">
                  <GameTag game={game} size="large" />
                </span>
              </Heading>
              <div className="mt-3 flex flex-col items-start gap-x-3 sm:short:mt-1 sm:short:flex-row sm:short:flex-wrap sm:short:items-center">
                <p>
                  <span className="sr-only">Status: </span>
                  <StatusLabel status={status} size={cheapest ? "large" : "normal"} />
                </p>
                <StatusDetail entry={product} className="short:leading-snug sm:short:order-1" />
                <CheckedDay day={statusBoard.lastChecked} />
                {/* What is said about the trouble takes the plans' place in the first view. */}
                {cheapest && isInTrouble && (
                  <SectionLink
                    section={plansSectionId}
                    className="mt-3 inline-flex min-h-6 items-center type-display text-heading short:mt-0 short:text-body"
                  >
                    {`From ${cheapest.priceText}`}
                  </SectionLink>
                )}
              </div>
              <ProductTrouble product={product} products={productSummaries} />
            </div>
            <Description text={description} />
            <ProductPlans product={product} sectionRef={plansRef} />
          </div>

          <div className="order-1 min-w-0 [grid-area:details]">
            {compatibility.length > 0 && (
              <DetailSection title="Compatibility" lines={compatibility} />
            )}
            <FeatureGroups groups={features} />
          </div>
        </div>
      </article>
      {cheapest && !isInTrouble && (
        <PlanBar startingPrice={cheapest.priceText} plansRef={plansRef} />
      )}
    </>
  );
}
