import * as m from "framer-motion/m";
import type { PictureSource } from "#shop/media/pictures.ts";
import { VideoFrame } from "#shop/media/video-frame.tsx";
import { CloseButton } from "#shop/ui/button.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { Modal } from "#shop/ui/modal.tsx";
import { MotionPresence } from "#shop/ui/motion-presence.tsx";

type FilmModalProps = {
  isOpen: boolean;
  title: string;
  youtubeId: string;
  poster: PictureSource;
  onClose: () => void;
};

/** The "How the product works" film in a full-screen modal. */
export function FilmModal({ isOpen, title, youtubeId, poster, onClose }: FilmModalProps) {
  return (
    <MotionPresence>
      {isOpen && (
        <Modal
          label={title}
          onClose={onClose}
          variant="fullScreen"
          className="open:grid open:place-items-center"
        >
          <m.div
            initial={{ opacity: 0, scale: 0.98 }}
            animate={{ opacity: 1, scale: 1 }}
            exit={{ opacity: 0 }}
            className="w-[min(100%,calc((100dvh-10rem)*16/9))] max-w-7xl md:max-w-[min(80rem,calc(100%-5rem))]"
          >
            <div className="flex items-center justify-between gap-4 py-3 max-md:px-5">
              <Heading text={title} className="text-heading" />
              <CloseButton onClose={onClose} />
            </div>
            <VideoFrame youtubeId={youtubeId} title={title} poster={poster} />
          </m.div>
        </Modal>
      )}
    </MotionPresence>
  );
}
