import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ProductSearch } from "#catalogue/product-search.tsx";

const box = () => screen.getByPlaceholderText<HTMLInputElement>("Search products...");

type BoxProps = {
  query?: string;
  outsideChange?: string;
  onSearch?: (query: string) => void;
  onLeave?: () => void;
};

const search = ({
  query = "",
  outsideChange = "1",
  onSearch = () => {},
  onLeave = () => {},
}: BoxProps) => (
  <ProductSearch
    query={query}
    outsideChange={outsideChange}
    onSearch={onSearch}
    onLeave={onLeave}
  />
);

test("it has the specification's placeholder and a name", () => {
  render(search({}));
  expect(box()).toHaveAccessibleName("Search products");
});

test("it tells each keystroke", async () => {
  const onSearch = vi.fn<(query: string) => void>();
  render(search({ onSearch }));
  await userEvent.type(box(), "spo");
  expect(onSearch.mock.calls).toEqual([["s"], ["sp"], ["spo"]]);
});

test("it tells when it was left", async () => {
  const onLeave = vi.fn();
  render(search({ onLeave }));
  await userEvent.type(box(), "spo");
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onLeave).toHaveBeenCalledOnce();
});

test("while one types, an older query coming back does not overwrite the text", async () => {
  const page = render(search({}));
  await userEvent.type(box(), "spoof");
  page.rerender(search({ query: "spo" }));
  expect(box()).toHaveValue("spoof");
});

test("a change from outside overwrites the text", async () => {
  const page = render(search({}));
  await userEvent.type(box(), "spoof");
  page.rerender(search({ query: "private", outsideChange: "2" }));
  expect(box()).toHaveValue("private");
});

test.each([
  ["what was typed before the scripts arrived counts", "spoof", [["spoof"]], "spoof"],
  ["an untouched box takes its text from the address", "", [], "private"],
])("%s", (_, typed, calls, value) => {
  const onSearch = vi.fn<(query: string) => void>();
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(search({ onSearch }));
  box().value = typed;
  render(search({ query: "private", onSearch }), { container, hydrate: true });
  expect(onSearch.mock.calls).toEqual(calls);
  expect(box()).toHaveValue(value);
});
