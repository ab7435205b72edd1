import { games } from "#domain/game.ts";
import { routePaths } from "#paths.ts";
import { startEvents } from "./start-events.ts";

/**
 * The build writes Home's catalogue whole. Where the address asks for less (`?q=`, `?game=`),
 * the other cards are hidden before the first paint until the app has hidden them itself, so
 * that nothing below them moves. Where no card would be left, the app alone says so. It is
 * `matchesSearch` as a selector, but for the case of letters beyond ASCII.
 */
export function narrowCatalogue(): void {
  const params = new URLSearchParams(location.search);
  const query = params.get("q");
  const game = games.find((code) => code === params.get("game"));
  const found =
    (query ? `[data-name*="${CSS.escape(query)}"i]` : "") + (game ? `[data-game=${game}]` : "");
  if (!found || location.pathname !== routePaths.home) return;
  const style = Object.assign(document.createElement("style"), {
    textContent: `:has(>${found})>[data-name]:not(${found}){display:none}`,
  });
  document.head.append(style);
  document.addEventListener(startEvents.ready, () => {
    style.remove();
  });
}
