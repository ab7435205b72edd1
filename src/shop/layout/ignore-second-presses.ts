const secondPressMs = 500;
const samePlacePx = 30;

type Press = { atMs: number; x: number; y: number; before: Layers };

/** What a press can change: the screen, the topmost dialog or popover, and the control that was pressed. */
type Layers = { pathname: string; top: Element | undefined; control: Element | null };

/**
 * Ignores the second press of a double press if the first has opened or closed a screen, a dialog or a menu: it would
 * undo that, or press what is behind. Returns a function that stops it.
 */
export function ignoreSecondPresses(): () => void {
  let last: Press | undefined;
  let before: Layers | undefined;

  // Read on pointerdown, because a press beside a menu closes the menu before the click.
  const onPointerDown = ({ target }: Event) => {
    before = layersAt(target);
  };
  const onClick = (event: MouseEvent) => {
    const { detail, timeStamp: atMs, clientX: x, clientY: y, target } = event;
    // A click by a key or a script has no real position.
    if (detail === 0) return;
    const isSecond =
      last !== undefined &&
      atMs - last.atMs < secondPressMs &&
      Math.hypot(x - last.x, y - last.y) < samePlacePx &&
      hasChanged(last.before);
    if (isSecond) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      last = { atMs, x, y, before: before ?? layersAt(target) };
    }
  };

  // Captured on the window, before every other listener.
  window.addEventListener("pointerdown", onPointerDown, { capture: true });
  window.addEventListener("click", onClick, { capture: true });
  return () => {
    window.removeEventListener("pointerdown", onPointerDown, { capture: true });
    window.removeEventListener("click", onClick, { capture: true });
  };
}

function layersAt(target: EventTarget | null): Layers {
  const control = target instanceof Element ? target.closest("a, button") : null;
  return { pathname: window.location.pathname, top: topLayer(), control };
}

function hasChanged({ pathname, top, control }: Layers): boolean {
  return (
    pathname !== window.location.pathname || top !== topLayer() || control?.isConnected === false
  );
}

function topLayer(): Element | undefined {
  return [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
}
