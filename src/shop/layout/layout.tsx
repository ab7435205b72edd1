import { type ReactNode, useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { BrowserCheck } from "#shop/browser-check/browser-check.tsx";
import { shop } from "#data/shop.ts";
import { Notices } from "#shop/notices/notices.tsx";
import { PreferencesProvider } from "#shop/preferences/preferences-provider.tsx";
import { Footer } from "./footer.tsx";
import { mark } from "./mark.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { useLinkPresses } from "#shop/navigation/use-link-presses.ts";
import { playAnimationsInView } from "#shop/ui/play-in-view.ts";

/** What surrounds every screen. It stays mounted across route changes and errors. */
export function Layout() {
  useLinkPresses();
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
    <a
      href="#main"
      className="fixed top-[calc(var(--announcement-height)+0.5rem)] left-2 z-60 bg-paper px-4 py-2 font-semibold text-ink not-focus:-top-40"
    >
      Skip to content
    </a>
  );
}

/** The `<main>` element. It dims while the next screen loads. A component, so that only it renders then. */
function MainContent({ children }: { children: ReactNode }) {
  const isLoading = useNavigation().state !== "idle";
  return (
    <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className="waiting">
      {children}
    </main>
  );
}
