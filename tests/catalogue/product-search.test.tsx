import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ProductSearch } from "#catalogue/product-search.tsx";

test.each([
  ["text typed before hydration counts", "spoof", "spoof"],
  ["an untouched box is not reported", "", undefined],
])("%s", (_, typed, reported) => {
  const onType = vi.fn<(text: string) => void>();
  const page = (
    <ProductSearch
      boxRef={createRef<HTMLInputElement>()}
      text=""
      onType={onType}
      onLeave={() => {}}
    />
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  screen.getByPlaceholderText<HTMLInputElement>("Search products...").value = typed;
  render(page, { container, hydrate: true });
  expect(onType.mock.lastCall?.[0]).toBe(reported);
});
