import { act, fireEvent, render, type RenderResult } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { HeroFilm } from "#home/hero-film.tsx";
import { setInView } from "#tests/polyfills/observers.ts";

const films = [
  { src: "/film.webm", type: "video/webm" },
  { src: "/film.mp4", type: "video/mp4" },
];
const poster = { src: "/poster.webp", width: 1600, height: 900, sources: [] };

const film = (isPaused = false) => <HeroFilm poster={poster} films={films} isPaused={isPaused} />;
const video = () => document.querySelector("video");
const shownVideo = () => video() ?? expect.fail("no film");

/** What the browser says of its connection, until the test is over. */
function connectBy(connection: object) {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection }));
}

/** Shows the film in its place, and lets come what comes a moment later. */
function showFilm(isPaused = false, page?: RenderResult): RenderResult {
  const shown = page ?? render(film(isPaused));
  if (page) page.rerender(film(isPaused));
  act(() => {
    vi.runAllTimers();
  });
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the poster is there at once, before everything else, and no words are read out for it", () => {
  const { container } = showFilm();
  const image = container.querySelector("img");
  expect(image).toHaveAttribute("src", "/poster.webp");
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});

test("on a loaded page the film is asked for, the smallest file first", () => {
  showFilm();
  const sources = [...shownVideo().querySelectorAll("source")];
  expect(sources.map(({ type }) => type)).toEqual(["video/webm", "video/mp4"]);
  expect(shownVideo().paused).toBe(false);
});

test("it makes no sound, loops and is no stop of the keyboard", () => {
  showFilm();
  expect(shownVideo().muted).toBe(true);
  expect(shownVideo().loop).toBe(true);
  expect(shownVideo()).toHaveAttribute("tabindex", "-1");
});

test("it is asked for after the page has loaded, not before", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  showFilm();
  expect(video()).not.toBeInTheDocument();
  fireEvent(window, new Event("load"));
  expect(video()).toBeInTheDocument();
});

test("it fades in only when it plays", () => {
  showFilm();
  expect(shownVideo()).toHaveClass("opacity-0");
  fireEvent.playing(shownVideo());
  expect(shownVideo()).toHaveClass("opacity-100");
});

describe("it is not asked for", () => {
  test("while motion is paused; playing motion asks for it", () => {
    const page = showFilm(true);
    expect(video()).not.toBeInTheDocument();
    showFilm(false, page);
    expect(video()).toBeInTheDocument();
  });

  test.each([
    [{ saveData: true, effectiveType: "4g" }],
    [{ effectiveType: "slow-2g" }],
    [{ effectiveType: "2g" }],
    [{ effectiveType: "3g" }],
  ])("on a connection that is slow or counts its bytes: %j", (connection) => {
    connectBy(connection);
    showFilm();
    expect(video()).not.toBeInTheDocument();
  });
});

test.each([[{ saveData: false, effectiveType: "4g" }], [{}]])(
  "it is asked for on %j",
  (connection) => {
    connectBy(connection);
    showFilm();
    expect(video()).toBeInTheDocument();
  },
);

describe("it rests", () => {
  test("while motion is paused", () => {
    const page = showFilm();
    showFilm(true, page);
    expect(shownVideo().paused).toBe(true);
    showFilm(false, page);
    expect(shownVideo().paused).toBe(false);
  });

  test("while it is out of view", () => {
    showFilm();
    act(() => setInView(shownVideo(), false));
    expect(shownVideo().paused).toBe(true);
    act(() => setInView(shownVideo(), true));
    expect(shownVideo().paused).toBe(false);
  });

  test("in a hidden tab", () => {
    showFilm();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    fireEvent(document, new Event("visibilitychange"));
    expect(shownVideo().paused).toBe(true);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event("visibilitychange"));
    expect(shownVideo().paused).toBe(false);
  });
});

const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));

test("a browser that refuses to play leaves the poster, without an error", async () => {
  // No spy: it would handle the refusal, and an unhandled one fails the run.
  const played = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "play") ?? {};
  Object.defineProperty(HTMLMediaElement.prototype, "play", { ...played, value: refuse });
  onTestFinished(() => {
    Object.defineProperty(HTMLMediaElement.prototype, "play", played);
  });
  const { container } = showFilm();
  await act(async () => {});
  expect(container.querySelector("img")).toBeVisible();
  expect(shownVideo()).toHaveClass("opacity-0");
});
