import Check from "lucide-react/icons/check";
import Link from "lucide-react/icons/link";
import { useEffect, useState } from "react";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import * as words from "#words";

type CopyLinkProps = {
  /** The path to share, such as "/product/151373". */
  path: string;
  /** The name of the product or plan. */
  name: string;
};

const confirmationMs = 4000;

/** Shares a link: with the system's share sheet on touch devices, otherwise through the clipboard. */
export function CopyLink({ path, name }: CopyLinkProps) {
  // An object, so that each copy shows its confirmation for the whole time.
  const [result, setResult] = useState<{ isCopied: boolean }>();
  const canShare = useHydrated() && canShareByTouch();

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
    <div className="flex flex-wrap items-center text-label text-quiet">
      <button
        type="button"
        onClick={() => void shareLink()}
        className="needs-scripts inline-flex min-h-11 items-center gap-1.5 transition-colors hover:text-paper"
      >
        <Icon aria-hidden="true" className="size-4" />
        <span>
          <span>{canShare ? words.product.shareLink : words.product.copyLink}</span>
          <span className="sr-only">{` ${words.product.linkTo(name)}`}</span>
        </span>
      </button>
      <span aria-live="polite" className="wrap-anywhere not-empty:ms-2">
        {result &&
          (result.isCopied ? words.product.linkCopied : words.product.copyThisLink(linkTo(path)))}
      </span>
    </div>
  );
}

function canShareByTouch(): boolean {
  return "share" in navigator && window.matchMedia("(pointer: coarse)").matches;
}

function linkTo(path: string): string {
  return new URL(path, window.location.origin).href;
}
