import Check from "lucide-react/icons/check";
import Link from "lucide-react/icons/link";
import { useEffect, useState } from "react";
import { useHydrated } from "#shop/ui/use-hydrated.ts";

type CopyLinkProps = {
  /** The path to share, such as "/product/151373". */
  path: string;
  /** The name of the product or plan. */
  name: string;
  /** Whether to show text beside the icon. Without text, it takes no space on devices with a mouse, and its parent must be positioned. */
  hasText?: boolean;
  className?: string;
};

const confirmationMs = 4000;

/** Shares a link: with the system's share sheet on touch devices, otherwise through the clipboard. */
export function CopyLink({ path, name, hasText = false, className = "" }: CopyLinkProps) {
  // An object, so that each copy shows its confirmation for the whole time.
  const [result, setResult] = useState<{ isCopied: boolean }>();
  const canShare = useHydrated() && canShareByTouch();
  const action = canShare ? "Share link" : "Copy link";

  useEffect(() => {
    if (!result?.isCopied) return;
    const timer = setTimeout(() => setResult(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [result]);

  const shareLink = async () => {
    const url = linkTo(path);
    // Emptied first, because screen readers announce only a change.
    setResult(undefined);
    try {
      if (canShare) {
        await navigator.share({ title: name, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setResult({ isCopied: true });
    } catch (error) {
      const hasCancelled = error instanceof DOMException && error.name === "AbortError";
      if (!hasCancelled) setResult({ isCopied: false });
    }
  };

  const Icon = result?.isCopied ? Check : Link;
  return (
    <span
      className={`inline-flex text-label text-quiet ${hasText ? "flex-wrap items-center" : "ms-2 -me-8 w-6 pointer-coarse:me-0"}`}
    >
      <button
        type="button"
        onClick={() => void shareLink()}
        className={`needs-scripts inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center gap-1.5 transition-opacity hover:text-paper ${className}`}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className={hasText ? undefined : "sr-only"}>{action}</span>
        <span className="sr-only"> to {name}</span>
      </button>
      <span
        aria-live="polite"
        className={`wrap-anywhere ${hasText ? "not-empty:ms-2" : "absolute start-0 bottom-0 bg-ink"}`}
      >
        {result && (result.isCopied ? "Link copied" : `Copy this link: ${linkTo(path)}`)}
      </span>
    </span>
  );
}

function canShareByTouch(): boolean {
  return "share" in navigator && window.matchMedia("(pointer: coarse)").matches;
}

function linkTo(path: string): string {
  return new URL(path, window.location.origin).href;
}
