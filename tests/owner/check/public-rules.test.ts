import { expect, test } from "vitest";
import { diagnosticsOf, surroundings } from "./small-shop.ts";

test.each([
  ["/404.html", "/404"],
  ["/index.html", "/"],
  ["/status", "/status"],
  ["/Status.html", "/status"],
  ["/status/index.html", "/status"],
  ["/product/151373.html", "/product/151373"],
  ["/product/404.html", "/product/404"],
  ["/product/guide/index.html", "/product/guide"],
  ["/product.html", "/product"],
  ["/licences.txt", "/licences.txt"],
])("public%s would take the address of a page", (file, address) => {
  expect(diagnosticsOf({}, { publicFiles: [...surroundings.publicFiles, file] })).toEqual([
    `public${file}:1: the address ${address} is taken by the shop itself. Give the file another name or folder, or delete it.`,
  ]);
});

test.each([
  ["/cards/index.jpg", "the build writes the folder cards. Put the file into another folder."],
  ["/Assets/logo.svg", "the build writes the folder Assets. Put the file into another folder."],
  ["/.env", "names begin with a dot often hold passwords. Move it out of public."],
  ["/.git/config", "names begin with a dot often hold passwords. Move it out of public."],
  ["/old/.env.production", "names begin with a dot often hold passwords."],
])("public%s is refused: %s", (file, message) => {
  expect(diagnosticsOf({}, { publicFiles: [...surroundings.publicFiles, file] })).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each([
  "/landing/index.html",
  "/robots.txt",
  "/product/manual.pdf",
  "/status/photo.png",
  "/.well-known/security.txt",
  "/images/.DS_Store",
])("public%s takes no page's address", (file) => {
  expect(diagnosticsOf({}, { publicFiles: [...surroundings.publicFiles, file] })).toEqual([]);
});
