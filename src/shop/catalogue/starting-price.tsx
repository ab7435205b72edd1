type StartingPriceProps = {
  priceText: string;
  size?: "normal" | "small";
};

/** "Starting from $2.99+", in two lines where it is narrow. */
export function StartingPrice({ priceText, size = "normal" }: StartingPriceProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5">
      <span className="text-label whitespace-nowrap text-quiet">Starting from </span>
      <span
        className={`display text-paper ${size === "small" ? "text-lead" : "text-heading @max-[19rem]:text-lead"}`}
      >{`${priceText}+`}</span>
    </span>
  );
}
