import type { CSSProperties, ReactNode, Ref } from "react";

type MarqueeProps = {
  /** List items, each with a key. */
  children: ReactNode;
  /** How many times the list is rendered. All but one of them must fill the visible width. */
  copies?: number;
  isGliding?: boolean;
  className?: string;
  listClass?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * A list that scrolls sideways in an endless loop. The copies that the loop needs are hidden from
 * assistive technology and the keyboard.
 */
export function Marquee({
  children,
  copies = 2,
  isGliding = true,
  className = "",
  listClass = "",
  ref,
}: MarqueeProps) {
  return (
    <div
      ref={ref}
      style={{ "--glide-copies": copies } as CSSProperties}
      className={`flex w-max ${isGliding ? "animate-glide" : ""} ${className}`}
    >
      {Array.from({ length: copies }, (_, copy) => (
        <ul
          key={copy}
          {...(copy > 0 && { "aria-hidden": true, inert: true })}
          className={`flex shrink-0 ${listClass}`}
        >
          {children}
        </ul>
      ))}
    </div>
  );
}
