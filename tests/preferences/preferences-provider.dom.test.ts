import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { PreferencesProvider, usePreferences } from "#shop/preferences/preferences-provider.tsx";
import { preferInTest } from "./some-preferences.ts";

test.each([
  ["middle", "bottom-left"],
  ["top-right", "top-right"],
])("with the position %s in storage a notice is at %s", (stored, expected) => {
  const userPreferences = { notifications: { discord: { position: stored } } };
  localStorage.setItem("userPreferences", JSON.stringify(userPreferences));
  preferInTest({ discord: { position: "bottom-left" } });
  const { result } = renderHook(usePreferences, { wrapper: PreferencesProvider });
  expect(result.current.notifications.discord.position).toBe(expected);
});
