import { readFileSync } from "node:fs";
import { CspParser } from "csp_evaluator/dist/parser.js";
import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { contentSecurityPolicy } from "#prerender/content-security-policy.ts";
import { headerRules } from "#prerender/header-rules.ts";
import { headersFile, parseHeadersFile } from "#prerender/headers-file.ts";
import { nginxConfig } from "#prerender/nginx-config.ts";
import { pageHeadHtml } from "#prerender/page-head-html.ts";
import { sitemap } from "#prerender/crawler-files.ts";
import { statusBadge } from "#prerender/status-badge.ts";
import { statusFeed } from "#prerender/status-feed.ts";
import { homeGraph, productGraph } from "#prerender/structured-data.ts";
import { themeColours } from "#owner/check/theme-colours.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { checkoutHosts, picture, productId, siteUrl, words } from "./hostile-values.ts";

fc.configureGlobal(randomRuns);
vi.setConfig({ testTimeout: 20_000 + randomRuns.numRuns * 200 });

const colours = themeColours(readFileSync("tests/shop/theme.css", "utf8"));

/** The directives and sources as browsers read them. */
function parsed(policy: string) {
  return new CspParser(policy).csp.directives;
}

/** The directive for pictures on other hosts; without any, `default-src` covers it. */
function pictureSources(pictures: readonly string[]) {
  const others = pictures.filter((address) => address.startsWith("https:"));
  const origins = new Set(others.map((address) => new URL(address).origin));
  return origins.size > 0 ? { "img-src": ["'self'", ...origins] } : {};
}

test("whatever addresses pass the check, the policy has the intended directives and sources and no others", () => {
  const inlineScripts = ["one()"];
  const seller = { checkoutScriptUrl: "https://sellauth.com/embed.js" };
  const sources = { shop: seller, inlineScripts, pictures: [] };
  const intended = parsed(contentSecurityPolicy(sources));
  fc.assert(
    fc.property(fc.array(picture), checkoutHosts, (pictures, hosts) => {
      const opened = { ...seller, checkoutConnections: hosts, checkoutFrames: hosts };
      const policy = contentSecurityPolicy({ shop: opened, inlineScripts, pictures });
      expect(parsed(policy)).toEqual({
        ...intended,
        "connect-src": [...(intended["connect-src"] ?? []), ...hosts],
        "frame-src": [...(intended["frame-src"] ?? []), ...hosts],
        ...pictureSources(pictures),
      });
      const rules = headerRules({ policy, pages: ["/"] });
      expect(nginxConfig({ rules, pages: ["/"], notFound: [] })).toContain(`"${policy}"`);
      if (policy.length < 1900) expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
    }),
  );
});

test("whatever texts pass the check, page heads and structured data contain them unchanged", () => {
  const [product] = products;
  if (!product) throw new Error("The shop sells nothing.");
  fc.assert(
    fc.property(words, words, siteUrl, picture, (name, description, url, image) => {
      const seller = { ...shop, name, description, siteUrl: url };
      const sold = { ...product, name, description };
      const graph = productGraph(seller, sold, [image]);
      const head = pageHeadHtml({
        head: { title: name, description },
        siteName: name,
        url: `${url}/status`,
        card: { url: `${url}/cards/home.jpg`, alt: description },
        kind: "website",
        graph,
      });
      const page = new DOMParser().parseFromString(`<head>${head}</head>`, "text/html");
      expect(page.body.childNodes).toHaveLength(0);
      const json = page.querySelector('[type="application/ld+json"]')?.textContent ?? "";
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(graph)));
      expect(JSON.parse(JSON.stringify(homeGraph(seller, [sold])))).toBeTruthy();
      expect(page.querySelector("link")?.getAttribute("href")).toBe(`${url}/status`);
    }),
  );
});

/** The texts of XML's elements with this name. Fails for XML that no browser reads. */
function xmlTexts(xml: string, name: string) {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return Array.from(document.querySelectorAll(name), ({ textContent }) => textContent);
}

test("whatever texts pass the check, sitemap, feed and badges contain them unchanged", () => {
  fc.assert(
    fc.property(words, words, siteUrl, productId, (name, note, url, id) => {
      const address = `${url}/product/${id}`;
      expect(xmlTexts(sitemap([{ url: address }]), "loc")).toEqual([address]);

      const change = { day: "2026-11-20", id, name, status: "Detected", note } as const;
      const feed = statusFeed({ siteUrl: url, name }, [change]);
      expect(xmlTexts(feed, "entry > title")).toEqual([`${asXml(name)}: Detected`]);
      expect(xmlTexts(feed, "entry > summary")).toEqual([asXml(note)]);
      expect(xmlTexts(feed, "entry > id")).toEqual([`${address}#status-2026-11-20-1`]);

      const badge = statusBadge({ name, status: "Detected" }, colours);
      expect(xmlTexts(badge, "title")).toEqual([`${asXml(name)}: Detected`]);
    }),
  );
});

/** A text as XML can represent it: without noncharacters, and with \n for each line break. */
function asXml(value: string) {
  return value.replaceAll(/[\ufffe\uffff]/g, "\ufffd").replaceAll(/\r\n?/g, "\n");
}

test.each([
  "https://a;sandbox/x.png",
  'https://a".example/x.png',
  "https://${cdn}/x.png",
  "https://$host/a.png",
])("the policy refuses the picture %j itself", (url) => {
  const sources = { shop, inlineScripts: [], pictures: [url] };
  expect(() => contentSecurityPolicy(sources)).toThrow(/not a plain https URL/);
});

test.each(["https://*", "https://a;script-src-elem", "*", "https://a.example 'unsafe-inline'"])(
  "the policy refuses the host %j itself",
  (host) => {
    const seller = { checkoutScriptUrl: "https://sellauth.com/a.js", checkoutFrames: [host] };
    const sources = { shop: seller, inlineScripts: [], pictures: [] };
    expect(() => contentSecurityPolicy(sources)).toThrow(/not a plain https URL/);
  },
);

test.each(["a\nSet-Cookie: b", 'a"; add_header X b', "$host", "a\\"])(
  "nginx's configuration refuses the header %j",
  (value) => {
    const rules = [{ pattern: "/*", headers: { "X-Name": value } }];
    expect(() => nginxConfig({ rules, pages: [], notFound: [] })).toThrow(/cannot represent/);
    if (value.includes("\n")) expect(() => headersFile(rules)).toThrow(/cannot/);
  },
);
