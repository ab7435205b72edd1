import { useEffect, useRef, useState } from "react";
import { Picture } from "#media/picture.tsx";
import type { Picture as PictureSource } from "#media/built-picture.ts";
import type { FilmSource } from "#media/pictures.ts";
import { useFilmRequest } from "./use-film-request.ts";

type HeroFilmProps = {
  poster: PictureSource;
  /** In the order of preference; the browser takes the first whose `media` and type fit. */
  films: FilmSource[];
  isPaused: boolean;
};

/**
 * The film behind the hero. Its poster is part of the page; the film is fetched after the page has
 * loaded, if at all. It pauses while it is out of view.
 */
export function HeroFilm({ poster, films, isPaused }: HeroFilmProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const isRequested = useFilmRequest(placeRef, isPaused);

  return (
    <div
      ref={placeRef}
      aria-hidden="true"
      data-print="none"
      className="absolute inset-x-0 top-0 -z-10 h-full bg-ink max-md:h-[62%] max-md:fade-out"
    >
      <Picture
        picture={poster}
        alt=""
        sizes="(min-aspect-ratio: 16/9) 100vw, 152vh"
        priority
        className="absolute inset-0 size-full object-cover object-[70%_50%]"
      />
      {isRequested && <PlayingFilm films={films} isPaused={isPaused} />}
    </div>
  );
}

type PlayingFilmProps = Pick<HeroFilmProps, "films" | "isPaused">;

function PlayingFilm({ films, isPaused }: PlayingFilmProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    let isInView = true;
    const follow = () => {
      if (isPaused || !isInView || document.hidden) {
        video.pause();
      } else {
        // A browser may refuse to play by itself; then the poster stays.
        video.play().catch(() => undefined);
      }
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      follow();
    });
    observer.observe(video);
    document.addEventListener("visibilitychange", follow);
    follow();
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [isPaused]);

  // Two pixels smaller than the poster on each side, so that it is never the largest paint.
  return (
    <video
      ref={videoRef}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      onPlaying={() => {
        setIsPlaying(true);
      }}
      className={`absolute inset-0.5 h-[calc(100%-4px)] w-[calc(100%-4px)] object-cover object-[70%_50%] transition-opacity duration-500 ${isPlaying ? "opacity-100" : "opacity-0"}`}
    >
      {films.map(({ src, type, media }) => (
        <source key={src} src={src} type={type} media={media} />
      ))}
    </video>
  );
}
