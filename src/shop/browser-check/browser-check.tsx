import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { shop } from "#page-data";
import { usePreferences } from "#shop/preferences/preferences-provider.tsx";
import { Modal } from "#shop/ui/modal.tsx";
import * as words from "#words";

const probability = 0.04;
const durationMs = 2000;

/** The fake browser check: each route change after the first load has a chance of 4% to show it. */
export function BrowserCheck({ mark }: { mark: ReactNode }) {
  const { loadingScreen } = usePreferences().security;
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const [isShown, setIsShown] = useState(false);

  // In a layout effect, so that the check covers the new screen from its first frame.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // oxlint-disable-next-line react/set-state-in-effect -- a draw is random, and render may run twice
    if (loadingScreen && Math.random() < probability) setIsShown(true);
  }, [pathname, loadingScreen]);

  return isShown && <BrowserCheckOverlay mark={mark} onClose={() => setIsShown(false)} />;
}

/**
 * The fake browser check over the whole page, which closes after two seconds. It checks nothing; it only
 * looks up the IP address.
 */
export function BrowserCheckOverlay({ mark, onClose }: { mark: ReactNode; onClose: () => void }) {
  const [rayId] = useState(randomRayId);
  const [ip, setIp] = useState("…");
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const showIp = async () => {
      // Not logged here, because the browser does.
      const address = await fetchIp(signal).catch(() => words.browserCheck.unknown);
      if (!signal.aborted) setIp(address);
    };
    void showIp();
    return () => controller.abort();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => close(), durationMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Modal label={words.browserCheck.title} variant="fullScreen" onClose={onClose}>
      <div className="wrap flex min-h-full flex-col">
        <p className="flex h-(--navigation-height) shrink-0 items-center gap-3 type-display text-heading">
          {mark}
          {/* Room for accents and descenders, which hidden overflow would cut. */}
          <span className="truncate py-2">{shop.name}</span>
        </p>
        <div className="my-auto grid gap-10 py-16">
          <div role="status" className="grid gap-4">
            <p className="type-display text-title">{words.browserCheck.title}</p>
            <p className="text-lead text-quiet">{words.browserCheck.text}</p>
          </div>
          <dl className="grid max-w-xl border-t border-line code text-label">
            <Line term={words.browserCheck.rayId} text={rayId} />
            <Line term={words.browserCheck.yourIp} text={ip} />
          </dl>
        </div>
      </div>
    </Modal>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
      <dt className="text-quiet">{term}</dt>
      <dd className="min-w-0 break-all">{text}</dd>
    </div>
  );
}

/** A made-up Ray ID: 16 random hexadecimal characters. */
function randomRayId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The characters of an IPv4 or IPv6 address. */
const ipAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|(?=.*:)[\da-f:.]{2,45})$/i;

async function fetchIp(signal: AbortSignal): Promise<string> {
  const response = await fetch("https://api.ipify.org?format=json", {
    signal,
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  const { ip } = (await response.json()) as { ip: unknown };
  if (!response.ok || typeof ip !== "string" || !ipAddress.test(ip)) {
    throw new Error("The response has no IP address.");
  }
  return ip;
}
