import { existsSync } from "node:fs";
import { join } from "node:path";

/** The path of a file in a media folder. A file from macOS may have a decomposed name. */
export function mediaPath(folder: string, name: string): string {
  const paths = [name, name.normalize("NFD"), name.normalize("NFC")].map((one) =>
    join(folder, one),
  );
  return paths.find((path) => existsSync(path)) ?? join(folder, name);
}
