import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useEffect, useState } from "react";
import { videoEmbedUrl, videoHost, videoWatchUrl } from "#domain/video-urls.ts";
import { ExternalLink } from "#shop/ui/external-link.tsx";
import type { PictureSource } from "./pictures.ts";
import { Picture } from "./picture.tsx";

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
  const isReachable = useVideoHost();
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

/**
 * Whether YouTube's host answers; undefined until that is known. A frame does not report that its page
 * failed to load, so a separate request checks the host.
 */
function useVideoHost(): boolean | undefined {
  const [isReachable, setIsReachable] = useState<boolean>();

  useEffect(() => {
    const controller = new AbortController();
    const checkHost = async () => {
      const hasResponse = await canFetch(`${videoHost}/generate_204`, controller.signal);
      if (!controller.signal.aborted) setIsReachable(hasResponse);
    };
    void checkHost();
    return () => {
      controller.abort();
    };
  }, []);

  return isReachable;
}

async function canFetch(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { mode: "no-cors", credentials: "omit", signal });
    return true;
  } catch {
    // The browser logs the failed request, and the page shows a message for it.
    return false;
  }
}
