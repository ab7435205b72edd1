import { useState, type CSSProperties } from "react";
import type { PictureData } from "#domain/page-data.ts";
import { avifSrcSet, pictureUrl } from "#domain/picture-files.ts";

type PictureProps = {
  picture: PictureData;
  alt: string;
  /**
   * The `sizes` attribute: the width of the picture on the page. Not "auto": with it, Chromium 156 never frees the
   * memory of the picture and of the elements around it.
   */
  sizes: string;
  /** For the largest picture above the fold: loads eagerly, before others. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
};

/** A responsive picture. If it fails to load, its alternative text is shown. */
export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  className = "",
  style,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const src = pictureUrl(picture);
  const avif = avifSrcSet(picture);

  if (failedSrc === src) {
    return (
      <span
        className={`flex items-center justify-center bg-raised p-6 text-center text-body text-quiet ${className}`}
      >
        {alt}
      </span>
    );
  }

  return (
    <picture>
      {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "low"}
        decoding="async"
        draggable={false}
        className={className}
        style={style}
        ref={(image) => {
          // It may have failed before hydration attached `onError`.
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) {
            setFailedSrc(src);
          }
        }}
        onError={() => setFailedSrc(src)}
      />
    </picture>
  );
}
