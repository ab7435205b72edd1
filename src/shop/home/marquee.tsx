import type { ReactNode, Ref } from "react";

type MarqueeProps = {
  /** List items, each with a key. */
  children: ReactNode;
  isGliding?: boolean;
  className?: string;
  listClass?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * A list that scrolls sideways in an endless loop. It must fill the visible width. The copy that the loop
 * needs is hidden from assistive technology and the keyboard.
 */
export function Marquee({
  children,
  isGliding = true,
  className = "",
  listClass = "",
  ref,
}: MarqueeProps) {
  return (
    <div ref={ref} className={`flex w-max ${isGliding ? "animate-glide" : ""} ${className}`}>
      <ul className={`flex shrink-0 ${listClass}`}>{children}</ul>
      <ul aria-hidden="true" inert className={`flex shrink-0 ${listClass}`}>
        {children}
      </ul>
    </div>
  );
}
