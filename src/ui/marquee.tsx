import type { ReactNode, Ref } from "react";

type MarqueeProps = {
  /** List items, each with a key. */
  children: ReactNode;
  /** Without the animation, a third copy lets manual scrolling wrap around at any viewport width. */
  isGliding?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * A list that scrolls sideways in an endless loop. The copies that the loop needs are hidden from
 * assistive technology and the keyboard.
 */
export function Marquee({ children, isGliding = true, className = "", ref }: MarqueeProps) {
  return (
    <div
      ref={ref}
      className={`flex w-max min-w-full ${isGliding ? "animate-glide" : ""} ${className}`}
    >
      <ul className={listClass}>{children}</ul>
      <ul aria-hidden="true" inert className={listClass}>
        {children}
      </ul>
      {!isGliding && (
        <ul aria-hidden="true" inert className={listClass}>
          {children}
        </ul>
      )}
    </div>
  );
}

const listClass = "flex min-w-screen shrink-0 justify-around";
