import type { PictureFault } from "../../domain/receipts/picture.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { PhotoFile } from "../photos/photos.ts";

/** A picture in which codes are looked for. */
export type PictureSearch = {
  /** The texts of its codes, at least one. */
  readonly texts: Promise<Result<readonly string[], PictureFault>>;
  /** Breaks the search off, if it still goes on. */
  readonly cancel: () => void;
};

/** Finds codes in pictures, which stay on the device. */
export type PictureReader = { search(file: PhotoFile): PictureSearch };
