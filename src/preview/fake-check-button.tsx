import { buttonClass } from "#components/ui/button.ts";
import { rayId } from "#domain/random-draws.ts";
import { FakeCheckOverlay } from "#screens/fake-check-overlay.tsx";
import { usePassingCheck } from "#screens/use-passing-check.ts";

/** Shows the made-up browser check without the draw, for as long as visitors see it. */
export function FakeCheckButton() {
  const [check, setCheck] = usePassingCheck();

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
