import Maximize2 from "lucide-react/icons/maximize-2";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import type { MediaData } from "#domain/page-data.ts";
import { pictureUrl, thumbnailSizes, viewerWidth } from "#domain/picture-files.ts";
import { Picture } from "#shop/media/picture.tsx";
import { useLazyDialog } from "#shop/ui/use-lazy-dialog.ts";
import { showFocused } from "#shop/web-platform/focus.ts";
import * as words from "#words";
import { mediaPosition, stageRatio } from "./viewed-media.ts";

/** The selected item, and all items as thumbnails. A press on the selected one opens the lightbox. */
export function MediaViewer({ media }: { media: readonly MediaData[] }) {
  const [selectedIndex, setSelectedIndex] = useState(0);
  const lightbox = useLazyDialog(async () => (await import("./lightbox.tsx")).Lightbox);
  const [first] = media;
  const selected = media[selectedIndex];
  if (!first || !selected) return null;

  return (
    <>
      <button
        type="button"
        aria-busy={lightbox.isLoading}
        className="waiting stage block w-full focus-visible:outline-offset-2"
        style={{ aspectRatio: stageRatio(first) }}
        onClick={lightbox.open}
      >
        <Picture
          key={pictureUrl(selected.picture)}
          picture={selected.picture}
          alt={selected.alt}
          sizes={`(width >= 80rem) ${viewerWidth}px, (width >= 48rem) 50vw, 100vw`}
          priority
          className="absolute inset-0 size-full object-contain"
        />
        {selected.youtubeId ? (
          <PlayOverlay size="main" />
        ) : (
          <span className="absolute end-0 bottom-0 flex size-11 items-center justify-center border-s border-t border-line bg-ink short:size-6">
            <Maximize2 aria-hidden="true" className="size-4" />
          </span>
        )}
        <span className="sr-only">
          {selected.youtubeId ? words.media.playVideo : words.media.openFullScreen}
        </span>
      </button>
      {lightbox.hasFailed && (
        <p role="alert" className="mt-3">
          {words.errors.notLoaded}
        </p>
      )}

      {media.length > 1 && (
        <ul
          aria-label={words.media.all}
          className="-mx-(--gutter) mt-3 strip flex scroll-px-(--gutter) gap-2 px-(--gutter) py-1"
        >
          {media.map(({ alt, picture, youtubeId }, index) => (
            <li
              key={`${pictureUrl(picture)} ${alt}`}
              className="grid min-w-12 flex-[0_1_6rem] short:basis-12"
            >
              <button
                type="button"
                aria-pressed={index === selectedIndex}
                onFocus={showFocused}
                onClick={() => setSelectedIndex(index)}
                className="relative w-full border-b-3 border-transparent pb-1 transition-colors hover:border-quiet aria-pressed:border-paper"
              >
                <span className="stage block aspect-16/10">
                  <Picture
                    picture={picture}
                    alt=""
                    sizes={thumbnailSizes(picture)}
                    className="size-full object-cover"
                  />
                  {youtubeId && <PlayOverlay size="thumbnail" />}
                </span>
                <span className="sr-only">{mediaPosition(media, index)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}

      {lightbox.Dialog && (
        <lightbox.Dialog
          isOpen={lightbox.isOpen}
          media={media}
          index={selectedIndex}
          onSelect={setSelectedIndex}
          onClose={lightbox.close}
        />
      )}
    </>
  );
}

/** A play icon that marks a picture as a video. */
function PlayOverlay({ size }: { size: "thumbnail" | "main" }) {
  return (
    <span className="absolute inset-0 flex items-center justify-center">
      <span
        className={`flex items-center justify-center border border-paper bg-ink ${size === "main" ? "size-16" : "size-6"}`}
      >
        <Play
          aria-hidden="true"
          className={`fill-current ${size === "main" ? "size-6" : "size-3"}`}
        />
      </span>
    </span>
  );
}
