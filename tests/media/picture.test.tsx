import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Picture } from "#media/picture.tsx";

const source = {
  src: "/reticle.webp",
  width: 1600,
  height: 1000,
  sources: [
    { type: "image/avif", srcSet: "/reticle-480.avif 480w" },
    { type: "image/webp", srcSet: "/reticle-480.webp 480w" },
  ],
};

const image = () => screen.getByRole("img", { name: "A reticle." });

function show(props: { priority?: boolean; className?: string } = {}, picture = source) {
  return render(<Picture picture={picture} alt="A reticle." sizes="50vw" {...props} />);
}

test("it offers the best format first and says how wide it stands", () => {
  const { container } = show();
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  for (const { sizes } of sources) expect(sizes).toBe("50vw");
});

test("its own size is known before it is there", () => {
  show();
  expect(image()).toHaveAttribute("width", "1600");
  expect(image()).toHaveAttribute("height", "1000");
});

test("it waits until it is near the view; the first of a page does not", () => {
  const page = show();
  expect(image()).toHaveAttribute("loading", "lazy");
  page.unmount();
  show({ priority: true });
  expect(image()).toHaveAttribute("loading", "eager");
  expect(image()).toHaveAttribute("fetchpriority", "high");
});

test("one that fails leaves its words in a box of its size", () => {
  show({ className: "size-full" });
  fireEvent.error(image());
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("A reticle.")).toBeVisible();
  expect(screen.getByText("A reticle.")).toHaveClass("size-full");
});

test("one that failed before the scripts arrived leaves its words as well", () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
  vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("/reticle.webp");
  show();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("A reticle.")).toBeVisible();
});

test("after one that failed, the next picture gets its chance", () => {
  const page = show();
  fireEvent.error(image());
  page.rerender(
    <Picture picture={{ ...source, src: "/other.webp" }} alt="A reticle." sizes="50vw" />,
  );
  expect(image()).toHaveAttribute("src", "/other.webp");
});
