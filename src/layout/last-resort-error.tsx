import { useRouteError } from "react-router-dom";
import { errorMessage } from "./error-message.ts";
import { routePaths } from "#paths.ts";

/** Shown if the layout itself fails. Plain markup, so that nothing in it can fail. */
export function LastResortError() {
  return (
    <main className="wrap section-space">
      <h1>Unexpected Application Error!</h1>
      <p>{errorMessage(useRouteError())}</p>
      <p>
        <a href={routePaths.home}>Go to the home page</a>
      </p>
    </main>
  );
}
