/**
 * Pauses CSS animations that are half a screen or more out of view, because even a single one
 * keeps the browser painting. Returns a function that stops it.
 */
export function pauseOutOfView(): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        target.style.animationPlayState = isIntersecting ? "" : "paused";
      }
    },
    { rootMargin: "50%" },
  );
  const onStart = ({ target }: AnimationEvent) => {
    if (target instanceof Element) observer.observe(target);
  };
  document.addEventListener("animationstart", onStart);
  for (const { effect } of document.getAnimations()) {
    if (effect instanceof KeyframeEffect && effect.target) observer.observe(effect.target);
  }
  return () => {
    observer.disconnect();
    document.removeEventListener("animationstart", onStart);
  };
}
