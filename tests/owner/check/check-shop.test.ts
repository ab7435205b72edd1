import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { checkShop } from "#owner/check/check-shop.ts";
import { findingText } from "#owner/check/report.ts";
import { runCommand, temporaryFolder } from "#tests/owner/owner-command.ts";
import { edited, smallShop, surroundings } from "./small-shop.ts";

const folder = temporaryFolder();
const write = (path: string, content: string | Uint8Array) =>
  writeFileSync(join(folder, path), content);
const right = readFileSync("tests/shop/media/private-reticle.png");

beforeEach(() => {
  rmSync(folder, { recursive: true });
  for (const path of ["src/data/media", "public"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  for (const [file, text] of Object.entries(smallShop)) write(`src/data/${file}`, text);
  write("src/data/theme.css", surroundings.theme);
  for (const { name } of surroundings.media) write(`src/data/media/${name}`, right);
});

async function check() {
  const findings = await checkShop(folder);
  return findings
    .filter(({ severity }) => severity !== "notice")
    .map(findingText)
    .toSorted();
}

test("pictures are read, to their end", async () => {
  write("src/data/media/private-film.png", right.subarray(0, right.byteLength / 2));
  write("src/data/media/old-logo.png", "not a picture");
  write("src/data/media/radar#1.jpg", right);
  const broken = "the file does not open as a picture. Save it again, or delete it.";
  expect(await check()).toEqual([
    `src/data/media/old-logo.png:1: ${broken}`,
    `src/data/media/private-film.png:1: ${broken}`,
    "src/data/media/radar#1.jpg:1: the name has #, ? or %. Use lowercase letters, digits and dashes.",
  ]);
});

test("a link to nowhere is reported, and ends neither the check nor the development server", async () => {
  symlinkSync("nowhere.png", join(folder, "src/data/media/lost.png"));
  expect(await check()).toEqual([expect.stringContaining("lost.png:1: the file does not open")]);
});

test("a mark is an SVG file that opens", async () => {
  const shop = edited(smallShop["shop.ts"], 'name: "', 'mark: "mark.svg",\n  name: "');
  write("src/data/shop.ts", shop);
  expect(await check()).toEqual([
    expect.stringContaining('mark is "mark.svg", but src/data/media has no such file'),
  ]);
  write("src/data/media/mark.svg", "not an SVG");
  expect(await check()).toEqual([expect.stringContaining("mark.svg:1: the file does not open")]);
  write(
    "src/data/media/mark.svg",
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
  );
  expect(await check()).toEqual([]);
});

test("a picture with a decomposed name, as macOS writes it, is found", async () => {
  const name = "präzise.png";
  write("src/data/products.ts", smallShop["products.ts"].replaceAll("private-contours.png", name));
  expect(await check()).toEqual([expect.stringContaining("src/data/media has no such file")]);
  const mediaFolder = join(folder, "src/data/media");
  renameSync(join(mediaFolder, "private-contours.png"), join(mediaFolder, name.normalize("NFD")));
  expect(await check()).toEqual([]);
});

test("a link may lead to a file of public/", async () => {
  const links = 'footerLinks: [{ text: "Terms", url: "/terms.pdf" }], shopId';
  write("src/data/shop.ts", edited(smallShop["shop.ts"], "shopId", links));
  expect(await check()).toEqual([expect.stringContaining("this site has no such page or file")]);
  write("public/terms.pdf", "terms");
  expect(await check()).toEqual([]);
});

test("a file of public/ may not take a page's address, but a folder may have its name", async () => {
  mkdirSync(join(folder, "public/status"));
  write("public/status/photo.png", right);
  expect(await check()).toEqual([]);
  write("public/status.html", "my own");
  expect(await check()).toEqual([
    expect.stringMatching(/^public\/status\.html:1: the address \/status is taken/),
  ]);
});

const withoutNotes = (text: string) => text.replaceAll("// sample", "");

const run = (...options: string[]) => runCommand("owner/check/check-command.ts", options, folder);

describe("npm run check", () => {
  test("prints the report, and fails where there is a problem", async () => {
    write("src/data/reviews.ts", edited(smallShop["reviews.ts"], "rating: 5", "rating: 0"));
    expect(await run()).toEqual({
      code: 1,
      errors: "",
      output:
        "1 problem to fix:\nsrc/data/reviews.ts:6: review 1: rating is 0. A rating is a whole number from 1 to 5, without quotes.\n",
    });
  });

  test("lists what is left to do before the launch, and refuses the shop until it is done", async () => {
    expect(await run()).toMatchObject({ code: 0, output: "No problems in src/data.\n" });
    const { code, output } = await run("--launch");
    expect(code).toBe(1);
    expect(output).toMatch(
      /^\d+ things to do before you open\..*\n(?:src\/data\/.*\n)+\nThe shop is not ready for customers yet\.\n$/,
    );
    for (const [file, text] of Object.entries(smallShop)) {
      write(`src/data/${file}`, withoutNotes(text));
    }
    const links = 'footerLinks: [{ text: "Status", url: "/status" }], shopId';
    const shop = withoutNotes(edited(smallShop["shop.ts"], "shopId", links));
    write("src/data/shop.ts", shop);
    expect(await run("--launch")).toMatchObject({
      code: 1,
      output: expect.stringContaining("the demonstration, which sells nothing") as string,
    });
    const openShop = shop
      .replace("/demo-seller/embed.js", "https://sellauth.com/assets/js/sellauth-embed-2.js")
      .replace("/demo-seller/index.html", "https://keys.mysellauth.com")
      .replace("latchkey.example", "keys.com");
    write("src/data/shop.ts", openShop);
    expect(await run("--launch")).toMatchObject({
      code: 0,
      output: "The shop is ready for customers.\n",
    });
  });

  test("refuses an option that it does not have", async () => {
    expect(await run("--lanch")).toMatchObject({
      code: 1,
      output:
        "There is no option --lanch. Write npm run check, with -- --launch or -- --sellauth.\n",
    });
  });
});
