import type { ReactNode } from "react";
import type { HomeTexts } from "#domain/home-texts.ts";
import { productsSectionId } from "#domain/paths.ts";
import { SectionLink } from "#shop/links/section-link.tsx";
import type { PictureSource } from "#shop/media/pictures.ts";
import { CheckedDay } from "#shop/product-status/checked-day.tsx";
import { Button, buttonClass } from "#shop/ui/button.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { useLazyDialog } from "#shop/ui/use-lazy-dialog.ts";

type HeroProps = {
  texts: HomeTexts["hero"];
  poster: PictureSource;
  /** The film behind the text. */
  film: ReactNode;
  /** The products at the bottom. */
  statusList: ReactNode;
  /** The day on which every product was last checked. */
  checkedDay: string;
};

/** The first section of Home, at least 85% of the viewport's height. */
export function Hero({ texts, poster, film, statusList, checkedDay }: HeroProps) {
  const videoModal = useLazyDialog(async () => (await import("./video-modal.tsx")).VideoModal);
  const { howItWorks } = texts;

  return (
    <section className="relative flex min-h-(--hero-height) flex-col overflow-hidden border-b border-line">
      {film}
      <div className="hero-text wrap @container mt-auto pt-4 pb-[3vh]">
        <p
          dir="auto"
          className="inline-flex items-center gap-2 border border-line-strong bg-ink px-2 py-1 code text-label wrap-anywhere"
        >
          <span aria-hidden="true" className="size-1.5 bg-paper" />
          {texts.badge}
        </p>
        <div className="max-w-[7.6em] min-w-min text-hero">
          <Heading as="h1" text={texts.headline} className="mt-3 fit-hero" />
        </div>
        <p
          dir="auto"
          className="mt-[2vh] max-w-measure-narrow text-lead text-balance short:text-body short:leading-snug"
        >
          {texts.text}
        </p>
      </div>
      <div className="wrap pb-[3vh] max-sm:pb-2 short:pb-[2vh]">
        <div className="flex flex-wrap items-center gap-2 wrap-anywhere">
          <SectionLink
            section={productsSectionId}
            className={`${buttonClass("action")} max-sm:w-full`}
          >
            {texts.buttonText ?? "Explore Our Offer"}
          </SectionLink>
          {howItWorks && (
            <Button
              aria-busy={videoModal.isLoading}
              className="waiting max-sm:w-full"
              onClick={videoModal.open}
            >
              {howItWorks.buttonText ?? "How the product works"}
            </Button>
          )}
          <span className="ms-auto">
            <CheckedDay day={checkedDay} />
          </span>
        </div>
        {videoModal.error && (
          <p role="alert" className="mt-3">
            {videoModal.error.message}
          </p>
        )}
      </div>
      <div className="border-t border-line bg-ink/80">{statusList}</div>
      {howItWorks && videoModal.Dialog && (
        <videoModal.Dialog
          isOpen={videoModal.isOpen}
          title={howItWorks.title}
          youtubeId={howItWorks.youtubeId}
          poster={poster}
          onClose={videoModal.close}
        />
      )}
    </section>
  );
}
