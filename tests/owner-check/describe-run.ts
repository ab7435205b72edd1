import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CommandRun, copyShop } from "./shop-copy.ts";
import type { Slip } from "./slip.ts";

/** Makes several slips at once: one run of the command has to tell each of them, and no other. */
export function describeRun(title: string, slips: readonly Slip[]): void {
  describe(title, () => {
    const shop = copyShop();
    let run: CommandRun;
    beforeAll(async () => {
      for (const { make } of slips) make(shop);
      run = await shop.check();
    });
    afterAll(() => shop.remove());

    test.each(slips)("$name", ({ says }) => expect(run.lines).toContain(says));
    test("these are all the problems, and they stop the build", () => {
      expect(run).toMatchObject({ code: 1, errorOutput: "" });
      const heading =
        slips.length === 1 ? "1 problem to mend:" : `${slips.length} problems to mend:`;
      expect(run.lines[0]).toBe(heading);
    });
  });
}
