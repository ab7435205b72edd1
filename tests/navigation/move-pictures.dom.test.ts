import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { movePictures, picturePlaces } from "#shop/navigation/move-pictures.ts";
import { setMedia } from "#tests/polyfills/match-media.ts";

const path = "/product/1";
const animate = vi.fn();

/** jsdom has neither layout nor animations. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 50));
  Object.assign(Element.prototype, { animate });
  document.body.innerHTML = `
    <main><article>
      <div data-picture-of="${path}"></div>
      <ul><li class="plan-row"></li><li class="plan-row"></li><li class="plan-row"></li></ul>
    </article></main>`;
});

afterEach(() => {
  animate.mockReset();
  Reflect.deleteProperty(Element.prototype, "animate");
});

test("a product's picture moves, and its plans are there at once", () => {
  movePictures(picturePlaces([path]));
  expect(animate.mock.contexts).toEqual([document.querySelector("[data-picture-of]")]);
});

test("with reduced motion nothing moves", () => {
  setMedia("(prefers-reduced-motion: reduce)", true);
  movePictures(picturePlaces([path]));
  expect(animate).not.toHaveBeenCalled();
});
