import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { linkOrPath, pictureAddress, text } from "#domain/fields.ts";
import { shopSchema } from "#domain/shop.ts";
import { contentSecurityPolicy } from "#hosting/content-security-policy.ts";
import { headerRules } from "#hosting/header-rules.ts";
import { headersFile, parseHeadersFile } from "#hosting/headers-file.ts";
import { nginxConfig } from "#hosting/nginx-config.ts";
import { pageHeadHtml } from "#prerender/page-head-html.ts";
import { sitemap } from "#prerender/sitemap.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { homeGraph, productGraph } from "#prerender/structured-data.ts";

fc.configureGlobal(randomRuns);

// Pieces that mean something to one of the formats, between pieces of honest addresses and texts.
const piece = fc.oneof(
  fc.constantFrom("https://", "shop.example", "cdn", "/", "x.png", "embed.js", ":8443", "?a=1"),
  fc.constantFrom(
    ";",
    " ",
    '"',
    "'",
    "$",
    "{",
    "}",
    "\\",
    "`",
    ",",
    "*",
    "@",
    "#",
    "%",
    "\n",
    "\r",
  ),
  fc.constantFrom("; sandbox", "$host", "${cdn}", "</script>", "<!--", "]]>", "&lt;", "\u202e"),
  fc.string({ maxLength: 4, unit: "binary" }),
);
const phrase = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(""));
const address = phrase.map((rest) => `https://${rest}`);

/** Only what the schema lets through. */
function accepted(schema: v.GenericSchema<string>, values: fc.Arbitrary<string>) {
  return fc
    .oneof(values, fc.webUrl({ validSchemes: ["https"] }))
    .filter((value) => v.is(schema, value));
}

const picture = accepted(pictureAddress, fc.oneof(address, phrase));
const script = accepted(linkOrPath, address);
const words = accepted(text("A text."), phrase);
const siteUrl = accepted(shopSchema.entries.siteUrl, address);

function directiveNames(policy: string) {
  return policy.split(";").map((part) => part.trim().split(" ")[0]);
}

test("whatever addresses pass the check, the policy has the intended directives and no others", () => {
  const intended = contentSecurityPolicy({ shop, inlineScripts: [], pictures: [], films: [] });
  const source = /^(?:'[\w+/=-]+'|blob:|https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[\w./-]*)?)$/;
  fc.assert(
    fc.property(fc.array(picture), fc.array(picture), script, (pictures, films, url) => {
      const policy = contentSecurityPolicy({
        shop: { checkoutScriptUrl: url },
        inlineScripts: ["one()"],
        pictures,
        films,
      });
      expect(directiveNames(policy)).toEqual(directiveNames(intended));
      for (const part of policy.split("; ")) {
        for (const one of part.split(" ").slice(1)) expect(one).toMatch(source);
      }
      const rules = headerRules({ policy, pages: ["/"], files: ["/favicon.svg"] });
      expect(nginxConfig({ rules, pages: ["/"], notFound: [] })).toContain(`"${policy}"`);
      if (policy.length < 1900) expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
    }),
  );
});

test("whatever texts pass the check, page heads, sitemap and structured data contain them unchanged", () => {
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
        card: { url: `${url}/cards/home.png`, alt: description },
        kind: "website",
        graph,
      });
      const page = new DOMParser().parseFromString(`<head>${head}</head>`, "text/html");
      expect(page.body.childNodes).toHaveLength(0);
      const json = page.querySelector('[type="application/ld+json"]')?.textContent ?? "";
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(graph)));
      expect(JSON.parse(JSON.stringify(homeGraph(seller, [sold])))).toBeTruthy();
      expect(page.querySelector("link")?.getAttribute("href")).toBe(`${url}/status`);

      const xml = new DOMParser().parseFromString(sitemap([{ url: `${url}/status` }]), "text/xml");
      expect(xml.querySelector("parsererror")).toBeNull();
      expect(xml.querySelector("loc")?.textContent).toBe(`${url}/status`);
    }),
  );
});

test.each([
  "https://a;sandbox/x.png",
  'https://a".example/x.png',
  "https://${cdn}/x.png",
  "https://$host/a.png",
])("the policy refuses the picture %j itself", (url) => {
  const sources = { shop, inlineScripts: [], pictures: [url], films: [] };
  expect(() => contentSecurityPolicy(sources)).toThrow(/not a plain https URL/);
});

test.each(["https://*/embed.js", "https://a;script-src-elem/embed.js"])(
  "the policy refuses the checkout script %j itself",
  (checkoutScriptUrl) => {
    const sources = { shop: { checkoutScriptUrl }, inlineScripts: [], pictures: [], films: [] };
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
