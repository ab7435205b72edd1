import ArrowRight from "lucide-react/icons/arrow-right";

/** The arrow at the end of a row, which is a link with the class `group`. It moves while the row is hovered. */
export function RowArrow({ className = "" }: { className?: string }) {
  return (
    <ArrowRight
      aria-hidden="true"
      className={`${className} size-5 shrink-0 transition-transform group-hover:translate-x-[calc(4px*var(--direction))] rtl-mirrored`}
    />
  );
}
