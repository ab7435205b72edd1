import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Picture } from "#shop/media/picture.tsx";

const source = { src: "/reticle.webp", width: 1600, height: 1000 };

const image = () => screen.getByRole("img", { name: "A reticle." });

function show(props: { priority?: boolean } = {}) {
  return render(<Picture picture={source} alt="A reticle." sizes="50vw" {...props} />);
}

test("the AVIF files of a built picture are listed with its width on the page", () => {
  const built = { base: "/assets/hash", width: 300, height: 200 };
  const { container } = render(<Picture picture={built} alt="A reticle." sizes="50vw" />);
  const avif = container.querySelector("source");
  expect(avif).toHaveAttribute("type", "image/avif");
  expect(avif?.srcset).toMatch(/^\/assets\/hash-112\.avif 112w, .*\/assets\/hash-300\.avif 300w$/);
  expect(avif).toHaveAttribute("sizes", "50vw");
  expect(image()).toHaveAttribute("src", "/assets/hash-300.webp");
});

test("its size is known before it loads, lazily unless it has priority", () => {
  const page = show();
  expect(image()).toHaveAttribute("width", "1600");
  expect(image()).toHaveAttribute("height", "1000");
  expect(image()).toHaveAttribute("loading", "lazy");
  page.unmount();
  show({ priority: true });
  expect(image()).toHaveAttribute("loading", "eager");
  expect(image()).toHaveAttribute("fetchpriority", "high");
});

test("a failed picture is replaced by its alternative text", () => {
  show();
  fireEvent.error(image());
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("A reticle.")).toBeInTheDocument();
});

test("a picture that failed before hydration is replaced by its alternative text", () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
  vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("/reticle.webp");
  show();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("A reticle.")).toBeInTheDocument();
});

test("after a failed picture, the next one is loaded", () => {
  const page = show();
  fireEvent.error(image());
  page.rerender(
    <Picture picture={{ ...source, src: "/other.webp" }} alt="A reticle." sizes="50vw" />,
  );
  expect(image()).toHaveAttribute("src", "/other.webp");
});
