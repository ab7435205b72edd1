import type { RouterState } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { retryFailedScreens } from "#hydration/retry-failed-screens.ts";

const failure = new TypeError("Failed to fetch dynamically imported module");

function openPage() {
  const reload = vi.fn();
  const subscriber = retryFailedScreens(reload);
  const change = (state: "loading" | "idle", errors: RouterState["errors"]) => {
    subscriber({ errors, navigation: { state } as RouterState["navigation"] });
  };
  return {
    reload,
    /** A navigation that ends with these errors, or with none. */
    navigate: (errors: RouterState["errors"] = null) => {
      change("loading", null);
      change("idle", errors);
    },
    change,
  };
}

test("opening a failed screen again reloads the page", () => {
  const { reload, navigate } = openPage();
  navigate({ screens: failure });
  expect(reload).not.toHaveBeenCalled();
  navigate();
  navigate({ screens: failure });
  expect(reload).toHaveBeenCalledOnce();
});

test("navigating to a working screen does not reload, even after a failure", () => {
  const { reload, navigate, change } = openPage();
  navigate({ screens: failure });
  navigate();
  navigate();
  change("idle", null);
  expect(reload).not.toHaveBeenCalled();
});

test("does not reload while offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { reload, navigate } = openPage();
  navigate({ screens: failure });
  navigate({ screens: failure });
  expect(reload).not.toHaveBeenCalled();
});

test("a state change on the error screen is not a second attempt", () => {
  const { reload, navigate, change } = openPage();
  navigate({ screens: failure });
  change("idle", { screens: failure });
  expect(reload).not.toHaveBeenCalled();
});

test("opening an unknown address twice does not reload", () => {
  const { reload, navigate } = openPage();
  const notFound = { status: 404, statusText: "Not Found", internal: false, data: null };
  navigate({ screens: notFound });
  navigate({ screens: notFound });
  expect(reload).not.toHaveBeenCalled();
});
