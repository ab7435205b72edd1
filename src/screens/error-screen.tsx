import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { ShopFrame } from "./shop-frame.tsx";

/** Any address without a route, and any error that a screen throws. */
export function ErrorScreen() {
  const error = useRouteError();
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : String(error);
  return (
    <ShopFrame>
      <h1>Unexpected Application Error!</h1>
      <p>{message}</p>
    </ShopFrame>
  );
}
