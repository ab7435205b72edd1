const observers = new Set<SettableIntersectionObserver>();

/** jsdom has no layout: elements come into view when a test calls `setInView`. */
class SettableIntersectionObserver {
  readonly targets = new Set<Element>();
  readonly callback: (entries: object[]) => void;

  constructor(callback: (entries: object[]) => void) {
    this.callback = callback;
    observers.add(this);
  }

  observe(target: Element) {
    this.targets.add(target);
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    this.targets.clear();
  }
}

/** Moves an observed element into or out of view. Call it inside `act`. */
export function setInView(target: Element, isIntersecting: boolean) {
  const entry = { target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 };
  for (const { targets, callback } of observers) if (targets.has(target)) callback([entry]);
}

/** Adds the observer that jsdom lacks. */
export function addIntersectionObserver() {
  Object.assign(window, { IntersectionObserver: SettableIntersectionObserver });
}
