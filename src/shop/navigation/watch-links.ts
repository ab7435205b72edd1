const signsOfLife = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"];
let firstSignOfLife: Promise<void> | undefined;

/** Resolves when the visitor has first touched, scrolled, pressed a key or moved the pointer. */
export function signOfLife(): Promise<void> {
  firstSignOfLife ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    for (const type of signsOfLife) {
      window.addEventListener(type, () => resolve(), { once: true, passive: true });
    }
  });
  return firstSignOfLife;
}

/**
 * Calls `onChange` for each link of the site that comes into view or leaves it, also for links that
 * appear later. Returns a function that stops it.
 */
export function watchLinks(onChange: (link: HTMLAnchorElement, isInView: boolean) => void) {
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target instanceof HTMLAnchorElement) onChange(target, isIntersecting);
    }
  });
  const observeLinks = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
  };
  const newLinks = new MutationObserver(observeLinks);
  newLinks.observe(document.body, { childList: true, subtree: true });
  observeLinks();
  return () => {
    inView.disconnect();
    newLinks.disconnect();
  };
}
