import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { productsSectionId, routePaths } from "#domain/paths.ts";
import { shop } from "#page-data";
import { ExternalLink } from "#shop/links/external-link.tsx";
import { SectionLink } from "#shop/links/section-link.tsx";
import * as words from "#words";
import { mark } from "./mark.tsx";

const menuId = "menu";

const menuEntry =
  "flex min-h-14 items-center border-b border-line px-(--gutter) type-display text-heading aria-[current=page]:bg-pressed active:bg-pressed";

/** The bar at the top of every screen. On small screens its entries are in a menu. */
export function NavigationBar() {
  const { pathname } = useLocation();
  const menuRef = useRef<HTMLUListElement>(null);

  return (
    <header className="short:static sticky top-(--page-offset) z-30 border-b border-line bg-ink">
      <nav
        aria-label={words.layout.main}
        className="wrap flex h-(--navigation-height) items-center"
      >
        <Link
          to={routePaths.home}
          className="-ms-2 inline-flex min-h-11 min-w-0 items-center gap-3 px-2 type-display text-heading"
        >
          {mark}
          {/* Room for accents and descenders, which hidden overflow would cut. */}
          <span className="truncate py-2 text-[min(1em,8vw)]">{shop.name}</span>
        </Link>

        <ul className="-me-[min(0.75rem,3.12vw)] ms-auto hidden items-center md:flex">
          <Entries entryClass="bar-entry" />
        </ul>

        {/* A popover opens and closes without scripts, also on Escape and on a click outside. */}
        <button
          type="button"
          popoverTarget={menuId}
          className="-me-[min(0.75rem,3.12vw)] ms-auto inline-flex size-11 shrink-0 items-center justify-center active:bg-pressed md:hidden"
        >
          {/* Not `group-has`: the products' links are groups as well, so each new one would restyle the page. */}
          <Menu aria-hidden="true" className="in-[nav:has(:popover-open)]:hidden" />
          <X aria-hidden="true" className="hidden in-[nav:has(:popover-open)]:block" />
          <span className="sr-only">{words.layout.menu}</span>
        </button>
        <ul
          // A new menu on each screen, because Back and Forward close it as well.
          key={pathname}
          ref={menuRef}
          id={menuId}
          popover="auto"
          className="menu"
        >
          <Entries entryClass={menuEntry} onPress={() => menuRef.current?.hidePopover()} />
        </ul>
      </nav>
    </header>
  );
}

function Entries({ entryClass, onPress }: { entryClass: string; onPress?: () => void }) {
  return (
    <>
      <li>
        <NavLink to={routePaths.home} className={entryClass} onClick={onPress}>
          {words.layout.home}
        </NavLink>
      </li>
      <li>
        <SectionLink section={productsSectionId} className={entryClass} onClick={onPress}>
          {words.layout.products}
        </SectionLink>
      </li>
      <li>
        <NavLink to={routePaths.status} end caseSensitive className={entryClass} onClick={onPress}>
          {words.layout.status}
        </NavLink>
      </li>
      <li>
        <ExternalLink href={shop.chatInviteUrl} className={entryClass} onClick={onPress}>
          {words.layout.support}
        </ExternalLink>
      </li>
    </>
  );
}
