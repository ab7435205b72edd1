import { afterEach, expect, test } from "vitest";
import { hydrationEvents, replayEarlyClicks } from "#shop/start/replay-early-clicks.ts";

const dispatch = (event: string) => document.dispatchEvent(new Event(event));
const target = (name: string) =>
  document.querySelector<HTMLElement>(`[data-target=${name}]`) ?? expect.fail(`no ${name}`);

afterEach(() => {
  dispatch(hydrationEvents.hydrating);
  dispatch(hydrationEvents.ready);
});

/** Shows a prerendered page. */
function show(html: string) {
  document.body.innerHTML = html;
  replayEarlyClicks();
}

/** Starts the app: it hydrates, listens, and is ready. Returns the names of the clicked elements. */
function startApp() {
  const clicked: unknown[] = [];
  dispatch(hydrationEvents.hydrating);
  const note = ({ target: at }: Event) => {
    if (at instanceof Element)
      clicked.push(at.closest("[data-target]")?.getAttribute("data-target"));
  };
  document.body.addEventListener("click", note);
  dispatch(hydrationEvents.ready);
  document.body.removeEventListener("click", note);
  return clicked;
}

test("clicks from before the app starts are replayed in order, once for each element", () => {
  show("<button data-target=b>B</button><button data-target=a><svg><path></path></svg></button>");
  const icon = document.querySelector("path");
  icon?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  target("b").click();
  target("b").click();
  expect(startApp()).toEqual(["a", "b"]);
});

test.each([
  ["a link", '<a href="#a" data-target=a>A</a>'],
  ["a summary", "<details><summary data-target=a>A</summary></details>"],
  ["a popover's button", '<button popovertarget="menu" data-target=a>A</button>'],
  ["a command's button", '<button commandfor="menu" data-target=a>A</button>'],
  ["text", "<p data-target=a>A</p>"],
])("a click on %s works without scripts and is not replayed", (_, html) => {
  show(html);
  target("a").addEventListener("click", (event) => event.preventDefault(), { once: true });
  target("a").click();
  expect(startApp()).toEqual([]);
});
