import type { ReactNode } from "react";
import { ScrollRestoration } from "react-router-dom";
import { Footer } from "#components/layout/footer.tsx";
import { MotionSwitch } from "#components/layout/motion-switch.tsx";
import { NavigationBar } from "#components/layout/navigation-bar.tsx";
import { SkipLink } from "#components/layout/skip-link.tsx";
import { shop } from "#data/shop.ts";
import type { PageHead } from "#domain/page-head.ts";
import { useMotion } from "#preferences/motion.ts";
import { FakeCheck } from "./fake-check.tsx";
import { Notices } from "./notices.tsx";
import { ScreenMain } from "./screen-main.tsx";
import { useDocumentHead } from "./use-document-head.ts";
import { useFocusOnRouteChange } from "./use-focus-on-route-change.ts";

type ShopFrameProps = {
  /** The page's head. */
  head: PageHead;
  children: ReactNode;
};

/** What every screen stands in: navigation above, footer below, notices over it. */
export function ShopFrame({ head, children }: ShopFrameProps) {
  const { isPaused, toggle } = useMotion();
  useDocumentHead(head);
  useFocusOnRouteChange();

  return (
    <>
      <SkipLink />
      <Notices />
      <NavigationBar shopName={shop.name} supportUrl={shop.chatInviteUrl} />
      <ScreenMain>{children}</ScreenMain>
      <Footer shop={shop} motionSwitch={<MotionSwitch isPaused={isPaused} onToggle={toggle} />} />
      <FakeCheck />
      <ScrollRestoration />
    </>
  );
}
