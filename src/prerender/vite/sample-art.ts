import { readFileSync } from "node:fs";
import { contentHash } from "#prerender/files/write-file.ts";

/**
 * The SHA-256 of the template's own poster and films, which show light lines on black. Not a field of the data: an
 * owner who replaces a file would have to know of it, and delete it.
 */
const sampleArt = new Set([
  "28823e790fb16ef05a4080c8c64d0a547c5bdb0efbb9b91420659ee35e58b1a6",
  "6cf8fc96956373ce438520dad74062ef34ea229e5db67adfa0d5217241340a48",
  "f211a4c1e4e7973550f687404a59f16ee19e1eb33ecce5980e3b6382e959df95",
  "b8f39c55cf6bd99a10125025812488e75af50be944ae9f7ba5cb48e1a3811085",
  "b527b106a3d48678e584ae4246a15513245079fde8f7d6823fc989d70b0cdbb3",
]);

/** Whether a file is one of them. One of the owner's may have the same name. */
export function isSampleArt(path: string): boolean {
  return sampleArt.has(contentHash(readFileSync(path)));
}
