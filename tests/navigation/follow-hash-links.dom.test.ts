import { afterEach, beforeEach, expect, test } from "vitest";
import { followHashLinks } from "#shop/navigation/follow-hash-links.ts";

let stop: () => void;
beforeEach(() => {
  history.replaceState(null, "", "/?game=FN");
  stop = followHashLinks();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Presses a link on a page with a section. Returns the press, unless the browser follows it. */
function press(href: string, init: MouseEventInit = {}) {
  document.body.innerHTML = `<a href="${href}">Link</a><section id="products"></section>`;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("a")?.dispatchEvent(click);
  return click;
}

test.each(["#products", "/?game=FN#products"])(
  "%s moves the focus without a navigation",
  (href) => {
    const entries = history.length;
    expect(press(href).defaultPrevented).toBe(true);
    expect(document.activeElement?.id).toBe("products");
    expect(window.location.hash).toBe("");
    expect(history.length).toBe(entries);
  },
);

test.each(["/status#products", "/#products", "#unknown", "https://shop.example/?game=FN#products"])(
  "%s is left to the router or the browser",
  (href) => {
    // jsdom cannot navigate.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    press(href);
    expect(document.activeElement).toBe(document.body);
  },
);

test.each(["ctrlKey", "metaKey", "shiftKey"])("a press with %s is left to the browser", (key) => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  press("#products", { [key]: true });
  expect(document.activeElement).toBe(document.body);
});
