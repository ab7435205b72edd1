import Play from "lucide-react/icons/play";

type PlayOverlayProps = {
  size: "thumbnail" | "main";
};

/** A play icon that marks a picture as a video. */
export function PlayOverlay({ size }: PlayOverlayProps) {
  return (
    <span
      data-overlay="play"
      className="absolute inset-0 flex items-center justify-center bg-ink/30"
    >
      <span
        className={`flex items-center justify-center border border-paper bg-ink ${size === "main" ? "size-16" : "size-8"}`}
      >
        <Play
          aria-hidden="true"
          className={`fill-current ${size === "main" ? "size-6" : "size-3"}`}
        />
      </span>
    </span>
  );
}
