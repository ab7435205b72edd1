import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ProductSearch } from "#catalogue/product-search.tsx";

const box = () => screen.getByPlaceholderText<HTMLInputElement>("Search products...");

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
