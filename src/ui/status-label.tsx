import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import OctagonX from "lucide-react/icons/octagon-x";
import RefreshCw from "lucide-react/icons/refresh-cw";
import type { LucideIcon } from "lucide-react";
import type { StatusTone } from "#domain/status.ts";

type StatusLabelProps = {
  /** The status text. */
  status: string;
  tone: StatusTone;
  size?: "normal" | "large" | "display";
};

const icons: Record<StatusTone, LucideIcon> = {
  green: CircleCheck,
  blue: RefreshCw,
  red: OctagonX,
  yellow: Clock,
};

/** The text colour of each tone. */
export const toneColours: Record<StatusTone, string> = {
  green: "text-green",
  blue: "text-blue",
  red: "text-red",
  yellow: "text-yellow",
};

// Circle, square, diamond, ring: the dots differ in shape as well, because colour alone is not accessible.
const dots: Record<StatusTone, string> = {
  green: "rounded-full bg-current",
  blue: "bg-current",
  red: "rotate-45 bg-current",
  yellow: "rounded-full border-2 border-current",
};

const sizes = {
  normal: "text-body",
  large: "text-lead",
  display: "display text-heading tracking-wide",
};

/** A product's status: a pulsing dot, an icon and the text in the status colour. */
export function StatusLabel({ status, tone, size = "normal" }: StatusLabelProps) {
  const Icon = icons[tone];
  return (
    <span
      data-tone={tone}
      className={`inline-flex items-center gap-2 font-semibold wrap-anywhere ${toneColours[tone]} ${sizes[size]}`}
    >
      <span aria-hidden="true" className={`size-2 animate-pulse-dot ${dots[tone]}`} />
      <Icon aria-hidden="true" className="size-[1.05em]" strokeWidth={2} />
      {status}
    </span>
  );
}
