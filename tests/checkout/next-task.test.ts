import { expect, test } from "vitest";
import { nextTask } from "#checkout/next-task.ts";

test("resolves after the current task and its microtasks", async () => {
  const order: string[] = [];
  const resolved = nextTask().then(() => order.push("next task"));
  await Promise.resolve();
  queueMicrotask(() => order.push("microtask"));
  order.push("this task");
  await resolved;
  expect(order).toEqual(["this task", "microtask", "next task"]);
});
