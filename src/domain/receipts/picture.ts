/** The largest file of a picture that is searched for codes, in bytes: 20 MB. */
export const PICTURE_MAX_BYTES = 20 * 1024 * 1024;

/** The most pixels of a picture; phone cameras make up to 50 million. */
const PICTURE_MAX_PIXELS = 64_000_000;

/** The longer side of a picture as it is searched, in pixels: enough for a small code on a long receipt. */
const PICTURE_SIDE_PX = 2560;

/** Why no code was read from a picture. */
export type PictureFault = "too-large" | "not-a-picture" | "no-code" | "too-slow" | "no-reader";

/**
 * The width and height to which a picture is scaled before the search, the longer side at most `side`; null if it has
 * too many pixels, or none.
 */
export function lookedAt(
  width: number,
  height: number,
  side = PICTURE_SIDE_PX,
): { readonly width: number; readonly height: number } | null {
  const pixels = width * height;
  if (!(pixels > 0) || pixels > PICTURE_MAX_PIXELS) return null;
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
