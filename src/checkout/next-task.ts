/**
 * Resolves in a task of its own. After a press browsers paint before they take up another task,
 * so the visitor is answered first. Not by a timer, which a busy page delays.
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
