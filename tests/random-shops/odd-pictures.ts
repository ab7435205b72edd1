import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

type Save = (picture: Sharp) => Sharp;

/** Pictures of odd shapes, formats and depths: width, height, and how they are saved. */
export const oddPictures: Record<string, [width: number, height: number, save: Save]> = {
  "one-pixel.png": [1, 1, (picture) => picture.png()],
  "wide.png": [900, 12, (picture) => picture.png({ palette: true })],
  "tall.jpg": [9, 700, (picture) => picture.jpeg()],
  "deep.png": [320, 180, (picture) => picture.toColourspace("rgb16").png()],
  "grey.jpg": [300, 300, (picture) => picture.greyscale().jpeg({ progressive: true })],
  "cmyk.jpg": [224, 126, (picture) => picture.toColourspace("cmyk").jpeg()],
  "turned.jpg": [160, 320, (picture) => picture.withMetadata({ orientation: 6 }).jpeg()],
  "clear.webp": [112, 112, (picture) => picture.ensureAlpha(0.2).webp()],
  "Größe, 2 (neu).avif": [333, 222, (picture) => picture.avif()],
  "white.png": [1200, 675, (picture) => picture.linear(0, 255).png()],
};

/** Writes those of the pictures that a text names into a folder. */
export async function writePictures(folder: string, text: string): Promise<void> {
  const background = { r: 180, g: 90, b: 40 };
  for (const [name, [width, height, save]] of Object.entries(oddPictures)) {
    if (!text.includes(name)) continue;
    await save(sharp({ create: { width, height, channels: 3, background } })).toFile(
      join(folder, name),
    );
  }
}
