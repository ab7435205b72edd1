import type { PictureData } from "#domain/page-data.ts";
import { ExternalLink } from "#shop/links/external-link.tsx";
import * as words from "#words";
import { Picture } from "./picture.tsx";

type VideoFrameProps = {
  youtubeId: string;
  title: string;
  /** Shown until the player is drawn. */
  poster: PictureData;
};

/**
 * YouTube's cookie-free player, as large as its parent's row allows, and a link to the video on YouTube, for
 * visitors whose browser or network blocks the player. It plays at once, because a press opens it.
 */
export function VideoFrame({ youtubeId, title, poster }: VideoFrameProps) {
  return (
    <div className="[container-type:size] grid size-full place-content-center">
      {/* The link below takes 2.75rem. */}
      <div className="pointer-events-auto w-[min(100cqw,(100cqh-2.75rem)*16/9)] sm:max-w-[calc(100cqw-2*var(--gutter))]">
        <div className="relative aspect-video overflow-hidden bg-raised">
          <Picture
            picture={poster}
            alt=""
            sizes="100vw"
            className="absolute inset-0 size-full object-cover"
          />
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its scripts and its own origin, which a sandbox may not both allow; another origin cannot reach this page */}
          <iframe
            src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            // The light scheme leaves the frame transparent until the player is drawn.
            className="absolute inset-0 size-full scheme-light"
          />
        </div>
        <p className="flex justify-end max-sm:px-5">
          <ExternalLink
            href={`https://www.youtube.com/watch?v=${youtubeId}`}
            className="inline-flex min-h-11 items-center text-link"
          >
            {words.media.watchOnYouTube}
          </ExternalLink>
        </p>
      </div>
    </div>
  );
}
