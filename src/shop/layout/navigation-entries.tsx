import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { shop } from "#data/shop.ts";
import { NavLink } from "#shop/navigation/link.tsx";
import { productsSectionId, routePaths } from "#domain/paths.ts";

/** The navigation entries, shared by the bar and the menu of small screens. */
export function NavigationEntries({ entryClass }: { entryClass: string }) {
  return (
    <>
      <li>
        <NavLink to={routePaths.home} className={entryClass}>
          Home
        </NavLink>
      </li>
      <li>
        <a href={`#${productsSectionId}`} className={entryClass}>
          Products
        </a>
      </li>
      <li>
        <NavLink to={routePaths.status} className={entryClass}>
          Status
        </NavLink>
      </li>
      <li>
        <a href={shop.chatInviteUrl} target="_blank" rel="noopener" className={entryClass}>
          Support
          <ArrowUpRight aria-hidden="true" className="size-4 text-quiet" />
          <span className="sr-only">(opens the community chat in a new tab)</span>
        </a>
      </li>
    </>
  );
}
