import type { CSSProperties, ReactNode } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router-dom";
import { productIdAt } from "#domain/address.ts";
import type { DetailedProduct, ProductDetails, ProductSummary } from "#domain/page-data.ts";
import { routePaths } from "#domain/paths.ts";
import { viewerWidth } from "#domain/picture-files.ts";
import { canBuyToday } from "#domain/sales-rank.ts";
import { buying, catalogue, details, statusBoard } from "#page-data";
import { RelatedProducts } from "#shop/catalogue/related-products.tsx";
import { Placeholder } from "#shop/media/placeholder.tsx";
import { StatusDays } from "#shop/product-status/status-days.tsx";
import { StatusDetail } from "#shop/product-status/status-detail.tsx";
import { StatusLabel } from "#shop/product-status/status-label.tsx";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { NameHeading } from "#shop/ui/name-heading.tsx";
import { WithDay } from "#shop/ui/with-day.tsx";
import { loadChunk } from "#shop/web-platform/load-chunk.ts";
import * as words from "#words";
import { alternativesTo } from "./alternatives.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { BuyingFacts } from "./buying-facts.tsx";
import { Description } from "./description.tsx";
import { DetailSection, FeatureGroups } from "./detail-section.tsx";
import { MediaViewer } from "./media-viewer.tsx";
import { ProductNotFound } from "./product-not-found.tsx";
import { ProductPlans } from "./product-plans.tsx";
import { ProductWarning } from "./product-warning.tsx";

/** Loads the details of the product that the address names; null if there is no such product. */
export async function loadDetails({ request }: LoaderFunctionArgs): Promise<ProductDetails | null> {
  const load = details.get(productIdAt(new URL(request.url).pathname));
  return load ? (await loadChunk(load)).details : null;
}

/** The product screen, or "Product not found". */
export function ProductScreen() {
  const { pathname } = useLocation();
  const productDetails = useLoaderData<typeof loadDetails>();
  const id = productIdAt(pathname);
  const summary = catalogue.products.find((product) => product.id === id);
  const alternatives = summary ? alternativesTo(summary, catalogue.products) : [];
  return (
    <>
      {summary && productDetails ? (
        <ProductDetail
          key={id}
          product={{ ...summary, ...productDetails }}
          alternatives={alternatives}
        />
      ) : (
        <ProductNotFound />
      )}
      <RelatedProducts current={summary} excluded={alternatives} />
    </>
  );
}

type ProductDetailProps = {
  product: DetailedProduct;
  /** Products to buy instead today. */
  alternatives: readonly ProductSummary[];
};

/** A product. Its parts are in the order of a narrow window; product-layout.css arranges them in a wide one. */
export function ProductDetail({ product, alternatives }: ProductDetailProps) {
  const { name, game, status, priceText, description, media, compatibility, features } = product;

  return (
    <article className="wrap pt-line pb-8">
      <Breadcrumb current={name} />
      <div
        className="product-layout mt-line"
        style={{ "--viewer-width": `${viewerWidth}px` } as CSSProperties}
      >
        <div className="@container [grid-area:title]">
          <NameHeading
            as="h1"
            name={name}
            tag={
              <span className="inline-flex align-[0.22em] leading-none">
                <GameTag game={game} size="large" />
              </span>
            }
            className="fit-title two-columns:low:text-subtitle"
          />
          <div className="mt-line flex flex-wrap items-baseline gap-x-4">
            <p className="text-lead">
              <span className="sr-only">{`${words.product.status} `}</span>
              <StatusLabel status={status} />
            </p>
            <StatusDetail entry={product} />
            <CheckedDay />
            {product.history && <StatusDays history={product.history} />}
          </div>
          {!canBuyToday(product) && <ProductWarning {...{ product, alternatives }} />}
        </div>
        {/* In a narrow window its parts are before and after the plans. Nothing in the details takes the focus, so the tab order is that of the page. */}
        <div className="product-about">
          <div className="product-media min-w-0 [grid-area:media]">
            {/* On a phone, the pictures of a product that cannot be bought today are low. */}
            <div
              className={`product-pictures ${canBuyToday(product) ? "" : "cramped:*:first:max-h-50"}`}
            >
              {media.length > 0 ? (
                <MediaViewer media={media} />
              ) : (
                <div className="stage aspect-5/2">
                  <Placeholder id={product.id} game={game} />
                </div>
              )}
            </div>
            <Description text={description} />
          </div>
          <StickyColumn className="[grid-area:details]">
            {compatibility.length > 0 && (
              <DetailSection title={words.product.compatibility} lines={compatibility} />
            )}
            <FeatureGroups groups={features} />
          </StickyColumn>
        </div>
        <StickyColumn className="[grid-area:plans]">
          <ProductPlans product={product}>
            {priceText !== undefined && <BuyingFacts buying={buying} />}
          </ProductPlans>
        </StickyColumn>
      </div>
    </article>
  );
}

/** The day on which the seller last checked every product, with a link to the status screen. */
function CheckedDay() {
  return (
    <Link
      to={routePaths.status}
      className="inline-flex min-h-6 items-center text-quiet text-link hover:text-paper"
    >
      <span>
        <WithDay text={words.status.checked} day={statusBoard.lastChecked} />
      </span>
    </Link>
  );
}

/** A column that stays in view beside a higher one (product-layout.css). */
function StickyColumn({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`product-column min-w-0 ${className}`}>
      <div>
        <div>{children}</div>
      </div>
    </div>
  );
}
