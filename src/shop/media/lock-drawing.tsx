import type { SVGProps } from "react";
import type { LockData } from "#domain/page-data.ts";
import { type ProductStatus, worksToday } from "#domain/status.ts";

type LockDrawingProps = SVGProps<SVGSVGElement> & {
  lock: LockData;
  shearLine: SVGProps<SVGPathElement> & { strokeWidth: number };
  /** The props that give the pins of products that do not work the colour of their status. */
  pinOf: (status: ProductStatus) => SVGProps<SVGPathElement>;
};

/** The statuses of all products as a lock. Pins of products that do not work are above its shear line. */
export function LockDrawing({ lock, shearLine, pinOf, ...svg }: LockDrawingProps) {
  const { width, height, paths } = lock;
  const y = lock.shearLine - shearLine.strokeWidth / 2;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill="none" strokeWidth="2" {...svg}>
      <path {...shearLine} d={`M0 ${y}H${width}`} />
      {paths.map(({ status, d }) => (
        <path key={status} {...(!worksToday(status) && pinOf(status))} d={d} />
      ))}
    </svg>
  );
}
