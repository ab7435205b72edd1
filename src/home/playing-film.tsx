import { useEffect, useRef } from "react";
import type { FilmSource } from "#media/pictures.ts";

type PlayingFilmProps = {
  /** In order of preference. The browser plays the first with a matching `media` and type. */
  films: readonly FilmSource[];
  isPaused: boolean;
  isVisible: boolean;
  /** Called when the film plays. */
  onStart: () => void;
};

/** The hero's film. It pauses in a hidden tab. */
export function PlayingFilm({ films, isPaused, isVisible, onStart }: PlayingFilmProps) {
  const videoRef = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    const updatePlayback = () => {
      if (isPaused || document.hidden) {
        video.pause();
      } else {
        // A browser may block autoplay; the poster then stays.
        video.play().catch(() => undefined);
      }
    };
    document.addEventListener("visibilitychange", updatePlayback);
    updatePlayback();
    return () => {
      document.removeEventListener("visibilitychange", updatePlayback);
    };
  }, [isPaused]);

  // Two pixels smaller than the poster on each side, so that it never counts as the largest paint.
  return (
    <video
      ref={videoRef}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      onPlaying={onStart}
      className={`absolute inset-0.5 size-[calc(100%-4px)] object-cover object-[70%_50%] transition-opacity duration-500 ${isVisible ? "opacity-100" : "opacity-0"}`}
    >
      {films.map(({ src, type, media }) => (
        <source key={src} src={src} type={type} media={media} />
      ))}
    </video>
  );
}
