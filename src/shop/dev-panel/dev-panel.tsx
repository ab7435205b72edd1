import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { noticePositions } from "#domain/notice-positions.ts";
import { BrowserCheckOverlay } from "#shop/browser-check/browser-check.tsx";
import { simulated } from "#shop/checkout/checkout-script.ts";
import { mark } from "#shop/layout/mark.tsx";
import { type NoticeName, seenFlagKeys } from "#shop/notices/notice-visibility.ts";
import { USER_PREFERENCES } from "#shop/preferences/stored-preferences.ts";
import { buttonClass } from "#shop/ui/button.tsx";
import { chooseMotion } from "#shop/web-platform/motion.ts";
import { writeStored } from "#shop/web-platform/storage.ts";
import "./dev-panel.css";

/** Adds the panel to the page, in a separate root, so that it survives an error in the shop. */
export function startDevPanel(): void {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<DevPanel />);
}

/** Controls that show rare states of the shop without editing a file. Only in `npm run dev`. */
export function DevPanel() {
  const [isCheckoutFailing, setIsCheckoutFailing] = useState(false);
  const [isCheckShown, setIsCheckShown] = useState(false);

  useEffect(() => {
    simulated.checkout = isCheckoutFailing ? throwError : undefined;
  }, [isCheckoutFailing]);

  const actions = {
    "Show the announcement": () => showNotice("announcement"),
    "Show the browser check": () => setIsCheckShown(true),
    "Forget everything": () => {
      chooseMotion(null);
      store(null);
    },
  };
  return (
    <aside aria-label="Developer panel" className="dev-panel" data-print="none">
      <details>
        <summary>Developer panel</summary>
        <div className="dev-panel-choices">
          <p>Changes this browser only. Customers see the settings in src/data.</p>
          <label>
            Community notice
            <select
              className="field w-auto"
              value="show at"
              onChange={({ target }) => showNotice("discord", { position: target.value })}
            >
              <option disabled>show at</option>
              {noticePositions.map((position) => (
                <option key={position}>{position}</option>
              ))}
            </select>
          </label>
          <label>
            <input
              type="checkbox"
              checked={isCheckoutFailing}
              onChange={({ target }) => setIsCheckoutFailing(target.checked)}
            />
            Failing checkout
          </label>
          {Object.entries(actions).map(([name, act]) => (
            <button key={name} type="button" className={buttonClass("outline")} onClick={act}>
              {name}
            </button>
          ))}
          {isCheckShown && (
            <BrowserCheckOverlay mark={mark} onClose={() => setIsCheckShown(false)} />
          )}
        </div>
      </details>
    </aside>
  );
}

function throwError(): never {
  throw new Error("Developer panel: the checkout fails.");
}

/** Shows a notice, even if it was dismissed or has ended. Everything else follows the owner's settings. */
function showNotice(name: NoticeName, fields: { position?: string } = {}): void {
  store(
    JSON.stringify({
      notifications: { [name]: { enabled: true, until: "9999-12-31", ...fields } },
    }),
  );
}

/** Replaces this browser's preferences, forgets which notices were dismissed, and opens the page again. */
function store(preferences: string | null): void {
  for (const key of Object.values(seenFlagKeys)) writeStored("localStorage", key, null);
  writeStored("localStorage", USER_PREFERENCES, preferences);
  window.location.reload();
}
