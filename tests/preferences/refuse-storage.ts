import { onTestFinished, vi } from "vitest";

/** From here to the test's end the browser refuses storage: touching it throws. */
export function refuseStorage() {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    const spy = vi.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    onTestFinished(() => {
      spy.mockRestore();
    });
  }
}

/** From here to the test's end storage can be read and not written, as when it is full. */
export function refuseWriting() {
  const spy = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
}
