import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ProductSearch } from "#catalogue/product-search.tsx";

const box = () => screen.getByPlaceholderText<HTMLInputElement>("Search products...");

test("it has the specification's placeholder and an accessible name", () => {
  render(<ProductSearch query="" onSearch={() => {}} />);
  expect(box()).toHaveAccessibleName("Search products");
});

test("it reports each keystroke", async () => {
  const onSearch = vi.fn<(query: string) => void>();
  render(<ProductSearch query="sp" onSearch={onSearch} />);
  await userEvent.type(box(), "o");
  expect(onSearch.mock.calls).toEqual([["spo"]]);
});

test.each([
  ["text typed before hydration counts", "spoof", "spoof"],
  ["an untouched box is not reported", "", undefined],
])("%s", (_, typed, reported) => {
  const onSearch = vi.fn<(query: string) => void>();
  const page = <ProductSearch query="" onSearch={onSearch} />;
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  box().value = typed;
  render(page, { container, hydrate: true });
  expect(onSearch.mock.lastCall?.[0]).toBe(reported);
});
