import * as m from "framer-motion/m";
import { CloseButton } from "#ui/close-button.tsx";
import { Modal } from "#ui/modal.tsx";
import { MotionPresence } from "#ui/motion-presence.tsx";
import { VideoFrame } from "#media/video-frame.tsx";

type FilmModalProps = {
  isOpen: boolean;
  title: string;
  youtubeId: string;
  onClose: () => void;
};

/** The "How the product works" film in a full-screen modal. */
export function FilmModal({ isOpen, title, youtubeId, onClose }: FilmModalProps) {
  return (
    <MotionPresence>
      {isOpen && (
        <Modal
          label={title}
          onClose={onClose}
          variant="fullScreen"
          className="open:grid open:place-items-center md:bg-transparent"
        >
          <m.div
            initial={{ opacity: 0, scale: 0.98 }}
            animate={{ opacity: 1, scale: 1 }}
            exit={{ opacity: 0 }}
            className="w-[min(100%,calc((100dvh-6rem)*16/9))] max-w-7xl md:max-w-[min(80rem,calc(100%-5rem))]"
          >
            <div className="flex items-center justify-between gap-4 py-3 max-md:px-5">
              <h2 className="text-heading">{title}</h2>
              <CloseButton onClose={onClose} />
            </div>
            <VideoFrame youtubeId={youtubeId} title={title} />
          </m.div>
        </Modal>
      )}
    </MotionPresence>
  );
}
