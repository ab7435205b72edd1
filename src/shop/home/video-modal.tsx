import * as m from "framer-motion/m";
import type { PictureData } from "#domain/page-data.ts";
import { VideoFrame } from "#shop/media/video-frame.tsx";
import { CloseButton } from "#shop/ui/button.tsx";
import { Modal } from "#shop/ui/modal.tsx";
import { MotionPresence } from "#shop/ui/motion-presence.tsx";

type VideoModalProps = {
  isOpen: boolean;
  title: string;
  youtubeId: string;
  poster: PictureData;
  onClose: () => void;
};

/** The "How the product works" video in a full-screen modal. */
export function VideoModal({ isOpen, title, youtubeId, poster, onClose }: VideoModalProps) {
  return (
    <MotionPresence>
      {isOpen && (
        <Modal label={title} onClose={onClose} variant="fullScreen">
          {/* Presses beside the title, the button and the video reach the backdrop, which closes it. */}
          <m.div
            initial={{ opacity: 0, scale: 0.98 }}
            animate={{ opacity: 1, scale: 1 }}
            exit={{ opacity: 0 }}
            className="pointer-events-none grid size-full grid-rows-[auto_minmax(0,1fr)]"
          >
            <div className="flex items-center justify-between gap-4 px-5 py-3 *:pointer-events-auto short:py-1">
              <h2 className="text-heading">
                <bdi>{title}</bdi>
              </h2>
              <CloseButton onClose={onClose} />
            </div>
            <VideoFrame youtubeId={youtubeId} title={title} poster={poster} />
          </m.div>
        </Modal>
      )}
    </MotionPresence>
  );
}
