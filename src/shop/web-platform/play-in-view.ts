let observer: IntersectionObserver | undefined;

/**
 * Plays a film, or the CSS animations of an element, only while it is in view, because even a single one
 * keeps the browser painting. Returns a function that pauses it.
 */
export function playInView(element: Element): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) setPlaying(target, isIntersecting);
  });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    setPlaying(element, false);
  };
}

/** Plays all CSS animations of the page only in view. Returns a function that stops looking for new ones. */
export function playAnimationsInView(): () => void {
  document.addEventListener("animationstart", onAnimationStart);
  for (const { effect } of document.getAnimations()) {
    if (effect instanceof KeyframeEffect && effect.target) playInView(effect.target);
  }
  return () => document.removeEventListener("animationstart", onAnimationStart);
}

function onAnimationStart({ target }: AnimationEvent): void {
  if (target instanceof Element) playInView(target);
}

function setPlaying(element: Element, isPlaying: boolean): void {
  if (element instanceof HTMLVideoElement) {
    // A browser may block autoplay.
    if (isPlaying) element.play().catch(() => undefined);
    else element.pause();
  } else if (element instanceof HTMLElement) {
    element.style.animationPlayState = isPlaying ? "" : "paused";
  }
}
