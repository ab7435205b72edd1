import { act, fireEvent, render, type RenderResult } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { HeroFilm } from "#home/hero-film.tsx";
import { setInView } from "#tests/polyfills/observers.ts";
// Loaded in advance, so that no test waits for it.
import "#home/playing-film.tsx";

const films = [
  { src: "/film.webm", type: "video/webm" },
  { src: "/film.mp4", type: "video/mp4" },
];
const poster = { src: "/poster.webp", width: 1600, height: 900 };

const film = (isPaused = false) => <HeroFilm poster={poster} films={films} isPaused={isPaused} />;
const video = () => document.querySelector("video");
const shownVideo = () => video() ?? expect.fail("no film");

const place = (container: HTMLElement) => container.firstElementChild ?? expect.fail("no place");

/** Lets the film's chunk arrive after an action. */
async function actAndLoad(action: () => unknown) {
  await act(async () => {
    await action();
  });
  await act(() => vi.dynamicImportSettled());
}

const pass = (ms: number) => actAndLoad(() => vi.advanceTimersByTimeAsync(ms));
const runTimers = () => actAndLoad(() => vi.runAllTimersAsync());

/** Sets what the browser says about its connection, for one test. */
function connectBy(connection: object | undefined) {
  vi.stubGlobal("navigator", { onLine: true, connection });
}

/** Renders the film and runs all timers. */
async function showFilm(isPaused = false, page?: RenderResult): Promise<RenderResult> {
  const shown = page ?? render(film(isPaused));
  if (page) page.rerender(film(isPaused));
  await runTimers();
  return shown;
}

beforeEach(() => {
  connectBy({ effectiveType: "4g" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

test("the poster comes first, at high priority, and is hidden from screen readers", async () => {
  const { container } = await showFilm();
  const image = container.querySelector("img");
  expect(image).toHaveAttribute("src", "/poster.webp");
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});

test("on a loaded page the film is fetched, the preferred file first", async () => {
  await showFilm();
  const sources = [...shownVideo().querySelectorAll("source")];
  expect(sources.map(({ type }) => type)).toEqual(["video/webm", "video/mp4"]);
  expect(shownVideo().paused).toBe(false);
});

test("it is fetched after the page has loaded, not before", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  await showFilm();
  expect(video()).not.toBeInTheDocument();
  fireEvent(window, new Event("load"));
  await runTimers();
  expect(video()).toBeInTheDocument();
});

test("it fades in when it plays, and the poster does not frame it", async () => {
  const { container } = await showFilm();
  const image = container.querySelector("img");
  expect(shownVideo()).toHaveClass("opacity-0");
  expect(image).not.toHaveClass("invisible");
  fireEvent.playing(shownVideo());
  expect(shownVideo()).toHaveClass("opacity-100");
  expect(image).toHaveClass("invisible");
});

describe("it is not fetched", () => {
  test("while motion is paused; playing motion fetches it", async () => {
    const page = await showFilm(true);
    expect(video()).not.toBeInTheDocument();
    await showFilm(false, page);
    expect(video()).toBeInTheDocument();
  });
});

describe("where the browser does not report its connection", () => {
  beforeEach(() => {
    connectBy(undefined);
  });

  test("the film is fetched after eight seconds", async () => {
    render(film());
    await pass(7999);
    expect(video()).not.toBeInTheDocument();
    await pass(1);
    expect(video()).toBeInTheDocument();
  });

  test("the film is fetched when the visitor scrolls back to it, and not while it is out of view", async () => {
    const { container } = render(film());
    act(() => setInView(place(container), false));
    await pass(60_000);
    expect(video()).not.toBeInTheDocument();
    await actAndLoad(() => setInView(place(container), true));
    expect(video()).toBeInTheDocument();
  });
});

describe("it pauses", () => {
  test("while motion is paused", async () => {
    const page = await showFilm();
    await showFilm(true, page);
    expect(shownVideo().paused).toBe(true);
    await showFilm(false, page);
    expect(shownVideo().paused).toBe(false);
  });

  test("while it is out of view", async () => {
    const { container } = await showFilm();
    act(() => setInView(place(container), false));
    expect(shownVideo().paused).toBe(true);
    act(() => setInView(place(container), true));
    expect(shownVideo().paused).toBe(false);
  });

  test("in a hidden tab", async () => {
    await showFilm();
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
  const { container } = await showFilm();
  await act(async () => {});
  expect(container.querySelector("img")).toBeVisible();
  expect(shownVideo()).toHaveClass("opacity-0");
});
