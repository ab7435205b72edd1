import { type ReactNode, useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { shop } from "#page-data";
import { BrowserCheck } from "#shop/browser-check/browser-check.tsx";
import { SectionLink } from "#shop/links/section-link.tsx";
import { Notices } from "#shop/notices/notices.tsx";
import { PreferencesProvider } from "#shop/preferences/preferences-provider.tsx";
import { playAnimationsInView } from "#shop/web-platform/play-in-view.ts";
import * as words from "#words";
import { Footer } from "./footer.tsx";
import { ignoreSecondPresses } from "./ignore-second-presses.ts";
import { mark } from "./mark.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { useRouteFocus } from "./use-route-focus.ts";

/** The frame around every screen. It stays mounted across route changes and errors. */
export function Layout() {
  useRouteFocus();
  useEffect(ignoreSecondPresses, []);
  useEffect(playAnimationsInView, []);

  return (
    <PreferencesProvider>
      <SkipLink />
      <Notices />
      <NavigationBar />
      <MainContent>
        <Outlet />
      </MainContent>
      <Footer shop={shop} />
      <BrowserCheck mark={mark} />
      <ScrollRestoration />
    </PreferencesProvider>
  );
}

/** The first focusable element of the page. It skips the navigation. */
function SkipLink() {
  return (
    <SectionLink
      section="main"
      className="fixed top-2 start-[calc(0.5rem+var(--safe-side))] z-60 bg-paper px-4 py-2 font-semibold text-ink not-focus:-top-40"
    >
      {words.layout.skipToContent}
    </SectionLink>
  );
}

/** The `<main>` element. It dims while the next screen loads, without rendering the layout. */
function MainContent({ children }: { children: ReactNode }) {
  const isLoading = useNavigation().state !== "idle";
  return (
    <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className="waiting">
      {children}
    </main>
  );
}
