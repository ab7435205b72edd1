import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "#prerender/content-security-policy.ts";
import { headerRules, headersFor } from "#prerender/header-rules.ts";
import { parseRedirectsFile, redirectsFile } from "#prerender/not-found-pages.ts";

type SellerSettings = Parameters<typeof contentSecurityPolicy>[0]["shop"];

const demo = { checkoutScriptUrl: "/demo-seller/embed.js" };
const sellAuth = { checkoutScriptUrl: "https://sellauth.com/assets/js/sellauth-embed-2.js" };
const sources = {
  shop: demo as SellerSettings,
  inlineScripts: ["one()", "two()"],
  pictures: ["a.png"],
};
const notFound = [{ pattern: "/product/:productId", file: "/product/404.html" }];

function policyOf(changes: Partial<typeof sources>): Record<string, string> {
  const policy = contentSecurityPolicy({ ...sources, ...changes });
  return Object.fromEntries(
    policy.split("; ").map((part) => {
      const [name = "", ...values] = part.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

test("the policy of a shop with the demo seller allows itself, the videos and the IP lookup", () => {
  const [one, two] = ["one()", "two()"].map((script) =>
    createHash("sha256").update(script).digest("base64"),
  );
  expect(policyOf({})).toEqual({
    "default-src": "'self'",
    "script-src": `'strict-dynamic' 'sha256-${one}' 'sha256-${two}' 'self' https:`,
    "script-src-attr": "'none'",
    "style-src": "'self' 'unsafe-inline'",
    "connect-src": "'self' https://api.ipify.org https://www.youtube-nocookie.com",
    "frame-src": "https://www.youtube-nocookie.com",
    "worker-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
});

test("the policy of a shop with SellAuth trusts the scripts that its embed loads, and no inline script", () => {
  const policy = policyOf({ shop: sellAuth });
  expect(policy["script-src"]).toBe(policyOf({})["script-src"]);
  expect(policy["script-src"]).not.toContain("unsafe");
  expect(policy).toMatchObject({
    "connect-src":
      "'self' https://api.ipify.org https://www.youtube-nocookie.com https://*.sellauth.com https://cdn.jsdelivr.net",
    "frame-src":
      "https://www.youtube-nocookie.com https://www.google.com/recaptcha/ https://*.mysellauth.com",
    "worker-src": "blob:",
  });
});

test("the owner adds hosts for the checkout's connections and frames", () => {
  const policy = policyOf({
    shop: {
      ...sellAuth,
      checkoutConnections: ["https://api.pay.example"],
      checkoutFrames: ["https://*.pay.example"],
    },
  });
  expect(policy["connect-src"]).toMatch(/ https:\/\/api\.pay\.example$/);
  expect(policy["frame-src"]).toMatch(/ https:\/\/\*\.pay\.example$/);
});

test("pictures on other hosts are allowed, each host once", () => {
  const policy = policyOf({
    pictures: ["a.png", "https://i.example/a.png", "https://i.example/b.png"],
  });
  expect(policy["img-src"]).toBe("'self' https://i.example");
});

const rules = headerRules({
  policy: contentSecurityPolicy(sources),
  pages: ["/", "/status", "/product/*"],
});

test("pages are revalidated on each request, hashed files never", () => {
  expect(headersFor(rules, "/")["Cache-Control"]).toBe("no-cache");
  expect(headersFor(rules, "/product/1")["Cache-Control"]).toBe("no-cache");
  expect(headersFor(rules, "/no/such/page")["Cache-Control"]).toBe("no-cache");
  expect(headersFor(rules, "/assets/main-1.js")["Cache-Control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect(headersFor(rules, "/favicon.svg")["Cache-Control"]).toBe("public, max-age=3600");
});

test.each(["/status.json", "/status.atom", "/status/151373.svg"])(
  "other sites may read %s",
  (path) => {
    expect(headersFor(rules, path)).toMatchObject({
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=60",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  },
);

test("other sites may show a preview card, but not read or frame a page", () => {
  expect(headersFor(rules, "/cards/home.jpg")["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
  expect(headersFor(rules, "/status")).toMatchObject({
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
  });
  expect(headersFor(rules, "/status")["Access-Control-Allow-Origin"]).toBeUndefined();
});

test.each([
  [undefined, "max-age=31536000"],
  [true, "max-age=31536000; includeSubDomains"],
])("httpsOnSubdomains %s: browsers require https for %s", (includeSubDomains, value) => {
  const [everywhere] = headerRules({ policy: "", includeSubDomains, pages: [] });
  expect(everywhere?.headers["Strict-Transport-Security"]).toBe(value);
});

test.each([
  ["the demonstration", "/demo-seller/embed.js"],
  ["SellAuth", "https://sellauth.com/assets/js/sellauth-embed-2.js"],
])("Google's policy evaluator finds nothing serious with %s as the seller", (_, url) => {
  const policy = contentSecurityPolicy({ ...sources, shop: { checkoutScriptUrl: url } });
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
});

test("no address gets a header from two rules, because hosts join them with a comma", () => {
  const paths = [
    "/",
    "/status",
    "/status.json",
    "/status/1.svg",
    "/product/1",
    "/assets/a.js",
    "/cards/home.jpg",
  ];
  for (const path of paths) {
    const names = rules
      .filter(({ pattern }) => {
        // Netlify's rule for "/status/*" also matches "/status".
        const source = pattern.replace(/\/\*$/, "(?:/.*)?").replace(/:\w+/, "[^/]+");
        return new RegExp(`^${source}$`).test(path);
      })
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  }
});

test("all rules together are far fewer than the 100 that Cloudflare reads", () => {
  expect(rules.length).toBeLessThan(30);
});

test("_redirects is parsed into the same pages", () => {
  expect(redirectsFile(notFound)).toBe(
    [
      "/product/:productId /product/404.html 404",
      // Cloudflare would answer these addresses with 200.
      "/product/404 /product/not-found 302",
      "/404 /not-found 302",
      "",
    ].join("\n"),
  );
  expect(parseRedirectsFile(redirectsFile(notFound))).toEqual(notFound);
});

test("the owner's own lines come first in _redirects", () => {
  expect(redirectsFile(notFound, "/old /status 301\n")).toMatch(
    /^\/old \/status 301\n\/product\/:productId /,
  );
});
