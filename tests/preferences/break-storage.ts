import { onTestFinished, vi } from "vitest";

/** Blocks storage until the end of the test: every access throws. */
export function blockStorage() {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    const spy = vi.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    onTestFinished(() => {
      spy.mockRestore();
    });
  }
}

/** Fills storage until the end of the test: every write throws. */
export function fillStorage() {
  const spy = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
}
