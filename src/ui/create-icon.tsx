import { createElement, type SVGProps } from "react";

/** An icon's data in lucide-react: SVG elements in a 24 by 24 box. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Creates an icon component. In builds it replaces lucide-react's own function (see
 * `src/prerender/small-icons-plugin.ts`), whose options the shop does not use. Icons are decorative,
 * so they are hidden from assistive technology.
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
