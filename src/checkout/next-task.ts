/**
 * Resolves in a new task. Browsers paint between a press and the next task, so the visitor sees
 * the button react first. Uses a message instead of a timer, which a busy page delays.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
