/** The kinds of image that a goal's photo may be, as media types. */
export const PHOTO_TYPES = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/avif",
] as const;

/** How large a photo may be, in bytes: 5 MB. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;

/** Why a file cannot become a photo. */
export type PhotoFault = "not-an-image" | "too-large";

/** The fault of a file that shall become a photo, or null; `size` in bytes. */
export function photoFault(file: {
  readonly type: string;
  readonly size: number;
}): PhotoFault | null {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return "not-an-image";
  return file.size > PHOTO_MAX_BYTES ? "too-large" : null;
}
