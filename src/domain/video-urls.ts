/** YouTube's cookie-free host. */
const videoHost = "https://www.youtube-nocookie.com";

/** The URL of a video in YouTube's cookie-free player. It plays at once, because a press opens it. */
export function videoEmbedUrl(youtubeId: string): string {
  return `${videoHost}/embed/${encodeURIComponent(youtubeId)}?autoplay=1`;
}

/** The URL of a video's page on YouTube. */
export function videoWatchUrl(youtubeId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`;
}
