import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { home } from "#data/home.ts";
import { firstLoadDataPlugin } from "#prerender/first-load-data-plugin.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const shopFolder = join(import.meta.dirname, "../shop");

/** A project with the test shop's data, whose first product has this picture. */
async function projectWith(image: string): Promise<string> {
  const root = temporaryFolder();
  await cp(shopFolder, join(root, "data"), { recursive: true });
  const file = join(root, "data/products.ts");
  const products = await readFile(file, "utf8");
  await writeFile(
    file,
    products.replace(/image: "[^"]*"/, () => `image: ${JSON.stringify(image)}`),
  );
  await mkdir(join(root, "src/shop/media"), { recursive: true });
  await writeFile(join(root, "src/shop/media/first-load-pictures.ts"), "");
  return root;
}

/** The pictures that the bundle imports, and its text without imports and the bundler's comments. */
async function bundleOf(root: string): Promise<{ pictures: string[]; text: string }> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [firstLoadDataPlugin(join(root, "data"))],
    build: {
      write: false,
      lib: { entry: "src/shop/media/first-load-pictures.ts", formats: ["es"] },
      rolldownOptions: { external: /\?picture$/ },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = result.flatMap(({ output }) => output[0]);
  return {
    pictures: (chunk?.imports ?? []).map((path) => path.replace(/.*\/media\/|\?picture$/g, "")),
    text: (chunk?.code ?? "").replaceAll(/^(?:import .*;|\/\/.*)$/gm, ""),
  };
}

test("the first load has the pictures of the cards and the hero, whatever their names", async () => {
  const image = "card (1) [ü]*.png";
  const root = await projectWith(image);
  // As macOS writes it.
  await writeFile(join(root, "data/media", image.normalize("NFD")), "");
  const { pictures } = await bundleOf(root);
  expect(pictures).toContain(image.normalize("NFD"));
  expect(pictures).toContain(home.hero.poster);
  expect(pictures).not.toContain("private-contours.png");
});

test("pictures are found by file name, and no folder of the builder is published", async () => {
  const root = await projectWith("private-reticle.png");
  const { text } = await bundleOf(root);
  expect(text).toContain('"private-reticle.png": ');
  expect(text).not.toContain(root);
});

test("it has no picture of another host", async () => {
  const { pictures } = await bundleOf(await projectWith("https://pictures.example/card.png"));
  expect(pictures).toContain(home.hero.poster);
  expect(pictures.join()).not.toContain("example");
});
