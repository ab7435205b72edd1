import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { home } from "#data/home.ts";
import { contentSecurityPolicy, shopPictures } from "#prerender/content-security-policy.ts";
import { productWith } from "#tests/domain/products.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { checkoutHosts, picture } from "./hostile-values.ts";

fc.configureGlobal(randomRuns);

type Sources = Parameters<typeof contentSecurityPolicy>[0];

const demo = { checkoutScriptUrl: "/demo-seller/embed.js" };
const sellAuth = { checkoutScriptUrl: "https://sellauth.com/assets/js/sellauth-embed-2.js" };

/** The directives and sources as browsers read them. */
function parsed(changes: Partial<Sources>) {
  const sources = { shop: demo, inlineScript: "one()", pictures: ["a.png"], ...changes };
  return new CspParser(contentSecurityPolicy(sources)).csp.directives;
}

test("the policy of a shop with the demo seller allows itself, the videos and the IP lookup", () => {
  const hash = createHash("sha256").update("one()").digest("base64");
  expect(parsed({})).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'strict-dynamic'", `'sha256-${hash}'`],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'"],
    "connect-src": ["'self'", "https://api.ipify.org", "https://www.youtube-nocookie.com"],
    "frame-src": ["https://www.youtube-nocookie.com"],
    "worker-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  });
});

test("the policy of a shop with SellAuth adds its API, captcha frames and workers", () => {
  const { "connect-src": connections, "frame-src": frames, ...others } = parsed({ shop: sellAuth });
  expect(connections?.slice(3)).toEqual(["https://*.sellauth.com", "https://cdn.jsdelivr.net"]);
  expect(frames?.slice(1)).toEqual([
    "https://www.google.com/recaptcha/",
    "https://*.mysellauth.com",
  ]);
  const { "connect-src": _, "frame-src": __, ...ofDemo } = parsed({});
  expect(others).toEqual({ ...ofDemo, "worker-src": ["blob:"] });
});

test("the pictures are those of the hero, of cards, galleries and films", () => {
  const video = { type: "video", url: "https://youtube.example", alt: "A." } as const;
  const product = productWith({
    image: "https://a.example/card.png",
    media: [
      { type: "image", url: "https://b.example/one.png", alt: "B." },
      { ...video, thumbnailUrl: "https://c.example/film.png", youtubeId: "SAMPLEvid01" },
    ],
  });
  const pictures = shopPictures(home, [
    product,
    productWith({ image: undefined, media: undefined }),
  ]);
  expect(parsed({ pictures })["img-src"]).toEqual([
    "'self'",
    "https://a.example",
    "https://b.example",
    "https://c.example",
  ]);
  expect(pictures).toContain(home.hero.poster);
});

test.each([demo, sellAuth])("Google's policy evaluator finds nothing serious for %j", (shop) => {
  const policy = contentSecurityPolicy({ shop, inlineScript: "one()", pictures: [] });
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
});

test("whatever addresses pass the check, the policy has the intended sources and no others", () => {
  const intended = parsed({ shop: sellAuth, pictures: [] });
  fc.assert(
    fc.property(fc.array(picture), checkoutHosts, checkoutHosts, (pictures, apis, frames) => {
      const shop = { ...sellAuth, checkoutConnections: apis, checkoutFrames: frames };
      const others = pictures.filter((address) => address.startsWith("https:"));
      const origins = new Set(others.map((address) => new URL(address).origin));
      expect(parsed({ shop, pictures })).toEqual({
        ...intended,
        "connect-src": [...(intended["connect-src"] ?? []), ...apis],
        "frame-src": [...(intended["frame-src"] ?? []), ...frames],
        "img-src": ["'self'", ...origins],
      });
    }),
  );
});
