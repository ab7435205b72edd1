import { useRef } from "react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { DetailSection } from "./detail-section.tsx";
import { FeatureGroups } from "./feature-groups.tsx";
import { MediaViewer } from "#media/media-viewer.tsx";
import { PlanBar } from "./plan-bar.tsx";
import { ProductBand } from "#media/product-drawing.tsx";
import { viewedMedia } from "#media/viewed-media.ts";
import { CopyLink } from "./copy-link.tsx";
import { isLongPlanList } from "./is-long-plan-list.ts";
import { GameTag } from "#ui/game-tag.tsx";
import { headingLeading } from "#ui/heading-leading.ts";
import { StatusLabel } from "#ui/status-label.tsx";
import { shop } from "#data/shop.ts";
import { dayText } from "#domain/calendar-day.ts";
import { priceText } from "#domain/price-text.ts";
import { type Product, startingPrice } from "#domain/product.ts";
import { plansSectionId, productPath } from "#paths.ts";
import { ProductPlans } from "./product-plans.tsx";
import { markRightToLeft } from "./mark-right-to-left.ts";

type ProductDetailProps = {
  product: Product;
};

/** A product with its media, plans and features. */
export function ProductDetail({ product }: ProductDetailProps) {
  const { name, game, status, description, compatibility, features } = product;
  const { statusNote, since } = product;
  const media = viewedMedia(product);
  const hasMedia = media.length > 0;
  const price = startingPrice(product);
  const plansRef = useRef<HTMLElement>(null);

  return (
    <>
      <article className="wrap pt-4 pb-8">
        <Breadcrumb current={name} />
        <div
          className={`mt-4 grid grid-cols-1 gap-x-14 gap-y-8 md:mt-8 lg:grid-rows-[auto_1fr] ${hasMedia ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : "lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"}`}
        >
          <div className="lg:col-start-2">
            <h1
              dir="auto"
              className={`wrap-anywhere ${name.length > 24 ? "text-subtitle" : "text-title"} ${headingLeading(name)}`}
            >
              {name}{" "}
              <span className="inline-flex align-[0.22em] leading-none">
                <GameTag game={game} size="large" />
              </span>
            </h1>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <p>
                <span className="sr-only">Status: </span>
                <StatusLabel status={status} size="large" />
                {(statusNote ?? since) !== undefined && (
                  <span className="block text-quiet">
                    {statusNote !== undefined && <span dir="auto">{statusNote}</span>}
                    {statusNote !== undefined && since !== undefined && ", "}
                    {since !== undefined && `since ${dayText(since)}`}
                  </span>
                )}
              </p>
              <CopyLink path={productPath(product)} name={name} hasText />
            </div>
            {hasMedia && <Description text={description} />}
          </div>

          <div
            className={`min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 ${hasMedia && isLongPlanList(product) ? "lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:self-start" : ""}`}
          >
            {hasMedia ? (
              <MediaViewer media={media} pictureOf={productPath(product)} />
            ) : (
              <>
                <ProductBand id={product.id} />
                {/* Here there is room for it, which brings the plans up. */}
                <Description text={description} />
              </>
            )}
          </div>

          <ProductPlans product={product} sectionRef={plansRef} />
        </div>

        <div className="below-fold mt-16 md:mt-24">
          {compatibility.length > 0 && (
            <DetailSection title="Compatibility" lines={compatibility} />
          )}
          <FeatureGroups groups={features} />
        </div>
      </article>
      {price !== undefined && (
        <PlanBar
          startingPrice={priceText(price, shop.currency)}
          plansRef={plansRef}
          plansId={plansSectionId}
        />
      )}
    </>
  );
}

/** The owner's description, with its paragraphs and line breaks. */
function Description({ text }: { text: string }) {
  return (
    <p
      dir="auto"
      className="mt-4 max-w-[56ch] text-lead whitespace-pre-line text-quiet wrap-anywhere [unicode-bidi:plaintext]"
    >
      {markRightToLeft(text.replaceAll(/\n\s*\n/g, "\n\n"))}
    </p>
  );
}
