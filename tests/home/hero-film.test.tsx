import { act, fireEvent, render } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { HeroFilm } from "#shop/home/hero-film.tsx";
import { setInView } from "#tests/polyfills/intersection-observer.ts";

const films = [
  { src: "/film.webm", type: "video/webm" },
  { src: "/film.mp4", type: "video/mp4" },
];
const poster = { src: "/poster.webp", width: 1600, height: 900 };

const film = <HeroFilm poster={poster} films={films} isDrawing={false} />;
const video = () => document.querySelector("video") ?? expect.fail("no film");
// The browser fetches nothing before it first plays.
const isPlaying = () => document.querySelector("video")?.paused === false;
const posterImage = () => document.querySelector("img") ?? expect.fail("no poster");

/** Sets what the browser says about its connection, for one test. */
function connectBy(connection: object | undefined) {
  vi.stubGlobal("navigator", { onLine: true, connection });
}

/** Moves the film, if there is one, into view or out of it. */
const showInView = (isInView: boolean) => {
  const shown = document.querySelector("video");
  if (shown) act(() => setInView(shown, isInView));
};

/** Renders the film on a loaded page. */
function showFilm() {
  render(film);
  showInView(true);
}

beforeEach(() => {
  connectBy({ effectiveType: "4g" });
});

test("the film plays after the page has loaded, not before, the preferred file first", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  showFilm();
  expect(isPlaying()).toBe(false);
  fireEvent(window, new Event("load"));
  showInView(true);
  expect(isPlaying()).toBe(true);
  const sources = [...video().querySelectorAll("source")];
  expect(sources.map(({ type }) => type)).toEqual(["video/webm", "video/mp4"]);
  expect(video()).toHaveAttribute("preload", "none");
});

test.each([{ saveData: true }, { effectiveType: "3g" }])(
  "with %j there is no film",
  (connection) => {
    connectBy(connection);
    showFilm();
    expect(document.querySelector("video")).not.toBeInTheDocument();
  },
);

test("a poster without films stays alone", () => {
  render(<HeroFilm poster={poster} films={[]} isDrawing={false} />);
  expect(posterImage()).toBeVisible();
  expect(document.querySelector("video")).not.toBeInTheDocument();
});

test("it pauses while it is out of view", () => {
  showFilm();
  showInView(false);
  expect(isPlaying()).toBe(false);
  showInView(true);
  expect(isPlaying()).toBe(true);
});

const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));

test("a browser that refuses to play leaves the poster, without an error", () => {
  // No spy: it would handle the refusal, and an unhandled one fails the run.
  const played = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "play") ?? {};
  Object.defineProperty(HTMLMediaElement.prototype, "play", { ...played, value: refuse });
  onTestFinished(() => {
    Object.defineProperty(HTMLMediaElement.prototype, "play", played);
  });
  showFilm();
  expect(posterImage()).toBeVisible();
});
