import { expect, test } from "vitest";
import { nextTask } from "#checkout/next-task.ts";

test("everything that waits for the present task alone comes before", async () => {
  const order: string[] = [];
  const told = nextTask().then(() => order.push("next task"));
  await Promise.resolve();
  queueMicrotask(() => order.push("microtask"));
  order.push("this task");
  await told;
  expect(order).toEqual(["this task", "microtask", "next task"]);
});
