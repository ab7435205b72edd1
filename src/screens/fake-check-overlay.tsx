import { FakeCheckPage } from "#components/notices/fake-check-page.tsx";
import { shop } from "#data/shop.ts";
import { useVisitorIp } from "./use-visitor-ip.ts";

type FakeCheckOverlayProps = {
  rayId: string;
  onClose: () => void;
};

/** The fake check as long as it shows; the visitor's address is asked for meanwhile. */
export function FakeCheckOverlay({ rayId, onClose }: FakeCheckOverlayProps) {
  const ip = useVisitorIp();
  return <FakeCheckPage shopName={shop.name} rayId={rayId} ip={ip} onClose={onClose} />;
}
