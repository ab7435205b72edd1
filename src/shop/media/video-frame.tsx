import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { videoEmbedUrl, videoHost, videoWatchUrl } from "#domain/video-urls.ts";
import { ExternalLink } from "#shop/ui/external-link.tsx";
import { useRequest } from "#shop/web-platform/use-request.ts";
import { Picture } from "./picture.tsx";
import type { PictureSource } from "./pictures.ts";

type VideoFrameProps = {
  youtubeId: string;
  title: string;
  /** Shown until the player loads, or if it cannot be reached. */
  poster: PictureSource;
};

/**
 * YouTube's cookie-free player, and a link to the video on YouTube. The player plays at once, because
 * a press opens it.
 */
export function VideoFrame({ youtubeId, title, poster }: VideoFrameProps) {
  const isReachable = useRequest(reachVideoHost, false);
  return (
    <div>
      <div className="relative aspect-video overflow-hidden border border-line bg-raised">
        <Picture
          picture={poster}
          alt=""
          sizes="(width < 80rem) 100vw, 80rem"
          isEager
          className="absolute inset-0 size-full object-cover"
        />
        {isReachable !== false && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its scripts and its own origin, which a sandbox may not both allow; another origin cannot reach this page
          <iframe
            src={videoEmbedUrl(youtubeId)}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            // The light scheme leaves the frame transparent until the player is drawn.
            className={`absolute inset-0 size-full scheme-light ${isReachable ? "" : "opacity-0"}`}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 py-1 max-md:px-5">
        {isReachable === false && <p role="alert">The player could not be loaded.</p>}
        <ExternalLink
          href={videoWatchUrl(youtubeId)}
          className="inline-flex sm:ms-auto min-h-11 items-center gap-1 text-link"
        >
          Watch on YouTube
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </ExternalLink>
      </div>
    </div>
  );
}

/** A frame does not report that its page failed to load, so a separate request checks the host. */
async function reachVideoHost(signal: AbortSignal): Promise<boolean> {
  await fetch(`${videoHost}/generate_204`, { mode: "no-cors", credentials: "omit", signal });
  return true;
}
