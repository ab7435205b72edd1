import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { FilmSource, HomeData } from "#domain/page-data.ts";
import { pictureRatio } from "#domain/picture-files.ts";
import { Picture } from "#shop/media/picture.tsx";
import { mayPrefetch } from "#shop/web-platform/may-prefetch.ts";
import { playInView } from "#shop/web-platform/play-in-view.ts";
import { useMotion } from "#shop/web-platform/use-motion.ts";

type HeroFilmProps = Pick<HomeData["hero"], "poster" | "films" | "isDrawing">;

/** The film behind the hero, or only its poster. */
export function HeroFilm({ isDrawing, ...film }: HeroFilmProps) {
  return isDrawing ? <HeroDrawing {...film} /> : <HeroPicture {...film} />;
}

type FilmProps = Omit<HeroFilmProps, "isDrawing">;

/** The template's light lines on black. */
function HeroDrawing(film: FilmProps) {
  return (
    <div
      aria-hidden="true"
      data-print="none"
      className="hero-film hero-film-of-drawing max-lg:h-[max(17rem,42svh)] max-sm:h-[min(15.75rem,34svh)] forced-colors:hidden"
    >
      <div className="absolute inset-0 mix-blend-exclusion [filter:contrast(1.1)] rtl-mirrored">
        <PosterAndFilm
          {...film}
          // It covers the container at 16 by 9: the widths follow from the heights above and that of the hero. It is at
          // most 252 px high on phones, where a smaller file makes the largest paint 150 ms earlier.
          sizes="(width < 40rem) max(100vw, 448px), (width < 64rem) max(100vw, 76vh), max(100vw, 152vh)"
          className="object-[40%_50%]"
        />
      </div>
    </div>
  );
}

/** The owner's picture. */
function HeroPicture(film: FilmProps) {
  return (
    <div
      aria-hidden="true"
      data-print="none"
      className="hero-film hero-film-beside-texts forced-colors:hidden"
      style={{ "--ratio": pictureRatio(film.poster) } as CSSProperties}
    >
      <div className="absolute inset-0">
        <PosterAndFilm {...film} sizes="(width < 64rem) 100vw, 60vw" />
      </div>
    </div>
  );
}

type PosterAndFilmProps = FilmProps & { sizes: string; className?: string };

/**
 * The poster is part of the page. The film is fetched when it first plays: after the page has loaded, and only while it
 * is in view. It is never fetched if motion is paused or the visitor saves data.
 */
function PosterAndFilm({ poster, films, sizes, className = "" }: PosterAndFilmProps) {
  const { isPaused } = useMotion();
  const videoRef = useRef<HTMLVideoElement>(null);
  const mayLoad = useFilmPermission();
  const [hasStarted, setHasStarted] = useState(false);

  useEffect(() => {
    const video = videoRef.current;
    return video && mayLoad && !isPaused ? playInView(video) : undefined;
  }, [mayLoad, isPaused]);

  return (
    <>
      <Picture
        picture={poster}
        alt=""
        sizes={sizes}
        priority
        // Hidden once the film has started, because it would show around the film's edge.
        className={`absolute inset-0 size-full object-cover ${className} ${hasStarted ? "invisible transition-[visibility] delay-500" : ""}`}
      />
      {mayLoad && films.length > 0 && (
        // Two pixels smaller than the poster on each side, so that it is never the largest paint.
        <video
          ref={videoRef}
          preload="none"
          muted
          loop
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          // A browser plays the sound of a film whose pictures it cannot decode.
          onPlaying={({ currentTarget }) => setHasStarted(currentTarget.videoWidth > 0)}
          className={`absolute inset-0.5 size-[calc(100%-4px)] object-cover ${className} transition-opacity duration-500 ${hasStarted ? "opacity-100" : "opacity-0"}`}
        >
          {films.filter(fitsWindow).map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      )}
    </>
  );
}

/**
 * Whether a film is for this window. Replaces `media` of `<source>`, with which Chromium 156 never frees the memory of
 * the video and its screen.
 */
function fitsWindow({ isSmall }: FilmSource): boolean {
  return isSmall !== true || window.matchMedia("(width < 48rem)").matches;
}

/** Whether the page has loaded, and the film may be fetched. */
function useFilmPermission(): boolean {
  const [mayLoad, setMayLoad] = useState(false);

  useEffect(() => {
    if (!mayPrefetch("film")) return;
    const allow = () => setMayLoad(true);
    if (document.readyState === "complete") allow();
    else window.addEventListener("load", allow, { once: true });
    return () => window.removeEventListener("load", allow);
  }, []);

  return mayLoad;
}
