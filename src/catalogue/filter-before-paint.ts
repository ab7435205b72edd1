import { routePaths } from "#paths.ts";

/**
 * Hides the prerendered cards that the address filters out (`?q=`, `?game=`), so that nothing shifts
 * at hydration. A CSS version of `matchesSearch`, except that it ignores case in ASCII only. If no
 * card matches, all stay visible until hydration. Returns a function that shows the cards again.
 */
export function filterBeforePaint(): () => void {
  const params = new URLSearchParams(location.search);
  const query = params.get("q");
  const game = params.get("game");
  const found =
    (query ? `[data-name*="${CSS.escape(query)}"i]` : "") +
    (game ? `[data-game="${CSS.escape(game)}"]` : "");
  if (!found || location.pathname !== routePaths.home) return () => {};
  const style = Object.assign(document.createElement("style"), {
    textContent: `:has(>[data-name]${found})>li:not(${found}){display:none}`,
  });
  document.head.append(style);
  return () => {
    style.remove();
  };
}
