import { expect, test } from "vitest";
import { lookIndexHtml } from "./look-index.ts";

test("screenshots are grouped by screen, with one row per look", () => {
  const html = lookIndexHtml([
    { path: "/", name: "home", widths: [390, 1440] },
    { path: "/status", name: "status", widths: [390] },
    { path: "/?q=zzz", name: "home-found-none", widths: [390] },
  ]);
  const order = [...html.matchAll(/<h2>(.*)<\/h2>|<h3>(.*)<\/h3>|src="(.*?)"/g)].map(
    ([, screen, look, file]) => screen ?? look ?? file,
  );
  expect(order).toEqual([
    "/",
    "home",
    "home-390.png",
    "home-1440.png",
    "home-found-none",
    "home-found-none-390.png",
    "/status",
    "status",
    "status-390.png",
  ]);
});
