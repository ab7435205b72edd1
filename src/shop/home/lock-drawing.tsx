import type { LockData } from "#domain/page-data.ts";
import { worksToday } from "#domain/status.ts";
import { statusClass } from "#shop/product-status/status-label.tsx";

/** The statuses of all products as a lock. Pins of products that do not work are above its shear line. */
export function LockDrawing({ lock: { width, height, shearLine, paths } }: { lock: LockData }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      style={{ maxWidth: width }}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="ms-auto h-6 flex-[1_1_6rem] text-paper"
    >
      <path strokeWidth="1" strokeOpacity=".5" d={`M0 ${shearLine - 0.5}H${width}`} />
      {paths.map(({ status, d }) => (
        <path key={status} className={worksToday(status) ? undefined : statusClass(status)} d={d} />
      ))}
    </svg>
  );
}
