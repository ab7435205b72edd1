import { expect, test } from "vitest";
import { parseIp } from "#shop/browser-check/use-visitor-ip.ts";

test.each(["203.0.113.7", "0.0.0.0", "255.255.255.255", "2001:db8::1", "::1", "::ffff:192.0.2.1"])(
  "%s is an IP address",
  (ip) => {
    expect(parseIp({ ip })).toBe(ip);
  },
);

test.each([
  { ip: "256.1.1.1" },
  { ip: "1.2.3" },
  { ip: "1.2.3.4.5" },
  { ip: "01.2.3.4" },
  { ip: "1.2.3.4\n" },
  { ip: " 1.2.3.4" },
  { ip: "1:2:3:4:5:6:7:8:9" },
  { ip: "fe80::1%eth0" },
  { ip: "::1]/x[" },
  { ip: "example.com" },
  { ip: "<b>1.2.3.4</b>" },
  { ip: "" },
  { ip: 16909060 },
  { ip: ["1.2.3.4"] },
  { address: "1.2.3.4" },
  {},
  [],
  null,
  undefined,
  "1.2.3.4",
])("%j has no IP address", (response) => {
  expect(parseIp(response)).toBe("Unknown");
});
