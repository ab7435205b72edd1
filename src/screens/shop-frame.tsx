import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";

type ShopFrameProps = {
  /** What stands in the frame; without it, the matched route's screen. */
  children?: ReactNode;
};

/** What every screen stands in: navigation above, footer below, notices over it. */
export function ShopFrame({ children }: ShopFrameProps) {
  return <main id="main">{children ?? <Outlet />}</main>;
}
