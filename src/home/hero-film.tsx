import { useEffect, useRef, useState } from "react";
import { Picture } from "#media/picture.tsx";
import type { Picture as PictureSource } from "#media/built-picture.ts";
import { isFilmWelcome } from "./is-film-welcome.ts";

type HeroFilmProps = {
  poster: PictureSource;
  films: { src: string; type: string }[];
  isPaused: boolean;
};

/**
 * The film behind the hero. Its poster is part of the page; the film itself is asked for after
 * the page has loaded, and only where it is welcome. It rests while it cannot be seen.
 */
export function HeroFilm({ poster, films, isPaused }: HeroFilmProps) {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (isPaused || isWanted) return;
    const want = () => {
      if (isFilmWelcome()) setIsWanted(true);
    };
    if (document.readyState === "complete") {
      // Not at once: right after hydration the visitor's choice is still on its way here.
      const timer = setTimeout(want);
      return () => {
        clearTimeout(timer);
      };
    }
    window.addEventListener("load", want, { once: true });
    return () => {
      window.removeEventListener("load", want);
    };
  }, [isPaused, isWanted]);

  return (
    <div
      aria-hidden="true"
      data-print="none"
      className="absolute inset-x-0 top-0 -z-10 h-full bg-ink max-md:h-[62%] max-md:[mask-image:linear-gradient(#000_60%,transparent)]"
    >
      <Picture
        picture={poster}
        alt=""
        sizes="(min-aspect-ratio: 16/9) 100vw, 152vh"
        priority
        className="absolute inset-0 size-full object-cover object-[70%_50%]"
      />
      {isWanted && <PlayingFilm films={films} isPaused={isPaused} />}
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
      {films.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  );
}
