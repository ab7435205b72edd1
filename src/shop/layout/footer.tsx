import { Link, useLocation } from "react-router-dom";
import { pageAt } from "#domain/address.ts";
import type { ShopData } from "#domain/page-data.ts";
import { routePaths } from "#domain/paths.ts";
import { ExternalLink } from "#shop/links/external-link.tsx";
import { OwnerLink } from "#shop/links/owner-link.tsx";
import { KeyDrawing } from "#shop/media/key-drawing.tsx";
import * as words from "#words";
import { MotionSwitch } from "./motion-switch.tsx";

const linkClass = "inline-flex min-h-11 min-w-6 items-center text-link wrap-anywhere";

export function Footer({ shop }: { shop: ShopData }) {
  const { name, shopId, chatInviteUrl, chatName, copyrightYear, credit, footerLinks } = shop;
  const isHome = pageAt(useLocation().pathname) === "home";
  return (
    <footer className="border-t border-line pb-(--foot-height)">
      <div className="wrap pt-16 text-quiet">
        <KeyDrawing id={shopId} length={96} className="w-full" />
      </div>
      <div className="wrap @container flex flex-wrap gap-x-4 gap-y-12 py-12">
        <p className="max-w-full grow basis-full type-display fit-title md:basis-[min-content]">
          <bdi>{name}</bdi>
        </p>
        <nav aria-label={words.layout.footer} className="grow basis-30 md:grow-0 md:basis-1/4">
          <h2 className="font-sans text-body font-normal text-quiet normal-case">
            {words.layout.navigation}
          </h2>
          <ul>
            <li>
              <Link to={routePaths.status} className={linkClass}>
                {words.layout.status}
              </Link>
            </li>
          </ul>
        </nav>
        <div className="grow basis-30 md:grow-0 md:basis-1/4">
          <h2 className="font-sans text-body font-normal text-quiet normal-case">
            {words.layout.socials}
          </h2>
          <ul>
            <li>
              <ExternalLink href={chatInviteUrl} className={linkClass}>
                {chatName}
              </ExternalLink>
            </li>
          </ul>
        </div>
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-line py-4 wrap-anywhere text-quiet">
          <p>{`© ${copyrightYear} ${name}`}</p>
          <p>
            {credit.url ? (
              <OwnerLink href={credit.url} className={linkClass}>
                {credit.text}
              </OwnerLink>
            ) : (
              credit.text
            )}
          </p>
          {footerLinks.length > 0 && (
            <ul className="flex flex-wrap gap-x-6">
              {footerLinks.map(({ text, url }) => (
                <li key={`${text} ${url}`}>
                  <OwnerLink href={url} className={linkClass}>
                    {text}
                  </OwnerLink>
                </li>
              ))}
            </ul>
          )}
          {/* Home has the switch beside its banner. */}
          <div className="lg:ms-auto">{!isHome && <MotionSwitch />}</div>
        </div>
      </div>
    </footer>
  );
}
