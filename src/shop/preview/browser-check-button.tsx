import { buttonClass } from "#shop/ui/button.tsx";
import { shop } from "#data/shop.ts";
import { mark } from "#shop/layout/mark.tsx";
import { rayId } from "#shop/browser-check/browser-check-chance.ts";
import { BrowserCheckOverlay } from "#shop/browser-check/browser-check-overlay.tsx";
import { useTimedCheck } from "#shop/browser-check/use-timed-check.ts";

/** A button that shows the browser check at once, for two seconds. */
export function BrowserCheckButton() {
  const [check, setCheck] = useTimedCheck();

  return (
    <>
      <button
        type="button"
        className={buttonClass("outline")}
        onClick={() => {
          setCheck({ rayId: rayId() });
        }}
      >
        Show the browser check
      </button>
      {check && (
        <BrowserCheckOverlay
          shopName={shop.name}
          mark={mark}
          rayId={check.rayId}
          onClose={() => {
            setCheck(undefined);
          }}
        />
      )}
    </>
  );
}
