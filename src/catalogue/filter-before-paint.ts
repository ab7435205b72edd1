import { routePaths } from "#paths.ts";

/** After this time, cards show in any order: the app may have failed to load. */
const maxBlankMs = 5000;

/**
 * Makes the prerendered cards match the address before the first paint. Cards that it filters out
 * (`?q=`, `?game=`) are hidden, with a CSS version of `matchesSearch` that ignores case in ASCII only.
 * If the page lacks the right cards, because none matches or they are in another order (`?sort=`), it
 * keeps their room but shows none. Returns a function that shows the cards again.
 */
export function filterBeforePaint(): () => void {
  if (location.pathname !== routePaths.home || location.search === "") return () => {};
  const params = new URLSearchParams(location.search);
  const query = params.get("q");
  const game = params.get("game");
  const found =
    (query ? `[data-name*="${CSS.escape(query)}"i]` : "") +
    (game ? `[data-game="${CSS.escape(game)}"]` : "");
  const isSorted = params.has("sort");
  if (!found && !isSorted) return () => {};
  const filter = found && `:has(>[data-name]${found})>li:not(${found}){display:none}`;
  const unlessFound = isSorted ? "" : `:not(:has(>${found}))`;
  const style = Object.assign(document.createElement("style"), {
    textContent: `${filter}:has(>[data-name])${unlessFound}>li{visibility:hidden}`,
  });
  document.head.append(style);
  setTimeout(() => {
    style.textContent = filter;
  }, maxBlankMs);
  return () => {
    style.remove();
  };
}
