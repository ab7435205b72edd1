import ChevronRight from "lucide-react/icons/chevron-right";
import House from "lucide-react/icons/house";
import { Link } from "react-router-dom";
import { cataloguePath, routePaths } from "#domain/paths.ts";
import * as words from "#words";

const crumbClass =
  "inline-flex min-h-11 min-w-6 shrink-0 items-center text-quiet transition-colors hover:text-paper";

/** The breadcrumb of a product: Home, Products, and its name or a word for a missing one. */
export function Breadcrumb({ current }: { current: string }) {
  return (
    <nav aria-label={words.product.breadcrumb} className="short:hidden">
      <ol className="flex items-center gap-x-2">
        <li>
          <Link to={routePaths.home} className={crumbClass}>
            <House aria-hidden="true" className="size-5" />
            <span className="sr-only">{words.layout.home}</span>
          </Link>
        </li>
        <Separator />
        <li>
          <Link to={cataloguePath} className={crumbClass}>
            {words.layout.products}
          </Link>
        </li>
        <Separator className="max-md:hidden" />
        {/* On a phone, the name follows as the headline. */}
        <li aria-current="page" className="min-w-0 leading-tight wrap-anywhere max-md:hidden">
          {current}
        </li>
      </ol>
    </nav>
  );
}

function Separator({ className = "" }: { className?: string }) {
  return (
    <li aria-hidden="true" className={`grid ${className}`}>
      <ChevronRight className="size-4 text-quiet rtl-mirrored" />
    </li>
  );
}
