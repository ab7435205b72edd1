import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  controlClockAndNetwork,
  fetchIp,
  hits,
  openShop,
  pass,
} from "./open-browser-check-shop.tsx";

controlClockAndNetwork();

test("shows a Ray ID of 16 hexadecimal characters", async () => {
  let call = 0;
  const { goTo } = openShop({ random: () => (call++ === 0 ? 0 : (call % 16) / 16) });
  await goTo("/status");
  expect(screen.getByText(/^[\da-f]{16}$/)).toHaveTextContent("23456789abcdef01");
});

test("requests the IP without credentials or referrer, and shows it", async () => {
  const { goTo } = openShop({ random: hits });
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
  const { goTo } = openShop({ random: hits });
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
  ["returns null", () => Promise.resolve(Response.json(null))],
  ["returns another field", () => Promise.resolve(Response.json({ address: "203.0.113.7" }))],
  ["returns a number", () => Promise.resolve(Response.json({ ip: 5 }))],
  ["returns markup", () => Promise.resolve(Response.json({ ip: "<b>203.0.113.7</b>" }))],
])("shows Unknown when the service %s", async (_, respond) => {
  fetchIp.mockImplementation(respond);
  const { goTo } = openShop({ random: hits });
  await goTo("/status");
  await pass(0);
  expect(screen.getByText("Unknown")).toBeInTheDocument();
});

test("is announced politely", async () => {
  const { goTo } = openShop({ random: hits });
  await goTo("/status");
  expect(screen.getByRole("status")).toHaveTextContent("Checking your browser");
});
