import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { checkoutFailureText } from "#checkout/checkout-failure.ts";
import { useCheckout } from "#checkout/use-checkout.ts";
import { Breadcrumb } from "#components/product/breadcrumb.tsx";
import { DetailSection } from "#components/product/detail-section.tsx";
import { FeatureGroups } from "#components/product/feature-groups.tsx";
import { MediaViewer } from "#components/product/media-viewer.tsx";
import { PlanBar } from "#components/product/plan-bar.tsx";
import { PlanRow } from "#components/product/plan-row.tsx";
import { viewedMedia } from "#components/product/viewed-media.ts";
import { GameTag } from "#components/ui/game-tag.tsx";
import { StatusLabel } from "#components/status/status-label.tsx";
import { shop } from "#data/shop.ts";
import { planSlug } from "#domain/plan-slug.ts";
import type { Product } from "#domain/product.ts";
import { productStatusTone } from "#domain/status.ts";
import { planStoreUrl, plansSectionId } from "#paths.ts";
import { useHydrated } from "./use-hydrated.ts";

type ProductDetailProps = {
  product: Product;
};

/** Everything about one product, and its plans to buy. */
export function ProductDetail({ product }: ProductDetailProps) {
  const { name, game, status, description, subscriptions, compatibility, features } = product;
  const checkout = useCheckout(shop);
  const plansRef = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const markedSlug = useHydrated() ? hash.slice(1) : "";

  return (
    <>
      <article className="wrap pt-4 pb-8">
        <Breadcrumb current={name} />
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 md:mt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <header className="lg:col-start-2">
            <h1
              className={`[overflow-wrap:anywhere] ${name.length > 24 ? "text-subtitle" : "text-title"}`}
            >
              {name}{" "}
              <span className="inline-flex align-[0.22em] leading-none">
                <GameTag game={game} size="large" />
              </span>
            </h1>
            <div className="mt-4">
              <StatusLabel status={status} tone={productStatusTone(status)} size="large" />
            </div>
            <p className="mt-4 max-w-[56ch] text-lead text-quiet">{description}</p>
          </header>

          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <MediaViewer media={viewedMedia(product)} />
          </div>

          <section
            ref={plansRef}
            id={plansSectionId}
            tabIndex={-1}
            aria-labelledby="plans-title"
            className="lg:col-start-2"
          >
            <h2 id="plans-title" className="text-heading">
              Choose your subscription plan
            </h2>
            <ul className="mt-5 border-t border-line">
              {subscriptions.map((plan) => {
                const isOfThisPlan =
                  checkout.state.phase !== "idle" && checkout.state.variantId === plan.variantId;
                return (
                  <PlanRow
                    key={plan.variantId}
                    plan={plan}
                    storeHref={planStoreUrl(shop.storeUrl, plan)}
                    isMarked={markedSlug === planSlug(plan)}
                    isBusy={isOfThisPlan && checkout.state.phase === "busy"}
                    isWaiting={!isOfThisPlan && checkout.state.phase === "busy"}
                    failure={
                      isOfThisPlan && checkout.state.phase === "failed"
                        ? checkoutFailureText[checkout.state.reason]
                        : undefined
                    }
                    onInterest={checkout.prepare}
                    onPurchase={(button) => {
                      checkout.start(plan, button);
                    }}
                  />
                );
              })}
            </ul>
            <p className="mt-4 text-quiet">
              Your key comes as soon as the payment is confirmed. The arrow leads to the same plan
              in our store.
            </p>
          </section>
        </div>

        <div className="mt-16 md:mt-24">
          {compatibility.length > 0 && (
            <DetailSection title="Compatibility" lines={compatibility} />
          )}
          <FeatureGroups groups={features} />
        </div>
      </article>
      <PlanBar startingPrice={product.price} plansRef={plansRef} plansId={plansSectionId} />
    </>
  );
}
