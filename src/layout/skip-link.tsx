/** The first focusable element of the page. It skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-[calc(var(--announcement-height)+0.5rem)] left-2 z-60 bg-paper px-4 py-2 font-semibold text-ink not-focus:-top-40"
    >
      Skip to content
    </a>
  );
}
