import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "#tests/open-shop.tsx";

const canonical = () =>
  Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]'),
    ({ href }) => href,
  );
const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

test("a screen has its canonical URL, and an address without one none, before and after a link", async () => {
  const { router } = await openShop("/nowhere");
  for (const [path, url] of [
    ["/product/unknown", undefined],
    ["/status", "https://latchkey.example/status"],
    ["/nowhere", undefined],
    ["/product/151373", "https://latchkey.example/product/151373"],
    ["/?q=spoof", "https://latchkey.example/"],
  ] as const) {
    await act(() => router.navigate(path));
    expect(canonical(), path).toEqual(url === undefined ? [] : [url]);
    expect(robots(), path).toBe(url === undefined ? "noindex" : undefined);
  }
});
