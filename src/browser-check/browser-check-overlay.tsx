import { BrowserCheckDialog } from "./browser-check-dialog.tsx";
import { useVisitorIp } from "./use-visitor-ip.ts";

type BrowserCheckOverlayProps = {
  shopName: string;
  rayId: string;
  onClose: () => void;
};

/** The fake check as long as it shows; the visitor's address is asked for meanwhile. */
export function BrowserCheckOverlay({ shopName, rayId, onClose }: BrowserCheckOverlayProps) {
  const ip = useVisitorIp();
  return <BrowserCheckDialog shopName={shopName} rayId={rayId} ip={ip} onClose={onClose} />;
}
