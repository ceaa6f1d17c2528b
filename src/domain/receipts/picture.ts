/** How large the file of a picture may be that a code is looked for in, in bytes: 20 MB. */
export const PICTURE_MAX_BYTES = 20 * 1024 * 1024;

/** How many pixels it may have; cameras of telephones make up to 50 million. */
const PICTURE_MAX_PIXELS = 64_000_000;

/** The longer side of a picture that is looked at, in pixels: a small code on a long receipt is still read. */
const PICTURE_SIDE = 2560;

/** Why a picture has no code to read. */
export type PictureFault = "too-large" | "not-a-picture" | "no-code" | "too-slow" | "no-reader";

/** Width and height in which a picture is looked at, the longer side at most `side`; null for one with too many pixels, or none. */
export function lookedAt(
  width: number,
  height: number,
  side = PICTURE_SIDE,
): { readonly width: number; readonly height: number } | null {
  const pixels = width * height;
  if (!(pixels > 0) || pixels > PICTURE_MAX_PIXELS) return null;
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
