import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { Picture } from "#media/picture.tsx";
import type { Picture as PictureSource } from "#media/pictures.ts";
import type { FilmSource } from "#media/pictures.ts";
import { prefetchPolicy } from "#dom/prefetch-policy.ts";
import { useLazyComponent } from "#ui/use-lazy-component.ts";

const loadPlayingFilm = async () => (await import("./playing-film.tsx")).PlayingFilm;

/** How long a visitor must stay before the film is fetched over an unknown connection. */
const stayMs = 8000;

type HeroFilmProps = {
  poster: PictureSource;
  /** In order of preference. The browser plays the first with a matching `media` and type. */
  films: FilmSource[];
  isPaused: boolean;
};

/**
 * The film behind the hero. The poster is part of the page. The film loads after the page, if at all
 * (see `prefetchPolicy`), and only plays while it is in view.
 */
export function HeroFilm({ poster, films, isPaused }: HeroFilmProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(containerRef);
  const mayLoad = useFilmPermission();
  const playingFilm = useLazyComponent(loadPlayingFilm);
  const [hasStarted, setHasStarted] = useState(false);
  const load = useEffectEvent(playingFilm.load);
  const isWanted = mayLoad && isInView && !isPaused;

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);

  return (
    <div
      ref={containerRef}
      aria-hidden="true"
      data-print="none"
      className="absolute inset-x-0 top-0 -z-10 h-full bg-ink fade-edges max-lg:h-1/2 max-sm:h-[calc(85vh-27rem)] forced-colors:hidden"
    >
      <div className="absolute inset-0 blend-in">
        <Picture
          picture={poster}
          alt=""
          // It covers the container, at 16 by 9.
          sizes="(width < 40rem) max(100vw, 484px), (width < 64rem) max(100vw, 76vh), max(100vw, 152vh)"
          priority
          // Hidden once the film has started, because it would show around the film's edge.
          className={`absolute inset-0 size-full object-cover object-[70%_50%] ${hasStarted ? "invisible transition-[visibility] delay-500" : ""}`}
        />
        {playingFilm.Component && (
          <playingFilm.Component
            films={films}
            isPaused={isPaused || !isInView}
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

/** Whether the page has loaded and, over an unknown connection, the visitor has stayed for a while. */
function useFilmPermission(): boolean {
  const [mayLoad, setMayLoad] = useState(false);

  useEffect(() => {
    const { film } = prefetchPolicy();
    if (film === "never") return;
    let timer: ReturnType<typeof setTimeout>;
    const startTimer = () => {
      // In a later task, because the stored motion setting is only read after hydration.
      timer = setTimeout(() => setMayLoad(true), film === "afterLoad" ? 0 : stayMs);
    };
    if (document.readyState === "complete") startTimer();
    else window.addEventListener("load", startTimer, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", startTimer);
    };
  }, []);

  return mayLoad;
}

function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref]);

  return isInView;
}
