/** The media types of a goal's photo. */
export const PHOTO_TYPES = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/avif",
] as const;

/** The largest size of a photo, in bytes: 5 MB. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;

/** Why a file cannot become a photo. */
export type PhotoFault = "not-an-image" | "too-large";

/** Returns why a file cannot become a photo, or null; `size` in bytes. */
export function photoFault(file: {
  readonly type: string;
  readonly size: number;
}): PhotoFault | null {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return "not-an-image";
  return file.size > PHOTO_MAX_BYTES ? "too-large" : null;
}
