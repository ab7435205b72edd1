import { videoEmbedUrl } from "#paths.ts";

type VideoFrameProps = {
  youtubeId: string;
  title: string;
};

/** YouTube's cookie-free player. It plays at once, because a press opens it. */
export function VideoFrame({ youtubeId, title }: VideoFrameProps) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its scripts and its own origin, which a sandbox may not both allow; another origin cannot reach this page
    <iframe
      src={videoEmbedUrl(youtubeId)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // Without network, WebKit paints the frame white unless its scheme is light. Firefox then shows
      // its error page, in the scheme of the frame.
      className="aspect-video w-full border border-line bg-raised scheme-light supports-[-moz-appearance:none]:scheme-normal"
    />
  );
}
