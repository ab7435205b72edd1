import { vi } from "vitest";

/** Blocks storage in this test: every access throws. */
export function blockStorage() {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    vi.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
}
