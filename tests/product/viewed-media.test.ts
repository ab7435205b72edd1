import { expect, test } from "vitest";
import { stageRatio } from "#shop/product/viewed-media.ts";

test.each([
  ["16:9", 1280, 720, 16 / 9],
  ["a banner", 1500, 500, 3],
  ["wider than 3:1", 1600, 400, 3],
  ["a square", 1000, 1000, 4 / 3],
  ["of unknown size", undefined, undefined, 16 / 9],
])(
  "the stage has the ratio of the first picture, from 4:3 to 3:1: %s",
  (_, width, height, ratio) => {
    const size = { ...(width && { width }), ...(height && { height }) };
    expect(stageRatio({ alt: "", picture: { src: "", ...size } })).toBeCloseTo(ratio);
  },
);
