import type { ReactNode } from "react";
import { Modal } from "#shop/ui/modal.tsx";
import { useVisitorIp } from "./use-visitor-ip.ts";

type BrowserCheckOverlayProps = {
  shopName: string;
  mark: ReactNode;
  rayId: string;
  onClose: () => void;
};

/** The fake browser check over the whole page. It checks nothing; it only looks up the IP address. */
export function BrowserCheckOverlay({ shopName, mark, rayId, onClose }: BrowserCheckOverlayProps) {
  const ip = useVisitorIp();
  return (
    <Modal label="Checking your browser" variant="fullScreen" onClose={onClose}>
      <div className="wrap flex min-h-dvh flex-col">
        <p className="flex h-(--navigation-height) shrink-0 items-center gap-3 display text-heading">
          {mark}
          <span className="truncate">{shopName}</span>
        </p>
        <div className="my-auto grid gap-10 py-16">
          <div role="status" className="grid gap-4">
            <p className="display text-title">Checking your browser</p>
            <p className="text-lead text-quiet">One moment. The page opens automatically.</p>
          </div>
          <dl className="grid max-w-xl border-t border-line code text-label">
            <Line term="Ray ID" text={rayId} />
            <Line term="Your IP" text={ip ?? "…"} />
          </dl>
        </div>
      </div>
    </Modal>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
      <dt className="text-quiet">{term}</dt>
      <dd className="min-w-0 break-all">{text}</dd>
    </div>
  );
}
