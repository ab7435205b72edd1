import type { ReactNode } from "react";
import type { HomeData } from "#domain/page-data.ts";
import { productsSectionId } from "#domain/paths.ts";
import { SectionLink } from "#shop/links/section-link.tsx";
import { Button, buttonClass } from "#shop/ui/button.tsx";
import { useLazyDialog } from "#shop/ui/use-lazy-dialog.ts";
import * as words from "#words";

type HeroProps = {
  texts: HomeData["hero"];
  film: ReactNode;
  board: ReactNode;
};

/** The first section of Home. It has at least 85% of the window's height, or in a short window the rest of it. */
export function Hero({ texts, film, board }: HeroProps) {
  const videoModal = useLazyDialog(async () => (await import("./video-modal.tsx")).VideoModal);
  const { howItWorks, films, isDrawing } = texts;
  const isPicture = !isDrawing && films.length === 0;

  return (
    <section
      className={`flex min-h-(--hero-height) flex-col border-b border-line ${isPicture ? "hero-of-picture" : ""}`}
    >
      <div className="hero-stage">
        {film}
        <div className="hero-texts row-start-2 wrap">
          <div className="grid justify-items-start gap-x-6 pt-line pb-[2vh] short:sm:grid-cols-[4fr_3fr] short:sm:items-end">
            {/* In a short window, the headline is beside badge and text, so that the first product is in view. */}
            <p className="inline-flex items-center gap-2 border border-line-strong bg-ink px-2 py-1 code text-label wrap-anywhere short:sm:col-start-2">
              <span aria-hidden="true" className="size-1.5 shrink-0 bg-paper" />
              <bdi>{texts.badge}</bdi>
            </p>
            <div className="@container w-full short:sm:row-span-2 short:sm:row-start-1">
              <h1 className="mt-line fit-hero">
                <bdi>{texts.headline}</bdi>
              </h1>
            </div>
            <p className="mt-line max-w-measure text-lead leading-snug text-balance short:sm:col-start-2">
              {texts.text}
            </p>
          </div>
          <div className="pb-[2vh]">
            <div className="flex flex-wrap gap-2 wrap-anywhere">
              <SectionLink
                section={productsSectionId}
                className={`${buttonClass("action")} max-sm:w-full`}
              >
                {texts.buttonText}
              </SectionLink>
              {howItWorks && (
                <Button
                  aria-busy={videoModal.isLoading}
                  className="waiting max-sm:w-full"
                  onClick={videoModal.open}
                >
                  {howItWorks.buttonText}
                </Button>
              )}
            </div>
            {videoModal.hasFailed && (
              <p role="alert" className="mt-3">
                {words.errors.notLoaded}
              </p>
            )}
          </div>
        </div>
      </div>
      <div className="hero-board flex border-t border-line">{board}</div>
      {howItWorks && videoModal.Dialog && (
        <videoModal.Dialog
          isOpen={videoModal.isOpen}
          title={howItWorks.title}
          youtubeId={howItWorks.youtubeId}
          poster={texts.poster}
          onClose={videoModal.close}
        />
      )}
    </section>
  );
}
