/** jsdom lays nothing out, so nothing comes into view or changes size unless a test says so. */
class SettableIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "0px";
  readonly scrollMargin = "0px";
  readonly thresholds = [0];
  readonly #callback: IntersectionObserverCallback;
  readonly #targets = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
    live.add(this);
  }

  observe(target: Element) {
    this.#targets.add(target);
  }

  unobserve(target: Element) {
    this.#targets.delete(target);
  }

  disconnect() {
    this.#targets.clear();
    live.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  tell(target: Element, isIntersecting: boolean) {
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

class QuietResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const live = new Set<SettableIntersectionObserver>();

/** Brings an element into view or takes it out; call it inside `act`. */
export function setInView(target: Element, isInView: boolean) {
  for (const observer of live) observer.tell(target, isInView);
}

/** Adds the two observers that jsdom lacks. */
export function addObservers() {
  window.IntersectionObserver = SettableIntersectionObserver;
  window.ResizeObserver = QuietResizeObserver;
}
