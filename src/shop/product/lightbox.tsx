import * as m from "framer-motion/m";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import type { MediaData } from "#domain/page-data.ts";
import { pictureUrl } from "#domain/picture-files.ts";
import { Picture } from "#shop/media/picture.tsx";
import { VideoFrame } from "#shop/media/video-frame.tsx";
import { CloseButton, IconButton } from "#shop/ui/button.tsx";
import { arrowStep } from "#shop/ui/forward.ts";
import { Modal } from "#shop/ui/modal.tsx";
import { MotionPresence } from "#shop/ui/motion-presence.tsx";
import { hasModifierKey } from "#shop/web-platform/modifier-key.ts";
import * as words from "#words";
import { useSwipe } from "./use-swipe.ts";
import { useZoom, zoomFactor } from "./use-zoom.ts";
import { mediaPosition } from "./viewed-media.ts";

type LightboxProps = {
  isOpen: boolean;
  media: readonly MediaData[];
  index: number;
  onSelect: (index: number) => void;
  onClose: () => void;
};

/** The media in a full-screen modal, with zoom and navigation by arrow keys and swipes. */
export function Lightbox({ isOpen, ...rest }: LightboxProps) {
  return <MotionPresence>{isOpen && <OpenLightbox {...rest} />}</MotionPresence>;
}

function OpenLightbox({ media, index, onSelect, onClose }: Omit<LightboxProps, "isOpen">) {
  const zoom = useZoom();
  const step = (by: 1 | -1) => {
    zoom.reset();
    onSelect((index + by + media.length) % media.length);
  };
  const swipe = useSwipe((by) => {
    if (!zoom.isHeld) step(by);
  });
  const item = media[index];
  if (!item) return null;
  const hasOthers = media.length > 1;
  const { alt, caption, picture, youtubeId } = item;
  const touchAction = swipe.isPageZoomed ? "auto" : zoom.isHeld ? "pinch-zoom" : "pan-y pinch-zoom";

  return (
    <Modal
      label={words.media.all}
      onClose={onClose}
      onKeyDown={(event) => {
        if (hasModifierKey(event)) return;
        const by = arrowStep(event.key);
        if (zoom.pan(event)) event.preventDefault();
        else if (by !== undefined) step(by);
      }}
      variant="fullScreen"
      className="overflow-hidden"
    >
      <m.div
        initial={{ opacity: 0 }}
        animate={{ opacity: 1 }}
        exit={{ opacity: 0 }}
        className="grid size-full grid-rows-[auto_minmax(0,1fr)_auto] short:grid-cols-[minmax(0,1fr)_auto] short:grid-rows-[auto_minmax(0,1fr)]"
      >
        <div className="flex items-center gap-2 border-b border-line px-5 py-line short:col-start-2">
          {hasOthers && (
            <p aria-hidden="true" className="code">{`${index + 1} / ${media.length}`}</p>
          )}
          <span className="ms-auto" />
          {!youtubeId && (
            <IconButton
              icon={zoom.isHeld ? ZoomOut : ZoomIn}
              label={words.media.zoom}
              aria-pressed={zoom.isHeld}
              onClick={zoom.toggle}
            />
          )}
          <CloseButton onClose={onClose} />
        </div>

        {/* A live region that announces the new item. */}
        <div
          role="status"
          aria-atomic="true"
          className="relative grid overflow-hidden bg-raised short:col-span-2 short:row-start-2"
        >
          <p className="sr-only">
            {`${mediaPosition(media, index)}${youtubeId ? `: ${alt}` : ""}`}
          </p>
          {youtubeId ? (
            <VideoFrame
              key={youtubeId}
              youtubeId={youtubeId}
              title={words.media.player}
              poster={picture}
            />
          ) : (
            <div
              style={{ touchAction }}
              className="relative overflow-hidden select-none"
              {...zoom.handlers}
              {...swipe.handlers}
            >
              <Picture
                key={pictureUrl(picture)}
                picture={picture}
                alt={alt}
                sizes={`${zoomFactor * 100}vw`}
                priority
                style={zoom.style}
                className="absolute inset-0 size-full object-contain transition-transform duration-150"
              />
            </div>
          )}
        </div>

        {/* In short windows it is in the upper bar, so that the picture takes the window's height. */}
        {(hasOthers || caption !== undefined) && (
          <div className="flex items-center gap-4 border-t border-line px-5 py-line short:col-start-1 short:row-start-1 short:border-t-0 short:border-b">
            {hasOthers && (
              <IconButton
                icon={ArrowLeft}
                className="rtl-mirrored"
                label={words.media.previous}
                onClick={() => step(-1)}
              />
            )}
            {/* Hidden from assistive technology, which gets the same text from the item itself. */}
            <p
              aria-hidden="true"
              title={caption}
              className="grow text-center text-label text-balance text-quiet short:line-clamp-2"
            >
              {caption}
            </p>
            {hasOthers && (
              <IconButton
                icon={ArrowRight}
                className="rtl-mirrored"
                label={words.media.next}
                onClick={() => step(1)}
              />
            )}
          </div>
        )}
      </m.div>
    </Modal>
  );
}
