import type { Product } from "#domain/product.ts";
import { statusEntries, type StatusBoard } from "#domain/status-board.ts";
import type { Status } from "#domain/status.ts";
import { productPath } from "#domain/paths.ts";

/**
 * `/status.json`: the status page for programs, such as a chat bot. Any site may read it. Its format
 * is stable: fields may be added, never renamed or removed.
 */
type StatusJson = {
  /** The day on which the owner last checked all statuses, `YYYY-MM-DD`. */
  checked: string;
  /** In the order of the data: the products, then what is coming. */
  products: {
    name: string;
    /** The game's code, such as "FN". */
    game: string;
    status: Status;
    /** The product's page; null for "Soon". */
    url: string | null;
  }[];
};

/** The content of `status.json`. */
export function statusJson(
  siteUrl: string,
  products: readonly Product[],
  board: StatusBoard,
): StatusJson {
  return {
    checked: board.lastChecked,
    products: statusEntries(products, board.coming).map(({ name, game, status, productId }) => ({
      name,
      game,
      status,
      url: productId === undefined ? null : siteUrl + productPath({ id: productId }),
    })),
  };
}
