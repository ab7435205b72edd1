import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  controlClockAndNetwork,
  fetchIp,
  renderBrowserCheck,
  pass,
} from "./render-browser-check.tsx";

controlClockAndNetwork();

test("requests the IP without credentials or referrer, and shows it", async () => {
  const { goTo } = renderBrowserCheck();
  expect(fetchIp).not.toHaveBeenCalled();
  await goTo("/status");
  await pass(0);
  expect(fetchIp).toHaveBeenCalledWith(
    "https://api.ipify.org?format=json",
    expect.objectContaining({ credentials: "omit", referrerPolicy: "no-referrer" }),
  );
  expect(screen.getByText("203.0.113.7")).toBeInTheDocument();
});

test("shows no address until the service has responded", async () => {
  fetchIp.mockReturnValue(new Promise(() => {}));
  const { goTo } = renderBrowserCheck();
  await goTo("/status");
  expect(screen.getByText("…")).toBeInTheDocument();
  expect(screen.queryByText("Unknown")).not.toBeInTheDocument();
});

test.each<[string, () => Promise<Response>]>([
  ["is unreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "returns an error",
    () => Promise.resolve(Response.json({ ip: "203.0.113.7" }, { status: 429 })),
  ],
  ["returns no JSON", () => Promise.resolve(new Response("<html>"))],
])("shows Unknown when the service %s", async (_, respond) => {
  fetchIp.mockImplementation(respond);
  const { goTo } = renderBrowserCheck();
  await goTo("/status");
  await pass(0);
  expect(screen.getByText("Unknown")).toBeInTheDocument();
});

test("is announced politely", async () => {
  const { goTo } = renderBrowserCheck();
  await goTo("/status");
  expect(screen.getByRole("status")).toHaveTextContent("Checking your browser");
});
