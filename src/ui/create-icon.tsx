import { createElement, type SVGProps } from "react";

/** An icon as lucide-react's files define it: the elements of a 24 by 24 drawing. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Makes a component of an icon. In builds it takes the place of lucide-react's own function (see
 * `src/prerender/small-icons-plugin.ts`), whose options the shop does not use. Icons are
 * decoration: assistive technology skips them.
 */
export default function createIcon({ node }: IconData) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
