import { maxLockPins, minLockPins } from "#domain/few-or-many.ts";
import type { Game } from "#domain/game.ts";
import { groupByGame } from "#domain/group-by-game.ts";
import type { LockData } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import { byUrgency, type ProductStatus, productStatuses } from "#domain/status.ts";
import type { Words } from "#words/languages.ts";

type PinProduct = Pick<Product, "id" | "game" | "status">;
type Pin = Pick<Product, "id" | "status">;

/** The greatest width of the drawing, and of the space for a pin. */
const maxWidth = 240;
const maxPitch = 8;

const height = 24;
const shearLine = 8;

/** How far pins stand out above the shear line. */
const heights: Record<ProductStatus, number> = { Undetected: 0, Updating: 4, Detected: 8 };

/**
 * The statuses as the pins of a lock, which opens when all of them meet the shear line. A pin is a product, or in a
 * large shop a game, with the worst of its statuses. The pins of a status are one path. The first pin is where lines
 * of the language start. Undefined for too few pins.
 */
export function lockData(
  products: readonly PinProduct[],
  games: readonly Game[],
  { dir }: Pick<Words, "dir">,
): LockData | undefined {
  const pins = products.length > maxLockPins ? gamePins(products, games) : products;
  if (pins.length < minLockPins) return undefined;
  const fromLeft = dir === "rtl" ? pins.toReversed() : pins;
  const pitch = Math.min(maxPitch, Math.floor(maxWidth / pins.length));
  const paths = productStatuses
    .map((status) => ({
      status,
      d: fromLeft
        .map((pin, index) => (pin.status === status ? pinPath(pin, (index + 0.5) * pitch) : ""))
        .join(""),
    }))
    .filter(({ d }) => d !== "");
  return { width: pins.length * pitch, height, shearLine, paths };
}

function gamePins(products: readonly PinProduct[], games: readonly Game[]): Pin[] {
  return groupByGame(products, games, () => 0).flatMap(({ code, items }) =>
    byUrgency(items)
      .slice(0, 1)
      .map(({ status }) => ({ id: code, status })),
  );
}

function pinPath({ id, status }: Pin, x: number): string {
  return `M${x},${shearLine - heights[status]}v${6 + digitOf(id)}`;
}

/** A digit that differs for most ids, even for consecutive ones. */
function digitOf(id: string): number {
  return Array.from(id).reduce((sum, letter) => sum * 7 + (letter.codePointAt(0) ?? 0), 0) % 10;
}
