import { useEffect, useRef, useState } from "react";
import { Picture } from "#media/picture.tsx";
import type { Picture as PictureSource } from "#media/pictures.ts";
import type { FilmSource } from "#media/pictures.ts";
import { useFilmRequest } from "./use-film-request.ts";

type HeroFilmProps = {
  poster: PictureSource;
  /** In order of preference. The browser plays the first with a matching `media` and type. */
  films: FilmSource[];
  isPaused: boolean;
};

/**
 * The film behind the hero. The poster is part of the page. The film loads after the page, if at all
 * (see `filmPolicy`), and pauses while it is out of view.
 */
export function HeroFilm({ poster, films, isPaused }: HeroFilmProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const isRequested = useFilmRequest(containerRef, isPaused);
  const [hasStarted, setHasStarted] = useState(false);

  return (
    <div
      ref={containerRef}
      aria-hidden="true"
      data-print="none"
      className="absolute inset-x-0 top-0 -z-10 h-full bg-ink fade-edges max-lg:h-1/2 max-sm:h-[17rem] forced-colors:hidden"
    >
      {/* On another background, the dark parts of the picture take its colour. */}
      <div className="absolute inset-0 mix-blend-lighten">
        <Picture
          picture={poster}
          alt=""
          sizes="(min-aspect-ratio: 16/9) 100vw, 152vh"
          priority
          // Hidden behind the film, or its edge would frame it.
          className={`absolute inset-0 size-full object-cover object-[70%_50%] ${hasStarted ? "invisible transition-[visibility] delay-500" : ""}`}
        />
        {isRequested && (
          <PlayingFilm
            films={films}
            isPaused={isPaused}
            isVisible={hasStarted}
            onStart={() => {
              setHasStarted(true);
            }}
          />
        )}
      </div>
    </div>
  );
}

type PlayingFilmProps = Pick<HeroFilmProps, "films" | "isPaused"> & {
  isVisible: boolean;
  onStart: () => void;
};

function PlayingFilm({ films, isPaused, isVisible, onStart }: PlayingFilmProps) {
  const videoRef = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    let isInView = true;
    const updatePlayback = () => {
      if (isPaused || !isInView || document.hidden) {
        video.pause();
      } else {
        // A browser may block autoplay; the poster then stays.
        video.play().catch(() => undefined);
      }
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      updatePlayback();
    });
    observer.observe(video);
    document.addEventListener("visibilitychange", updatePlayback);
    updatePlayback();
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", updatePlayback);
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
      onPlaying={onStart}
      className={`absolute inset-0.5 size-[calc(100%-4px)] object-cover object-[70%_50%] transition-opacity duration-500 ${isVisible ? "opacity-100" : "opacity-0"}`}
    >
      {films.map(({ src, type, media }) => (
        <source key={src} src={src} type={type} media={media} />
      ))}
    </video>
  );
}
