import { useEffect, useState } from "react";
import { buttonClass } from "#components/ui/button.ts";
import { fakeCheckDurationMs, rayId } from "#domain/random-draws.ts";
import { FakeCheckOverlay } from "#screens/fake-check-overlay.tsx";

/** Shows the made-up browser check without the draw, for as long as visitors see it. */
export function FakeCheckButton() {
  const [check, setCheck] = useState<{ rayId: string }>();

  useEffect(() => {
    if (!check) return;
    const timer = setTimeout(() => {
      setCheck(undefined);
    }, fakeCheckDurationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [check]);

  return (
    <>
      <button
        type="button"
        className={buttonClass("outline")}
        onClick={() => {
          setCheck({ rayId: rayId(Math.random) });
        }}
      >
        Show the browser check
      </button>
      {check && (
        <FakeCheckOverlay
          rayId={check.rayId}
          onClose={() => {
            setCheck(undefined);
          }}
        />
      )}
    </>
  );
}
