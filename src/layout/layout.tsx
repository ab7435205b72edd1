import type { ReactNode } from "react";
import { ScrollRestoration } from "react-router-dom";
import { Footer } from "./footer.tsx";
import { MotionSwitch } from "./motion-switch.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { SkipLink } from "./skip-link.tsx";
import { shop } from "#data/shop.ts";
import type { PageHead } from "#domain/page-head.ts";
import { useMotion } from "#preferences/motion.ts";
import { BrowserCheck } from "#browser-check/browser-check.tsx";
import { Notices } from "#notices/notices.tsx";
import { MainContent } from "./main-content.tsx";
import { useDocumentHead } from "./use-document-head.ts";
import { useFocusOnRouteChange } from "./use-focus-on-route-change.ts";

type LayoutProps = {
  /** The page's head. */
  head: PageHead;
  children: ReactNode;
};

/** What every screen stands in: navigation above, footer below, notices over it. */
export function Layout({ head, children }: LayoutProps) {
  const { isPaused, toggle } = useMotion();
  useDocumentHead(head);
  useFocusOnRouteChange();

  return (
    <>
      <SkipLink />
      <Notices />
      <NavigationBar shopName={shop.name} supportUrl={shop.chatInviteUrl} />
      <MainContent>{children}</MainContent>
      <Footer shop={shop} motionSwitch={<MotionSwitch isPaused={isPaused} onToggle={toggle} />} />
      <BrowserCheck shopName={shop.name} />
      <ScrollRestoration />
    </>
  );
}
