/** jsdom has no layout: elements come into view when a test calls `setInView`. */
class SettableIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "0px";
  readonly scrollMargin = "0px";
  readonly thresholds: readonly number[];
  readonly #callback: IntersectionObserverCallback;
  /** The index of the last reported threshold, by target. */
  readonly #targets = new Map<Element, number>();

  constructor(
    callback: IntersectionObserverCallback,
    { threshold = 0 }: IntersectionObserverInit = {},
  ) {
    this.#callback = callback;
    this.thresholds = [threshold].flat();
    observers.add(this);
  }

  observe(target: Element) {
    this.#targets.set(target, -1);
  }

  unobserve(target: Element) {
    this.#targets.delete(target);
  }

  disconnect() {
    this.#targets.clear();
    observers.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  /** Like Chromium: reports a target only when it has passed a threshold. */
  notify(target: Element, intersectionRatio: number) {
    const lastIndex = this.#targets.get(target);
    if (lastIndex === undefined) return;
    const index =
      intersectionRatio === 0
        ? 0
        : this.thresholds.filter((threshold) => threshold <= intersectionRatio).length;
    if (index === lastIndex) return;
    this.#targets.set(target, index);
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: index > 0,
      intersectionRatio,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: performance.now(),
    };
    this.#callback([entry], this);
  }
}

class InertResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const observers = new Set<SettableIntersectionObserver>();

/** Moves an observed element into or out of view. Call it inside `act`. */
export function setInView(target: Element, isInView: boolean) {
  setRatioInView(target, isInView ? 1 : 0);
}

/** Moves a part of an observed element into view, from 0 to 1. Call it inside `act`. */
export function setRatioInView(target: Element, ratio: number) {
  for (const observer of observers) observer.notify(target, ratio);
}

/** Adds the two observers that jsdom lacks. */
export function addObservers() {
  window.IntersectionObserver = SettableIntersectionObserver;
  window.ResizeObserver = InertResizeObserver;
}
