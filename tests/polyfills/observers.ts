/** jsdom has no layout: elements come into view when a test calls `setInView`. */
class SettableIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "0px";
  readonly scrollMargin = "0px";
  readonly thresholds = [0];
  readonly #callback: IntersectionObserverCallback;
  readonly #targets = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
    observers.add(this);
  }

  observe(target: Element) {
    this.#targets.add(target);
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

  notify(target: Element, isIntersecting: boolean) {
    if (!this.#targets.has(target)) return;
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting,
      intersectionRatio: isIntersecting ? 1 : 0,
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
  for (const observer of observers) observer.notify(target, isInView);
}

/** Adds the two observers that jsdom lacks. */
export function addObservers() {
  window.IntersectionObserver = SettableIntersectionObserver;
  window.ResizeObserver = InertResizeObserver;
}
