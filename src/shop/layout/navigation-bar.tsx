import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { shop } from "#data/shop.ts";
import { Link } from "#shop/navigation/link.tsx";
import { routePaths } from "#domain/paths.ts";
import { mark } from "./mark.tsx";
import { NavigationEntries } from "./navigation-entries.tsx";

const menuId = "menu";

const barEntry =
  "inline-flex min-h-11 items-center gap-1 border-y-2 border-transparent px-3 text-quiet transition-colors hover:text-paper aria-[current=page]:border-b-paper aria-[current=page]:text-paper";
const menuEntry =
  "flex min-h-14 items-center gap-2 border-b border-line px-5 display text-heading aria-[current=page]:bg-pressed active:bg-pressed";

/** The bar at the top of every screen. On small screens its entries are in a menu. */
export function NavigationBar() {
  const { key } = useLocation();
  const menuRef = useRef<HTMLUListElement>(null);

  // Every navigation closes the menu. In the cleanup, because the menu may be open before hydration.
  useLayoutEffect(() => {
    const menu = menuRef.current;
    return () => {
      menu?.hidePopover();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the cleanup runs on each navigation
  }, [key]);

  return (
    <header className="sticky top-(--announcement-height) z-30 border-b border-line bg-ink">
      <nav aria-label="Main" className="wrap flex h-(--navigation-height) items-center">
        <Link
          to={routePaths.home}
          className="-ml-2 inline-flex min-h-11 min-w-0 items-center gap-3 px-2 display text-heading"
        >
          {mark}
          {/* Room for accents and descenders, which hidden overflow would cut. */}
          <span className="truncate py-2">{shop.name}</span>
        </Link>

        <ul className="mr-[calc(-0.6*var(--gutter))] ml-auto hidden items-center md:flex">
          <NavigationEntries entryClass={barEntry} />
        </ul>

        {/* A popover opens and closes without scripts, also on Escape and on a click outside. */}
        <button
          type="button"
          popoverTarget={menuId}
          className="mr-[calc(-0.6*var(--gutter))] ml-auto inline-flex size-11 shrink-0 items-center justify-center active:bg-pressed md:hidden"
        >
          <Menu aria-hidden="true" />
          <X aria-hidden="true" />
          <span className="sr-only">Menu</span>
        </button>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on any of its links closes it */}
        <ul
          ref={menuRef}
          id={menuId}
          popover="auto"
          onClick={({ currentTarget }) => {
            currentTarget.hidePopover();
          }}
          className="menu fixed inset-x-0 top-(--header-height) bottom-auto m-0 max-h-[calc(100dvh-var(--header-height))] w-full overflow-y-auto border-b border-line bg-ink text-paper md:hidden"
        >
          <NavigationEntries entryClass={menuEntry} />
        </ul>
      </nav>
    </header>
  );
}
